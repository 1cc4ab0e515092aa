/*
 * reading.c - reading texts from memory and byte by byte.
 */
#include "reading.h"

#include "base/quote.h"
#include "ensure.h"

#include <dirent.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static void dump_value(struct buffer *out, double value)
{
    char text[SCORE_TEXT_SIZE];

    buffer_add(out, text, score_write(value, text));
}

/* (1, 2), or the value where there is one. */
static void dump_worth(struct buffer *out, const struct tree *t, node n)
{
    if (score_known(t->value[n]))
        dump_value(out, t->value[n]);
    if (!tree_has_payoffs(t) || !tree_is_leaf(t, n))
        return;
    for (unsigned i = 0; i < t->players; i++) {
        buffer_text(out, i == 0 ? "(" : ", ");
        dump_value(out, tree_payoffs(t, n)[i]);
    }
    buffer_text(out, ")");
}

static void dump_mover(struct buffer *out, const struct tree *t, node n)
{
    if (tree_is_chance(t, n)) {
        buffer_text(out, "C(");
    } else if (!tree_has_payoffs(t)) {
        buffer_text(out, tree_is_max(t, n) ? "X(" : "N(");
    } else {
        buffer_text(out, "P");
        buffer_number(out, t->mover[n]);
        buffer_text(out, "(");
    }
}

/* @1/3*2: the probability as it was written, and the weight. */
static void dump_edge(struct buffer *out, const struct tree *t, node n)
{
    if (n == TREE_ROOT || !tree_is_chance(t, t->parent[n]))
        return;
    if (tree_odds(t, n)) {
        buffer_text(out, "@");
        buffer_text(out, tree_odds(t, n));
    }
    if (tree_odds(t, n) || t->weight[n] != 1) {
        buffer_text(out, "*");
        dump_value(out, t->weight[n]);
    }
}

static void dump_nodes(struct buffer *out, const struct tree *t, node n, node end)
{
    const char *blank = "";

    for (; n < end; n = t->end[n], blank = " ") {
        buffer_text(out, blank);
        if (tree_name(t, n)) {
            buffer_text(out, tree_name(t, n));
            buffer_text(out, "=");
        }
        dump_worth(out, t, n);
        if (!tree_is_leaf(t, n)) {
            dump_mover(out, t, n);
            dump_nodes(out, t, n + 1, t->end[n]);
            buffer_text(out, ")");
        }
        dump_edge(out, t, n);
    }
}

/* What is said of the game as a whole. */
static void dump_game(struct buffer *out, const struct tree *t)
{
    for (unsigned i = 1; i <= t->players && t->player; i++) {
        buffer_text(out, tree_player(t, i) ? tree_player(t, i) : "-");
        buffer_text(out, " ");
    }
    if (isinf(t->low) && isinf(t->high))
        return;
    buffer_text(out, "[");
    dump_value(out, t->low);
    buffer_text(out, ", ");
    dump_value(out, t->high);
    buffer_text(out, "] ");
}

void reading_dump(struct buffer *out, const struct tree *t)
{
    dump_game(out, t);
    dump_nodes(out, t, TREE_ROOT, t->count);
}

/* All that is counted must be so in the arrays. */
static void check_counts(const struct tree *t)
{
    node leaves = 0;

    ENSURE(t->count > 0 && t->end[TREE_ROOT] == t->count);
    for (node n = 0; n < t->count; n++) {
        ENSURE(t->end[n] > n && t->end[n] <= t->end[t->parent[n]]);
        ENSURE(t->mover[n] <= (tree_has_payoffs(t) ? t->players : 2));
        ENSURE(t->chance || !tree_is_chance(t, n));
        ENSURE(!tree_is_leaf(t, n) || tree_has_payoffs(t) || score_known(t->value[n]));
        leaves += tree_is_leaf(t, n) ? 1 : 0;
    }
    ENSURE(t->leaves == leaves);
}

/* Reads the trees of a reader whose text is open, and closes it. */
static void read_all(struct reader *reader, struct buffer *out)
{
    struct error error = {0};
    enum read_result result;
    char place[64];

    buffer_clear(out);
    buffer_text(out, "");
    while ((result = reader_next(reader, &error)) == READ_TREE) {
        buffer_text(out, reader->count > 1 ? "; " : "");
        check_counts(&reader->build.tree);
        reading_dump(out, &reader->build.tree);
    }
    if (result == READ_FAILED) {
        ck_assert_int_eq(error.kind, ERROR_INPUT);
        ck_assert_str_eq(error.file, reader->text.file);
        snprintf(place, sizeof place, "%s%llu:%llu: ", reader->count > 0 ? "; " : "",
                 (unsigned long long)error.line, (unsigned long long)error.column);
        buffer_text(out, place);
        buffer_text(out, error.message);
    }
    reader_close(reader);
}

void reading_memory(const struct format *format, const struct read_options *options,
                    const char *name, const char *bytes, size_t size, struct buffer *out)
{
    struct reader reader = {.format = format, .options = *options};
    struct error error;

    ck_assert(text_from(&reader.text, name, bytes, size, &error));
    read_all(&reader, out);
}

/* What is sent byte by byte. */
struct feed {
    int socket;
    const char *bytes;
    size_t size;
};

static void *send_bytes(void *argument)
{
    const struct feed *feed = argument;

    for (size_t i = 0; i < feed->size; i++)
        if (send(feed->socket, feed->bytes + i, 1, MSG_NOSIGNAL) != 1)
            break;
    close(feed->socket);
    return NULL;
}

/* Packets are not joined, so each reading of the socket brings one. */
void reading_slowly(const struct format *format, const struct read_options *options,
                    const char *name, const char *bytes, size_t size, struct buffer *out)
{
    struct reader reader = {.format = format, .options = *options};
    struct feed feed = {.bytes = bytes, .size = size};
    int ends[2];
    pthread_t sender;
    struct error error;

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends), 0);
    reader.text = (struct text){.file = name, .descriptor = ends[0], .line = 1};
    feed.socket = ends[1];
    ck_assert_int_eq(pthread_create(&sender, NULL, send_bytes, &feed), 0);
    ck_assert(text_more(&reader.text, &error));
    read_all(&reader, out);
    pthread_join(sender, NULL);
}

void reading_check_table(const struct format *format, const struct reading_table *table)
{
    struct buffer out = {0};

    for (size_t i = 0; i < table->count; i++) {
        const struct reading *r = &table->readings[i];

        reading_memory(format, &table->options, "test", r->bytes, r->size, &out);
        ck_assert_msg(strcmp(out.data, r->expected) == 0,
                      "%s: %s\n  gives %s\n  not   %s", table->name, r->bytes, out.data,
                      r->expected);
        reading_slowly(format, &table->options, "test", r->bytes, r->size, &out);
        ck_assert_msg(strcmp(out.data, r->expected) == 0,
                      "%s, byte by byte: %s\n  gives %s\n  not   %s", table->name,
                      r->bytes, out.data, r->expected);
    }
    buffer_release(&out);
}

void reading_check(const struct format *format, const struct read_options *options,
                   const struct reading *readings, size_t count)
{
    reading_check_table(format,
                        &(struct reading_table){format ? format->name : "any format",
                                                *options, readings, count});
}

/* Appends all of a file. */
static void read_file(const char *path, struct buffer *out)
{
    char bytes[4096];
    FILE *file = fopen(path, "r");
    size_t size;

    ENSURE_MSG(file, "cannot open %s: run the tests from the project's root", path);
    buffer_text(out, "");
    while ((size = fread(bytes, 1, sizeof bytes, file)) > 0)
        buffer_add(out, bytes, size);
    fclose(file);
}

/* What is read, quoted as for a terminal, must end in the refusal, behind trees or not.
 */
static void check_end(const struct buffer *out, const char *refusal, const char *path)
{
    char *shown = NULL, *end;
    size_t size = 0, length = strlen(refusal);
    FILE *file = open_memstream(&shown, &size);

    ENSURE(file);
    quote_plain(file, out->data);
    fclose(file);
    end = shown + size - (length < size ? length : size);
    ck_assert_msg(
        strcmp(end, refusal) == 0 &&
            (end == shown || (end - shown > 2 && memcmp(end - 2, "; ", 2) == 0)),
        "%s\n  gives %s\n  not   %s", path, shown, refusal);
    free(shown);
}

/* Takes "path:line:column: error: message" to "line:column: message". */
static void cut_refusal(struct buffer *expected, const char *path)
{
    static const char error[] = " error:";
    char *line = expected->data + strlen(path) + 1, *word = strstr(line, error);

    ENSURE_MSG(word && strncmp(expected->data, path, strlen(path)) == 0,
               "no refusal beside %s", path);
    line[strcspn(line, "\n")] = '\0';
    memmove(word, word + strlen(error), strlen(word + strlen(error)) + 1);
    memmove(expected->data, line, strlen(line) + 1);
}

static void check_bad(const struct format *format, const char *path)
{
    static const struct read_options by_file = {.root = MOVER_DEFAULT};
    struct buffer text = {0}, expected = {0}, out = {0}, slow = {0};
    char beside[300];

    snprintf(beside, sizeof beside, "%s.expected", path);
    read_file(path, &text);
    read_file(beside, &expected);
    cut_refusal(&expected, path);
    reading_memory(format, &by_file, path, text.data, text.size, &out);
    check_end(&out, expected.data, path);
    /* The mark is skipped where a text is opened, which happens to none that is sent. */
    if (strncmp(text.data, "\xEF\xBB\xBF", 3) != 0) {
        reading_slowly(format, &by_file, path, text.data, text.size, &slow);
        ck_assert_msg(strcmp(slow.data, out.data) == 0,
                      "byte by byte, %s\n  gives %s\n  not   %s", path, slow.data,
                      out.data);
    }
    buffer_release(&text);
    buffer_release(&expected);
    buffer_release(&out);
    buffer_release(&slow);
}

int reading_bad(const struct format *format)
{
    DIR *folder = opendir("tests/bad");
    const struct dirent *entry;
    char path[280];
    int count = 0;

    ENSURE_MSG(folder, "no tests/bad: run the tests from the project's root");
    while ((entry = readdir(folder))) {
        const char *suffix = strrchr(entry->d_name, '.');

        if (!suffix || strcmp(suffix, format->suffix) != 0)
            continue;
        snprintf(path, sizeof path, "tests/bad/%s", entry->d_name);
        check_bad(format, path);
        count++;
    }
    closedir(folder);
    return count;
}

static const char MEANINGFUL[] =
    "\0\n\r\t \"#'(),-.0123456789:=[\\]aefginu{}\x7F\x80\xC3\xFF";

void reading_damage_table(const struct format *format, const struct reading_table *table)
{
    enum { LONGEST = 512 };
    struct buffer out = {0};
    char bytes[LONGEST];

    for (size_t i = 0; i < table->count; i++) {
        size_t size = table->readings[i].size;

        ck_assert_uint_le(size, LONGEST);
        memcpy(bytes, table->readings[i].bytes, size);
        for (size_t at = 0; at < size; at++) {
            reading_memory(format, &table->options, "test", bytes, at, &out);
            for (size_t k = 0; k < sizeof MEANINGFUL; k++) {
                bytes[at] = MEANINGFUL[k];
                reading_memory(format, &table->options, "test", bytes, size, &out);
            }
            bytes[at] = table->readings[i].bytes[at];
        }
    }
    buffer_release(&out);
}

void reading_damage(const struct format *format, const struct read_options *options,
                    const struct reading *readings, size_t count)
{
    reading_damage_table(format,
                         &(struct reading_table){format ? format->name : "any format",
                                                 *options, readings, count});
}

/* A file of copies of a document, closed with fclose. */
static FILE *copies(const char *document, int count)
{
    FILE *file = tmpfile();

    ck_assert_ptr_nonnull(file);
    for (int i = 0; i < count; i++)
        fputs(document, file);
    ck_assert_int_eq(fflush(file), 0);
    rewind(file);
    return file;
}

void reading_stream(const struct format *format, const char *document, node nodes)
{
    static const struct read_options by_file = {.root = MOVER_DEFAULT};
    enum { COPIES = 100000 };
    FILE *file = copies(document, COPIES);
    struct reader reader;
    struct error error;
    enum read_result result;
    uint64_t lines = 0, line, column;
    size_t window;
    char path[32];

    for (const char *at = document; (at = strchr(at, '\n')); at++)
        lines++;
    snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
    ck_assert(reader_open(&reader, path, format, &by_file, &error));
    window = reader.text.capacity;
    while ((result = reader_next(&reader, &error)) == READ_TREE)
        ck_assert_uint_eq(reader.build.tree.count, nodes);
    ck_assert_int_eq(result, READ_END);
    ck_assert_uint_eq(reader.count, COPIES);
    ck_assert_uint_eq(reader.text.capacity, window);
    text_locate(&reader.text, reader.text.position, &line, &column);
    ck_assert_uint_eq(line, lines * COPIES + 1);
    reader_close(&reader);
    fclose(file);
}
