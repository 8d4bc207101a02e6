/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Paths with dots behind names that are there, that are not, or that are links. */
public class RealPathsWithDots {
    public static void main(String[] args) throws IOException {
        Path top = Files.createTempDirectory("dots").toRealPath();
        Files.createDirectories(top.resolve("x/y"));
        Files.createDirectories(top.resolve("z"));
        Files.createSymbolicLink(top.resolve("link"), Path.of("x/y"));
        for (String name : new String[] {"link", "link/../z", "link/../y", "./link/.", "z/../link",
            "x/../z", "none/../z", "x/../none", "z/.."}) {
            for (LinkOption[] options : new LinkOption[][] {{}, {LinkOption.NOFOLLOW_LINKS}}) {
                String real;
                try {
                    real = top.relativize(top.resolve(name).toRealPath(options)).toString();
                } catch (IOException e) {
                    real = e.getClass().getName();
                }
                System.out.println(name + " " + options.length + " " + real);
            }
        }
        for (String name : new String[] {"link", "x/y", "x", "z", ""}) {
            Files.delete(top.resolve(name));
        }
    }
}
