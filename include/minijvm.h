/* SPDX-License-Identifier: MIT */
/*
 * What an embedder may want and JNI lacks. Optional: a program that uses jni.h alone runs on
 * any VM. Each function may be called on any thread, attached to the VM or not.
 */
#ifndef MINIJVM_H
#define MINIJVM_H

#include <pthread.h>
#include <stdio.h>

#include <jni.h>

#ifdef __cplusplus
extern "C" {
#endif

/* "0.1.0": of the library that is loaded. */
JNIEXPORT const char *JNICALL minijvm_version(void);

/* Row `number`, from 0, of the list of options: how it is written, what it does ("": what the
 * next row does), and the group: 0 of a launcher (JNI_CreateJavaVM does not know it), 1 of
 * every VM, 2 of this one, 3 taken without effect, for the sake of other VMs' command lines. 0
 * behind the last row. */
JNIEXPORT int JNICALL minijvm_option(unsigned number, const char **syntax, const char **help,
                                     int *group);

/* Writes the stack of every Java thread, as a JVM does on SIGQUIT. The threads stop meanwhile;
 * nothing is written while they stand still. JNI_OK, or JNI_ENOMEM. */
JNIEXPORT jint JNICALL minijvm_dump_threads(JavaVM *vm, FILE *to);

/* Asks the agents for their data, as Ctrl-\ does: to write it, or (reset) to forget it. */
JNIEXPORT jint JNICALL minijvm_request_data(JavaVM *vm, int reset);

/* When the handler of an agent holds up the whole VM (it was called while threads are stopped,
 * or in a collection, and has used no processor time for a second, or been busy for five):
 * writes one line with agent, event and thread, and answers 1. Otherwise 0, at once when no
 * such handler is called. A handler that is busy with dumps or with JVM_SHUT_DOWN writes
 * results and may take any time. What else a host asks of such a VM would not return. */
JNIEXPORT int JNICALL minijvm_held_up(JavaVM *vm, FILE *to);

/* The same for the host's thread `leaver` that calls System.exit for it and never ends: 1 when,
 * for five seconds, an agent's handler has not come back on that thread, or while that thread
 * waits for the others, for a collection or for a class that an agent is being told of. With
 * `insist` also when the handler is busy writing results. */
JNIEXPORT int JNICALL minijvm_held_up_leaving(JavaVM *vm, pthread_t leaver, int insist,
                                              FILE *to);

/* ---- Attaching (docs/attach.md) ----
 * Others of this machine, of the process's effective user or root, may ask a VM for dumps, load
 * agents into it, and so on, with minijvm-attach. A VM that a host makes takes no signal and
 * listens only when it is told to; -Xattach:off forbids it. */

/* Listens from now on: one thread of the library's own, with all signals blocked, until the VM
 * is destroyed. `path` names the socket's file, at most 103 bytes; a file that is there and no
 * socket stays, and the call fails. NULL: what -Xattach:path= says, else
 * /tmp/.minijvm_pid<process>.<number of the VM>. Each VM of a process has a socket of its own.
 * Called again it does nothing but make the file anew if somebody removed it. JNI_ERR: it does
 * not listen, and a line through the host's "vfprintf" says why. Returns when the socket is
 * ready. */
JNIEXPORT jint JNICALL minijvm_attach_listen(JavaVM *vm, const char *path);

/* For a host that gives the library SIGQUIT, as the launcher does: `minijvm-attach list` shows
 * the VM from now on, though it does not listen yet. The host calls minijvm_attach_trigger for
 * each SIGQUIT, on an ordinary thread, not in a handler. JNI_ERR: attaching is off. */
JNIEXPORT jint JNICALL minijvm_attach_announce(JavaVM *vm);
/* Was the signal somebody's who attaches? 1: it was; the VM listens, or a line said why it
 * cannot. 0: it was not, and nothing happened: the host does what else SIGQUIT means to it. */
JNIEXPORT int JNICALL minijvm_attach_trigger(JavaVM *vm);

/* Loads a JVMPI agent into the VM as it runs, as `minijvm-attach load` does: `library` is a
 * name or a path, as behind -Xrun, `options` its JVM_OnLoad's, or NULL; both are copied.
 * Returns when the agent has been told what it missed: JNI_OK, what JVM_OnLoad answered, or a
 * negative number and a line through the host's "vfprintf". One agent comes or goes at a time:
 * the next one waits at most ten seconds, and is refused from within the other's JVM_OnLoad.
 * Not from a handler. */
JNIEXPORT jint JNICALL minijvm_agent_load(JavaVM *vm, const char *library, const char *options);
/* Silences the agent of this name (NULL: the only one), waits at most five seconds for its
 * handlers, calls its JVM_OnUnload, waits for its threads and monitors, and closes it. JNI_OK,
 * or JNI_ERR and a line that says what is in the way: then it stays, silent, and this can be
 * called again.
 * An agent may call it for itself, from a handler (any, also in a collection), a system thread
 * or another one of its own, with its name or NULL; not from JVM_OnLoad or JVM_OnUnload. It
 * returns JNI_OK at once, and a thread of the VM does the rest, when the handler has returned,
 * or the thread's function: until then the agent's code is there, and may still be told events.
 * That thread writes the line, if something is in the way. A thread that the VM does not know
 * must have ended when JVM_OnUnload returns. */
JNIEXPORT jint JNICALL minijvm_agent_unload(JavaVM *vm, const char *library);

/* For an agent whose JVM_OnLoad runs on the calling thread and will not answer JNI_OK: why, a
 * line of at most 500 bytes, which is copied. JNI_OK: the VM runs already, and whoever asked
 * for the agent gets the first such line. JNI_ERR: the VM is starting, or no JVM_OnLoad runs
 * here: the agent says it itself. */
JNIEXPORT jint JNICALL minijvm_agent_refuse(JavaVM *vm, const char *why);

/* Chooses methods for an agent: METHOD_ENTRY, METHOD_ENTRY2 and METHOD_EXIT come only of those
 * that the patterns name, of activations that begin from now on; of those that it is told the
 * beginning of, it is told the end, whatever is chosen by then. Patterns as of
 * -Xjvmpi:methods= (docs/attach.md, Choosing methods); NULL: all methods. The compiled code of
 * methods that nobody chose is as if there were no agent. `library`: NULL is the agent whose
 * JVM_OnLoad the calling thread runs, else the only one; "" is the host's own interface, that
 * of its GetEnv. JNI_OK, or JNI_ERR and a line that says why not; then nothing has changed.
 * Sixteen agents of a VM can choose. */
JNIEXPORT jint JNICALL minijvm_agent_methods(JavaVM *vm, const char *library,
                                             const char *patterns);

/* An entry or exit of a method. `ticks` is the processor's counter then (rdtsc). */
typedef struct minijvm_call {
    jmethodID method;
    unsigned long long is_exit : 1, ticks : 63;
} minijvm_call;

enum { MINIJVM_CALLS_UNTIMED = -1 };

/* Takes `count` calls, none perhaps, of the thread `env`, oldest first, and copies what it
 * keeps of them. `now`: the counter (1: calls are untimed), when it is called on that thread,
 * as a handler of METHOD_ENTRY is. 0: on another one while threads are stopped, as a handler of
 * GC_FINISH is. */
typedef void(JNICALL *minijvm_calls)(JNIEnv *env, const minijvm_call *calls, jint count,
                                     jlong now);

/* Method events in batches: what the agent has enabled of METHOD_ENTRY and METHOD_EXIT is noted
 * by the VM with its time, and handed over when 256 are there; when more than `gap` ticks (0:
 * any number) have passed since what was noted last, before the next one; before the agent is
 * told another event on that thread; and of all threads before GC_FINISH, so that no method
 * ends before its calls are told. With a gap of MINIJVM_CALLS_UNTIMED the counter is not read,
 * which takes half of the time: all ticks are 0, for who counts or keeps stacks alone.
 * NotifyEvent gets those that the VM tells in its long way: all of them before JVM_INIT_DONE,
 * beside other agents that hear the same event, under -Xcheck:jvmpi and -Xjvmpi:stress, and at
 * any time an exit by an exception. Calls of one thread come in their order, whichever way. For
 * the agent whose JVM_OnLoad runs on the calling thread, before it enables them. JNI_OK, or
 * JNI_ERR and a line that says why not. */
JNIEXPORT jint JNICALL minijvm_agent_calls(JavaVM *vm, minijvm_calls handler, jlong gap);
/* Hands over what all threads have noted to the agent that calls (its library, or its handler
 * on this thread), with the threads stopped: for who is about to write results. One of them may
 * have been stopped in a handler, or between GC_START and GC_FINISH: a lock that `handler`
 * takes is one that the caller holds. On an attached thread, also in a handler; on the one that
 * collects it does nothing between GC_START and GC_FINISH. JNI_OK, or JNI_EDETACHED. */
JNIEXPORT jint JNICALL minijvm_take_calls(JavaVM *vm);

/* For samplers: the threads that wait for nothing, neither a monitor nor a time nor what comes
 * from outside, nor the collector, as GetThreadStatus would answer RUNNABLE. It takes no longer
 * when thousands wait. Answers how many there are, of which the first `capacity` are in the
 * list; any thread may be among them that has not ended. From any thread but in a collection.
 */
JNIEXPORT jint JNICALL minijvm_running_threads(JavaVM *vm, JNIEnv **threads, jint capacity);

/* Of the traces that agents asked for of threads that ran when they were suspended: how many
 * tell where the thread was (docs/agents.md), and how many only where it came to rest. */
JNIEXPORT jint JNICALL minijvm_trace_counts(JavaVM *vm, jlong *noted, jlong *rested);

/* For the host's handler of SIGBUS, with its si_addr: 1 when a Java program touched a mapped
 * file (FileChannel.map) behind the end to which it was cut meanwhile. The address reads as
 * zeros from now on: the handler returns, and the thread throws java.lang.InternalError when
 * its native method ends. 0: not the VM's concern. Async-signal-safe; knows the mappings of all
 * VMs. */
JNIEXPORT int JNICALL minijvm_memory_fault(const void *address);

/* A string of bytes that the platform gave, an argument or the name of a file: in the character
 * set of the locale that the environment names, as Java programs see such text. NULL: an
 * exception is pending. The thread must be attached. */
JNIEXPORT jstring JNICALL minijvm_platform_string(JNIEnv *env, const char *bytes);

/* Main attribute of a jar's manifest ("Main-Class"), free()d by the caller. NULL: there is
 * none, and *readable is 1; or the file is no readable jar, and *readable is 0. Needs no VM. */
JNIEXPORT char *JNICALL minijvm_jar_attribute(const char *jar, const char *attribute,
                                              int *readable);

#ifdef __cplusplus
}
#endif

#endif /* MINIJVM_H */
