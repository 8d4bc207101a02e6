/* SPDX-License-Identifier: MIT */
package java.lang;

/** The assertion settings of the command line; filled in by the virtual machine. */
class AssertionStatusDirectives {
    String[] classes;
    boolean[] classEnabled;
    String[] packages;
    boolean[] packageEnabled;
    boolean deflt;
}
