/*
 * answer_figure.c - reading what a printed result has besides answers.
 */
#include "check/answer_read.h"

#include "base/digit.h"
#include "base/score.h"

#include <string.h>

static bool refuse_second(struct reading *reading, const cJSON *item, struct error *error)
{
    char message[ERROR_MESSAGE_SIZE];

    snprintf(message, sizeof message, "a second key \"%s\"", item->string);
    return answer_refuse_key(reading, item, error, message);
}

/* A number, or null for none */
static bool read_number(struct reading *reading, const cJSON *item,
                        const struct json_value *value, struct answer_figure *figure,
                        struct error *error)
{
    if (figure->given)
        return refuse_second(reading, item, error);
    *figure = (struct answer_figure){
        .given = true,
        .number = SCORE_NONE,
        .unanswered = answer_is_blank(reading, item),
    };
    return value->kind == JSON_NULL || figure->unanswered ||
           (value->kind == JSON_NUMBER && json_value_score(value, &figure->number)) ||
           answer_refuse(reading, item, error, "expected a number");
}

/* true or false, or null for neither */
static bool read_truth(struct reading *reading, const cJSON *item,
                       const struct json_value *value, struct answer_figure *figure,
                       struct error *error)
{
    if (figure->given)
        return refuse_second(reading, item, error);
    *figure = (struct answer_figure){.given = true, .number = SCORE_NONE};
    if (value->kind == JSON_TRUE || value->kind == JSON_FALSE)
        figure->number = value->kind == JSON_TRUE;
    figure->unanswered = answer_is_blank(reading, item);
    return value->kind == JSON_NULL || figure->unanswered ||
           score_known(figure->number) ||
           answer_refuse(reading, item, error, "expected true or false");
}

static bool read_algorithm(struct reading *reading, const cJSON *item,
                           const struct json_value *value, struct answer_set *set,
                           struct error *error)
{
    if (set->algorithm)
        return refuse_second(reading, item, error);
    if (value->kind == JSON_STRING)
        for (const struct algorithm *a = algorithms; a < algorithms + ALGORITHM_COUNT;
             a++)
            if (json_words_are(value->words, a->name))
                set->algorithm = a;
    return set->algorithm ||
           answer_refuse(reading, item, error, "expected the name of an algorithm");
}

static bool read_bound(struct reading *reading, const cJSON *item,
                       const struct json_value *value, struct answer_set *set,
                       struct error *error)
{
    static const enum relation relations[] = {EQUAL, AT_LEAST, AT_MOST};

    if (set->bound_given)
        return refuse_second(reading, item, error);
    for (size_t i = 0; i < sizeof relations / sizeof *relations; i++)
        if (value->kind == JSON_STRING &&
            json_words_are(value->words, bound_words[relations[i]])) {
            set->bound = relations[i];
            set->bound_given = true;
        }
    return set->bound_given ||
           answer_refuse(reading, item, error,
                         "expected \"exact\", \"lower\" or \"upper\"");
}

/* The only word of a typed list, if it is a whole number; else NULL. */
static const cJSON *only_number(struct reading *reading, const cJSON *item,
                                struct json_words *words)
{
    const cJSON *list = answer_bare_word(reading, item);
    const cJSON *word = list ? answer_bare_word(reading, list) : NULL;

    if (!word)
        return NULL;
    *words = document_value(&reading->document, word).words;
    for (size_t i = 0; i < words->length; i++)
        if (!is_digit(words->text[i]))
            return NULL;
    return word;
}

/* "leaves 7": a count, or a leaf. *known: it is a count. */
static bool read_typed_count(struct reading *reading, const cJSON *item,
                             struct answer_figure *figure, bool *known,
                             struct error *error)
{
    struct json_words words;
    const cJSON *word = only_number(reading, item, &words);
    struct error found;
    size_t used;
    node n;

    *known = false;
    if (!word)
        return true;
    if (references_find_typed(reading->references, words.text, words.length,
                              NUMBER_IS_NODE, TREE_ROOT, &n, &found))
        return answer_refuse(reading, item, error,
                             "a count, or a node: expected \"leaf count\" or \"ids:\"");
    *known = true;
    if (figure->given)
        return refuse_second(reading, item, error);
    *figure = (struct answer_figure){.given = true};
    return score_read(words.text, words.length, &figure->number, &used) == SCORE_OK ||
           answer_refuse(reading, item, error, "expected a number");
}

bool answer_read_figure(struct reading *reading, const cJSON *item,
                        struct answer_set *set, bool *known, struct error *error)
{
    int figure = figure_find(item->string);
    struct json_value value = document_value(&reading->document, item);

    *known = true;
    if (figure_is_aside(item->string))
        return true;
    if (strcmp(item->string, "algorithm") == 0)
        return read_algorithm(reading, item, &value, set, error);
    if (strcmp(item->string, "bound") == 0)
        return read_bound(reading, item, &value, set, error);
    if (figure == FIGURE_PROVED)
        return read_truth(reading, item, &value, &set->figures[figure], error);
    if (figure < FIGURES && value.kind == JSON_ARRAY &&
        strcmp(item->string, answer_names[ANSWER_leaves]) == 0)
        return read_typed_count(reading, item, &set->figures[figure], known, error);
    /* As an answer leaves are a list. */
    *known =
        figure < FIGURES && (strcmp(item->string, answer_names[ANSWER_leaves]) != 0 ||
                             value.kind == JSON_NUMBER);
    return !*known || read_number(reading, item, &value, &set->figures[figure], error);
}
