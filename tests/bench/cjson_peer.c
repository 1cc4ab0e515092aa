/*
 * cjson_peer.c - one cJSON_Parse of a file, what a reader of JSON text costs at the least
 * where it is used as it comes.
 */
#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    char *text;
    cJSON *item;
    long size;

    if (!file || fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0)
        return 1;
    rewind(file);
    text = malloc((size_t)size + 1);
    if (!text || fread(text, 1, (size_t)size, file) != (size_t)size)
        return 1;
    text[size] = '\0';
    item = cJSON_Parse(text);
    return item ? 0 : 1;
}
