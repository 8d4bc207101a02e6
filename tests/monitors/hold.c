/* SPDX-License-Identifier: MIT */
/* Threads that look at each other, at threads that end meanwhile, and are looked at themselves,
 * by a thread that the VM does not know too. None may be left standing: then the program would
 * not end. */
#include "judge.h"

#include <unistd.h>

enum { PLACES = 4096, SEEN_AT_ONCE = 64 };

typedef struct Known {
    _Atomic ThreadID id; /* 0: free */
    _Atomic long events;
} Known;

static IJavaEventMonitor2Vtbl functions;
static Plain hold;
static Known known[PLACES];
static pthread_mutex_t adding = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int places, traces, stopped, samples;
static _Atomic bool over;
static pthread_t foreign;
/* The trace that the calling thread has asked for. */
static __thread const Known *target;
static __thread int frames, stop_after, depth;
static __thread long events_before;

static Known *known_of(ThreadID id) {
    for (int n = 0; n < places && n < PLACES; n++)
        if (known[n].id == id) return &known[n];
    return NULL;
}

/* An event of the calling thread. */
static void count_event(void) {
    ThreadID self = 0;
    hold.info->vtable->GetCurrentThread(hold.info, &self);
    Known *own = known_of(self);
    if (own != NULL) own->events++;
}

static void look_at(const Known *other, int round) {
    const Known *outer = target;
    int outer_frames = frames, outer_stop = stop_after;
    long outer_events = events_before;
    ThreadID id = other->id;
    if (id == 0) return;
    target = other;
    frames = 0;
    stop_after = round % 3 == 0 ? 2 : 1 << 20;
    depth++;
    HRESULT result = hold.info->vtable->GetStackTrace(hold.info, id);
    depth--;
    traces++;
    if (frames == stop_after) {
        stopped++;
        judge(67, result == E_OUTOFMEMORY, "stopped at frame %d with %x", frames,
              (unsigned)result);
    } else {
        judge(67, frames <= stop_after && (result == S_OK || frames == 0), "%d frames, but %x",
              frames, (unsigned)result);
    }
    if (round % 2 == 0) {
        JVM_METHOD_SAMPLE sample = {.flags = 0x1f};
        hold.info->vtable->SampleThreadLocation(hold.info, id, &sample);
        judge(164,
              sample.accuracy == 0 || sample.accuracy == 25 || sample.accuracy == 50 ||
                  sample.accuracy == 100,
              "accuracy %u", sample.accuracy);
        judge(164, sample.accuracy != 0 || sample.method_id == 0,
              "a method, but nothing is known");
        samples++;
    }
    target = outer;
    frames = outer_frames;
    stop_after = outer_stop;
    events_before = outer_events;
}

static void look_at_all(int round) {
    int from = places > SEEN_AT_ONCE ? places - SEEN_AT_ONCE : 0;
    for (int n = 0; n < 8 && n < places; n++) look_at(&known[n], round + n);
    for (int n = from > 8 ? from : 8; n < places && n < PLACES; n++)
        look_at(&known[n], round + n);
}

/* M66: between the frames the thread that they are of has told at most the event that it was in
 * already. */
static HRESULT frame_told(MethodID method) {
    JAVA_EXECUTION_MODEL model;
    if (target == NULL) return S_OK;
    if (frames == 0) events_before = target->events;
    judge(66, target->events - events_before <= 1, "%ld events of a thread that is held",
          target->events - events_before);
    if (frames == 0 && depth == 1 && traces % 7 == 0) /* another is held as well */
        look_at(&known[traces % (places < PLACES ? places : PLACES)], 1);
    hold.info->vtable->MethodInformation(hold.info, method, NULL, NULL, &model, NULL, NULL);
    return ++frames == stop_after ? E_OUTOFMEMORY : S_OK;
}

/* M58, M131: as any thread may ask. */
static void *run_foreign(void *nothing) {
    ThreadID self = 1;
    JVM_METHOD_SAMPLE sample = {.flags = 0x1f};
    judge(131, hold.info->vtable->GetCurrentThread(hold.info, &self) == E_FAIL && self == 0,
          "it is thread %lx", (unsigned long)self);
    judge(131, hold.info->vtable->GetStackTrace(hold.info, 0) == E_FAIL, "its stack is told");
    judge(131, hold.info->vtable->SampleThreadLocation(hold.info, 0, &sample) == E_FAIL,
          "its place is told");
    for (int round = 0; !over; round++) {
        look_at_all(round);
        usleep(100);
    }
    return nothing;
}

static HRESULT hold_initialize(void *self, LPCSTR name, IJavaEventMonitorIDInfo *info,
                               DWORD flags, DWORD *requested) {
    HRESULT result = plain_initialize(self, name, info, flags, requested);
    *requested = JVM_MONITOR_EXCEPTIONS | JVM_MONITOR_THREADS | JVM_MONITOR_METHOD_CALLS;
    return result;
}

static HRESULT hold_entry(void *self, MethodID method, StackID stack) {
    (void)self, (void)method, (void)stack;
    return count_event(), S_OK;
}

static HRESULT hold_notify(void *self, JVM_EVENT_TYPE event, UniqueID id) {
    (void)self;
    if (event == JVM_EVENT_TYPE_THREAD_CREATE) {
        pthread_mutex_lock(&adding);
        if (places < PLACES) known[places++].id = id;
        pthread_mutex_unlock(&adding);
    } else if (event == JVM_EVENT_TYPE_THREAD_DESTROY) {
        Known *ended = known_of(id);
        if (ended != NULL) ended->id = 0;
    } else if (event == JVM_EVENT_TYPE_SHUTDOWN) {
        over = true;
        pthread_join(foreign, NULL);
        judge(66, traces > 100 && stopped > 10 && samples > 10, "%d traces, %d stopped", traces,
              stopped);
        hold.heap->vtable->Release(hold.heap);
        hold.info->vtable->Release(hold.info);
        report_statements();
    }
    return S_OK;
}

static HRESULT hold_notify2(void *self, JVM_EVENT_TYPE2 event, UniqueID first,
                            UniqueID second) {
    (void)self, (void)first;
    switch (event) {
    case JVM_EVENT_TYPE2_STACK_TRACE: return frame_told(second);
    case JVM_EVENT_TYPE2_INITIALIZED: pthread_create(&foreign, NULL, run_foreign, NULL); break;
    case JVM_EVENT_TYPE2_EXCEPTION_THROWN:
        count_event();
        if (object_is(&hold, second, "Held$Ask")) look_at_all(traces);
        break;
    default: break;
    }
    return S_OK;
}

HRESULT JavaEventMonitorCreate(const GUID *clsid, const char *options, IUnknown **out) {
    (void)clsid;
    functions = plain_functions;
    functions.Initialize = hold_initialize;
    functions.MethodEntry = hold_entry;
    functions.NotifyEvent = hold_notify;
    functions.NotifyEvent2 = hold_notify2;
    return plain_make(&hold, &functions, options, out);
}
