/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;

/** Keeps 150,000 objects alive to its end. */
public class Many {
    static final ArrayList<Object> kept = new ArrayList<>();
    public static void main(String[] args) {
        for (int i = 0; i < 150_000; i++) kept.add(new Object[2]);
        System.out.println(kept.size());
    }
}
