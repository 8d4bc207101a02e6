/* SPDX-License-Identifier: MIT */
/* java.net.InetAddress and NetworkInterface: the machine's resolver and its interfaces. Looking
 * up may take long, so the thread is NATIVE meanwhile. */
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netpacket/packet.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "classlib/native/native.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/threads/transition.h"

/* ---- Texts that are collected ---- */

typedef struct Texts {
    char **texts;
    size_t count, capacity;
    bool failed;
} Texts;

static void texts_add(Texts *list, const char *text) {
    if (list->count == list->capacity) {
        size_t capacity = list->capacity * 2 + 8;
        char **more = realloc(list->texts, capacity * sizeof *more);
        if (more == NULL) {
            list->failed = true;
            return;
        }
        list->texts = more;
        list->capacity = capacity;
    }
    char *copy = strdup(text);
    if (copy == NULL)
        list->failed = true;
    else
        list->texts[list->count++] = copy;
}

/* The result of the native, and the end of the list. */
static Object *texts_finish(Thread *t, Texts *list) {
    Object *array = list->failed
                        ? exception_out_of_memory(t, "C heap")
                        : native_strings(t, (const char *const *)list->texts, list->count);
    for (size_t i = 0; i < list->count; i++) free(list->texts[i]);
    free(list->texts);
    return array;
}

/* ---- Addresses ---- */

typedef union Address {
    struct sockaddr any;
    struct sockaddr_in four;
    struct sockaddr_in6 six;
} Address;

/* The address in a byte[] of 4 or 16; its length as a socket address. */
static socklen_t address_of(Object *array, uint32_t scope, uint16_t port, Address *address) {
    *address = (Address){0};
    if (array_length(array) == 4) {
        address->four.sin_family = AF_INET;
        address->four.sin_port = htons(port);
        memcpy(&address->four.sin_addr, array_elements(array), 4);
        return sizeof address->four;
    }
    address->six.sin6_family = AF_INET6;
    address->six.sin6_port = htons(port);
    address->six.sin6_scope_id = scope;
    memcpy(&address->six.sin6_addr, array_elements(array), 16);
    return sizeof address->six;
}

static bool address_text(const struct sockaddr *address, char *text, size_t room) {
    socklen_t length = address->sa_family == AF_INET ? sizeof(struct sockaddr_in)
                                                     : sizeof(struct sockaddr_in6);
    return getnameinfo(address, length, text, (socklen_t)room, NULL, 0, NI_NUMERICHOST) == 0;
}

NATIVE_METHOD(java_net_InetAddress_lookup0) {
    char *name = native_platform_text(t, args[0].l);
    if (name == NULL) return;
    thread_leave_vm(t, THREAD_NATIVE);
    struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM}, *found = NULL;
    int error = getaddrinfo(name, NULL, &hints, &found);
    Texts list = {0};
    char text[NI_MAXHOST + 1] = "!";
    if (error != 0) {
        snprintf(text + 1, sizeof text - 1, "%s",
                 error == EAI_SYSTEM ? strerror(errno) : gai_strerror(error));
        texts_add(&list, text);
    }
    for (struct addrinfo *a = found; error == 0 && a != NULL; a = a->ai_next)
        if (address_text(a->ai_addr, text, sizeof text)) texts_add(&list, text);
    if (error == 0) freeaddrinfo(found);
    thread_enter_vm(t);
    free(name);
    result->l = texts_finish(t, &list);
}

NATIVE_METHOD(java_net_InetAddress_name0) {
    Address address;
    socklen_t length = address_of(args[0].l, 0, 0, &address);
    char name[NI_MAXHOST];
    thread_leave_vm(t, THREAD_NATIVE);
    int error = getnameinfo(&address.any, length, name, sizeof name, NULL, 0, NI_NAMEREQD);
    thread_enter_vm(t);
    if (error == 0) result->l = string_from_platform(t, name);
}

NATIVE_METHOD(java_net_InetAddress_localName0) {
    char name[256];
    if (gethostname(name, sizeof name) != 0) strcpy(name, "localhost");
    name[sizeof name - 1] = 0;
    result->l = string_from_platform(t, name);
}

/* ---- Reaching: the echo port answers or refuses ---- */

static bool connects(int socket, const Address *address, socklen_t length, int timeout) {
    fcntl(socket, F_SETFL, O_NONBLOCK);
    if (connect(socket, &address->any, length) == 0) return true;
    if (errno != EINPROGRESS) return errno == ECONNREFUSED;
    struct pollfd wait = {.fd = socket, .events = POLLOUT};
    int ready;
    do ready = poll(&wait, 1, timeout);
    while (ready < 0 && errno == EINTR);
    int error = 0;
    socklen_t size = sizeof error;
    if (ready <= 0 || getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) != 0)
        return false;
    return error == 0 || error == ECONNREFUSED;
}

/* address, scope, interface or null, time to live or 0, timeout */
NATIVE_METHOD(java_net_InetAddress_reachable0) {
    Address address;
    socklen_t length = address_of(args[0].l, (uint32_t)args[1].i, 7, &address);
    int ttl = args[3].i, timeout = args[4].i;
    char *interface = args[2].l != NULL ? native_platform_text(t, args[2].l) : NULL;
    if (args[2].l != NULL && interface == NULL) return;
    thread_leave_vm(t, THREAD_NATIVE);
    int socket_ = socket(address.any.sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool six = address.any.sa_family == AF_INET6;
    bool reached = socket_ >= 0;
    if (reached && ttl > 0)
        setsockopt(socket_, six ? IPPROTO_IPV6 : IPPROTO_IP, six ? IPV6_UNICAST_HOPS : IP_TTL,
                   &ttl, sizeof ttl);
    if (reached && interface != NULL)
        setsockopt(socket_, SOL_SOCKET, SO_BINDTODEVICE, interface,
                   (socklen_t)strlen(interface));
    if (reached) reached = connects(socket_, &address, length, timeout);
    if (socket_ >= 0) close(socket_);
    free(interface);
    thread_enter_vm(t);
    result->i = reached;
}

/* ---- Interfaces ---- */

static int mtu_of(int socket, const char *name) {
    struct ifreq request = {0};
    strncpy(request.ifr_name, name, sizeof request.ifr_name - 1);
    return socket >= 0 && ioctl(socket, SIOCGIFMTU, &request) == 0 ? request.ifr_mtu : 0;
}

static void add_interface(Texts *list, const struct ifaddrs *i, int socket) {
    const struct sockaddr_ll *link = (const void *)i->ifa_addr;
    char row[256], *to = row + snprintf(row, 128, "interface %.64s %u %u %d ", i->ifa_name,
                                        if_nametoindex(i->ifa_name), i->ifa_flags,
                                        mtu_of(socket, i->ifa_name));
    if (link != NULL && link->sll_family == AF_PACKET)
        for (int k = 0; k < link->sll_halen && k < 8; k++)
            to += sprintf(to, "%02x", link->sll_addr[k]);
    texts_add(list, row);
}

static int prefix_length(const struct sockaddr *mask) {
    if (mask == NULL) return 0;
    bool six = mask->sa_family == AF_INET6;
    const uint8_t *bytes =
        six ? (const uint8_t *)&((const struct sockaddr_in6 *)(const void *)mask)->sin6_addr
            : (const uint8_t *)&((const struct sockaddr_in *)(const void *)mask)->sin_addr;
    int bits = 0;
    for (int i = 0; i < (six ? 16 : 4); i++) bits += __builtin_popcount(bytes[i]);
    return bits;
}

static void add_address(Texts *list, const struct ifaddrs *i) {
    char address[NI_MAXHOST], broadcast[NI_MAXHOST] = "", row[3 * NI_MAXHOST];
    if (!address_text(i->ifa_addr, address, sizeof address)) return;
    address[strcspn(address, "%")] = 0;
    if ((i->ifa_flags & IFF_BROADCAST) != 0 && i->ifa_broadaddr != NULL &&
        i->ifa_addr->sa_family == AF_INET)
        address_text(i->ifa_broadaddr, broadcast, sizeof broadcast);
    snprintf(row, sizeof row, "address %.64s %s %d %s", i->ifa_name, address,
             prefix_length(i->ifa_netmask), broadcast);
    texts_add(list, row);
}

/* All interfaces, then their addresses: NetworkInterface.all tells the rows. */
NATIVE_METHOD(java_net_NetworkInterface_read0) {
    thread_leave_vm(t, THREAD_NATIVE);
    struct ifaddrs *all = NULL;
    bool failed = getifaddrs(&all) != 0;
    int socket_ = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    Texts list = {0};
    for (struct ifaddrs *i = all; i != NULL; i = i->ifa_next)
        if (i->ifa_addr != NULL && i->ifa_addr->sa_family == AF_PACKET)
            add_interface(&list, i, socket_);
    for (struct ifaddrs *i = all; i != NULL;
         i = i->ifa_next) /* an alias, or one without a link layer */
        if (i->ifa_addr == NULL || i->ifa_addr->sa_family != AF_PACKET) {
            struct ifaddrs bare = *i;
            bare.ifa_addr = NULL;
            add_interface(&list, &bare, socket_);
        }
    for (struct ifaddrs *i = all; i != NULL; i = i->ifa_next)
        if (i->ifa_addr != NULL &&
            (i->ifa_addr->sa_family == AF_INET || i->ifa_addr->sa_family == AF_INET6))
            add_address(&list, i);
    if (socket_ >= 0) close(socket_);
    freeifaddrs(all);
    thread_enter_vm(t);
    if (failed) {
        for (size_t i = 0; i < list.count; i++) free(list.texts[i]);
        free(list.texts);
        return;
    }
    result->l = texts_finish(t, &list);
}
