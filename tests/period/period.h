/* SPDX-License-Identifier: MIT */
/* What the agents here share: the table, their last line, and maps from ids to what an agent
 * remembers. An agent defines `notify`, calls period_load with its name, and period_end when it
 * knows its results. Needs jvmpi.h and a C library. Maps take their entries from one store that
 * never allocates, since handlers between GC_START and GC_FINISH may not; who uses a map on
 * several threads locks. */
#ifndef PERIOD_H
#define PERIOD_H

#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jvmpi.h"

#define UNUSED           __attribute__((unused))
#define KIND(event)      ((event)->event_type & ~JVMPI_REQUESTED_EVENT)
#define REQUESTED(event) (((event)->event_type & JVMPI_REQUESTED_EVENT) != 0)

static UNUSED JVMPI_Interface *jvmpi;
static UNUSED JavaVM *java_vm;
static const char *period_name = "?";
static atomic_int period_wrongs;

/* ---- Results ---- */

/* An account that does not come out. */
static UNUSED __attribute__((format(printf, 1, 2))) void wrong(const char *format, ...) {
    if (atomic_fetch_add(&period_wrongs, 1) >= 5) return;
    char text[300];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fprintf(stderr, "%s wrong: %s\n", period_name, text);
}
#define EXPECT(truth, ...)                                                                     \
    do {                                                                                       \
        if (!(truth)) wrong(__VA_ARGS__);                                                      \
    } while (0)

/* The agent's last line. */
static UNUSED __attribute__((format(printf, 1, 2))) void period_end(const char *format, ...) {
    char text[300];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    int wrongs = atomic_load(&period_wrongs);
    if (wrongs == 0)
        fprintf(stderr, "%s ok %s\n", period_name, text);
    else
        fprintf(stderr, "%s failed: %d accounts do not come out; %s\n", period_name, wrongs,
                text);
}

/* ---- Start ---- */

static UNUSED int period_load(JavaVM *vm, const char *name, void (*notify)(JVMPI_Event *)) {
    void *table = NULL;
    period_name = name;
    java_vm = vm;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return 0;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    return 1;
}
static UNUSED void period_enable(const jint *events, size_t count) {
    for (size_t i = 0; i < count; i++)
        EXPECT(jvmpi->EnableEvent(events[i], NULL) == JVMPI_SUCCESS,
               "event %d cannot be enabled", (int)events[i]);
}
#define ENABLE(...)                                                                            \
    do {                                                                                       \
        static const jint events_[] = {__VA_ARGS__};                                           \
        period_enable(events_, sizeof events_ / sizeof events_[0]);                            \
    } while (0)

static UNUSED JVMPI_RawMonitor period_monitor(const char *name) {
    char copy[64];
    snprintf(copy, sizeof copy, "%s", name);
    return jvmpi->RawMonitorCreate(copy);
}
static UNUSED void sleep_ms(long ms) {
    struct timespec t = {ms / 1000, ms % 1000 * 1000000};
    nanosleep(&t, NULL);
}

/* ---- Maps ---- */

enum { MAP_SLOTS = 1 << 16, MAP_ENTRIES = 1 << 20 };

typedef struct Entry {
    const void *key;
    struct Entry *next; /* of the same slot, or free */
    long number;        /* the agent's own, as are the rest */
    void *data;
    struct Entry *before, *after;
} Entry;

typedef struct Map {
    Entry *slots[MAP_SLOTS];
    long count;
} Map;

static Entry entry_store[MAP_ENTRIES];
static Entry *entries_free;
static long entries_used;

/* As agents of the time did: only the low 32 bits count. */
static UNUSED Entry **map_slot(Map *map, const void *key) {
    return &map->slots[(uint32_t)((uint32_t)(uintptr_t)key * 0x9E3779B1u) >> 16];
}
static UNUSED Entry *map_find(Map *map, const void *key) {
    Entry *entry = *map_slot(map, key);
    while (entry != NULL && entry->key != key) entry = entry->next;
    return entry;
}
static UNUSED Entry *map_add(Map *map, const void *key) {
    Entry *entry = entries_free, **slot = map_slot(map, key);
    if (entry != NULL) {
        entries_free = entry->next;
    } else if (entries_used < MAP_ENTRIES) {
        entry = &entry_store[entries_used++];
    } else {
        fprintf(stderr, "%s: more ids than the agent has room for\n", period_name);
        abort();
    }
    *entry = (Entry){.key = key, .next = *slot};
    *slot = entry;
    map->count++;
    return entry;
}
/* Gives the entry back: what it held is gone, and the next entry may lie in its place. */
static UNUSED void map_remove(Map *map, Entry *entry) {
    Entry **at = map_slot(map, entry->key);
    while (*at != entry) at = &(*at)->next;
    *at = entry->next;
    memset(entry, 0xDB, sizeof *entry);
    entry->next = entries_free;
    entries_free = entry;
    map->count--;
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);

#endif
