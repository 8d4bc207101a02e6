/* SPDX-License-Identifier: MIT */
/* A chain of places. Each is looked at when the search first comes to it: it turns out to be a
 * directory, a jar, or nothing; a jar puts the places of its Class-Path into the chain right
 * behind itself. A jar with an index does not: it stands for the jars that the index lists,
 * too. Those are kept beside the chain, by their paths, each once. Places are never taken out
 * and never change once opened, so that only stepping along the chain needs the lock, not
 * reading. A place whose real path was opened before counts as nothing: that ends cycles. Where
 * links lead is the name of a place of the class path itself, and what its manifest names lies
 * beside that; what a manifest names keeps its name.
 */
#include "vm/load/class_path.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/classfile/zip.h"
#include "vm/load/file_url.h"
#include "vm/load/jar_names.h"
#include "vm/load/manifest.h"
#include "vm/system/lock.h"

typedef enum PlaceKind { PLACE_UNOPENED, PLACE_NOTHING, PLACE_DIRECTORY, PLACE_JAR } PlaceKind;

typedef struct Place {
    struct Place *next;
    PlaceKind kind;
    Zip *zip;
    uint32_t versions; /* of a multi-release jar: bit n for META-INF/versions/n */
    char *real;        /* real path, the identity */
    bool is_named_by_jar;
    bool is_folder; /* of such: the URL is one of a folder, not of a jar */
    JarIndex *index;
    struct Place **listed; /* of each section of the index */
    uint64_t asked;        /* the last search among listed jars that came by */
    char path[];           /* absolute, no "." or ".." in it, no slash at the end */
} Place;

struct ClassPath {
    pthread_mutex_t lock;
    const Platform *platform;
    Place *first;
    Place *first_listed;
    uint64_t asking; /* searches among listed jars */
};

enum { INDEX_LIMIT = 16 << 20, OLDEST_VERSION = 8, NEWEST_VERSION = 17 };

/* ---- Paths ---- */

/* Takes out empty, "." and ".." parts of an absolute path, in place. */
static void path_normalize(char *path) {
    char *to = path;
    for (const char *part = path; *part;) {
        while (*part == '/') part++;
        size_t length = strcspn(part, "/");
        if (length == 2 && part[0] == '.' && part[1] == '.') {
            while (to > path && *--to != '/') {
            }
        } else if (length > 0 && !(length == 1 && part[0] == '.')) {
            *to++ = '/';
            memmove(to, part, length);
            to += length;
        }
        part += length;
    }
    if (to == path) *to++ = '/';
    *to = 0;
}

/* malloc'ed base + "/" + path, or path alone if it is absolute. `base` NULL is the current
 * directory. */
static char *path_absolute(const char *base, const char *path, size_t length) {
    char *here = NULL;
    if (length > 0 && path[0] == '/')
        base = "";
    else if (base == NULL)
        base = here = getcwd(NULL, 0);
    char *result = base ? malloc(strlen(base) + length + 3) : NULL;
    if (result) {
        /* One byte more than the parts: normalizing an empty path writes "/". */
        sprintf(result, "%s/%.*s", base, (int)length, path);
        path_normalize(result);
    }
    free(here);
    return result;
}

/* What becomes of a name that goes through a Java string on its way to the system: malloc'ed.
 */
static char *name_for_java(const Platform *platform, const char *name, size_t length) {
    char *copy = strndup(name, length);
    char *text = copy ? platform_to_utf8(platform, copy) : NULL;
    char *result = text ? platform_from_utf8(platform, text, NULL) : NULL;
    free(text);
    free(copy);
    return result;
}

/* ---- The chain ---- */

/* Of an open place: where it is for the program. */
static const char *place_location(const Place *place) {
    return place->is_named_by_jar ? place->path : place->real;
}

/* Puts an unopened place behind *at and moves at on to it. NULL: no memory. */
static Place *insert_place(Place ***at, const char *absolute, bool is_named_by_jar) {
    size_t size = strlen(absolute) + 1;
    Place *place = calloc(1, sizeof *place + size);
    if (place == NULL) return NULL;
    memcpy(place->path, absolute, size);
    place->is_named_by_jar = is_named_by_jar;
    place->next = **at;
    **at = place;
    *at = &place->next;
    return place;
}

static bool has_jar_suffix(const char *name) {
    size_t length = strlen(name);
    return length > 4 &&
           (strcmp(name + length - 4, ".jar") == 0 || strcmp(name + length - 4, ".JAR") == 0);
}

static int choose_jar(const struct dirent *entry) { return has_jar_suffix(entry->d_name); }

static bool insert_jars_of(Place ***at, const char *directory, const Platform *platform) {
    struct dirent **names;
    int count = scandir(directory, &names, choose_jar, alphasort);
    bool good = true;
    for (int i = 0; i < count; i++) {
        char *name = name_for_java(platform, names[i]->d_name, strlen(names[i]->d_name));
        char *path = name ? path_absolute(directory, name, strlen(name)) : NULL;
        free(name);
        good = good && path && insert_place(at, path, false);
        free(path);
        free(names[i]);
    }
    if (count >= 0) free(names);
    return good;
}

static bool insert_element(Place ***at, const char *given, size_t given_length,
                           const Platform *platform) {
    char *element = name_for_java(platform, given, given_length);
    if (element == NULL) return false;
    size_t length = strlen(element);
    bool is_wild =
        length > 0 && element[length - 1] == '*' && (length == 1 || element[length - 2] == '/');
    char *path = path_absolute(NULL, element, length - is_wild);
    bool good = path != NULL;
    if (good)
        good = is_wild ? insert_jars_of(at, path, platform)
                       : insert_place(at, path, false) != NULL;
    free(path);
    free(element);
    return good;
}

ClassPath *class_path_new(const char *text, bool empty_is_here, const Platform *platform) {
    ClassPath *path = calloc(1, sizeof *path);
    if (path == NULL) return NULL;
    pthread_mutex_init(&path->lock, NULL);
    path->platform = platform;
    if (*text == 0 && !empty_is_here) return path;
    Place **at = &path->first;
    for (;;) {
        size_t length = strcspn(text, ":");
        if (!insert_element(&at, text, length, platform)) {
            class_path_free(path);
            return NULL;
        }
        if (text[length] == 0) return path;
        text += length + 1;
    }
}

static void free_places(Place *place) {
    while (place) {
        Place *next = place->next;
        jar_index_free(place->index);
        free(place->listed);
        zip_close(place->zip);
        free(place->real);
        free(place);
        place = next;
    }
}

void class_path_free(ClassPath *path) {
    if (path == NULL) return;
    free_places(path->first);
    free_places(path->first_listed);
    pthread_mutex_destroy(&path->lock);
    free(path);
}

/* ---- Opening ---- */

/* The absolute path that a jar's URL of another names; malloc'ed, NULL: none. */
static char *path_beside(const Place *jar, char *url, const Platform *platform,
                         bool *is_folder) {
    char *path = jar_names_path(url, is_folder);
    char *name = path ? platform_from_utf8(platform, path, NULL) : NULL;
    char *base = name ? strdup(place_location(jar)) : NULL;
    if (base) *strrchr(base, '/') = 0;
    char *result = base ? path_absolute(*base ? base : "/", name, strlen(name)) : NULL;
    free(base);
    free(name);
    return result;
}

/* Puts what the jar's Class-Path names behind the jar. URLs that are not files are passed over.
 */
static void insert_manifest_places(Place *jar, const Platform *platform) {
    char *value = manifest_of_zip(jar->zip, "Class-Path", NULL), *rest = value, *url;
    Place **at = &jar->next;
    while (value && (url = jar_names_next(&rest)) != NULL) {
        bool is_folder;
        char *path = path_beside(jar, url, platform, &is_folder);
        Place *place = path ? insert_place(&at, path, true) : NULL;
        if (place) place->is_folder = is_folder;
        free(path);
    }
    free(value);
}

/* The listed jar of this path. NULL: no memory. */
static Place *listed_place(ClassPath *path, const char *absolute) {
    Place **at = &path->first_listed;
    for (; *at; at = &(*at)->next)
        if (strcmp((*at)->path, absolute) == 0) return *at;
    return insert_place(&at, absolute, true);
}

/* Reads the jar's index, if it has one, and makes places for the jars that it lists. */
static bool read_index(ClassPath *path, Place *jar) {
    static const char name[] = "META-INF/INDEX.LIST";
    const ZipEntry *entry = zip_find(jar->zip, name, sizeof name - 1);
    uint8_t *bytes;
    size_t length;
    if (entry == NULL || entry->size > INDEX_LIMIT ||
        !zip_read(jar->zip, entry, &bytes, &length, NULL))
        return false;
    jar->index = jar_index_new((char *)bytes, length);
    size_t count = jar->index ? jar_index_count(jar->index) : 0;
    jar->listed = calloc(count + 1, sizeof(Place *));
    for (size_t i = 0; jar->listed && i < count; i++) {
        bool is_folder;
        char *url = strdup(jar_index_jar(jar->index, i));
        char *beside = url ? path_beside(jar, url, path->platform, &is_folder) : NULL;
        if (beside) jar->listed[i] = listed_place(path, beside);
        free(beside);
        free(url);
    }
    return true;
}

/* ---- Multi-release jars: for each name, the newest version that there is counts ---- */

static const char versions_prefix[] = "META-INF/versions/";

static uint32_t jar_versions(const Zip *zip) {
    bool is_multi = manifest_is_multi_release(zip);
    uint32_t versions = 0;
    size_t prefix = sizeof versions_prefix - 1;
    for (size_t i = 0; is_multi && i < zip_entry_count(zip); i++) {
        const ZipEntry *entry = zip_entry_at(zip, i);
        if (entry->name_length <= prefix + 1 ||
            memcmp(entry->name, versions_prefix, prefix) != 0)
            continue;
        unsigned n = 0;
        const char *p = entry->name + prefix, *end = entry->name + entry->name_length;
        while (p < end && *p >= '0' && *p <= '9' && n <= NEWEST_VERSION)
            n = n * 10 + (unsigned)(*p++ - '0');
        if (p < end && *p == '/' && n >= OLDEST_VERSION && n <= NEWEST_VERSION)
            versions |= 1u << n;
    }
    return versions;
}

/* A folder is found without its slash, too. `name` has room for one. */
static const ZipEntry *find_entry(const Zip *zip, char *name, size_t length) {
    const ZipEntry *entry = zip_find(zip, name, length);
    if (entry || (length > 0 && name[length - 1] == '/')) return entry;
    name[length] = '/';
    return zip_find(zip, name, length + 1);
}

static const ZipEntry *find_in_jar(const Place *place, const char *name) {
    size_t length = strlen(name);
    if (place->versions != 0 && strncmp(name, "META-INF/", 9) != 0) {
        char *full = malloc(sizeof versions_prefix + length + 5);
        const ZipEntry *entry = NULL;
        for (unsigned n = NEWEST_VERSION; full && !entry && n >= OLDEST_VERSION; n--) {
            if (place->versions >> n & 1)
                entry = find_entry(place->zip, full,
                                   (size_t)sprintf(full, "%s%u/%s", versions_prefix, n, name));
        }
        free(full);
        if (entry) return entry;
    }
    char *room = malloc(length + 2);
    const ZipEntry *entry = room ? find_entry(place->zip, strcpy(room, name), length) : NULL;
    free(room);
    return entry;
}

static bool is_known(const ClassPath *path, const char *real) {
    for (const Place *p = path->first; p; p = p->next)
        if (p->real && strcmp(p->real, real) == 0) return true;
    return false;
}

static bool open_jar(Place *place) {
    place->zip = zip_open(place->path, NULL);
    if (place->zip == NULL) return false;
    place->kind = PLACE_JAR;
    place->versions = jar_versions(place->zip);
    return true;
}

static void open_place(ClassPath *path, Place *place) {
    struct stat status;
    place->kind = PLACE_NOTHING;
    char *real = realpath(place->path, NULL);
    if (real == NULL || is_known(path, real) || stat(real, &status) != 0) {
        free(real);
        return;
    }
    place->real = real;
    bool may_be_folder = !place->is_named_by_jar || place->is_folder;
    if (S_ISDIR(status.st_mode) && may_be_folder) {
        place->kind = PLACE_DIRECTORY;
    } else if (S_ISREG(status.st_mode) && !place->is_folder && open_jar(place)) {
        if (!read_index(path, place)) insert_manifest_places(place, path->platform);
    }
}

/* The first place after this one (NULL: the first of all) that is something. */
static Place *next_place(ClassPath *path, Place *place) {
    lock_acquire(&path->lock, LOCK_CLASS_PATH);
    do {
        place = place ? place->next : path->first;
        if (place && place->kind == PLACE_UNOPENED) open_place(path, place);
    } while (place && place->kind == PLACE_NOTHING);
    lock_release(&path->lock, LOCK_CLASS_PATH);
    return place;
}

/* ---- Jars behind an index ---- */

static Place *search_listed(ClassPath *path, Place *place, const char *name);

/* Those whose sections have the line; *is_known if there is one. */
static Place *search_sections(ClassPath *path, const Place *jar, const char *line,
                              size_t length, const char *name, bool *is_known) {
    Place *found = NULL;
    for (size_t i = 0; jar->listed && !found && i < jar_index_count(jar->index); i++) {
        if (!jar_index_has(jar->index, i, line, length)) continue;
        *is_known = true;
        if (jar->listed[i]) found = search_listed(path, jar->listed[i], name);
    }
    return found;
}

/* By the resource's name, else by its folder. */
static Place *search_index(ClassPath *path, const Place *jar, const char *name) {
    bool is_known = false;
    const char *slash = strrchr(name, '/');
    Place *found = search_sections(path, jar, name, strlen(name), name, &is_known);
    if (is_known || slash == NULL) return found;
    return search_sections(path, jar, name, (size_t)(slash - name), name, &is_known);
}

/* A listed jar that has the resource: this one or one behind its own index. */
static Place *search_listed(ClassPath *path, Place *place, const char *name) {
    if (place->asked == path->asking) return NULL;
    place->asked = path->asking;
    if (place->kind == PLACE_UNOPENED) {
        place->kind = PLACE_NOTHING;
        if (open_jar(place)) read_index(path, place);
    }
    if (place->kind != PLACE_JAR) return NULL;
    return find_in_jar(place, name) ? place : search_index(path, place, name);
}

/* The jar that has the resource, and its entry: this one or one behind its index. */
static Place *jar_with(ClassPath *path, Place *jar, const char *name, const ZipEntry **entry) {
    *entry = find_in_jar(jar, name);
    if (*entry || jar->index == NULL) return jar;
    lock_acquire(&path->lock, LOCK_CLASS_PATH);
    path->asking++;
    Place *found = search_index(path, jar, name);
    lock_release(&path->lock, LOCK_CLASS_PATH);
    if (found == NULL) return jar;
    *entry = find_in_jar(found, name);
    return found;
}

/* ---- Searching ---- */

/* A name must not leave its directory; "" is the directory itself. */
static bool name_is_safe(const char *name) {
    if (*name == '/') return false;
    for (const char *part = name; *part; part += strspn(part, "/")) {
        size_t length = strcspn(part, "/");
        if (length == 2 && part[0] == '.' && part[1] == '.') return false;
        part += length;
    }
    return true;
}

static bool read_all(int file, size_t size, uint8_t *bytes) {
    for (size_t done = 0; done < size;) {
        ssize_t count = read(file, bytes + done, size - done);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        done += (size_t)count;
    }
    return true;
}

/* Where a directory has the resource, whose name is UTF-8. False: nowhere. */
static bool file_in(const ClassPath *path, const Place *place, const char *name, char *full,
                    size_t size) {
    char *file = platform_from_utf8(path->platform, name, NULL);
    bool fits = file && snprintf(full, size, "%s/%s", place->path, file) < (int)size;
    free(file);
    return fits;
}

/* 1 found, 0 not there, -1 there but unreadable. */
static int read_file(const ClassPath *path, const Place *place, const char *name, uint8_t **out,
                     size_t *length, Fault *fault) {
    char full[PATH_MAX];
    struct stat status;
    if (!file_in(path, place, name, full, sizeof full)) return 0;
    /* Non-blocking, lest a FIFO of that name hangs the loader; regular files don't care. */
    int file = open(full, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return 0;
    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
        close(file);
        return 0;
    }
    size_t size = (size_t)status.st_size;
    uint8_t *bytes = size <= INT_MAX - 16 ? malloc(size + 1) : NULL;
    bool good = bytes && read_all(file, size, bytes);
    close(file);
    if (!good) {
        free(bytes);
        fault_set(fault, FAULT_IO, 0, "%.200s: cannot be read", full);
        return -1;
    }
    bytes[size] = 0;
    *out = bytes;
    *length = size;
    return 1;
}

bool class_path_find(ClassPath *path, const char *name, uint8_t **bytes, size_t *length,
                     const char **origin, Fault *fault) {
    if (fault) fault->kind = NULL;
    if (!name_is_safe(name)) return false;
    for (Place *place = next_place(path, NULL); place; place = next_place(path, place)) {
        int result = 0;
        const Place *holder = place;
        if (place->kind == PLACE_JAR) {
            const ZipEntry *entry;
            holder = jar_with(path, place, name, &entry);
            if (entry) result = zip_read(holder->zip, entry, bytes, length, fault) ? 1 : -1;
        } else {
            result = read_file(path, place, name, bytes, length, fault);
        }
        if (result > 0 && origin) *origin = place_location(holder);
        if (result) return result > 0;
    }
    return false;
}

const char *class_path_place(ClassPath *path, size_t index) {
    const char *result = NULL;
    lock_acquire(&path->lock, LOCK_CLASS_PATH);
    for (const Place *p = path->first; p && !result; p = p->next)
        if ((p->kind == PLACE_DIRECTORY || p->kind == PLACE_JAR) && index-- == 0)
            result = place_location(p);
    lock_release(&path->lock, LOCK_CLASS_PATH);
    return result;
}

/* ---- URLs ---- */

char *class_path_origin_url(const ClassPath *path, const char *origin) {
    struct stat status;
    bool is_directory = stat(origin, &status) == 0 && S_ISDIR(status.st_mode);
    char *text = platform_to_utf8(path->platform, origin);
    char *url = text ? file_url_make("file:", text, is_directory ? "/" : "", "") : NULL;
    free(text);
    return url;
}

/* "": the place does not have it. NULL: no memory. */
static char *url_in(ClassPath *path, Place *place, const char *name) {
    const ZipEntry *entry = NULL;
    if (place->kind == PLACE_JAR) place = jar_with(path, place, name, &entry);
    char *location = platform_to_utf8(path->platform, place_location(place));
    if (location == NULL) return NULL;
    if (place->kind == PLACE_JAR) {
        /* A folder without its slash has a URL without it. */
        size_t asked = strlen(name);
        bool is_asked =
            entry && entry->name_length == asked + 1 && memcmp(entry->name, name, asked) == 0;
        char *real = entry ? strndup(entry->name, entry->name_length - is_asked) : NULL;
        char *url = entry == NULL ? strdup("")
                    : real        ? file_url_make("jar:file:", location, "!/", real)
                                  : NULL;
        free(real);
        free(location);
        return url;
    }
    char full[PATH_MAX];
    struct stat status;
    bool is_there = file_in(path, place, name, full, sizeof full) && stat(full, &status) == 0;
    char *url =
        is_there ? file_url_make("file:", location, location[1] ? "/" : "", name) : strdup("");
    free(location);
    return url;
}

void class_path_free_urls(char **urls) {
    for (char **p = urls; p && *p; p++) free(*p);
    free(urls);
}

char **class_path_urls(ClassPath *path, const char *name, size_t limit) {
    size_t count = 0, capacity = 4;
    char **urls = calloc(capacity, sizeof *urls);
    Place *place = urls && name_is_safe(name) ? next_place(path, NULL) : NULL;
    while (place && (limit == 0 || count < limit)) {
        char *url = url_in(path, place, name);
        char **grown =
            count + 2 > capacity ? realloc(urls, (capacity *= 2) * sizeof *urls) : urls;
        if (grown) urls = grown;
        if (url == NULL || grown == NULL) {
            free(url);
            class_path_free_urls(urls);
            return NULL;
        }
        if (*url)
            urls[count++] = url;
        else
            free(url); /* not in this place */
        urls[count] = NULL;
        place = next_place(path, place);
    }
    return urls;
}
