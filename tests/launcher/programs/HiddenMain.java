/* SPDX-License-Identifier: MIT */
/* A main that is not public. */
public class HiddenMain {
    static void main(String[] args) {
    }
}
