/*
 * temporary.h - a file that goes away with the run, whatever signal ends that.
 */
#ifndef GTEVAL_BASE_TEMPORARY_H
#define GTEVAL_BASE_TEMPORARY_H

/*
 * Makes a file and opens it for writing, as mkstemp does: name ends in XXXXXX, which is
 * replaced. From now on a signal that ends the process removes it first. One file at a
 * time; name must stay until temporary_forget. Returns the descriptor, -1 on failure.
 */
int temporary_open(char *name);

/* It has been removed, or renamed to stay. */
void temporary_forget(void);

#endif
