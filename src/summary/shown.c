/*
 * shown.c - making text fit for messages.
 */
#include "summary/shown.h"

#include "base/utf8.h"

#include <string.h>

static const char DOTS[] = "...";

struct shown shown_word(const char *word, size_t length)
{
    struct shown shown = {""};
    size_t at = 0, out = 0, bytes;

    for (; at < length && out + UTF8_LONGEST + sizeof DOTS <= SHOWN_SIZE; at += bytes) {
        bytes = utf8_length(word + at, length - at);
        if (bytes == 0 || utf8_is_control(utf8_code(word + at, bytes))) {
            bytes = bytes == 0 ? 1 : bytes;
            shown.text[out++] = '?';
        } else {
            memcpy(shown.text + out, word + at, bytes);
            out += bytes;
        }
    }
    strcpy(shown.text + out, at < length ? DOTS : "");
    return shown;
}
