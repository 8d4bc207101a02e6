/* SPDX-License-Identifier: MIT */
/* Prints the properties named. */
public class Properties {
    public static void main(String[] args) {
        for (String arg : args) System.out.println(arg + " = " + System.getProperty(arg));
    }
}
