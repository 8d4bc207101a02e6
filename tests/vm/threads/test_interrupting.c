/* SPDX-License-Identifier: MIT */
/* The signal that interrupts threads: whose it is, what the host's are, and what stays. */
#include <check.h>
#include <pthread.h>
#include <signal.h>

#include "tests/suite.h"
#include "vm/system/process.h"

static volatile sig_atomic_t ours, hosts;

static void interrupted(void *context) { ours += context != NULL; }
static void on_host(int number) { hosts += number; }

static void count_from_zero(void) { ours = hosts = 0; }

static void (*handler_of(int number))(int) {
    struct sigaction action;
    sigaction(number, NULL, &action);
    return action.sa_handler;
}

START_TEST(the_hosts_signals_go_to_the_host) {
    signal(SIGUSR1, on_host);
    ck_assert_int_eq(process_take_signal(SIGUSR1, interrupted), SIGUSR1);
    raise(SIGUSR1);
    ck_assert_int_eq(hosts, SIGUSR1);
    ck_assert_int_eq(ours, 0);
    ck_assert(process_interrupt(pthread_self()));
    ck_assert_int_eq(hosts, SIGUSR1);
    ck_assert_int_eq(ours, 1);
    process_leave_signal();
    ck_assert_ptr_eq(handler_of(SIGUSR1), on_host);
}
END_TEST

START_TEST(a_signal_nobody_had_is_nobodys_again) {
    int number = process_take_signal(0, interrupted);
    ck_assert_int_gt(number, SIGRTMIN);
    /* Of two VMs the first one's choice holds, until the last one goes. */
    ck_assert_int_eq(process_take_signal(SIGUSR2, interrupted), number);
    process_leave_signal();
    ck_assert(process_interrupt(pthread_self()));
    ck_assert_int_eq(ours, 1);
    process_leave_signal();
    ck_assert_ptr_eq(handler_of(number), SIG_DFL);
}
END_TEST

START_TEST(who_took_it_since_keeps_it) {
    ck_assert_int_eq(process_take_signal(SIGUSR2, interrupted), SIGUSR2);
    signal(SIGUSR2, on_host);
    process_leave_signal();
    ck_assert_ptr_eq(handler_of(SIGUSR2), on_host);
}
END_TEST

START_TEST(signals_have_numbers_and_names) {
    ck_assert_int_eq(process_signal_number("USR2"), SIGUSR2);
    ck_assert_int_eq(process_signal_number("SIGPROF"), SIGPROF);
    ck_assert_int_eq(process_signal_number("RTMIN+3"), SIGRTMIN + 3);
    ck_assert_int_eq(process_signal_number("SIGRTMAX-2"), SIGRTMAX - 2);
    ck_assert_int_eq(process_signal_number("12"), 12);
    static const char *const bad[] = {"",     "KILL",     "9",  "SEGV",   "SIG",
                                      "1000", "RTMAX-99", "-3", "RTMIN+", "12x"};
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        ck_assert_msg(process_signal_number(bad[i]) == 0, "%s", bad[i]);
}
END_TEST

int main(void) {
    return run_suite(SUITE("interrupting", 0, count_from_zero, NULL,
                           the_hosts_signals_go_to_the_host,
                           a_signal_nobody_had_is_nobodys_again, who_took_it_since_keeps_it,
                           signals_have_numbers_and_names));
}
