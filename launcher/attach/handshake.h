/* SPDX-License-Identifier: MIT */
/* How a VM is asked to listen, and whom the socket is looked at for before anything is sent. */
#ifndef MINIJVM_LAUNCHER_ATTACH_HANDSHAKE_H
#define MINIJVM_LAUNCHER_ATTACH_HANDSHAKE_H

#include "launcher/attach/target.h"

/* Has the VM start its listener, and connects. */
int attach_to(Target *target);
/* Nobody but its user may have made or use the socket's file. */
void socket_check(const Target *target);
/* -1: nobody listens there. */
int connect_to(Target *target);

#endif
