/* SPDX-License-Identifier: MIT */
/* The listener and its workers. The listener is no thread of the VM: it reads, waits for a
 * worker at most a given time, and writes. So it can tell of threads that do not come to rest.
 * A worker that is too late goes on by itself; until it has ended, other requests are told what
 * is in their way. */
#include "attach/attach.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "attach/command.h"
#include "attach/late.h"
#include "attach/listener.h"
#include "vm/model/thread_list.h"
#include "vm/model/tools.h"
#include "vm/system/clock.h"
#include "vm/system/process.h"
#include "vm/threads/transition.h"

enum {
    READ_MILLISECONDS = 5000,   /* a request is whole by then */
    WORK_MILLISECONDS = 10000,  /* for threads to come to rest, and for foreign code */
    WRITE_MILLISECONDS = 30000, /* an answer is taken by then */
    TICK_MILLISECONDS = 100,
    END_MILLISECONDS = 2000
};

/* A request being worked on. The listener owns it until it is late; then its worker does. */
typedef struct Job {
    Command command; /* first */
    Attach *attach;
    Request request;
    char bytes[REQUEST_BYTES];
    size_t length;
    bool java;
    char *text;
    size_t size;
    int answer;
    bool done, late; /* guarded by the lock */
} Job;

struct Attach {
    VM *vm;
    pid_t process; /* a child without exec has no listener, and removes nothing */
    int number;
    pthread_mutex_t lock; /* leaf, and nothing else is held with it: what follows */
    pthread_cond_t changed;
    bool announced, running, ending;
    unsigned workers;
    char late[REQUEST_COMMAND + 1]; /* the command of a worker that is late, "": none */
    int wake;
    Listening own, java;
    char path[108]; /* of the own socket */
    char entry[64]; /* the file for `list`, "": none */
};

static int64_t now_milliseconds(void) { return clock_nanoseconds() / CLOCK_MILLISECOND; }

/* Waits for a change until the deadline. The lock is held. */
static void wait_until(Attach *a, int64_t deadline) {
    struct timespec at = clock_moment(deadline * CLOCK_MILLISECOND);
    pthread_cond_timedwait(&a->changed, &a->lock, &at);
}

/* ---- One request ---- */

static void *work_on(void *data) {
    Job *job = data;
    Attach *a = job->attach;
    Command *command = &job->command;
    job->answer = job->java ? java_command_run(command) : command_run(command);
    if (command->thread != NULL) command_leave(command);
    fclose(command->out);
    pthread_mutex_lock(&a->lock);
    job->done = true;
    bool late = job->late;
    if (late) a->late[0] = 0;
    a->workers--;
    pthread_cond_broadcast(&a->changed);
    pthread_mutex_unlock(&a->lock);
    if (late) {
        free(job->text);
        free(job);
    }
    return NULL;
}

static bool thread_begin(void *(*run)(void *), void *data) {
    pthread_t thread;
    pthread_attr_t attributes;
    sigset_t all, before;
    sigfillset(&all);
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    /* The host's signals are for the host's threads. */
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool made = pthread_create(&thread, &attributes, run, data) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return made;
}

/* While the worker holds the world or collects it is no one else's turn: it is not waited for,
 * it works. */
static bool is_at_work(const Command *command) {
    const VM *vm = command->vm;
    Thread *t = atomic_load(&command->seen);
    if (t == NULL || atomic_load(&command->waits_for) != NULL) return false;
    return (atomic_load(&vm->gate.stopper) == t && vm->gate.world_stopped) ||
           (atomic_load(&vm->gate.collector) == t && vm->gate.world_stopped);
}

static void send_all(int fd, const char *bytes, size_t length, int64_t deadline) {
    while (length > 0) {
        ssize_t sent = send(fd, bytes, length, MSG_NOSIGNAL);
        if (sent > 0) {
            bytes += sent;
            length -= (size_t)sent;
            continue;
        }
        int64_t left = deadline - now_milliseconds();
        struct pollfd ready = {.fd = fd, .events = POLLOUT};
        if ((errno != EAGAIN && errno != EINTR) || left <= 0 || poll(&ready, 1, (int)left) < 0)
            return;
    }
}

static void answer(int fd, int number, const char *text, size_t size) {
    char head[16];
    int length = snprintf(head, sizeof head, "%d\n", number);
    int64_t deadline = now_milliseconds() + WRITE_MILLISECONDS;
    send_all(fd, head, (size_t)length, deadline);
    send_all(fd, text, size, deadline);
}

static void answer_text(int fd, int number, const char *text) {
    answer(fd, number, text, strlen(text));
}

static void answer_late(int fd, Job *job) {
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (out == NULL) return;
    const char *outside = atomic_load(&job->command.waits_for);
    fprintf(out, "%s: after %d seconds it still waits for ", job->request.command,
            WORK_MILLISECONDS / 1000);
    if (outside != NULL)
        fprintf(out, "%s\n", outside);
    else
        late_explain(job->command.vm, atomic_load(&job->command.seen), out);
    if (fclose(out) == 0) answer(fd, job->java ? ANSWER_FAILED : ANSWER_LATE, text, size);
    free(text);
}

/* Gives the request to a worker. Afterwards the job is freed, or the worker's. */
static void job_run(Attach *a, Job *job, int fd) {
    char text[160];
    Command *command = &job->command;
    command->vm = a->vm;
    command->request = &job->request;
    command->out = open_memstream(&job->text, &job->size);
    pthread_mutex_lock(&a->lock);
    bool busy = a->late[0] != 0, refused = a->ending || busy || command->out == NULL;
    snprintf(text, sizeof text,
             busy ? "an earlier request, %s, has not ended yet\n" : "the VM ends\n", a->late);
    if (!refused) a->workers++;
    pthread_mutex_unlock(&a->lock);
    if (!refused && !thread_begin(work_on, job)) {
        refused = true;
        snprintf(text, sizeof text, "no thread could be started\n");
        pthread_mutex_lock(&a->lock);
        a->workers--;
        pthread_mutex_unlock(&a->lock);
    }
    if (refused) {
        if (command->out != NULL) fclose(command->out);
        answer_text(fd, job->java ? ANSWER_FAILED : busy ? ANSWER_LATE : ANSWER_REFUSED, text);
        free(job->text);
        free(job);
        return;
    }
    int64_t now = now_milliseconds(), deadline = now + WORK_MILLISECONDS;
    pthread_mutex_lock(&a->lock);
    while (!job->done && now < deadline) {
        wait_until(a, now + TICK_MILLISECONDS);
        now = now_milliseconds();
        if (is_at_work(command)) deadline = now + WORK_MILLISECONDS;
    }
    if (!job->done) { /* told of while the worker cannot free it */
        snprintf(a->late, sizeof a->late, "%s", job->request.command);
        pthread_mutex_unlock(&a->lock);
        answer_late(fd, job);
        pthread_mutex_lock(&a->lock);
        if (!job->done) {
            job->late = true;
            pthread_mutex_unlock(&a->lock);
            return;
        }
        a->late[0] = 0;
    } else {
        pthread_mutex_unlock(&a->lock);
        answer(fd, job->answer, job->text, job->size);
        free(job->text);
        free(job);
        return;
    }
    pthread_mutex_unlock(&a->lock);
    free(job->text);
    free(job);
}

/* Reads until the request is whole. A connection without a byte is the JDK's way of asking
 * whether anybody is there. */
static void serve(Attach *a, int fd, bool java) {
    Job *job = calloc(1, sizeof *job);
    int64_t deadline = now_milliseconds() + READ_MILLISECONDS;
    RequestState state = REQUEST_MORE;
    if (job == NULL) return;
    job->attach = a;
    job->java = java;
    while (state == REQUEST_MORE && job->length < sizeof job->bytes) {
        struct pollfd ready[2] = {{.fd = fd, .events = POLLIN},
                                  {.fd = a->wake, .events = POLLIN}};
        int64_t left = deadline - now_milliseconds();
        if (left <= 0 || poll(ready, 2, (int)left) <= 0 || ready[1].revents != 0) break;
        ssize_t got = recv(fd, job->bytes + job->length, sizeof job->bytes - job->length, 0);
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (got <= 0) break;
        job->length += (size_t)got;
        state = request_parse(job->bytes, job->length, java, &job->request);
    }
    if (state == REQUEST_WHOLE) {
        job_run(a, job, fd);
        return;
    }
    if (state == REQUEST_OTHER_VERSION) answer_text(fd, ANSWER_OTHER_VERSION, "");
    free(job);
}

/* A client that still sends must not lose the answer: the other side is read to its end, for a
 * moment. */
static void drain(int fd) {
    char rest[4096];
    shutdown(fd, SHUT_WR);
    for (int i = 0; i < 16; i++) {
        struct pollfd ready = {.fd = fd, .events = POLLIN};
        if (poll(&ready, 1, TICK_MILLISECONDS) <= 0 || recv(fd, rest, sizeof rest, 0) <= 0)
            break;
    }
    close(fd);
}

/* ---- The listener ---- */

static void *listen_on(void *data) {
    Attach *a = data;
    for (;;) {
        pthread_mutex_lock(&a->lock);
        bool ending = a->ending;
        struct pollfd ready[3] = {{.fd = a->wake, .events = POLLIN},
                                  {.fd = a->own.fd, .events = POLLIN},
                                  {.fd = a->java.fd, .events = POLLIN}};
        pthread_mutex_unlock(&a->lock);
        if (ending) break;
        if (poll(ready, 3, -1) < 0 && errno != EINTR) break;
        uint64_t woken;
        if (ready[0].revents != 0 && read(a->wake, &woken, sizeof woken) < 0) continue;
        for (int i = 1; i <= 2; i++) {
            if (ready[i].revents == 0) continue;
            Listening *on = i == 1 ? &a->own : &a->java;
            pthread_mutex_lock(&a->lock);
            int fd = on->fd >= 0 ? listening_accept(on) : -1;
            pthread_mutex_unlock(&a->lock);
            if (fd < 0) continue;
            serve(a, fd, on == &a->java);
            drain(fd);
        }
    }
    pthread_mutex_lock(&a->lock);
    a->running = false;
    pthread_cond_broadcast(&a->changed);
    pthread_mutex_unlock(&a->lock);
    return NULL;
}

static void wake(const Attach *a) {
    uint64_t one = 1;
    if (write(a->wake, &one, sizeof one) < 0) return;
}

/* ---- Files ---- */

/* When the process began, in the kernel's ticks: a number of a process is used again. */
static unsigned long long process_start(void) {
    char line[1024];
    unsigned long long start = 0;
    FILE *file = fopen("/proc/self/stat", "re");
    size_t got = file != NULL ? fread(line, 1, sizeof line - 1, file) : 0;
    if (file != NULL) fclose(file);
    line[got] = 0;
    const char *at = strrchr(line, ')');
    for (int field = 2; at != NULL && field < 22; field++) at = strchr(at + 1, ' ');
    if (at != NULL) start = strtoull(at, NULL, 10);
    return start;
}

/* The directory is this user's alone, or it is not used. */
static void entry_write(Attach *a) {
    char directory[40];
    struct stat status;
    snprintf(directory, sizeof directory, "/tmp/minijvm_%u", (unsigned)geteuid());
    if (mkdir(directory, 0700) != 0 && errno != EEXIST) return;
    if (lstat(directory, &status) != 0 || !S_ISDIR(status.st_mode) ||
        status.st_uid != geteuid() || (status.st_mode & 077) != 0)
        return;
    snprintf(a->entry, sizeof a->entry, "%s/%d.%d", directory, (int)a->process, a->number);
    unlink(a->entry); /* of an earlier process of the number */
    int fd = open(a->entry, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0) {
        a->entry[0] = 0;
        return;
    }
    dprintf(fd, "%llu\n%s\n", process_start(), a->path);
    close(fd);
}

static void files_remove(Attach *a) {
    if (a->process != getpid()) return;
    if (a->entry[0] != 0) unlink(a->entry);
    listening_unlink(&a->own);
    listening_unlink(&a->java);
}

static void java_path(const Attach *a, char *path, size_t size) {
    snprintf(path, size, "/tmp/.java_pid%d", (int)a->process);
}

/* ---- Life ---- */

/* With no listener yet. */
static Attach *attach_made(VM *vm, char *message, size_t size) {
    if (vm->attach != NULL) {
        if (vm->attach->process == getpid()) return vm->attach;
        snprintf(message, size, "a child of the process that made the VM has no listener");
        return NULL;
    }
    Attach *a = calloc(1, sizeof *a);
    pthread_condattr_t monotonic;
    if (a == NULL || (a->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) < 0) {
        snprintf(message, size, a == NULL ? "out of memory" : "no descriptor is left");
        free(a);
        return NULL;
    }
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&a->lock, NULL);
    pthread_cond_init(&a->changed, &monotonic);
    pthread_condattr_destroy(&monotonic);
    a->vm = vm;
    a->process = getpid();
    a->number = vm->handle->number;
    a->own.fd = a->java.fd = -1;
    if (vm->options.attach_path != NULL)
        snprintf(a->path, sizeof a->path, "%s", vm->options.attach_path);
    else
        snprintf(a->path, sizeof a->path, "/tmp/.minijvm_pid%d.%d", (int)a->process, a->number);
    Attach *none = NULL;
    if (__atomic_compare_exchange_n(&vm->attach, &none, a, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return a;
    close(a->wake);
    free(a); /* another thread of the host was first */
    return none;
}

static Attach *attach_of(VM *vm, char *message, size_t size) {
    if (!vm->options.attach_off) return attach_made(vm, message, size);
    snprintf(message, size, "-Xattach:off forbids it");
    return NULL;
}

int attach_announce(VM *vm, char *message, size_t size) {
    Attach *a = attach_of(vm, message, size);
    if (a == NULL) return -1;
    pthread_mutex_lock(&a->lock);
    if (!a->announced) {
        struct stat status;
        char java[108];
        /* Of an earlier process of the same number: nobody can be listening there. */
        java_path(a, java, sizeof java);
        if (vm->options.attach_path == NULL && a->own.fd < 0 && lstat(a->path, &status) == 0 &&
            S_ISSOCK(status.st_mode))
            unlink(a->path);
        if (vm->options.attach_java && a->java.fd < 0 && lstat(java, &status) == 0 &&
            S_ISSOCK(status.st_mode))
            unlink(java);
        entry_write(a);
        a->announced = true;
    }
    pthread_mutex_unlock(&a->lock);
    return 0;
}

/* Opens what is not open, and opens again what lost its file. The lock is held. */
static bool open_all(Attach *a, char *message, size_t size) {
    char java[108];
    if (a->own.fd < 0 || !listening_is_there(&a->own)) {
        listening_close(&a->own);
        if (!listening_open(&a->own, a->path, message, size)) return false;
    }
    if (!a->vm->options.attach_java || listening_is_there(&a->java)) return true;
    listening_close(&a->java);
    java_path(a, java, sizeof java);
    return listening_open(&a->java, java, message, size);
}

static int begin_listening(Attach *a, char *message, size_t size) {
    bool good = false;
    pthread_mutex_lock(&a->lock);
    if (a->ending)
        snprintf(message, size, "the VM ends");
    else
        good = open_all(a, message, size);
    if (good && !a->running) {
        a->running = good = thread_begin(listen_on, a);
        if (!good) snprintf(message, size, "no thread could be started");
    }
    wake(a);
    pthread_mutex_unlock(&a->lock);
    return good ? 0 : -1;
}

int attach_listen(VM *vm, const char *path, char *message, size_t size) {
    Attach *a = attach_of(vm, message, size);
    if (a == NULL) return -1;
    if (path != NULL) {
        bool fits = strlen(path) + 5 < sizeof a->path, moved = true;
        pthread_mutex_lock(&a->lock);
        if (fits && strcmp(path, a->path) != 0 && (moved = a->own.fd < 0))
            snprintf(a->path, sizeof a->path, "%s", path);
        if (!moved) snprintf(message, size, "the VM listens at %s already", a->path);
        pthread_mutex_unlock(&a->lock);
        if (!fits) snprintf(message, size, "%s: the name is too long for a socket", path);
        if (!fits || !moved) return -1;
    }
    if (begin_listening(a, message, size) != 0) return -1;
    return attach_announce(vm, message, size);
}

int attach_trigger(VM *vm, char *message, size_t size) {
    static const char *const places[] = {"", "/tmp/"};
    bool asked = false;
    char path[64];
    if (vm->options.attach_off) return 0;
    for (int i = 0; i < 2 && !asked; i++) {
        snprintf(path, sizeof path, "%s.minijvm_attach%d", places[i], (int)getpid());
        asked = trigger_is_there(path, vm->created_at);
        snprintf(path, sizeof path, "%s.attach_pid%d", places[i], (int)getpid());
        if (vm->options.attach_java && !asked) asked = trigger_is_there(path, vm->created_at);
    }
    if (!asked) return 0;
    Attach *a = attach_of(vm, message, size);
    return a != NULL && begin_listening(a, message, size) == 0 ? 1 : -1;
}

/* ---- An agent's own wish ---- */

typedef struct Farewell {
    Attach *attach;
    struct Agent *agent;
} Farewell;

static void *say_farewell(void *data) {
    Farewell farewell = *(Farewell *)data;
    Attach *a = farewell.attach;
    VM *vm = a->vm;
    char *text = NULL;
    size_t size = 0;
    free(data);
    Command command = {.vm = vm, .out = open_memstream(&text, &size)};
    if (command.out != NULL && command_enter(&command, true)) {
        thread_leave_vm(command.thread, THREAD_NATIVE);
        vm->tools.agent_tools->leave(command.thread, farewell.agent, command.out);
        command_leave(&command);
    } else {
        vm->tools.agent_tools->leave(NULL, farewell.agent, NULL);
    }
    if (command.out != NULL && fclose(command.out) == 0 && size > 0)
        vm_print(vm, "minijvm: %s", text);
    free(text);
    pthread_mutex_lock(&a->lock);
    a->workers--;
    pthread_cond_broadcast(&a->changed);
    pthread_mutex_unlock(&a->lock);
    return NULL;
}

bool attach_let_leave(VM *vm, struct Agent *agent, char *message, size_t size) {
    Attach *a = attach_made(vm, message, size);
    Farewell *farewell = a != NULL ? malloc(sizeof *farewell) : NULL;
    bool begun = false;
    if (farewell != NULL) {
        *farewell = (Farewell){a, agent};
        pthread_mutex_lock(&a->lock);
        begun = !a->ending && thread_begin(say_farewell, farewell);
        a->workers += begun;
        snprintf(message, size, a->ending ? "the VM ends" : "no thread could be started");
        pthread_mutex_unlock(&a->lock);
    }
    if (begun) return true;
    free(farewell);
    vm->tools.agent_tools->leave(NULL, agent, NULL);
    return false;
}

bool attach_end(VM *vm, Thread *t) {
    Attach *a = vm->attach;
    if (a == NULL) return true;
    files_remove(a);
    if (a->process != getpid()) return true;
    thread_leave_vm(t, THREAD_NATIVE);
    int64_t deadline = now_milliseconds() + END_MILLISECONDS;
    pthread_mutex_lock(&a->lock);
    a->ending = true;
    wake(a);
    while ((a->running || a->workers > 0) && now_milliseconds() < deadline)
        wait_until(a, deadline);
    bool ended = !a->running && a->workers == 0;
    pthread_mutex_unlock(&a->lock);
    thread_enter_vm(t);
    if (!ended) return false;
    listening_close(&a->own);
    listening_close(&a->java);
    close(a->wake);
    pthread_mutex_destroy(&a->lock);
    pthread_cond_destroy(&a->changed);
    vm->attach = NULL;
    free(a);
    return true;
}

void attach_abandon(VM *vm) {
    if (vm->attach != NULL) files_remove(vm->attach);
}
