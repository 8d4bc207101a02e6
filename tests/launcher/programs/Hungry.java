/* SPDX-License-Identifier: MIT */
/* Fills the heap. */
import java.util.ArrayList;

public class Hungry {
    public static void main(String[] args) {
        ArrayList<byte[]> all = new ArrayList<>();
        for (;;) all.add(new byte[100000]);
    }
}
