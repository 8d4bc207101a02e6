/* SPDX-License-Identifier: MIT */
/* Removed before Uses and Extends run. */
public class Missing {
}
