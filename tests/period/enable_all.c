/* SPDX-License-Identifier: MIT */
/* Enables every number from 0 to 100, knowing nothing of which there are, and takes what it
 * gets; it enables before it stores NotifyEvent, and at the end disables all of them again,
 * dumps and holes included. Option `strict`: it gives up with JNI_ERR at the first refusal. Old
 * tools did both, since later VMs were to have more events. */
#include "period.h"

enum { NUMBERS = 101 };
static atomic_long came[NUMBERS], refused_came;
static jint answers[NUMBERS];

static void notify(JVMPI_Event *event) {
    jint number = KIND(event);
    if (number < 0 || number >= NUMBERS || answers[number] != JVMPI_SUCCESS)
        atomic_fetch_add(&refused_came, 1);
    else
        atomic_fetch_add(&came[number], 1);
    if (number == JVMPI_EVENT_CLASS_LOAD_HOOK) {
        event->u.class_load_hook.new_class_data = event->u.class_load_hook.class_data;
        event->u.class_load_hook.new_class_data_len = event->u.class_load_hook.class_data_len;
    }
    if (number != JVMPI_EVENT_JVM_SHUT_DOWN) return;
    int enabled = 0, kinds = 0;
    long all = 0;
    for (jint i = 0; i < NUMBERS; i++) {
        jint answer = jvmpi->DisableEvent(i, NULL);
        EXPECT(answer == answers[i], "event %d: %d when enabled, %d when disabled", (int)i,
               (int)answers[i], (int)answer);
        enabled += answers[i] == JVMPI_SUCCESS;
        kinds += came[i] > 0;
        all += came[i];
    }
    EXPECT(refused_came == 0, "%ld events came that were refused", (long)refused_came);
    EXPECT(answers[JVMPI_EVENT_HEAP_DUMP] == JVMPI_NOT_AVAILABLE &&
               answers[36] == JVMPI_NOT_AVAILABLE && answers[100] == JVMPI_NOT_AVAILABLE,
           "dumps and holes were enabled");
    period_end("%d numbers enabled, %d came, %ld events", enabled, kinds, all);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    void *table;
    (void)reserved;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    period_name = "enable_all";
    for (jint number = 0; number < NUMBERS; number++) {
        answers[number] = jvmpi->EnableEvent(number, NULL);
        if (answers[number] != JVMPI_SUCCESS && options != NULL &&
            strcmp(options, "strict") == 0) {
            fprintf(stderr, "enable_all: event %d is not there\n", (int)number);
            return JNI_ERR;
        }
    }
    return period_load(vm, "enable_all", notify) ? JNI_OK : JNI_ERR;
}
