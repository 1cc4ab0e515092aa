/*
 * programs.c - the three programs as one, told by its name which of them it is.
 */
#include <string.h>
#include <sys/stat.h>

int gteval_main(int argc, char **argv);
int gtconv_main(int argc, char **argv);
int gtgen_main(int argc, char **argv);

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*main)(int argc, char **argv);
    } programs[] = {
        {"gteval", gteval_main}, {"gtconv", gtconv_main}, {"gtgen", gtgen_main}};

    umask(022); /* there is none, and Emscripten takes that for one that forbids
                   everything */
    for (size_t i = 0; i < sizeof programs / sizeof programs[0]; i++)
        if (strcmp(argv[0], programs[i].name) == 0)
            return programs[i].main(argc, argv);
    return 4;
}
