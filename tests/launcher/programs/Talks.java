// SPDX-License-Identifier: MIT

import java.io.FileOutputStream;
import java.io.IOException;

/** Prints a lot on both standard files and then says in a file that it came to its end. */
public class Talks {
    public static void main(String[] args) throws IOException {
        long sum = 0;
        for (int i = 0; i < 20_000; i++) {
            sum += Integer.toString(i).hashCode();
            if (i % 20 == 0) {
                System.out.println("spoken " + sum);
                System.err.println("shouted " + sum);
            }
        }
        try (FileOutputStream file = new FileOutputStream(args[0])) {
            file.write("the end\n".getBytes());
        }
    }
}
