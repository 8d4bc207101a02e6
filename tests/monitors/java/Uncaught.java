// SPDX-License-Identifier: MIT
/** Its exception leaves the outermost frame: who started the program clears it. */
public class Uncaught {
    public static void main(String[] args) {
        throw new IllegalStateException("uncaught");
    }
}
