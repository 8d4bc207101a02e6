/* SPDX-License-Identifier: MIT */
/* What a Java program still holds of the system when its VM is destroyed: descriptors of every
 * kind, mapped files, memory outside the heap (which the leak checker of the other build sees),
 * and threads that wait for a descriptor. */
#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>

#define GUEST_MEMBERS                                                                          \
    "  static final java.util.List<Object> held = new java.util.ArrayList<>();\n"              \
    "  static <E> E hold(E e) { held.add(e); return e; }\n"                                    \
    "  interface Wait { void run() throws Exception; }\n"                                      \
    "  static void daemon(Wait wait) throws Exception {\n"                                     \
    "    Thread t = new Thread(() -> { try { wait.run(); } catch (Exception e) { "             \
    "System.err.println(e); } });\n"                                                           \
    "    t.setDaemon(true); t.start(); }\n"                                                    \
    "  static void holdAll(String name) throws Exception {\n"                                  \
    "    java.nio.file.Path dir = "                                                            \
    "java.nio.file.Files.createDirectory(java.nio.file.Path.of(name)), file = "                \
    "dir.resolve(\"held\");\n"                                                                 \
    "    hold(new java.io.FileOutputStream(file.toFile())).write(new byte[100000]);\n"         \
    "    hold(new java.io.FileInputStream(file.toFile()));\n"                                  \
    "    var r = hold(new java.io.RandomAccessFile(file.toFile(), \"rw\"));\n"                 \
    "    for (var mode : new java.nio.channels.FileChannel.MapMode[] "                         \
    "{java.nio.channels.FileChannel.MapMode.READ_ONLY,\n"                                      \
    "        java.nio.channels.FileChannel.MapMode.READ_WRITE, "                               \
    "java.nio.channels.FileChannel.MapMode.PRIVATE})\n"                                        \
    "      hold(r.getChannel().map(mode, 4096, 8192)).get(5);\n"                               \
    "    hold(java.nio.channels.FileChannel.open(file)); "                                     \
    "hold(java.nio.file.Files.newBufferedReader(file));\n"                                     \
    "    hold(java.nio.file.Files.walk(dir)); "                                                \
    "hold(java.nio.file.Files.newDirectoryStream(dir)).iterator().next();\n"                   \
    "    try (var z = new java.util.zip.ZipOutputStream(new java.io.FileOutputStream(name + "  \
    "\"/z.zip\"))) {\n"                                                                        \
    "      z.putNextEntry(new java.util.zip.ZipEntry(\"e\")); z.write(new byte[50000]); }\n"   \
    "    var zip = hold(new java.util.zip.ZipFile(name + \"/z.zip\"));\n"                      \
    "    hold(zip.getInputStream(zip.getEntry(\"e\"))).read();\n"                              \
    "    hold(new java.util.zip.Deflater()).setInput(new byte[10]);\n"                         \
    "    var loader = hold(new java.net.URLClassLoader(new java.net.URL[] "                    \
    "{dir.resolve(\"z.zip\").toUri().toURL()}));\n"                                            \
    "    hold(loader.getResourceAsStream(\"e\")).read();\n"                                    \
    "    hold(java.nio.ByteBuffer.allocateDirect(100000)).putInt(1);\n"                        \
    "    var server = hold(new java.net.ServerSocket(0, 5, "                                   \
    "java.net.InetAddress.getLoopbackAddress()));\n"                                           \
    "    hold(new java.net.Socket(server.getInetAddress(), "                                   \
    "server.getLocalPort())).getOutputStream().write(1);\n"                                    \
    "    hold(server.accept()).getInputStream().read();\n"                                     \
    "    var packets = hold(new java.net.DatagramSocket());\n"                                 \
    "    var paths = "                                                                         \
    "hold(java.nio.channels.ServerSocketChannel.open(java.net.StandardProtocolFamily.UNIX));"  \
    "\n"                                                                                       \
    "    paths.bind(java.net.UnixDomainSocketAddress.of(dir.resolve(\"socket\")));\n"          \
    "    hold(java.nio.channels.SocketChannel.open(paths.getLocalAddress())); "                \
    "hold(paths.accept());\n"                                                                  \
    "    var pipe = hold(java.nio.channels.Pipe.open()); "                                     \
    "pipe.sink().write(java.nio.ByteBuffer.allocate(3));\n"                                    \
    "    var datagrams = hold(java.nio.channels.DatagramChannel.open()); "                     \
    "datagrams.configureBlocking(false);\n"                                                    \
    "    var selector = hold(java.nio.channels.Selector.open());\n"                            \
    "    datagrams.register(selector, java.nio.channels.SelectionKey.OP_READ); "               \
    "selector.selectNow();\n"                                                                  \
    "    var closed = java.nio.channels.SocketChannel.open(); "                                \
    "closed.configureBlocking(false);\n"                                                       \
    "    closed.register(hold(java.nio.channels.Selector.open()), 0); closed.close();\n"       \
    "    var watcher = hold(dir.getFileSystem().newWatchService());\n"                         \
    "    dir.register(watcher, java.nio.file.StandardWatchEventKinds.ENTRY_CREATE);\n"         \
    "    hold(new ProcessBuilder(\"cat\").start()).getOutputStream().write(1);\n"              \
    "    daemon(() -> server.accept()); daemon(() -> packets.receive(new "                     \
    "java.net.DatagramPacket(new byte[9], 9)));\n"                                             \
    "    daemon(() -> selector.select()); daemon(() -> watcher.take()); daemon(() -> "         \
    "paths.accept());\n"                                                                       \
    "    daemon(() -> { pipe.source().read(java.nio.ByteBuffer.allocate(3)); "                 \
    "pipe.source().read(java.nio.ByteBuffer.allocate(3)); });\n"                               \
    "    new java.io.FileInputStream(file.toFile()).close(); new "                             \
    "java.io.FileInputStream(java.io.FileDescriptor.in);\n"                                    \
    "  }\n"                                                                                    \
    "  static java.io.FileInputStream one;\n"                                                  \
    "  static void open(String name) throws Exception { one = new "                            \
    "java.io.FileInputStream(name); }\n"                                                       \
    "  static void close(String name) throws Exception { one.close(); }\n"

#include "tests/jni/guest.h"

enum { MOST = 100, LONGEST = 300 };

typedef struct Files {
    int count;
    char names[MOST][LONGEST]; /* number and what it is, by number */
} Files;

/* Who waits for a process has a descriptor of it for moments at a time, as long as its VM
 * lives. */
static bool is_of_process(const char *to) { return strstr(to, "pidfd") != NULL; }

static void list_files_but(Files *files, bool (*is_left_out)(const char *to)) {
    memset(files, 0, sizeof *files);
    for (int number = 0; number < MOST; number++) {
        char path[40], to[LONGEST - 20];
        snprintf(path, sizeof path, "/proc/self/fd/%d", number);
        ssize_t length = readlink(path, to, sizeof to - 1);
        if (length < 0) continue;
        to[length] = 0;
        if (is_left_out != NULL && is_left_out(to)) continue;
        snprintf(files->names[files->count++], LONGEST, "%d %s", number, to);
    }
}

static void list_files(Files *files) { list_files_but(files, NULL); }

static void assert_same(const Files *after, const Files *before) {
    for (int i = 0; i < before->count || i < after->count; i++)
        ck_assert_str_eq(after->names[i], before->names[i]);
}

static void assert_same_files(const Files *before) {
    Files after;
    list_files(&after);
    assert_same(&after, before);
}

static int mappings_of(const char *path) {
    char line[1000];
    int count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps) != NULL) count += strstr(line, path) != NULL;
    fclose(maps);
    return count;
}

static void call(JNIEnv *env, const char *method, const char *argument) {
    jmethodID id = (*env)->GetStaticMethodID(env, guest(env), method, "(Ljava/lang/String;)V");
    (*env)->CallStaticVoidMethod(env, guest(env), id, (*env)->NewStringUTF(env, argument));
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionDescribe(env);
    ck_assert(!(*env)->ExceptionCheck(env));
}

static void hold_all(JNIEnv *env, const char *path) {
    Files before, after;
    list_files(&before);
    call(env, "holdAll", path);
    list_files(&after);
    ck_assert_int_ge(after.count, before.count + 25);
    ck_assert_int_ge(mappings_of(path), 3);
}

static void destroy(JavaVM *vm) { ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK); }

START_TEST(what_java_holds_is_given_back) {
    Files before;
    list_files(&before);
    for (int i = 0; i < 2; i++) {
        char path[100];
        JavaVM *vm;
        snprintf(path, sizeof path, "%s/again%d", directory, i);
        JNIEnv *env = create(&vm, NULL);
        hold_all(env, path);
        destroy(vm);
        ck_assert_int_eq(mappings_of(path), 0);
        assert_same_files(&before);
        jsize vms;
        ck_assert(JNI_GetCreatedJavaVMs(NULL, 0, &vms) == JNI_OK &&
                  vms == 0); /* its daemons are gone, and so is it */
    }
}
END_TEST

START_TEST(each_vm_gives_back_its_own) {
    char first_path[100], second_path[100];
    JavaVM *first, *second;
    Files none, one, left;
    snprintf(first_path, sizeof first_path, "%s/first", directory);
    snprintf(second_path, sizeof second_path, "%s/second", directory);
    list_files(&none);
    JNIEnv *first_env = create(&first, NULL);
    hold_all(first_env, first_path);
    list_files_but(&one, is_of_process);
    JNIEnv *second_env = create(&second, NULL);
    hold_all(second_env, second_path);
    destroy(second);
    ck_assert_int_eq(mappings_of(second_path), 0);
    ck_assert_int_ge(mappings_of(first_path), 3);
    list_files_but(&left, is_of_process);
    assert_same(&left, &one);
    destroy(first);
    ck_assert_int_eq(mappings_of(first_path), 0);
    assert_same_files(&none);
}
END_TEST

START_TEST(what_the_host_opens_stays_open) {
    JavaVM *vm;
    JNIEnv *env = create(&vm, NULL);
    char java[40], link[20];
    int free_number = dup(0);
    close(free_number);
    snprintf(java, sizeof java, "/proc/self/fd/%d", free_number);
    call(env, "open", "/dev/null");
    ck_assert_int_eq(readlink(java, link, sizeof link), strlen("/dev/null"));
    call(env, "close", "");
    int own = open("/dev/zero", O_RDONLY); /* by the number that Java had */
    ck_assert_int_eq(own, free_number);
    int ends[2];
    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    destroy(vm);
    ck_assert_int_eq(readlink(java, link, sizeof link), strlen("/dev/zero"));
    ck_assert_int_eq(write(ends[0], "x", 1), 1);
    close(own);
    close(ends[0]);
    close(ends[1]);
}
END_TEST

int main(void) {
    return run(SUITE("resources", 60, NULL, NULL, what_java_holds_is_given_back,
                     each_vm_gives_back_its_own, what_the_host_opens_stays_open));
}
