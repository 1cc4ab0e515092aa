/*
 * pictures.c - the words that options of pictures take.
 */
#include "pictures.h"

const char *pictures_label(size_t i)
{
    static const char *const words[] = {[LABELS_NAMES] = "names",
                                        [LABELS_IDS] = "ids",
                                        [LABELS_LETTERS] = "letters",
                                        [LABELS_NONE] = "none",
                                        NULL};

    return words[i];
}

const char *pictures_layout(size_t i)
{
    static const char *const words[] = {
        [PICTURE_DOWN] = "down", [PICTURE_RIGHT] = "right", NULL};

    return words[i];
}
