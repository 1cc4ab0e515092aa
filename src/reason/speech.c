/*
 * speech.c - formats with their arguments, kept and printed.
 */
#include "reason/speech.h"

#include "base/memory.h"
#include "base/quote.h"

#include <stdlib.h>
#include <string.h>

bool speech_is_mark(char c)
{
    return c != '\0' && strchr("@#~%&$", c) != NULL;
}

/* Room for another phrase with that many arguments. */
static bool reserve(struct speech *words, size_t arguments)
{
    struct error error;

    words->failed = words->failed ||
                    !memory_reserve(&words->phrases, &words->capacity, words->count + 1,
                                    sizeof *words->phrases, &error) ||
                    !memory_reserve(&words->arguments, &words->argument_capacity,
                                    words->argument_count + arguments + 1,
                                    sizeof *words->arguments, &error);
    return !words->failed;
}

static union argument take(char mark, va_list *arguments)
{
    switch (mark) {
    case '@':
        return (union argument){.node = va_arg(*arguments, node)};
    case '%':
        return (union argument){.count = va_arg(*arguments, size_t)};
    case '&':
        return (union argument){.count = va_arg(*arguments, unsigned)};
    case '$':
        return (union argument){.text = va_arg(*arguments, const char *)};
    default:
        return (union argument){.value = va_arg(*arguments, double)};
    }
}

static size_t count_marks(const char *format)
{
    size_t marks = 0;

    for (; *format; format++)
        marks += speech_is_mark(*format);
    return marks;
}

void speech_say_all(struct speech *words, const char *format, va_list *arguments)
{
    if (!*format || !reserve(words, count_marks(format)))
        return;
    words->phrases[words->count++] =
        (struct saying){.format = format, .first = words->argument_count};
    for (; *format; format++)
        if (speech_is_mark(*format))
            words->arguments[words->argument_count++] = take(*format, arguments);
}

void speech_say(struct speech *words, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    speech_say_all(words, format, &arguments);
    va_end(arguments);
}

void speech_cut(struct speech *words, size_t count)
{
    if (count >= words->count)
        return;
    words->argument_count = words->phrases[count].first;
    words->count = count;
}

void speech_copy(struct speech *words, const struct speech *others, size_t first,
                 size_t end)
{
    for (size_t i = first; i < end; i++) {
        const struct saying *phrase = &others->phrases[i];
        size_t marks = count_marks(phrase->format);

        if (!reserve(words, marks))
            return;
        words->phrases[words->count++] = (struct saying){
            .format = phrase->format,
            .first = words->argument_count,
        };
        for (size_t mark = 0; mark < marks; mark++)
            words->arguments[words->argument_count++] =
                others->arguments[phrase->first + mark];
    }
}

void speech_release(struct speech *words)
{
    free(words->phrases);
    free(words->arguments);
    *words = (struct speech){0};
}

static void print_player(FILE *out, const struct tree *t, unsigned player)
{
    const char *name = tree_player(t, player);

    if (name)
        quote_word(out, name);
    else
        fprintf(out, "player %u", player);
}

static void print_argument(FILE *out, char mark, const union argument *argument,
                           const struct speech_names *names)
{
    switch (mark) {
    case '@':
        names->print(names->context, out, argument->node);
        break;
    case '%':
        fprintf(out, "%zu", argument->count);
        break;
    case '&':
        print_player(out, names->tree, (unsigned)argument->count);
        break;
    case '$':
        fputs(argument->text, out);
        break;
    case '~':
        score_print_bound(out, argument->value);
        break;
    default:
        score_print(out, argument->value);
    }
}

void speech_print(FILE *out, const struct speech *words, size_t first, size_t end,
                  const struct speech_names *names)
{
    for (size_t i = first; i < end; i++) {
        const struct saying *phrase = &words->phrases[i];
        const union argument *argument = &words->arguments[phrase->first];

        for (const char *c = phrase->format; *c; c++) {
            if (speech_is_mark(*c))
                print_argument(out, *c, argument++, names);
            else
                putc(*c, out);
        }
    }
}
