/*
 * completion.c - completion for shells, by the same table of options as everything else.
 */
#include "command/options.h"

#include <string.h>

const char *options_file(size_t i)
{
    (void)i;
    return NULL;
}

static bool is_file(const struct option_row *o)
{
    return o->words == options_file;
}

static bool has_words(const struct option_row *o)
{
    return o->words && o->words(0);
}

/* Whether the argument is a list, of which the last part is to be completed. */
static bool is_list(const struct option_row *o)
{
    return strstr(o->argument, "[,") != NULL;
}

/* Whether the operands are files; else there are none. */
static bool takes_files(const struct command *command)
{
    return strstr(command->usage, "FILE") != NULL;
}

/* The words of an option, with the separator between them. */
static void print_words(FILE *out, option_words *words, const char *separator)
{
    for (size_t i = 0; words(i); i++)
        fprintf(out, "%s%s", i ? separator : "", words(i));
}

/* The letters of all options that take an argument, or of all that take none. */
static void print_letters(FILE *out, const struct command *command, bool argument)
{
    for (const struct option_row *o = command->options; o->name; o++)
        if (o->letter && (o->argument != NULL) == argument)
            putc(o->letter, out);
}

/*
 * The help of an option in a line, for text in single quotes: with an apostrophe written
 * as said, and backslashes before the characters that have a meaning there.
 */
static void print_help(FILE *out, const struct option_row *o, const char *apostrophe,
                       const char *meaning)
{
    for (const char *c = o->help; *c; c++) {
        if (strchr(meaning, *c))
            putc('\\', out);
        if (*c == '\'')
            fputs(apostrophe, out);
        else
            putc(*c == '\n' ? ' ' : *c, out);
    }
}

/* What is offered behind an option. Files are left to readline, which knows to quote. */
static void bash_case(FILE *out, const struct option_row *o)
{
    fprintf(out, "    --%s", o->name);
    if (o->letter)
        fprintf(out, "|-%c", o->letter);
    if (is_file(o)) {
        fputs(") return;;\n", out);
        return;
    }
    fputs(") words='", out);
    if (o->words)
        print_words(out, o->words, " ");
    fprintf(out, "'%s;;\n", is_list(o) ? " list=yes" : "");
}

static void bash_options(FILE *out, const struct command *command)
{
    const char *blank = "";

    for (const struct option_row *o = command->options; o->name; o++) {
        fprintf(out, "%s--%s%s", blank, o->name, o->argument && !o->optional ? "=" : "");
        blank = " ";
    }
}

/* COMP_WORDS has "=" as a word, unless the user has taken it out of COMP_WORDBREAKS. */
static void bash_begin(FILE *out, const struct command *command)
{
    fprintf(out,
            "# bash completion for %s\n"
            "_%s()\n"
            "{\n"
            "    local i=$COMP_CWORD words= list= before= equals= letters\n"
            "    local cur=${COMP_WORDS[i]} option=${COMP_WORDS[i-1]}\n"
            "    COMPREPLY=()\n"
            "    if [[ $cur == = ]]; then\n"
            "        cur= equals=yes\n"
            "    elif [[ $option == = ]]; then\n"
            "        option=${COMP_WORDS[i-2]} equals=yes\n"
            "    elif [[ $cur == --*=* ]]; then\n"
            "        option=${cur%%%%=*} before=${cur%%%%=*}= cur=${cur#*=} equals=yes\n"
            "    fi\n"
            "    letters='^(-[",
            command->name, command->name);
    print_letters(out, command, false);
    fputs("]*([", out);
    print_letters(out, command, true);
    fputs("]))(.*)$'\n"
          "    if [[ $cur =~ $letters && ${BASH_REMATCH[3]} ]]; then\n"
          "        option=-${BASH_REMATCH[2]} before=${BASH_REMATCH[1]} "
          "cur=${BASH_REMATCH[3]}\n"
          "    elif [[ $option =~ $letters && ! ${BASH_REMATCH[3]} ]]; then\n"
          "        option=-${BASH_REMATCH[2]}\n"
          "    fi\n"
          "    [[ \" ${COMP_WORDS[*]:1:i-1} \" != *' -- '* ]] || option=--\n",
          out);
    for (const struct option_row *o = command->options; o->name; o++)
        if (o->optional)
            fprintf(out, "    [[ $equals || $option != --%s ]] || option=\n", o->name);
    fputs("    case $option in\n", out);
}

static void bash(FILE *out, const struct command *command)
{
    bash_begin(out, command);
    for (const struct option_row *o = command->options; o->name; o++)
        if (o->argument)
            bash_case(out, o);
    fputs("    *) [[ $option != -- && $cur == -* ]] && words='", out);
    bash_options(out, command);
    fprintf(out,
            "' || %s;;\n"
            "    esac\n"
            "    compopt +o bashdefault +o default\n"
            "    [[ $list && $cur == *,* ]] && before+=${cur%%,*}, cur=${cur##*,}\n"
            "    COMPREPLY=($(compgen -P \"$before\" -W \"$words\" -- \"$cur\"))\n"
            "    [[ ${COMPREPLY-} != *= ]] || compopt -o nospace\n"
            "}\n"
            "complete -o bashdefault -o default -F _%s %s\n",
            takes_files(command) ? "return" : "words=", command->name, command->name);
}

static void zsh_argument(FILE *out, const struct option_row *o)
{
    fprintf(out, "%s:%s:", o->optional ? ":" : "", o->argument);
    if (is_file(o)) {
        fputs("_files", out);
    } else if (!o->words) {
        putc(' ', out);
    } else if (is_list(o)) {
        fprintf(out, "_values -s , %s ", o->name);
        print_words(out, o->words, " ");
    } else {
        putc('(', out);
        print_words(out, o->words, " ");
        putc(')', out);
    }
}

static void zsh_option(FILE *out, const struct option_row *o)
{
    const char *equals = !o->argument ? "" : o->optional ? "=-" : "=";

    fputs("        ", out);
    if (o->letter)
        fprintf(out, "'(-%c --%s)'{-%c%s,--%s%s}", o->letter, o->name, o->letter,
                o->argument ? "+" : "", o->name, equals);
    else
        fprintf(out, "--%s%s", o->name, equals);
    fputs("'[", out);
    print_help(out, o, "'\\''", "[]\\");
    putc(']', out);
    if (o->argument)
        zsh_argument(out, o);
    fputs("'\n", out);
}

/* Works both as a file of the function path and where it is sourced. */
static void zsh(FILE *out, const struct command *command)
{
    fprintf(out,
            "#compdef %s\n"
            "_%s()\n"
            "{\n"
            "    local options=(\n",
            command->name, command->name);
    for (const struct option_row *o = command->options; o->name; o++)
        zsh_option(out, o);
    fprintf(out,
            "        %s\n"
            "    )\n"
            "    _arguments -s -S $options\n"
            "}\n"
            "if [[ $funcstack[1] == _%s ]]; then\n"
            "    _%s \"$@\"\n"
            "else\n"
            "    compdef _%s %s\n"
            "fi\n",
            takes_files(command) ? "'*:file:_files'" : "", command->name, command->name,
            command->name, command->name);
}

/* In a list, each word is offered behind what stands there up to the last comma. */
static void fish_words(FILE *out, const struct option_row *o)
{
    if (is_list(o)) {
        fputs("(commandline -ct | string replace -r \"^--[a-z-]*=", out);
        if (o->letter)
            fprintf(out, "|^-%c", o->letter);
        fputs("\" \"\" | string match -r \"^.*,\"; or echo){", out);
        print_words(out, o->words, ",");
        putc('}', out);
    } else {
        print_words(out, o->words, " ");
    }
}

static void fish_option(FILE *out, const struct command *command,
                        const struct option_row *o)
{
    fprintf(out, "complete -c %s -l %s", command->name, o->name);
    if (o->letter)
        fprintf(out, " -s %c", o->letter);
    if (has_words(o)) {
        fputs(o->optional ? " -f -a '" : " -x -a '", out);
        fish_words(out, o);
        putc('\'', out);
    } else if (is_file(o)) {
        fputs(" -r -F", out);
    } else if (o->argument) {
        fputs(" -x", out);
    }
    fputs(" -d '", out);
    print_help(out, o, "\\'", "\\");
    fputs("'\n", out);
}

static void fish(FILE *out, const struct command *command)
{
    fprintf(out, "# fish completion for %s\n", command->name);
    if (!takes_files(command))
        fprintf(out, "complete -c %s -f\n", command->name);
    for (const struct option_row *o = command->options; o->name; o++)
        fish_option(out, command, o);
}

static const struct shell {
    const char *name;
    void (*print)(FILE *out, const struct command *command);
} shells[] = {{"bash", bash}, {"zsh", zsh}, {"fish", fish}};

enum { SHELL_COUNT = sizeof shells / sizeof shells[0] };

const char *options_shell(size_t i)
{
    return i < SHELL_COUNT ? shells[i].name : NULL;
}

bool options_completion(FILE *out, const struct command *command, const void *member,
                        struct error *error)
{
    (void)error;
    shells[*(const uint32_t *)member].print(out, command);
    return true;
}
