/* SPDX-License-Identifier: MIT */
/* A main that is not static. */
public class NonStaticMain {
    public void main(String[] args) {
    }
}
