/*
 * completion.c - completion for shells, by the same table of options as everything else.
 */
#include "options.h"

#include "base/nearest.h"

#include <string.h>

/* The words of an option, each closed by the separator. */
static void print_words(FILE *out, option_words *words, const char *separator)
{
    for (size_t i = 0; words(i); i++)
        fprintf(out, "%s%s", i ? separator : "", words(i));
}

/* The help of an option, its lines joined, without what would end a quotation. */
static void print_help(FILE *out, const struct option_row *o)
{
    for (const char *c = o->help; *c; c++)
        if (!strchr("'[]:\\", *c))
            putc(*c == '\n' ? ' ' : *c, out);
}

/* Whether the argument is a list, of which the last part is to be completed. */
static bool is_list(const struct option_row *o)
{
    return strstr(o->argument, "[,") != NULL;
}

static void bash_case(FILE *out, const struct option_row *o)
{
    fprintf(out, "    --%s", o->name);
    if (o->letter)
        fprintf(out, "|-%c", o->letter);
    fputs(") words='", out);
    print_words(out, o->words, " ");
    fprintf(out, "';;\n");
}

static void bash(FILE *out, const struct command *command)
{
    fprintf(out,
            "# bash completion for %s\n"
            "_%s()\n{\n"
            "    local cur prev words list=\n"
            "    COMPREPLY=()\n"
            "    cur=${COMP_WORDS[COMP_CWORD]}\n"
            "    prev=${COMP_WORDS[COMP_CWORD-1]}\n"
            "    if [[ $cur == = ]]; then cur=; "
            "elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
            "    case $prev in\n",
            command->name, command->name);
    for (const struct option_row *o = command->options; o->name; o++)
        if (o->words)
            bash_case(out, o);
    fputs("    *)\n        if [[ $cur == -* ]]; then\n            COMPREPLY=($(compgen "
          "-W '",
          out);
    for (const struct option_row *o = command->options; o->name; o++)
        fprintf(out, "--%s%s ", o->name, o->argument ? "=" : "");
    fprintf(out,
            "' -- \"$cur\"))\n"
            "            [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace\n"
            "        else\n"
            "            COMPREPLY=($(compgen -f -- \"$cur\"))\n"
            "        fi\n"
            "        return;;\n"
            "    esac\n"
            "    [[ $cur == *,* ]] && list=${cur%%,*},\n"
            "    COMPREPLY=($(compgen -P \"$list\" -W \"$words\" -- \"${cur##*,}\"))\n"
            "}\n"
            "complete -o filenames -F _%s %s\n",
            command->name, command->name);
}

static void zsh(FILE *out, const struct command *command)
{
    fprintf(out, "#compdef %s\n_arguments -s \\\n", command->name);
    for (const struct option_row *o = command->options; o->name; o++) {
        fprintf(out, "  '--%s%s[", o->name, o->argument ? "=" : "");
        print_help(out, o);
        putc(']', out);
        if (o->argument && o->words && is_list(o)) {
            fprintf(out, ":%s:_values -s , %s ", o->name, o->name);
            print_words(out, o->words, " ");
        } else if (o->argument && o->words) {
            fprintf(out, ":%s:(", o->name);
            print_words(out, o->words, " ");
            putc(')', out);
        } else if (o->argument) {
            fprintf(out, ":%s:_files", o->name);
        }
        fputs("' \\\n", out);
    }
    fputs("  '*:file:_files'\n", out);
}

static void fish(FILE *out, const struct command *command)
{
    fprintf(out, "# fish completion for %s\n", command->name);
    for (const struct option_row *o = command->options; o->name; o++) {
        fprintf(out, "complete -c %s -l %s", command->name, o->name);
        if (o->letter)
            fprintf(out, " -s %c", o->letter);
        if (o->argument && o->words) {
            fputs(" -x -a '", out);
            print_words(out, o->words, " ");
            putc('\'', out);
        } else if (o->argument) {
            fputs(" -r", out);
        }
        fputs(" -d '", out);
        print_help(out, o);
        fputs("'\n", out);
    }
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

bool options_completion(FILE *out, const struct command *command, const char *shell)
{
    for (size_t i = 0; i < SHELL_COUNT; i++) {
        if (strcmp(shell, shells[i].name) == 0) {
            shells[i].print(out, command);
            return true;
        }
    }
    return false;
}

bool options_check_shell(const char *shell, struct error *error)
{
    struct nearest nearest = nearest_to(shell);

    for (size_t i = 0; i < SHELL_COUNT; i++) {
        nearest_offer(&nearest, shells[i].name);
        if (strcmp(shell, shells[i].name) == 0)
            return true;
    }
    return nearest_error(&nearest, "shell", "", error);
}
