/* SPDX-License-Identifier: MIT */
/* A tracing library that writes a file of what it is told; trace_reader.c reads it.
 *
 *     cc -O2 -shared -fPIC trace_writer.c $(pkg-config --cflags minijvm) -L$(pkg-config --variable=libdir minijvm) -l:libivjitrcs.a -o libtrace_writer.so
 *     cc -O2 trace_reader.c $(pkg-config --cflags minijvm) -o trace_reader && javac Work.java
 *     minijvm -Xtrace:./libtrace_writer.so -cp . Work && ./trace_reader trace.out
 *
 * A record of the file is a byte with the event's code and numbers of seven bits a byte, the
 * lowest first, the highest bit of the last one 0. Texts and threads have numbers: the record
 * that first needs one comes after a record that says which it is. Calls of a tracing library
 * never overlap, so it needs no lock. */
#include <itrcstrt.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_RECORD = 100, THREAD_RECORD = 101, TEXTS = 1 << 16 };

typedef struct Text {
    unsigned long number;
    size_t size;
    char *bytes; /* with a first byte for whether it is wide */
} Text;

static FILE *file;
static unsigned long vm, text_count, thread_count;
static Text texts[TEXTS]; /* open addressing */
static pthread_t threads[1024];

static void put(unsigned long number) {
    for (; number >= 0x80; number >>= 7) putc((int)(number & 0x7f) | 0x80, file);
    putc((int)number, file);
}

/* The number of a text, which is said when it is new. Texts beyond what the table holds are 0.
 */
static unsigned long text(const char *chars, unsigned long count, int wide) {
    size_t size = count << wide;
    uint32_t hash = 2166136261u + (unsigned)wide;
    for (size_t i = 0; i < size; i++) hash = (hash ^ (unsigned char)chars[i]) * 16777619u;
    Text *at = &texts[hash % TEXTS];
    for (; at->bytes != NULL; at = at + 1 == texts + TEXTS ? texts : at + 1)
        if (at->size == size && at->bytes[0] == wide && memcmp(at->bytes + 1, chars, size) == 0)
            return at->number;
    if (text_count > TEXTS / 2 || (at->bytes = malloc(size + 1)) == NULL) return 0;
    at->bytes[0] = (char)wide;
    if (size > 0) memcpy(at->bytes + 1, chars, size);
    at->size = size;
    at->number = ++text_count;
    putc(TEXT_RECORD, file);
    put(at->number);
    put((unsigned long)wide);
    put(size);
    fwrite(at->bytes + 1, 1, size, file);
    return at->number;
}

/* The number of the calling thread. Names are asked for once: a thread that ends leaves its
 * number to who is given its pthread_t. */
static unsigned long thread(void) {
    pthread_t self = pthread_self();
    for (unsigned long i = 0; i < thread_count; i++)
        if (pthread_equal(threads[i], self)) return i + 1;
    if (thread_count == sizeof threads / sizeof *threads) return 0;
    unsigned long flags, size, group_size, name = 0;
    char *chars, *group;
    long priority;
    if (InstrumentSupportCurrentThreadDetails(vm, &flags, &chars, &size, &priority, &group,
                                              &group_size) == 0)
        name = text(chars, size, (flags & InstrumentThreadNameDB) != 0);
    threads[thread_count++] = self;
    putc(THREAD_RECORD, file);
    put(thread_count);
    put(name);
    return thread_count;
}

static void put_method(const struct InsEventInfo *e) {
    const InsEventTypeMethod *m = &e->body.method;
    unsigned long class_ = text(m->className, m->classNameSize,
                                (m->methodEventFlags & InstrumentMethodEventClassDB) != 0);
    unsigned long name = text(m->methodName, m->methodNameSize,
                              (m->methodEventFlags & InstrumentMethodEventMethodDB) != 0);
    unsigned long on = thread();
    putc((int)e->header.event, file);
    put(on);
    put(class_);
    put(name);
    put(m->stackDepth);
}

static void put_allocation(const struct InsEventInfo *e) {
    const InsEventTypeAllocate *a = &e->body.allocate;
    unsigned long class_ = 0, arity = 0;
    if (a->arrayFlag == 0) {
        class_ = text(a->allocBody.object.className, a->allocBody.object.classNameSize,
                      (a->allocBody.object.allocEventFlags & InstrumentAllocEventClassDB) != 0);
    } else {
        arity = a->allocBody.array.arity + 1;
        if (a->allocBody.array.className != NULL)
            class_ = text(a->allocBody.array.className, a->allocBody.array.classNameSize, 0);
    }
    putc((int)e->header.event, file);
    put(a->oid);
    put(a->sizeInLongs);
    put(class_);
    put(arity);
}

unsigned long InstrumentTraceEvent(struct InsEventInfo *e) {
    switch (e->header.event) {
    case InsTrcEventMethodEnter:
    case InsTrcEventMethodLeave: put_method(e); return 0;
    case InsTrcEventAllocate: put_allocation(e); return 0;
    case InsTrcEventUserEvent: {
        unsigned long message =
            text(e->body.userEvent.msg, e->body.userEvent.msgSize,
                 (e->body.userEvent.msgEventFlags & InstrumentUserEventDB) != 0);
        putc((int)e->header.event, file);
        put(message);
        return 0;
    }
    case InsTrcEventStartFieldReport: {
        const InsEventTypeStartFieldReport *r = &e->body.startFieldReport;
        unsigned long class_ =
            r->className != NULL
                ? text(r->className, r->classNameSize,
                       (r->reportEventFlags & InstrumentReportEventClassDB) != 0)
                : 0;
        putc((int)e->header.event, file);
        put(r->oid);
        put(r->type);
        put(class_);
        return 0;
    }
    default: break;
    }
    putc((int)e->header.event, file);
    switch (e->header.event) {
    case InsTrcEventOIDRename:
        put(e->body.rename.source), put(e->body.rename.destination);
        break;
    case InsTrcEventOIDRangeRename:
        put(e->body.rangeRename.sourceStart), put(e->body.rangeRename.sourceEnd),
            put(e->body.rangeRename.destination);
        break;
    case InsTrcEventOIDDelete: put(e->body.oidDelete.oid); break;
    case InsTrcEventOIDRangeDelete:
        put(e->body.rangeDelete.start), put(e->body.rangeDelete.end);
        break;
    case InsTrcEventFieldReport: put(e->body.fieldReport.oid); break;
    default: break; /* begin and end of collections, end of a report */
    }
    return 0;
}

unsigned long InstrumentTraceStartup(unsigned long vmID) {
    vm = vmID;
    file = fopen("trace.out", "wb");
    return file == NULL;
}
unsigned long InstrumentTraceShutdown(void) { return fclose(file) != 0; }
unsigned long InstrumentTraceBegin(unsigned long vmID, unsigned long flags) {
    return vmID == 0 || flags == 0;
}
unsigned long InstrumentTraceEnd(void) { return 0; }
