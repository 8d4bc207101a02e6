/* SPDX-License-Identifier: MIT */
/* URLs of files, and of entries of jars. */
#ifndef MINIJVM_VM_LOAD_FILE_URL_H
#define MINIJVM_VM_LOAD_FILE_URL_H

/* `before`, the path, `between` and the name without its "." parts; in path and name, which are
 * UTF-8, every byte is escaped that a URL's path may not hold. The caller's; NULL: no memory.
 */
char *file_url_make(const char *before, const char *path, const char *between,
                    const char *name);

#endif
