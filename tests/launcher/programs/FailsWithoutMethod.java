/* SPDX-License-Identifier: MIT */
public class FailsWithoutMethod {
    static {
        if (true) {
            throw new NoSuchMethodError("of another class");
        }
    }

    public static void main(String[] args) {
        System.out.println("not reached");
    }
}
