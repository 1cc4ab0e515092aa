/*
 * judge.c - the words for what is wrong.
 */
#include "check/judge.h"

#include "print/label.h"
#include "reason/reason.h"

#include <stdarg.h>

static void print_node(void *context, FILE *out, node n)
{
    const struct judging *judging = context;

    if (!label_print(out, judging->tree, n, !references_has_name(judging->references, n)))
        *judging->failed = true;
}

/* Prints the words and forgets them. */
static void print_words(const struct judging *judging, struct speech *words)
{
    struct judging copy = *judging;
    const struct speech_names names = {
        .tree = judging->tree,
        .print = print_node,
        .context = &copy,
    };

    speech_print(judging->out, words, 0, words->count, &names);
    if (words->failed)
        *judging->failed = true;
    speech_release(words);
}

static void say(const struct judging *judging, const char *format, va_list *arguments)
{
    struct speech words = {.count = 0};

    speech_say_all(&words, format, arguments);
    print_words(judging, &words);
}

void judge_say(const struct judging *judging, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    say(judging, format, &arguments);
    va_end(arguments);
}

bool judge_wrong(const struct judging *judging, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    say(judging, format, &arguments);
    va_end(arguments);
    putc('\n', judging->out);
    return false;
}

static struct reason reason_of(const struct judging *judging)
{
    return (struct reason){
        .tree = judging->tree,
        .algorithm = judging->algorithm,
        .options = judging->options,
        .history = judging->history,
    };
}

void judge_say_entered(const struct judging *judging, node n)
{
    struct reason reason = reason_of(judging);

    reason_entered(&reason, n);
    print_words(judging, &reason.words);
}

void judge_say_missed(const struct judging *judging, node n)
{
    struct reason reason = reason_of(judging);

    reason_missed(&reason, n);
    print_words(judging, &reason.words);
}

void judge_say_source(const struct judging *judging, node n, enum mover side)
{
    struct reason reason = reason_of(judging);

    reason_source(&reason, n, side);
    print_words(judging, &reason.words);
}
