// SPDX-License-Identifier: MIT
package lib.data;

public class Data {
    private final int number = 3;
}
