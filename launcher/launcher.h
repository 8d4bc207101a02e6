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

/* -help and the like; `print` NULL: not asked for. */
typedef struct UsageWish {
    void (*print)(FILE *to);
    FILE *to;
} UsageWish;

/* What the launcher asks a JDK's library before the program runs, or in its place. */
typedef enum ModuleQuestion {
    ASK_NOTHING,
    ASK_LIST,     /* --list-modules */
    ASK_DESCRIBE, /* --describe-module */
    ASK_VALIDATE  /* --validate-modules: the library has answered when it is started */
} ModuleQuestion;

typedef struct Launch {
    Words vm_options;
    const char *class_path; /* NULL: not given */
    const char *jar;
    bool is_jar;         /* -jar was said, and no class path after it */
    bool disables_files; /* --disable-@files was said */
    const char *module;  /* -m: module[/class], run through the JDK's own helper; NULL: none */
    char *main_class;    /* with dots; NULL: nothing to run, or -Xdiag and a jar without it */
    bool main_class_is_utf8; /* it comes from a file: not the platform's text */
    char **arguments;
    size_t argument_count;
    VersionWish version;
    UsageWish usage;
    bool diagnoses; /* -Xdiag: with what is wrong with the main class comes a trace */
    ModuleQuestion question;
    const char *described;      /* the module of ASK_DESCRIBE */
    const char *settings;       /* -XshowSettings, as given; NULL: not */
    const char *source_version; /* --source; NULL: not given */
    bool dry_run;               /* all but the call of main */
    bool leave_signals;         /* -Xrs */
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
/* The words of the command line, argument files expanded; before them those of the variable
 * JDK_JAVA_OPTIONS if the command line has -Xjdk. */
Words command_line_words(int argc, char **argv);

/* ---- Words of the environment (environment.c) ---- */
/* Cuts a variable's value into words as the launcher of a JDK does. */
void environment_split(const char *text, Words *words);
/* Ends the process where a word of the variable is one that has to stand on the command line.
 */
void environment_check(const Words *words);

/* ---- Class paths (wildcards.c) ---- */
/* With the jars of a folder in place of "folder/<star>". NULL is allowed. */
const char *class_path_expand(const char *path);

/* ---- What the words mean (command_line.c) ---- */
bool option_takes_value(const char *option);
bool is_jdk_option(const char *word); /* -Xjdk[:home] */
/* Fills the launch; ends the process after -help and the like. */
void command_line_parse(Launch *launch, const Words *words);
bool runs_on_jdk(const Launch *launch);         /* -Xjdk is among the VM's options */
bool only_writes_archive(const Launch *launch); /* likewise -Xjdk:dump, and no program */

/* ---- Options that need a JDK's modules (module_options.c) ---- */
/* What stands after "Error: <option>" where such an option has no value; NULL: it takes none,
 * or is none of them. */
const char *module_option_lacks(const char *option);
/* True: `word` is one; its value, if it stands apart, is in `value`. */
bool module_option(Launch *launch, const char *word, const char *value);
void module_option_main(Launch *launch, const char *option, const char *module); /* -m */
/* Makes the JDK's own launcher of source files the program. */
void module_option_source(Launch *launch);

/* ---- Questions to a JDK's library (questions.c) ---- */
/* True: the library has said what was asked, and there is nothing to run. An exception may be
 * pending. */
bool questions_ask(const Launch *launch, JNIEnv *env);

/* ---- Starting once more (preload.c) ---- */
bool started_once_more(void); /* it is this process that was */
/* Where -Xcheck:jvmpi wants the library that sees allocations: begins this process anew, with
 * it. */
void preload_for_checks(const Launch *launch, char **argv);

/* ---- Texts (usage.c) ---- */
#define NOT_CREATED                                                                            \
    "Error: Could not create the Java Virtual Machine.\n"                                      \
    "Error: A fatal exception has occurred. Program will exit."
#define NO_MAIN_CLASS "no main manifest attribute, in %s\n"
void usage_print_version(FILE *to);
void usage_print(FILE *to);
void usage_print_extra(FILE *to); /* -X */

/* ---- Signals (signals.c) ---- */
/* Blocks those that the launcher takes, before any other thread exists. */
void signals_block(Launch *launch);
/* Starts the thread that takes them. */
void signals_start(Launch *launch);

/* ---- The main class (main_class.c) ---- */
/* By the system loader, not yet initialized; NULL: the jar names none, or it was not loaded,
 * which was said. */
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
