/*
 * judge.c - the words for what is wrong.
 */
#include "check/judge.h"

#include "base/quote.h"
#include "base/score.h"
#include "print/label.h"

#include <stdarg.h>

static void say_node(const struct judging *judging, node n)
{
    if (!label_print(judging->out, judging->tree, n,
                     !references_has_name(judging->references, n)))
        *judging->failed = true;
}

static void say_player(const struct judging *judging, unsigned player)
{
    const char *name = tree_player(judging->tree, player);

    if (name)
        quote_word(judging->out, name);
    else
        fprintf(judging->out, "player %u", player);
}

static void say(const struct judging *judging, const char *format, va_list *arguments)
{
    FILE *out = judging->out;

    for (; *format; format++) {
        switch (*format) {
        case '@':
            say_node(judging, va_arg(*arguments, node));
            break;
        case '#':
            score_print(out, va_arg(*arguments, double));
            break;
        case '%':
            fprintf(out, "%zu", va_arg(*arguments, size_t));
            break;
        case '$':
            fputs(va_arg(*arguments, const char *), out);
            break;
        case '&':
            say_player(judging, va_arg(*arguments, unsigned));
            break;
        default:
            putc(*format, out);
        }
    }
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
