/* SPDX-License-Identifier: MIT */
/* A main without parameters. */
public class WrongSignature {
    public static void main() {
    }
}
