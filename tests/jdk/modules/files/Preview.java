// SPDX-License-Identifier: MIT
class Preview {
    public static void main(String[] args) {
        Object o = 1;
        System.out.println(switch (o) { case Integer i -> "a number"; default -> "?"; });
    }
}
