/* SPDX-License-Identifier: MIT */
/* A class without main. */
public class NoMain {
}
