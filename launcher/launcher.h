/* SPDX-License-Identifier: MIT */
/* The launcher: minijvm [options] Class | Class.class | -jar file.jar [arguments]. A client of
 * include/ alone. It owns what the library leaves to its host: the command line, the signals,
 * the exit status. Errors of the command line and of memory end the process with a message and
 * status 1. */
#ifndef MINIJVM_LAUNCHER_H
#define MINIJVM_LAUNCHER_H

#include <jni.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct Words {
    char **items;
    size_t count, capacity;
} Words;

typedef enum VersionWish {
    VERSION_NONE,
    VERSION_ONLY,
    VERSION_ONLY_STDOUT,
    VERSION_TOO,
    VERSION_TOO_STDOUT
} VersionWish;

typedef struct Launch {
    Words vm_options;
    const char *class_path; /* NULL: not given */
    const char *jar;
    const char *module; /* -m: module[/class], run through the JDK's own helper; NULL: none */
    char *main_class;   /* with dots */
    bool main_class_is_utf8; /* it comes from a file: not the platform's text */
    char **arguments;
    size_t argument_count;
    VersionWish version;
    bool leave_signals; /* -Xrs */
    _Atomic(JavaVM *) vm;
    sigset_t signals;
    int status;
} Launch;
/* ---- Words and memory (words.c); what is allocated lives as long as the process, unless freed
 * ---- */
void *allocate(size_t bytes); /* zeroed */
char *copy(const char *text, size_t length);
char *join(const char *a, const char *b, const char *c);
void words_add(Words *words, char *item); /* `items` ends in NULL */
/* A whole file, malloc'ed, with a zero behind it; NULL: cannot be read. */
char *file_read(const char *path, size_t *length);
_Noreturn void fail(const char *format, const char *detail);
/* The words of the command line, argument files expanded. */
Words command_line_words(int argc, char **argv);

/* ---- What the words mean (command_line.c) ---- */
bool option_takes_value(const char *option);
/* Fills the launch; ends the process after -help and the like. */
void command_line_parse(Launch *launch, const Words *words);
bool runs_on_jdk(const Launch *launch); /* -Xjdk is among the VM's options */

/* ---- Starting once more (preload.c) ---- */
/* Where -Xcheck:jvmpi wants the library that sees allocations: begins this process anew, with
 * it. */
void preload_for_checks(const Launch *launch, char **argv);

/* ---- Texts (usage.c) ---- */
void usage_print_version(FILE *to);
void usage_print(FILE *to);
void usage_print_extra(FILE *to); /* -X */

/* ---- Signals (signals.c) ---- */
/* Blocks those that the launcher takes, before any other thread exists. */
void signals_block(Launch *launch);
/* Starts the thread that takes them. */
void signals_start(Launch *launch);

/* ---- The main class (main_class.c) ---- */
/* By the system loader, not yet initialized; NULL: not loaded, which was said. */
jclass main_class_load(JNIEnv *env, const Launch *launch);
/* Of -m. The class; NULL: an exception is pending. */
jclass main_class_of_module(JNIEnv *env, const Launch *launch);
/* Calls main; leaves an exception pending. Without a main method it says so and sets
 * launch->status. */
void main_class_call(Launch *launch, JNIEnv *env, jclass cls);
/* If a class of another Java library was not found: says that it is not here. No exception is
 * pending. */
void main_class_explain_missing(const Launch *launch, JNIEnv *env, jthrowable why);

#endif
