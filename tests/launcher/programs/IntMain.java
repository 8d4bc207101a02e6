/* SPDX-License-Identifier: MIT */
/* A main that answers something. */
public class IntMain {
    public static int main(String[] args) {
        return 4;
    }
}
