// SPDX-License-Identifier: MIT
import java.io.File;

/** Loads its class Late when the file of the argument is there. */
public class Asked {
    static final class Late {
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("ready");
        System.out.flush();
        while (!new File(arguments[0]).exists()) Thread.sleep(10);
        Class.forName("Asked$Late");
        System.out.println("loaded");
        System.out.flush();
        Thread.sleep(3_000_000);
    }
}
