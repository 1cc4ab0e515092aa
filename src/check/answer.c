/*
 * answer.c - the kinds of answers, and reading an object of them.
 */
#include "check/answer.h"

#include "base/nearest.h"
#include "base/quote.h"
#include "check/answer_read.h"
#include "search/proof.h"

#include <stdlib.h>
#include <string.h>

const char *const answer_names[ANSWER_KINDS] = {
#define ANSWER(name, ...) [ANSWER_##name] = #name,
    ANSWERS(ANSWER)
#undef ANSWER
};

static const struct answer_kind {
    enum answer_need need;
    answer_read *read;
} kinds[ANSWER_KINDS] = {
#define ANSWER(name, listed_, need_)                                                     \
    [ANSWER_##name] = {.need = need_, .read = answer_read_##name},
    ANSWERS(ANSWER)
#undef ANSWER
};

/* What is typed has its places in the text that it was typed in. */
static bool place(struct reading *reading, size_t at, struct error *error)
{
    return reading->typed ? typed_place(reading->typed, at, error)
                          : text_place(reading->document.text, at, error);
}

bool answer_place(struct reading *reading, const cJSON *item, struct error *error)
{
    return place(reading, document_at(&reading->document, item), error);
}

bool answer_place_key(struct reading *reading, const cJSON *item, struct error *error)
{
    return place(reading, document_key_at(&reading->document, item), error);
}

bool answer_refuse(struct reading *reading, const cJSON *item, struct error *error,
                   const char *message)
{
    error_set(error, ERROR_INPUT, "%s", message);
    return answer_place(reading, item, error);
}

bool answer_refuse_key(struct reading *reading, const cJSON *item, struct error *error,
                       const char *message)
{
    error_set(error, ERROR_INPUT, "%s", message);
    return answer_place_key(reading, item, error);
}

bool answer_is_blank(struct reading *reading, const cJSON *item)
{
    struct json_value value = document_value(&reading->document, item);
    struct error error;
    node n;

    return value.kind == JSON_STRING && json_words_are(value.words, "?") &&
           !references_find(reading->references, "?", 1, &n, &error);
}

/* Two answers that may be given together, in an object. */
struct pair {
    const char *name;
    struct {
        const char *key;
        int kind;
    } of[2];
};

static const struct pair pairs[] = {
    {"proof", {{"lower", ANSWER_lower}, {"upper", ANSWER_upper}}},
    {"strategy", {{"max", ANSWER_strategy_max}, {"min", ANSWER_strategy_min}}},
};

enum { PAIRS = sizeof pairs / sizeof pairs[0] };

/* The pair of that name, or NULL. */
static const struct pair *find_pair(const char *name)
{
    for (const struct pair *pair = pairs; pair < pairs + PAIRS; pair++)
        if (strcmp(name, pair->name) == 0)
            return pair;
    return NULL;
}

/* The kind of that name, or ANSWER_KINDS. */
static int find_kind(const char *name)
{
    int kind = 0;

    while (kind < ANSWER_KINDS && strcmp(name, answer_names[kind]) != 0)
        kind++;
    return kind;
}

/* A mistyped key must not pass for an answer that was not given. */
static bool refuse_unknown(struct reading *reading, const cJSON *item,
                           struct error *error)
{
#define ANSWER(name, ...) " " #name
    static const char list[] = ANSWERS(ANSWER);
#undef ANSWER
    struct nearest nearest = nearest_to(item->string);
    char message[ERROR_MESSAGE_SIZE];

    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        nearest_offer(&nearest, answer_names[kind]);
    for (int i = 0; i < PAIRS; i++)
        nearest_offer(&nearest, pairs[i].name);
    for (int figure = 0; figure < FIGURES; figure++)
        nearest_offer(&nearest, figure_name(figure));
    if (nearest.best)
        snprintf(message, sizeof message, "unknown key; did you mean \"%s\"?",
                 nearest.best);
    else
        snprintf(message, sizeof message,
                 "unknown key; expected one of%s, or what --format=json prints", list);
    return answer_refuse_key(reading, item, error, message);
}

/* Whether there is such a thing as the answer is about. */
static bool check_need(struct reading *reading, const cJSON *item, int kind,
                       struct error *error)
{
    const struct tree *t = reading->references->tree;
    const char *name = answer_names[kind];
    char message[ERROR_MESSAGE_SIZE];

    if (kinds[kind].need == NEEDS_WINDOWS && reading->algorithm->style != TRACE_WINDOW)
        snprintf(message, sizeof message, "\"%s\" has no meaning for '%s'", name,
                 reading->algorithm->name);
    else if (kinds[kind].need == NEEDS_SIDES && !proof_has_meaning(t))
        snprintf(message, sizeof message, "\"%s\" has no meaning: this tree has %s", name,
                 tree_has_payoffs(t) ? "payoffs" : "chance nodes");
    else if (kinds[kind].need == NEEDS_PAYOFFS && !tree_has_payoffs(t))
        snprintf(message, sizeof message,
                 "\"%s\" has no meaning: leaves of this tree have one value each", name);
    else if (kinds[kind].need == NEEDS_VALUES &&
             tree_has_payoffs(reading->references->tree))
        snprintf(message, sizeof message, "\"%s\" has no meaning for payoffs", name);
    else
        return true;
    return answer_refuse_key(reading, item, error, message);
}

static bool read_kind(struct reading *reading, struct answer_set *set, const cJSON *item,
                      int kind, struct error *error)
{
    struct answer *answer = &set->of[kind];
    char message[ERROR_MESSAGE_SIZE];

    if (answer->given) {
        snprintf(message, sizeof message, "a second key \"%s\"", answer_names[kind]);
        return answer_refuse_key(reading, item, error, message);
    }
    if (!check_need(reading, item, kind, error))
        return false;
    reading->kind = kind;
    reading->rule = NUMBER_IS_CLEAR;
    answer->given = true;
    answer->unanswered = answer_is_blank(reading, item);
    return answer->unanswered || kinds[kind].read(reading, item, answer, error);
}

/* One of the two, by its key. */
static bool read_half(struct reading *reading, struct answer_set *set, const cJSON *item,
                      const struct pair *pair, struct error *error)
{
    char message[ERROR_MESSAGE_SIZE];

    for (int i = 0; i < 2; i++)
        if (strcmp(item->string, pair->of[i].key) == 0)
            return read_kind(reading, set, item, pair->of[i].kind, error);
    snprintf(message, sizeof message, "expected \"%s\" or \"%s\"", pair->of[0].key,
             pair->of[1].key);
    return answer_refuse_key(reading, item, error, message);
}

/* An object of one or both; null where they have no meaning. */
static bool read_pair(struct reading *reading, struct answer_set *set, const cJSON *item,
                      const struct pair *pair, struct error *error)
{
    const cJSON *half;
    char message[ERROR_MESSAGE_SIZE];

    snprintf(message, sizeof message, "expected an object with \"%s\", \"%s\" or both",
             pair->of[0].key, pair->of[1].key);
    if (cJSON_IsNull(item) && !proof_has_meaning(reading->references->tree))
        return true;
    if (!cJSON_IsObject(item) || !item->child)
        return answer_refuse(reading, item, error, message);
    cJSON_ArrayForEach(half, item)
    {
        if (!read_half(reading, set, half, pair, error))
            return false;
    }
    return true;
}

/* name: whose answers these are */
static bool read_owner(struct reading *reading, const cJSON *item, struct buffer *name,
                       struct error *error)
{
    struct json_value value = document_value(&reading->document, item);

    if (answer_is_blank(reading, item))
        return true;
    if (value.kind != JSON_STRING || name->size > 0)
        return answer_refuse(reading, item, error, "expected one name in quotes");
    buffer_add(name, value.words.text, value.words.length);
    return !name->failed || error_memory(error);
}

static bool read_member(struct reading *reading, struct answer_set *set,
                        const cJSON *item, struct error *error)
{
    const struct pair *pair = find_pair(item->string);
    int kind = find_kind(item->string);
    bool figure;

    if (pair)
        return read_pair(reading, set, item, pair, error);
    if (strcmp(item->string, "name") == 0)
        return read_owner(reading, item, &set->name, error);
    if (!answer_read_figure(reading, item, set, &figure, error))
        return false;
    if (figure)
        return true;
    if (kind == ANSWER_KINDS)
        return refuse_unknown(reading, item, error);
    return read_kind(reading, set, item, kind, error);
}

static bool is_empty(const struct answer_set *set)
{
    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        if (set->of[kind].given)
            return false;
    for (int figure = 0; figure < FIGURES; figure++)
        if (set->figures[figure].given)
            return false;
    return !set->algorithm && !set->bound_given;
}

static const char PRACTISED[] = "practice";

/* Comes first: it says what ids mean. */
static bool read_practised(struct reading *reading, struct answer_set *set,
                           struct error *error)
{
    const cJSON *item =
        cJSON_GetObjectItemCaseSensitive(reading->document.root, PRACTISED);

    reading->references->by_id = item != NULL;
    return !item || answer_read_practised(reading, item, &set->practised, error);
}

/* Where somebody practised, a search by another algorithm makes all else wrong. */
static bool check_algorithm(struct reading *reading, const struct answer_set *set,
                            struct error *error)
{
    const cJSON *item =
        cJSON_GetObjectItemCaseSensitive(reading->document.root, "algorithm");
    struct json_value value;
    char message[ERROR_MESSAGE_SIZE], name[20];

    if (!set->practised.given || !item)
        return true;
    value = document_value(&reading->document, item);
    if (value.kind != JSON_STRING ||
        json_words_are(value.words, reading->algorithm->name))
        return true;
    quote_short(name, sizeof name, value.words.text, value.words.length);
    snprintf(message, sizeof message, "%s was practised: --algo=%s tells what is right",
             name, name);
    return answer_refuse(reading, item, error, message);
}

static bool read_members(struct reading *reading, struct answer_set *set,
                         struct error *error)
{
    const cJSON *root = reading->document.root, *item;

    if (!read_practised(reading, set, error) || !check_algorithm(reading, set, error))
        return false;
    cJSON_ArrayForEach(item, root)
    {
        bool of_practised = set->practised.given && strcmp(item->string, PRACTISED) == 0;

        if (!of_practised && !read_member(reading, set, item, error))
            return false;
    }
    return !is_empty(set) ||
           answer_refuse(reading, root, error, "expected at least one answer");
}

bool answer_set_read(struct answer_set *set, struct answers *answers,
                     struct references *references, const struct algorithm *algorithm,
                     struct error *error)
{
    struct reading reading = {.references = references, .algorithm = algorithm};
    bool done;

    *set = (struct answer_set){0};
    if (!answers_next(answers, &reading.document, error)) {
        document_release(&reading.document);
        return false;
    }
    reading.typed = answers_typed(answers);
    done = read_members(&reading, set, error) || answers_place(answers, error);
    references->by_id = false;
    document_release(&reading.document);
    return done;
}

bool answer_has(const struct answer *answer, node n)
{
    for (size_t i = 0; i < answer->count; i++)
        if (answer->items[i].node == n)
            return true;
    return false;
}

void answer_set_release(struct answer_set *set)
{
    for (int kind = 0; kind < ANSWER_KINDS; kind++) {
        free(set->of[kind].items);
        free(set->of[kind].worths);
        free(set->of[kind].blank);
    }
    buffer_release(&set->name);
    buffer_release(&set->practised.name);
}
