/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.nio.file.Files;

/** Names of temporary files whose parts have slashes. */
public class TemporaryNames {

    public static void main(String[] a) throws Exception {
        File in = Files.createTempDirectory("names").toFile();
        for (String s : new String[] { "/", "a/", "/a", "a/b", "a//", "//", ".", "..", "/.." })
            for (String p : new String[] { "xyz", "a/xyz", "xyz/", "xyz//" })
                try {
                    File f = File.createTempFile(p, s, in);
                    System.out.println(
                        p + " " + s + " " + f.getName().replaceAll("[0-9]+", "N") + " " + f.delete()
                    );
                } catch (IOException e) {
                    System.out.println(
                        p + " " + s + " " + e.getMessage().replaceAll("[0-9]+", "N")
                    );
                }
        System.out.println(in.delete());
    }
}
