/* SPDX-License-Identifier: MIT */
/* A thread is always in one state, and only in THREAD_IN_VM may it touch raw objects:
 *
 *    IN_VM    runs Java or VM code; polls; a stop waits for it
 *    NATIVE   runs foreign C (JNI, agents); counts as stopped; waits at its return for a stop
 *    BLOCKED  waits inside the VM (monitor, sleep, lock); counts as stopped; likewise
 *
 * Poll bits tell a thread IN_VM to come to thread_poll_slow. */
#ifndef MINIJVM_VM_MODEL_THREAD_STATE_H
#define MINIJVM_VM_MODEL_THREAD_STATE_H

typedef enum ThreadState {
    THREAD_NEW,
    THREAD_IN_VM,
    THREAD_NATIVE,
    THREAD_BLOCKED,
    THREAD_ENDED
} ThreadState;

enum PollBit {                     /* of one byte */
               POLL_STOP = 1,      /* the world is being stopped */
               POLL_SUSPEND = 2,   /* suspended by an agent or by Thread.suspend */
               POLL_HANDSHAKE = 4, /* something to do for another thread */
               POLL_EVENTS = 8, /* what is listened to changed: engines reload their tables */
               POLL_THROW = 16  /* Thread.stop has given it something to throw */
};

/* What a thread is doing when it is BLOCKED, for thread dumps and status; INTERNAL: it waits
 * for what no Java program sees, or for others outside, NATIVE. */
typedef enum WaitKind {
    WAIT_NONE,
    WAIT_ENTER,
    WAIT_OBJECT,
    WAIT_SLEEP,
    WAIT_PARK,
    WAIT_INTERNAL
} WaitKind;

#endif
