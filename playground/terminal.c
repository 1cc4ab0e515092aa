/*
 * terminal.c - a terminal whose size nobody knows: Emscripten's ioctl() leaves it unset.
 *
 * The linker puts this into the place of the other (--wrap). The programs then ask the
 * variable COLUMNS.
 */
#include <stdarg.h>
#include <string.h>
#include <sys/ioctl.h>

int __wrap_ioctl(int descriptor, int request, ...);
int __real_ioctl(int descriptor, int request, ...);

int __wrap_ioctl(int descriptor, int request, ...)
{
    va_list rest;
    void *target;

    va_start(rest, request);
    target = va_arg(rest, void *);
    va_end(rest);
    if (request == TIOCGWINSZ)
        memset(target, 0, sizeof(struct winsize));
    return __real_ioctl(descriptor, request, target);
}
