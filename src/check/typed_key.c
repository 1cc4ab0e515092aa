/*
 * typed_key.c - keys as people call them.
 */
#include "check/typed_key.h"

#include "base/fold.h"
#include "base/nearest.h"
#include "check/answer.h"

#include <string.h>

/* The shape of each answer. */
static const enum typed_shape shapes[ANSWER_KINDS] = {
    [ANSWER_value] = TYPED_WORTH,
    [ANSWER_move] = TYPED_NODE,
    [ANSWER_pv] = TYPED_LINE,
    [ANSWER_values] = TYPED_WORTHS,
    [ANSWER_bounds] = TYPED_WINDOWS,
    [ANSWER_leaves] = TYPED_NODES,
    [ANSWER_pruned] = TYPED_NODES,
    [ANSWER_plan] = TYPED_MOVES,
    [ANSWER_lower] = TYPED_NODES,
    [ANSWER_upper] = TYPED_NODES,
    [ANSWER_strategy_max] = TYPED_MOVES,
    [ANSWER_strategy_min] = TYPED_MOVES,
    [ANSWER_payoffs] = TYPED_WORTH,
    [ANSWER_unique] = TYPED_WORD,
    [ANSWER_best_moves] = TYPED_NODES,
};

/* Other keys, and other words for keys. A count of leaves is told from a list of them. */
static const struct {
    const char *word;
    struct typed_key key;
} others[] = {
    {"line", {"pv", TYPED_LINE}},
    {"lines", {"pv", TYPED_LINE}},
    {"principal variation", {"pv", TYPED_LINE}},
    {"best move", {"move", TYPED_NODE}},
    {"windows", {"bounds", TYPED_WINDOWS}},
    {"window", {"bounds", TYPED_WINDOWS}},
    {"order", {"leaves", TYPED_NODES}},
    {"leaves read", {"leaves", TYPED_NODES}},
    {"leaves visited", {"leaves", TYPED_NODES}},
    {"nodes read", {"nodes", TYPED_NUMBER}},
    {"nodes visited", {"nodes", TYPED_NUMBER}},
    {"leaf count", {"leaves", TYPED_NUMBER}},
    {"node count", {"nodes", TYPED_NUMBER}},
    {"algorithm", {"algorithm", TYPED_WORD}},
    {"bound", {"bound", TYPED_WORD}},
    {"name", {"name", TYPED_REST}},
};

/* Without what stands between words, all in small letters. */
static bool is_word(const char *folded, const char *word)
{
    char other[FOLD_ROOM];

    fold_word(word, strlen(word), other);
    return strcmp(folded, other) == 0;
}

static bool find_key(const char *folded, struct typed_key *key)
{
    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        if (is_word(folded, answer_names[kind])) {
            *key = (struct typed_key){answer_names[kind], shapes[kind]};
            return true;
        }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (is_word(folded, others[i].word)) {
            *key = others[i].key;
            return true;
        }
    for (int figure = 0; figure < FIGURES; figure++)
        if (is_word(folded, figure_name(figure))) {
            *key = (struct typed_key){
                figure_name(figure), figure == FIGURE_PROVED ? TYPED_WORD : TYPED_NUMBER};
            return true;
        }
    return false;
}

static bool refuse(const struct token_line *line, const struct token *word,
                   const char *folded, struct error *error)
{
    struct nearest nearest = nearest_to(folded);

    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        nearest_offer(&nearest, answer_names[kind]);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        nearest_offer(&nearest, others[i].word);
    for (int figure = 0; figure < FIGURES; figure++)
        nearest_offer(&nearest, figure_name(figure));
    if (nearest.best)
        return text_error(line->source, word->at, error,
                          "unknown key; did you mean \"%s\"?", nearest.best);
    return token_refuse(line, word, error,
                        "unknown key; expected a line as \"value = 3\", \"pv: A B\" or "
                        "\"pruned c2 c3\"");
}

/* Tries the words from the first up to the end of the last. */
static bool try_words(const struct token_line *line, const struct token *first,
                      const struct token *last, char folded[static FOLD_ROOM],
                      struct typed_key *key)
{
    fold_word(line->source->data + first->at, last->at + last->length - first->at,
              folded);
    return find_key(folded, key);
}

bool typed_key_take(struct token_line *line, struct typed_key *key, struct error *error)
{
    struct token first = line->next;
    char folded[FOLD_ROOM], two[FOLD_ROOM];

    if (first.kind != TOKEN_WORD)
        return token_refuse(line, &first, error,
                            "expected a key, as value, pv or pruned");
    if (!token_step(line, error))
        return false;
    if (line->next.kind == TOKEN_WORD && !token_is(line, &line->next, "?") &&
        try_words(line, &first, &line->next, two, key))
        return token_step(line, error);
    return try_words(line, &first, &first, folded, key) ||
           refuse(line, &first, folded, error);
}
