/* SPDX-License-Identifier: MIT */
/* sun.nio.ch.NetSocket: system calls on sockets. Every socket is non-blocking, so bytes go
 * straight from and to arrays of the heap, without a safepoint between; only waiting and
 * closing leave the VM. Static methods: slot 0 is the first parameter, most often the
 * descriptor. An address in Java is an array of bytes: its length (4 or 16), two bytes of port,
 * four of scope, the address; or -1, two bytes of length, four unused, the path of a socket in
 * the file system. Bytes are those of an array from an index on, or without one at an address.
 */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/model/resources.h"
#include "vm/threads/transition.h"

enum {
    WOULD_BLOCK = -2,
    LARGEST_TRANSFER = 1 << 17,
    ADDRESS_BYTES = 23,
    HEAD_BYTES = 7,
    PATH_KIND = 255
};

typedef union Address {
    struct sockaddr any;
    struct sockaddr_in four;
    struct sockaddr_in6 six;
    struct sockaddr_un path;
} Address;

static void throw_error(Thread *t, int error) {
    char text[256];
    const char *class_name = "java/net/SocketException";
    switch (error) {
    case EPROTO: class_name = "java/net/ProtocolException"; break;
    case ECONNREFUSED:
    case ETIMEDOUT:
    case ENOTCONN: class_name = "java/net/ConnectException"; break;
    case EHOSTUNREACH: class_name = "java/net/NoRouteToHostException"; break;
    case EADDRINUSE:
    case EADDRNOTAVAIL:
    case EACCES: class_name = "java/net/BindException"; break;
    }
    exception_throw(t, class_name, "%s", strerror_r(error, text, sizeof text));
}

static void check(Thread *t, int failed) {
    if (failed != 0) throw_error(t, errno);
}

/* ---- Addresses ---- */

/* What the system says of a socket as a number; -1 without an answer. */
static int property(int file, int name) {
    int value = -1;
    socklen_t size = sizeof value;
    return getsockopt(file, SOL_SOCKET, name, &value, &size) == 0 ? value : -1;
}

static bool is_six(int file) { return property(file, SO_DOMAIN) == AF_INET6; }

static socklen_t path_read(Thread *t, const uint8_t *bytes, Address *address) {
    size_t length = (size_t)(bytes[1] << 8 | bytes[2]);
    if (length >= sizeof address->path.sun_path) {
        exception_throw(t, "java/net/SocketException", "Unix domain path too long");
        return 0;
    }
    address->path.sun_family = AF_UNIX;
    memcpy(address->path.sun_path, bytes + HEAD_BYTES, length);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length + 1);
}

/* 0: the socket knows no such addresses, thrown. */
static socklen_t address_read(Thread *t, int file, Object *array, Address *address) {
    const uint8_t *bytes = array_elements(array), *body = bytes + HEAD_BYTES;
    uint16_t port = htons((uint16_t)(bytes[1] << 8 | bytes[2]));
    memset(address, 0, sizeof *address);
    if (bytes[0] == PATH_KIND) return path_read(t, bytes, address);
    if (is_six(file)) {
        address->six.sin6_family = AF_INET6;
        address->six.sin6_port = port;
        address->six.sin6_scope_id = (uint32_t)bytes[3] << 24 | (uint32_t)bytes[4] << 16 |
                                     (uint32_t)bytes[5] << 8 | bytes[6];
        uint8_t *to = address->six.sin6_addr.s6_addr;
        static const uint8_t none[4];
        if (bytes[0] == 16) {
            memcpy(to, body, 16);
        } else if (memcmp(body, none, 4) != 0) {
            to[10] = to[11] = 0xff;
            memcpy(to + 12, body, 4);
        }
        return sizeof address->six;
    }
    if (bytes[0] != 4) {
        exception_throw(t, "java/net/SocketException", "Protocol family unavailable");
        return 0;
    }
    address->four.sin_family = AF_INET;
    address->four.sin_port = port;
    memcpy(&address->four.sin_addr, body, 4);
    return sizeof address->four;
}

/* A path only where the array has room for one; a socket without a name has an empty one. */
static void path_write(const Address *address, socklen_t size, uint8_t *bytes, size_t room) {
    size_t head = offsetof(struct sockaddr_un, sun_path);
    size_t length = size > head ? strnlen(address->path.sun_path, size - head) : 0;
    if (HEAD_BYTES + length > room) return;
    bytes[0] = PATH_KIND;
    bytes[1] = (uint8_t)(length >> 8);
    bytes[2] = (uint8_t)length;
    memcpy(bytes + HEAD_BYTES, address->path.sun_path, length);
}

static void address_write(const Address *address, socklen_t size, Object *array) {
    uint8_t *bytes = array_elements(array);
    memset(bytes, 0, ADDRESS_BYTES);
    uint16_t port = 0;
    if (address->any.sa_family == AF_UNIX) {
        path_write(address, size, bytes, (size_t)array_length(array));
        return;
    }
    if (address->any.sa_family == AF_INET6) {
        const uint8_t *from = address->six.sin6_addr.s6_addr;
        bool is_mapped = IN6_IS_ADDR_V4MAPPED(&address->six.sin6_addr);
        uint32_t scope = address->six.sin6_scope_id;
        bytes[0] = is_mapped ? 4 : 16;
        for (int i = 0; i < 4; i++) bytes[3 + i] = (uint8_t)(scope >> (24 - 8 * i));
        memcpy(bytes + 7, is_mapped ? from + 12 : from, bytes[0]);
        port = ntohs(address->six.sin6_port);
    } else if (address->any.sa_family == AF_INET) {
        bytes[0] = 4;
        memcpy(bytes + 7, &address->four.sin_addr, 4);
        port = ntohs(address->four.sin_port);
    }
    bytes[1] = (uint8_t)(port >> 8);
    bytes[2] = (uint8_t)port;
}

/* ---- From creation to connection ---- */

/* is it a stream; what for: 0 addresses of both kinds, 1 those of version 4, 2 paths */
NATIVE_METHOD(sun_nio_ch_NetSocket_socket0) {
    static const int families[] = {AF_INET6, AF_INET, AF_UNIX};
    int type = (args[0].i ? SOCK_STREAM : SOCK_DGRAM) | SOCK_CLOEXEC | SOCK_NONBLOCK, off = 0;
    int family = families[args[1].i], file = socket(family, type, 0);
    if (file < 0 && errno == EAFNOSUPPORT && family == AF_INET6)
        file = socket(AF_INET, type, 0);
    else if (file >= 0 && family == AF_INET6)
        setsockopt(file, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    /* A multicast socket hears the groups that it joined itself, not those of its neighbours.
     */
    if (file >= 0 && !args[0].i)
        setsockopt(file, IPPROTO_IP, IP_MULTICAST_ALL, &off, sizeof off);
    file = resources_opened(t->vm, file, DESCRIPTOR_SOCKET);
    if (file < 0) throw_error(t, errno);
    result->i = file;
}

/* Two ends of one connection: unlike a pipe they can be shut down, and raise no signal. */
NATIVE_METHOD(sun_nio_ch_NetSocket_pair0) {
    int both[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, both) != 0) {
        throw_error(t, errno);
        return;
    }
    int32_t *ends = array_elements(args[0].l);
    for (int i = 0; i < 2; i++) ends[i] = resources_opened(t->vm, both[i], DESCRIPTOR_SOCKET);
    if (ends[0] >= 0 && ends[1] >= 0) return;
    for (int i = 0; i < 2; i++)
        if (ends[i] >= 0) resources_close(t->vm, ends[i]);
    throw_error(t, ENOMEM);
}

/* The socket that the process has for its standard input, by a number of its own, or -1. */
NATIVE_METHOD(sun_nio_ch_NetSocket_inherited0) {
    int file =
        property(STDIN_FILENO, SO_DOMAIN) < 0 ? -1 : fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    if (file >= 0) fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK);
    result->i = resources_opened(
        t->vm, file, DESCRIPTOR_FILE); /* others have it, too: it is not shut down */
}

/* 0 packets, 1 a stream, 2 one that waits for connections; more by 4: paths, not addresses */
NATIVE_METHOD(sun_nio_ch_NetSocket_kind0) {
    int file = args[0].i, paths = property(file, SO_DOMAIN) == AF_UNIX ? 4 : 0;
    result->i = paths + (property(file, SO_TYPE) != SOCK_STREAM ? 0
                         : property(file, SO_ACCEPTCONN) > 0    ? 2
                                                                : 1);
}

NATIVE_METHOD(sun_nio_ch_NetSocket_bind0) {
    Address address;
    socklen_t size = address_read(t, args[0].i, args[1].l, &address);
    if (size != 0) check(t, bind(args[0].i, &address.any, size));
}

NATIVE_METHOD(sun_nio_ch_NetSocket_listen0) { check(t, listen(args[0].i, args[1].i)); }

/* 1: done, 0: it goes on, WOULD_BLOCK: the other end has no room, which nothing will tell of.
 */
NATIVE_METHOD(sun_nio_ch_NetSocket_connect0) {
    Address address;
    socklen_t size = address_read(t, args[0].i, args[1].l, &address);
    if (size == 0) return;
    result->i = connect(args[0].i, &address.any, size) == 0;
    if (!result->i && errno == EAGAIN && address.any.sa_family == AF_UNIX)
        result->i = WOULD_BLOCK;
    else if (!result->i && errno != EINPROGRESS && errno != EINTR)
        throw_error(t, errno);
}

/* Has the connection that went on been made? */
NATIVE_METHOD(sun_nio_ch_NetSocket_isConnected0) {
    int error = 0;
    socklen_t size = sizeof error;
    struct pollfd poller = {.fd = args[0].i, .events = POLLOUT};
    if (poll(&poller, 1, 0) <= 0) return;
    if (getsockopt(args[0].i, SOL_SOCKET, SO_ERROR, &error, &size) != 0) error = errno;
    if (error != 0)
        throw_error(t, error);
    else
        result->i = 1;
}

NATIVE_METHOD(sun_nio_ch_NetSocket_disconnect0) {
    Address address = {.any.sa_family = AF_UNSPEC};
    if (connect(args[0].i, &address.any, sizeof address) != 0 && errno != EAFNOSUPPORT)
        throw_error(t, errno);
}

/* descriptor, where the peer's address goes */
NATIVE_METHOD(sun_nio_ch_NetSocket_accept0) {
    Address address = {.any.sa_family = AF_UNSPEC};
    socklen_t size;
    int file;
    do {
        size = sizeof address;
        file = accept4(args[0].i, &address.any, &size, SOCK_CLOEXEC | SOCK_NONBLOCK);
    } while (file < 0 && (errno == EINTR || errno == ECONNABORTED));
    if (file >= 0) address_write(&address, size, args[1].l);
    file = resources_opened(t->vm, file, DESCRIPTOR_SOCKET);
    if (file < 0 && errno != EAGAIN) throw_error(t, errno);
    result->i = file < 0 ? WOULD_BLOCK : file;
}

/* descriptor, where to, is it the peer's */
NATIVE_METHOD(sun_nio_ch_NetSocket_name0) {
    Address address = {.any.sa_family = AF_UNSPEC};
    socklen_t size = sizeof address;
    int failed = args[2].i ? getpeername(args[0].i, &address.any, &size)
                           : getsockname(args[0].i, &address.any, &size);
    if (failed != 0)
        throw_error(t, errno);
    else
        address_write(&address, size, args[1].l);
}

/* ---- Waiting, closing ---- */

/* descriptor, for output, milliseconds (-1: forever); what is ready the caller finds out by
 * trying */
NATIVE_METHOD(sun_nio_ch_NetSocket_wait0) {
    struct pollfd poller = {.fd = args[0].i, .events = args[1].i ? POLLOUT : POLLIN};
    int millis = args[2].i;
    native_wait_begin(t);
    poll(&poller, 1, millis);
    native_wait_end(t);
}

/* descriptor, 0 input 1 output 2 both; an error only says that nobody is there any more */
NATIVE_METHOD(sun_nio_ch_NetSocket_shutdown0) {
    if (shutdown(args[0].i, args[1].i) != 0 && errno != ENOTCONN) throw_error(t, errno);
}

NATIVE_METHOD(sun_nio_ch_NetSocket_close0) {
    int file = args[0].i;
    thread_leave_vm(t, THREAD_NATIVE);
    resources_close(t->vm, file);
    thread_enter_vm(t);
}

/* The socket ends now; its number is another's only when it is closed. */
NATIVE_METHOD(sun_nio_ch_NetSocket_vacate0) {
    int file = args[0].i, done, nobody = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (nobody < 0) {
        shutdown(file, SHUT_RDWR);
        return;
    }
    do done = dup3(nobody, file, O_CLOEXEC);
    while (done < 0 && (errno == EINTR || errno == EBUSY));
    close(nobody);
}

/* ---- Bytes ---- */

/* Where the bytes of a transfer are: args[1] an array or null, args[2] an index or an address.
 */
static void *place(const Value *args) {
    uint8_t *elements = args[1].l != NULL ? array_elements(args[1].l) : NULL;
    return (void *)((uintptr_t)elements + (uintptr_t)args[2].j);
}

static size_t transfer_size(const Value *args) {
    return (size_t)(args[4].i < LARGEST_TRANSFER ? args[4].i : LARGEST_TRANSFER);
}

static void finish_transfer(Thread *t, ssize_t moved, Value *result) {
    if (moved >= 0)
        result->i = (int32_t)moved;
    else if (errno == EAGAIN || errno == EINTR)
        result->i = WOULD_BLOCK;
    else
        throw_error(t, errno);
}

/* descriptor, array, offset, count; the end is -1 */
NATIVE_METHOD(sun_nio_ch_NetSocket_receive0) {
    ssize_t got = recv(args[0].i, place(args), transfer_size(args), 0);
    if (got < 0 && errno == ECONNRESET)
        exception_throw(t, "java/net/SocketException", "Connection reset");
    else if (got == 0)
        result->i = -1;
    else
        finish_transfer(t, got, result);
}

/* descriptor, array, offset, count, is it urgent */
NATIVE_METHOD(sun_nio_ch_NetSocket_send0) {
    int flags = MSG_NOSIGNAL | (args[5].i ? MSG_OOB : 0);
    finish_transfer(t, send(args[0].i, place(args), transfer_size(args), flags), result);
}

static void finish_datagram(Thread *t, ssize_t moved, Value *result) {
    if (moved < 0 && errno == ECONNREFUSED)
        exception_throw(t, "java/net/PortUnreachableException", NULL);
    else
        finish_transfer(t, moved, result);
}

/* descriptor, array, offset, count, where the sender goes, is it to stay */
NATIVE_METHOD(sun_nio_ch_NetSocket_receiveFrom0) {
    Address address = {.any.sa_family = AF_UNSPEC};
    socklen_t size = sizeof address;
    ssize_t got = recvfrom(args[0].i, place(args), (size_t)args[4].i, args[6].i ? MSG_PEEK : 0,
                           &address.any, &size);
    if (got >= 0) address_write(&address, size, args[5].l);
    finish_datagram(t, got, result);
}

/* descriptor, array, offset, count, the receiver or null */
NATIVE_METHOD(sun_nio_ch_NetSocket_sendTo0) {
    Address address;
    socklen_t size = 0;
    if (args[5].l != NULL && (size = address_read(t, args[0].i, args[5].l, &address)) == 0)
        return;
    ssize_t put = sendto(args[0].i, place(args), (size_t)args[4].i, MSG_NOSIGNAL,
                         size == 0 ? NULL : &address.any, size);
    finish_datagram(t, put, result);
}

NATIVE_METHOD(sun_nio_ch_NetSocket_available0) {
    int count = 0;
    if (ioctl(args[0].i, FIONREAD, &count) != 0)
        throw_error(t, errno);
    else
        result->i = count;
}

/* ---- Options ---- */

/* The numbers are those of java.net.SocketOptions, and some of our own. */
typedef struct Option {
    int number, level, name, name_of_six;
} Option;

enum {
    LINGER = 0x80,
    SEND_BUFFER = 0x1001,
    RECEIVE_BUFFER = 0x1002,
    MULTICAST_INTERFACE = 0x1f,
    PEER_USER = 0x106,
    PEER_GROUP = 0x107
};

static const Option options[] = {
    {0x01, IPPROTO_TCP, TCP_NODELAY, 0},
    {0x03, IPPROTO_IP, IP_TOS, IPV6_TCLASS},
    {0x04, SOL_SOCKET, SO_REUSEADDR, 0},
    {0x08, SOL_SOCKET, SO_KEEPALIVE, 0},
    {0x0e, SOL_SOCKET, SO_REUSEPORT, 0},
    {0x12, IPPROTO_IP, IP_MULTICAST_LOOP, IPV6_MULTICAST_LOOP},
    {MULTICAST_INTERFACE, IPPROTO_IP, IP_MULTICAST_IF, IPV6_MULTICAST_IF},
    {0x20, SOL_SOCKET, SO_BROADCAST, 0},
    {LINGER, SOL_SOCKET, SO_LINGER, 0},
    {0x100, IPPROTO_IP, IP_MULTICAST_TTL, IPV6_MULTICAST_HOPS},
    {SEND_BUFFER, SOL_SOCKET, SO_SNDBUF, 0},
    {RECEIVE_BUFFER, SOL_SOCKET, SO_RCVBUF, 0},
    {0x1003, SOL_SOCKET, SO_OOBINLINE, 0},
    {0x101, IPPROTO_TCP, TCP_QUICKACK, 0},
    {0x102, IPPROTO_TCP, TCP_KEEPIDLE, 0},
    {0x103, IPPROTO_TCP, TCP_KEEPINTVL, 0},
    {0x104, IPPROTO_TCP, TCP_KEEPCNT, 0},
    {0x105, SOL_SOCKET, SO_INCOMING_NAPI_ID, 0},
    {PEER_USER, SOL_SOCKET, SO_PEERCRED, 0},
    {PEER_GROUP, SOL_SOCKET, SO_PEERCRED, 0},
};

/* NULL: thrown. */
static const Option *find_option(Thread *t, int number) {
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (options[i].number == number) return &options[i];
    exception_throw(t, "java/net/SocketException", "unsupported option");
    return NULL;
}

NATIVE_METHOD(sun_nio_ch_NetSocket_setOption0) {
    const Option *option = find_option(t, args[1].i);
    int file = args[0].i, value = args[2].i;
    if (option == NULL) return;
    if (option->number == LINGER) {
        struct linger linger = {.l_onoff = value >= 0, .l_linger = value < 0 ? 0 : value};
        check(t, setsockopt(file, SOL_SOCKET, SO_LINGER, &linger, sizeof linger));
        return;
    }
    /* A socket for both kinds of addresses has these options twice; that of version 6 decides.
     */
    bool both = option->name_of_six != 0 && is_six(file);
    if (both) {
        int failed = setsockopt(file, IPPROTO_IPV6, option->name_of_six, &value, sizeof value);
        if (failed != 0) {
            throw_error(t, errno);
            return;
        }
    }
    int failed;
    if (option->number == MULTICAST_INTERFACE) {
        struct ip_mreqn interface = {.imr_ifindex = value};
        failed = setsockopt(file, IPPROTO_IP, IP_MULTICAST_IF, &interface, sizeof interface);
    } else {
        failed = setsockopt(file, option->level, option->name, &value, sizeof value);
    }
    if (failed != 0 && !both) throw_error(t, errno);
}

NATIVE_METHOD(sun_nio_ch_NetSocket_getOption0) {
    const Option *option = find_option(t, args[1].i);
    union {
        int value;
        struct linger linger;
        struct ucred peer;
    } answer = {0};
    int file = args[0].i;
    if (option == NULL) return;
    bool six = option->name_of_six != 0 && is_six(file);
    bool is_peer = option->number == PEER_USER || option->number == PEER_GROUP;
    socklen_t size = option->number == LINGER ? sizeof answer.linger
                     : is_peer                ? sizeof answer.peer
                                              : sizeof answer.value;
    if (getsockopt(file, six ? IPPROTO_IPV6 : option->level,
                   six ? option->name_of_six : option->name, &answer, &size) != 0) {
        throw_error(t, errno);
        return;
    }
    int value = answer.value;
    if (option->number == LINGER)
        value = answer.linger.l_onoff ? answer.linger.l_linger : -1;
    else if (option->number == PEER_USER)
        value = (int)answer.peer.uid;
    else if (option->number == PEER_GROUP)
        value = (int)answer.peer.gid;
    /* The system says the memory it reserves, twice what was asked for. */
    if (option->number == SEND_BUFFER || option->number == RECEIVE_BUFFER) value /= 2;
    result->i = value;
}

/* descriptor, the group, number of the interface or 0, join or leave */
NATIVE_METHOD(sun_nio_ch_NetSocket_group0) {
    const uint8_t *bytes = array_elements(args[1].l);
    int index = args[2].i, failed;
    bool join = args[3].i;
    if (bytes[0] == 4) {
        struct ip_mreqn request = {.imr_ifindex = index};
        memcpy(&request.imr_multiaddr, bytes + 7, 4);
        failed =
            setsockopt(args[0].i, IPPROTO_IP, join ? IP_ADD_MEMBERSHIP : IP_DROP_MEMBERSHIP,
                       &request, sizeof request);
    } else {
        struct ipv6_mreq request = {.ipv6mr_interface = (unsigned)index};
        memcpy(&request.ipv6mr_multiaddr, bytes + 7, 16);
        failed = setsockopt(args[0].i, IPPROTO_IPV6,
                            join ? IPV6_ADD_MEMBERSHIP : IPV6_DROP_MEMBERSHIP, &request,
                            sizeof request);
    }
    if (failed != 0 && errno == (join ? EADDRINUSE : EADDRNOTAVAIL))
        exception_throw(t, "java/net/SocketException",
                        join ? "Already a member of group" : "Not a member of group");
    else
        check(t, failed);
}

static void storage_fill(struct sockaddr_storage *to, const uint8_t *bytes) {
    memset(to, 0, sizeof *to);
    if (bytes[0] == 4) {
        to->ss_family = AF_INET;
        memcpy(&((struct sockaddr_in *)to)->sin_addr, bytes + HEAD_BYTES, 4);
    } else {
        to->ss_family = AF_INET6;
        memcpy(&((struct sockaddr_in6 *)to)->sin6_addr, bytes + HEAD_BYTES, 16);
    }
}

/* descriptor, the group, number of the interface, 0 join 1 leave 2 block 3 unblock, one sender
 */
NATIVE_METHOD(sun_nio_ch_NetSocket_source0) {
    static const int names[] = {MCAST_JOIN_SOURCE_GROUP, MCAST_LEAVE_SOURCE_GROUP,
                                MCAST_BLOCK_SOURCE, MCAST_UNBLOCK_SOURCE};
    const uint8_t *group = array_elements(args[1].l);
    struct group_source_req request = {.gsr_interface = (uint32_t)args[2].i};
    storage_fill(&request.gsr_group, group);
    storage_fill(&request.gsr_source, array_elements(args[4].l));
    int level = group[0] == 4 ? IPPROTO_IP : IPPROTO_IPV6;
    check(t, setsockopt(args[0].i, level, names[args[3].i], &request, sizeof request));
}

/* descriptor object, number: for those who ask whether it is valid */
NATIVE_METHOD(sun_nio_ch_NetSocket_mark0) { native_set_int(args[0].l, "fd", args[1].i); }
