/* SPDX-License-Identifier: MIT */

/** Waits in the agent until it was asked for data. */
public class Data {
    public static void main(String[] args) {
        Driver.step(1);
        System.out.println("ran");
    }
}
