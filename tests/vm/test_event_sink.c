/* SPDX-License-Identifier: MIT */
/* Listeners that change what they want at once leave the union of it behind: who wants an event
 * is told, as long as it does. Accuses events/events.c. */
#include <check.h>
#include <pthread.h>
#include <stdlib.h>

#include "events/events.h"
#include "tests/suite.h"

enum { TIMES = 1000000 };
static EventSink sink;
static Listener listeners[2];
static atomic_long lost;

static void *change(void *data) {
    Listener *mine = data;
    EventType type = mine == &listeners[0] ? EVENT_method_entry : EVENT_method_exit;
    for (int i = 0; i < TIMES; i++) {
        events_want(&sink, mine, (EventMask)1 << type, true);
        if (!events_wanted(&sink, type)) atomic_fetch_add(&lost, 1);
        events_want(&sink, mine, (EventMask)1 << type, false);
    }
    return NULL;
}

START_TEST(what_one_wants_is_wanted_whatever_another_changes) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) events_add(&sink, &listeners[i]);
    for (int i = 0; i < 2; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, change, &listeners[i]), 0);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    ck_assert_int_eq(atomic_load(&lost), 0);
    ck_assert_uint_eq(atomic_load(&sink.wanted), 0);
}
END_TEST

int main(void) {
    return run_suite(SUITE("event sink", 60, NULL, NULL,
                           what_one_wants_is_wanted_whatever_another_changes)) == 0
               ? 0
               : 1;
}
