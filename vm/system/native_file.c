/* SPDX-License-Identifier: MIT */
#include "vm/system/native_file.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int native_file_read(const char *path) {
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return -1;
    int error = fstat(file, &status) != 0 ? errno : 0;
    if (error == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) error = ENODEV;
    if (error == 0) return file;
    close(file);
    errno = error;
    return -1;
}

static bool ends_before(int file, uint64_t end) {
    struct stat status;
    return fstat(file, &status) == 0 && (uint64_t)status.st_size < end;
}

/* What is no library, or breaks off before its segments are named, the linker tells itself. */
static bool is_cut(int file) {
    Elf64_Ehdr header;
    Elf64_Phdr segment;
    if (pread(file, &header, sizeof header, 0) != sizeof header ||
        memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
        header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_phentsize != sizeof segment)
        return false;
    for (unsigned i = 0; i < header.e_phnum; i++) {
        off_t at = (off_t)(header.e_phoff + i * sizeof segment);
        if (pread(file, &segment, sizeof segment, at) != sizeof segment) return false;
        if (segment.p_type == PT_LOAD && ends_before(file, segment.p_offset + segment.p_filesz))
            return true;
    }
    return false;
}

bool native_file_is_cut(const char *path) {
    int file = native_file_read(path);
    bool cut = file >= 0 && is_cut(file);
    if (file >= 0) close(file);
    return cut;
}

/* NULL: the linker may look at it. A name without a folder it searches for. */
static const char *refusal(const char *path) {
    if (strchr(path, '/') == NULL) return NULL;
    int file = native_file_read(path);
    if (file < 0) return errno == ENODEV ? "is no file" : NULL;
    bool cut = is_cut(file);
    close(file);
    return cut ? "file too short" : NULL;
}

void *native_file_open(const char *path, int mode, const char **why) {
    *why = refusal(path);
    void *handle = *why == NULL ? dlopen(path, mode) : NULL;
    if (handle == NULL && *why == NULL) *why = dlerror();
    if (*why == NULL) *why = "cannot be loaded";
    return handle;
}
