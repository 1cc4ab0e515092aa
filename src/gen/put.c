/*
 * put.c - numbers are those of score_write byte for byte, only faster.
 */
#include "gen/put.h"

#include <stdint.h>

/* Beyond 2^53 score_write decides how an integer looks. */
static const double exact_limit = 0x1p53;

enum { BASE = 10, PAIR = 100, INTEGER_DIGITS = 20 };

/* Not inline: where the compiler knows a bound for the size it copies by a string
 * instruction, which is slow for the few bytes of an id. */
void put_bytes(struct emitter *e, const char *bytes, size_t size)
{
    memcpy(e->buffer + e->used, bytes, size);
    e->used += size;
}

/* The two digits of a number below 100, just before end. */
static char *pair_before(char *end, uint64_t value)
{
    static const char pairs[] = "0001020304050607080910111213141516171819"
                                "2021222324252627282930313233343536373839"
                                "4041424344454647484950515253545556575859"
                                "6061626364656667686970717273747576777879"
                                "8081828384858687888990919293949596979899";

    return memcpy(end - 2, pairs + 2 * value, 2);
}

/* The digits of value end just before end; returns where they begin. */
static char *digits_before(char *end, uint64_t value)
{
    for (; value >= PAIR; value /= PAIR)
        end = pair_before(end, value % PAIR);
    if (value >= BASE)
        return pair_before(end, value);
    *--end = (char)('0' + value);
    return end;
}

void put_integer(struct emitter *e, uint64_t value)
{
    char digits[INTEGER_DIGITS], *end = digits + INTEGER_DIGITS;
    char *first = digits_before(end, value);

    put_bytes(e, first, (size_t)(end - first));
}

/*
 * A fraction of up to 15 decimals. So many digits tell any two decimals apart as doubles,
 * hence the one that gives this double is the shortest that does. False if there is none.
 */
static bool put_decimals(struct emitter *e, double fraction)
{
    enum { DECIMALS = 15 };
    static const double scale = 1e15, smallest_plain = 1e-4;
    char digits[DECIMALS];
    uint64_t scaled = (uint64_t)(fraction * scale + 0.5);
    size_t count = DECIMALS;
    char *first;

    if (fraction < smallest_plain || (double)scaled / scale != fraction)
        return false;
    first = digits_before(digits + DECIMALS, scaled);
    while (first > digits)
        *--first = '0';
    while (digits[count - 1] == '0')
        count--;
    put_bytes(e, "0.", 2);
    put_bytes(e, digits, count);
    return true;
}

void put_value(struct emitter *e, double value)
{
    double size = value < 0 ? -value : value;
    char text[SCORE_TEXT_SIZE];

    if (value < 0)
        put_char(e, '-');
    if (size < exact_limit && (double)(uint64_t)size == size) {
        put_integer(e, (uint64_t)size);
    } else if (size >= 1 || !put_decimals(e, size)) {
        score_write(size, text);
        put_text(e, text);
    }
}
