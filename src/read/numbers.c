/*
 * numbers.c - who moves, where a document says it by numbers.
 */
#include "read/numbers.h"

#include "base/memory.h"
#include "read/json_key.h"

#include <stdlib.h>

/* The nodes that one word gave one number. */
struct met {
    const struct numbered *first; /* NULL: there are none */
    const struct numbered *bare;  /* the first inner one whose chances are not said */
    const struct numbered *told;  /* the first one whose chances are said */
};

/* What one word says in a document. */
struct met_all {
    struct met minus, zero, one, last; /* last: the number of the last player */
    const struct numbered *more;       /* the first number above 1 */
    const struct numbered *above;      /* the first number above those of players */
    unsigned players;                  /* of the game; 2 where it has no payoffs */
    bool counted;                      /* the document says how many there are */
};

struct numbers_end {
    const struct player_numbers *numbers;
    const struct text *text;
    struct error *error;
};

bool numbers_add(struct player_numbers *numbers, const struct numbered *numbered,
                 struct error *error)
{
    if (!memory_reserve(&numbers->list, &numbers->capacity, numbers->count + 1,
                        sizeof *numbers->list, error))
        return false;
    numbers->list[numbers->count++] = *numbered;
    return true;
}

static void meet(struct met *met, const struct numbered *numbered)
{
    met->first = met->first ? met->first : numbered;
    if (numbered->odds && !met->told)
        met->told = numbered;
    if (!numbered->odds && !numbered->leaf && !met->bare)
        met->bare = numbered;
}

static void meet_number(struct met_all *all, const struct numbered *numbered)
{
    int number = numbered->number;

    if (number == -1)
        meet(&all->minus, numbered);
    if (number == 0)
        meet(&all->zero, numbered);
    if (number == 1)
        meet(&all->one, numbered);
    if (number == (int)all->players)
        meet(&all->last, numbered);
    if (number > 1 && !all->more)
        all->more = numbered;
    if (number > (int)all->players && !all->above)
        all->above = numbered;
}

/* Says what is wrong with a number, whose word stands before the message. False. */
static bool refuse(const struct numbers_end *end, const struct numbered *numbered,
                   const char *message)
{
    char shown[WORD_SHOWN_SIZE];

    return text_error(end->text, numbered->at, end->error, "\"%s\" is %d%s",
                      end->numbers->json ? json_key_show(end->text, numbered->at, shown)
                                         : "player",
                      numbered->number, message);
}

/* Players have the numbers from 1 on, and chance another one. */
static bool check_players(const struct numbers_end *end, const struct met_all *all)
{
    const struct numbered *chance = all->zero.bare ? all->zero.bare : all->minus.bare;

    if (all->above)
        return refuse(end, all->above,
                      all->counted ? ", above the number of players"
                                   : ": a third player, in a tree without payoffs");
    if (!all->counted && !all->one.first)
        return refuse(end, all->more,
                      ", and never 1: who is that? write \"max\" or "
                      "\"min\"");
    if (all->zero.first && all->minus.first)
        return refuse(end, all->zero.first,
                      ", and elsewhere -1: which is chance? write \"chance\", and "
                      "number players from 1");
    if (chance && !all->last.first)
        return refuse(end, chance,
                      ", and no player has the last number: is that chance, or a "
                      "player? write \"chance\", and number players from 1");
    return true;
}

/* Nobody has a number above 1. */
static bool check_signs(const struct numbers_end *end, const struct met_all *all)
{
    if (all->zero.bare)
        return refuse(end, all->zero.bare,
                      ": is that chance, or a player? write \"chance\", \"max\" or "
                      "\"min\"");
    if (all->one.first && all->minus.told)
        return refuse(end, all->minus.told,
                      ": is that chance, or MIN? write \"chance\" or \"min\"");
    if (all->one.first && !all->minus.first && !all->zero.first)
        return refuse(end, all->one.first,
                      ", and never -1: who is that? write \"max\" or \"min\"");
    if (!all->one.first && all->minus.first && (all->minus.bare || !all->minus.told))
        return refuse(end, all->minus.first,
                      ", and never 1: is that MIN, or chance? write \"max\", \"min\" or "
                      "\"chance\"");
    return true;
}

static enum mover mover_of(const struct met_all *all, const struct numbered *numbered)
{
    bool signs = !all->counted && !all->more && all->one.first;

    if (numbered->number > 0)
        return (enum mover)numbered->number;
    if (numbered->number == -1 && signs)
        return MOVER_MIN;
    return numbered->leaf ? MOVER_DEFAULT : MOVER_CHANCE;
}

/* All numbers under the word of list[from], which is the first one under that. */
static bool end_word(const struct numbers_end *end, size_t from, unsigned players)
{
    struct numbered *list = end->numbers->list;
    struct met_all all = {.players = players > 0 ? players : 2, .counted = players > 0};

    for (size_t i = from; i < end->numbers->count; i++)
        if (list[i].rank == list[from].rank)
            meet_number(&all, &list[i]);
    if (!(all.counted || all.more ? check_players(end, &all) : check_signs(end, &all)))
        return false;
    for (size_t i = from; i < end->numbers->count; i++)
        if (list[i].rank == list[from].rank)
            list[i].mover = mover_of(&all, &list[i]);
    return true;
}

bool numbers_end(struct player_numbers *numbers, unsigned players,
                 const struct text *text, struct error *error)
{
    struct numbers_end end = {.numbers = numbers, .text = text, .error = error};
    uint64_t done[KEY_RANKS / 64] = {0};

    for (size_t i = 0; i < numbers->count; i++) {
        size_t rank = numbers->list[i].rank;
        uint64_t bit = (uint64_t)1 << rank % 64;

        if (!(done[rank / 64] & bit) && !end_word(&end, i, players))
            return false;
        done[rank / 64] |= bit;
    }
    return true;
}

void numbers_release(struct player_numbers *numbers)
{
    free(numbers->list);
    *numbers = (struct player_numbers){0};
}
