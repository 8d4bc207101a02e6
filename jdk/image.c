/* SPDX-License-Identifier: MIT */
/* The header's seven words; then four tables: redirects and offsets of one length, location
 * attributes, texts; then the contents. A path's hash leads to a redirect: 0, nothing is there;
 * negative, the entry itself; positive, the seed of a second hash. An entry's location is a
 * list of attributes: a byte with kind and number of bytes less one, and a big-endian number.
 * Content that jlink packed begins with a header of its own; one packer is known, "zip". */
#include "jdk/image.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "vm/system/native_file.h"

enum { MAGIC = (int)0xCAFEDADA, VERSION = 0x00010000, FIRST_SEED = 0x01000193 };
enum { PACKED_MAGIC = (int)0xCAFEFAFA };

typedef enum Attribute {
    AT_END,
    AT_MODULE,
    AT_PARENT,
    AT_BASE,
    AT_EXTENSION,
    AT_OFFSET,
    AT_PACKED,
    AT_LENGTH,
    AT_COUNT
} Attribute;

typedef struct ImageHeader {
    uint32_t magic, version, flags, resources, table_length, locations_size, texts_size;
} ImageHeader;

/* Of packed content (J23). */
typedef struct __attribute__((packed)) PackedHeader {
    uint32_t magic;
    uint64_t packed, length;
    uint32_t packer, settings; /* offsets in the texts */
    uint8_t is_last;
} PackedHeader;

struct Image {
    const uint8_t *bytes;
    size_t size;
    ImageIdentity identity;
    uint32_t table_length, locations_size, texts_size;
    const int32_t *redirects;
    const uint32_t *offsets;
    const uint8_t *locations, *contents;
    const char *texts;
};

/* ---- Opening ---- */

static bool lay_out(Image *image, const char *path, char *message, size_t size) {
    ImageHeader header;
    if (image->size < sizeof header) {
        snprintf(message, size, "%s is no image of modules: it ends after %zu bytes", path,
                 image->size);
        return false;
    }
    memcpy(&header, image->bytes, sizeof header);
    if (header.magic != (uint32_t)MAGIC || header.version != VERSION) {
        snprintf(message, size,
                 "%s is no image of modules: it begins with %08x, version %x, in place of "
                 "cafedada, version %x",
                 path, header.magic, header.version, VERSION);
        return false;
    }
    uint64_t need = sizeof header + (uint64_t)header.table_length * 8 + header.locations_size +
                    header.texts_size;
    if (header.table_length == 0 || need > image->size) {
        snprintf(message, size,
                 "%s is cut: it ends after %zu bytes, its tables alone take %llu", path,
                 image->size, (unsigned long long)need);
        return false;
    }
    image->table_length = header.table_length;
    image->locations_size = header.locations_size;
    image->texts_size = header.texts_size;
    image->redirects = (const int32_t *)(const void *)(image->bytes + sizeof header);
    image->offsets = (const uint32_t *)(const void *)(image->redirects + header.table_length);
    image->locations = (const uint8_t *)(image->offsets + header.table_length);
    image->texts = (const char *)image->locations + header.locations_size;
    image->contents = (const uint8_t *)image->texts + header.texts_size;
    if (header.texts_size != 0 && image->texts[header.texts_size - 1] == 0) return true;
    snprintf(message, size, "%s is damaged: its texts have no end", path);
    return false;
}

static bool is_readable(const Image *image, const char *path, char *message, size_t size);

static uint64_t nanoseconds(struct timespec time) {
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

Image *image_open(const char *path, const void *place, char *message, size_t size) {
    struct stat status;
    int fd = native_file_read(path);
    if (fd < 0 || fstat(fd, &status) != 0) {
        snprintf(message, size, "%s: %s", path, strerror(errno));
        if (fd >= 0) close(fd);
        return NULL;
    }
    Image *image = calloc(1, sizeof *image);
    void *bytes = image != NULL && status.st_size > 0
                      ? mmap((void *)(uintptr_t)place, (size_t)status.st_size, PROT_READ,
                             MAP_PRIVATE, fd, 0)
                      : MAP_FAILED;
    close(fd);
    if (bytes == MAP_FAILED) {
        snprintf(message, size, "%s cannot be mapped: %s", path,
                 status.st_size == 0 ? "it is empty" : strerror(errno));
        free(image);
        return NULL;
    }
    image->bytes = bytes;
    image->size = (size_t)status.st_size;
    image->identity = (ImageIdentity){status.st_dev, status.st_ino, image->size,
                                      nanoseconds(status.st_mtim), nanoseconds(status.st_ctim)};
    if (lay_out(image, path, message, size) && is_readable(image, path, message, size))
        return image;
    image_close(image);
    return NULL;
}

ImageIdentity image_identity(const Image *image) { return image->identity; }
const uint8_t *image_bytes(const Image *image) { return image->bytes; }

void image_close(Image *image) {
    if (image == NULL) return;
    munmap((void *)(uintptr_t)image->bytes, image->size);
    free(image);
}

/* ---- Finding ---- */

/* The pieces of a path; the hash and the comparison see them one behind another. */
typedef struct Path {
    const char *pieces[8];
    int count;
} Path;

static uint32_t path_hash(const Path *path, uint32_t seed) {
    for (int i = 0; i < path->count; i++)
        for (const char *p = path->pieces[i]; *p != 0; p++)
            seed = seed * FIRST_SEED ^ (uint8_t)*p;
    return seed & 0x7FFFFFFF;
}

/* The location of an entry; false: it is none. */
static bool read_location(const Image *image, uint32_t at, uint64_t values[AT_COUNT]) {
    memset(values, 0, AT_COUNT * sizeof *values);
    while (at < image->locations_size) {
        uint8_t head = image->locations[at++];
        unsigned kind = head >> 3, bytes = (head & 7u) + 1;
        if (kind == AT_END) return true;
        if (kind >= AT_COUNT || bytes > image->locations_size - at) return false;
        for (unsigned i = 0; i < bytes; i++)
            values[kind] = values[kind] << 8 | image->locations[at++];
    }
    return false;
}

static const char *text_at(const Image *image, uint64_t offset) {
    return offset < image->texts_size ? image->texts + offset : "";
}

static bool is_at(const Path *path, const char *text, int *piece, const char **rest) {
    while (*text != 0) {
        while (*piece < path->count && **rest == 0)
            if (++*piece < path->count) *rest = path->pieces[*piece];
        if (*piece == path->count || **rest != *text) return false;
        text++, (*rest)++;
    }
    return true;
}

static bool is_path(const Image *image, const uint64_t values[AT_COUNT], const Path *path) {
    const char *parent = text_at(image, values[AT_PARENT]),
               *extension = text_at(image, values[AT_EXTENSION]), *rest = path->pieces[0];
    int piece = 0;
    bool same = is_at(path, "/", &piece, &rest) &&
                is_at(path, text_at(image, values[AT_MODULE]), &piece, &rest) &&
                is_at(path, "/", &piece, &rest) && is_at(path, parent, &piece, &rest) &&
                (parent[0] == 0 || is_at(path, "/", &piece, &rest)) &&
                is_at(path, text_at(image, values[AT_BASE]), &piece, &rest) &&
                (extension[0] == 0 || is_at(path, ".", &piece, &rest)) &&
                is_at(path, extension, &piece, &rest);
    while (same && piece < path->count && *rest == 0)
        if (++piece < path->count) rest = path->pieces[piece];
    return same && piece == path->count;
}

/* Content as it lies in the image. */
typedef struct Content {
    const uint8_t *at;
    size_t stored, length; /* alike if it is not packed */
    bool is_packed;
} Content;

static bool find_content(const Image *image, const char *module, const char *name,
                         const char *extension, Content *content) {
    Path path = {{"/", module, "/", name, ".", extension}, 6};
    uint32_t entry = path_hash(&path, FIRST_SEED) % image->table_length;
    int32_t redirect = image->redirects[entry];
    uint64_t values[AT_COUNT];
    if (redirect == 0) return false;
    entry = redirect < 0 ? (uint32_t)(-1 - redirect)
                         : path_hash(&path, (uint32_t)redirect) % image->table_length;
    if (entry >= image->table_length || !read_location(image, image->offsets[entry], values) ||
        !is_path(image, values, &path))
        return false;
    bool is_packed = values[AT_PACKED] != 0;
    uint64_t stored = is_packed ? values[AT_PACKED] : values[AT_LENGTH];
    size_t room = image->size - (size_t)(image->contents - image->bytes);
    if (values[AT_OFFSET] > room || stored > room - values[AT_OFFSET]) return false;
    *content =
        (Content){image->contents + values[AT_OFFSET], stored, values[AT_LENGTH], is_packed};
    return true;
}

/* The name of what packed it; "": it is damaged. */
static const char *packer_of(const Image *image, const Content *content, PackedHeader *header) {
    if (content->stored < sizeof *header) return "";
    memcpy(header, content->at, sizeof *header);
    return header->magic == (uint32_t)PACKED_MAGIC &&
                   header->packed == content->stored - sizeof *header &&
                   header->length == content->length
               ? text_at(image, header->packer)
               : "";
}

static uint8_t *unpack(const Image *image, const Content *content) {
    PackedHeader header;
    if (strcmp(packer_of(image, content, &header), "zip") != 0) return NULL;
    uint8_t *bytes = malloc(content->length != 0 ? content->length : 1);
    uLongf got = content->length;
    if (bytes == NULL) return NULL;
    if (uncompress(bytes, &got, content->at + sizeof header, header.packed) == Z_OK &&
        got == content->length)
        return bytes;
    free(bytes);
    return NULL;
}

bool image_has(const Image *image, const char *module, const char *name,
               const char *extension) {
    Content content;
    return find_content(image, module, name, extension, &content);
}

const uint8_t *image_find(const Image *image, const char *module, const char *name,
                          const char *extension, size_t *length) {
    Content content;
    if (!find_content(image, module, name, extension, &content) || content.is_packed)
        return NULL;
    *length = content.length;
    return content.at;
}

uint8_t *image_unpack(const Image *image, const char *module, const char *name,
                      const char *extension, size_t *length) {
    Content content;
    if (!find_content(image, module, name, extension, &content) || !content.is_packed)
        return NULL;
    *length = content.length;
    return unpack(image, &content);
}

/* One class stands for all: jlink packs them in one way. */
static bool find_one(const Image *image, Content *content) {
    return find_content(image, "java.base", "java/lang/Object", "class", content);
}

bool image_is_packed(const Image *image) {
    Content content;
    return find_one(image, &content) && content.is_packed;
}

static bool is_readable(const Image *image, const char *path, char *message, size_t size) {
    Content content;
    PackedHeader header;
    if (!find_one(image, &content) || !content.is_packed) return true;
    const char *packer = packer_of(image, &content, &header);
    if (packer[0] == 0 || strcmp(packer, "zip") == 0) return true;
    snprintf(message, size,
             "%s is packed by \"%s\", which is not read here: jlink --compress=0 or 2 packs "
             "it otherwise",
             path, packer);
    return false;
}
