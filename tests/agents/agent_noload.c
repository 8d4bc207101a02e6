/* SPDX-License-Identifier: MIT */
/* A library without JVM_OnLoad: the VM must refuse it by name and start nothing (R8). */
int agent_noload_marker(void);
int agent_noload_marker(void) { return 1; }
