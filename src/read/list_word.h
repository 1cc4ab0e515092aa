/*
 * list_word.h - the words of list text: which are names, which say who moves, and which
 * stand where a value is missing.
 */
#ifndef GTEVAL_READ_LIST_WORD_H
#define GTEVAL_READ_LIST_WORD_H

#include "read/cursor.h"
#include "read/names.h"

/* The bare word at the cursor; empty where a byte stands that no word has, at chance
 * nodes @ as well. */
struct name list_word(struct cursor *cursor, bool chance);

/* Says what is wrong with such a byte. Always returns false. */
bool list_word_stop(struct cursor *cursor);

/* Whose move max or min says, in any case and with quotes or without; MOVER_DEFAULT for
 * any other word. In quotes, an escape makes it a name. */
enum mover list_word_mover(const struct text *text, struct name word);

/*
 * Refuses a bare word that cannot be shown, that other languages write where there is no
 * value, or with a character in the place of one of ASCII.
 */
bool list_word_check(struct cursor *cursor, struct name word);

/* Whether a bare word before numbers may be a value that is not known yet. */
bool list_word_is_doubtful(struct cursor *cursor, struct name word);

/* Refuses such a word, which is at data[at]. Always returns false. */
bool list_word_refuse(struct cursor *cursor, size_t at);

/* The end of a number, without the point that numpy leaves behind whole ones. */
size_t list_word_number_end(const struct text *text, struct name word);

#endif
