/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * Providers are looked at and made one after the other; each mistake in a file is met in its turn.
 */
public class ServiceLoaderWhole extends Whole {

    public interface Greeter {
        String greet();
    }

    public static class One implements Greeter {

        static int made;

        public One() {
            made++;
        }

        public String greet() {
            return "one";
        }
    }

    public static class Two extends One {

        public String greet() {
            return "two";
        }
    }

    public static class Stranger {}

    public static class Closed implements Greeter {

        Closed() {}

        public String greet() {
            return "closed";
        }
    }

    public static class Failing implements Greeter {

        public Failing() {
            throw new IllegalStateException("no");
        }

        public String greet() {
            return "";
        }
    }

    static Path directory;
    static int number;

    static ServiceLoader<Greeter> with(String... lines) throws Exception {
        Path services = directory.resolve(number++ + "/META-INF/services");
        Files.createDirectories(services);
        Files.write(services.resolve("ServiceLoaderWhole$Greeter"), List.of(lines));
        URL url = services.getParent().getParent().toUri().toURL();
        return ServiceLoader.load(
            Greeter.class,
            new URLClassLoader(new URL[] { url }, ServiceLoaderWhole.class.getClassLoader())
        );
    }

    static void each(ServiceLoader<Greeter> loader) {
        Iterator<Greeter> it = loader.iterator();
        for (int i = 0; i < 10; i++) try {
            if (!it.hasNext()) break;
            System.out.println(it.next().greet());
        } catch (ServiceConfigurationError e) {
            System.out.println(
                "! " +
                    String.valueOf(e.getMessage()).replaceAll("file:[^ ]*/", "") +
                    " / " +
                    e.getCause()
            );
        }
    }

    static void remove(File f) {
        File[] inside = f.listFiles();
        if (inside != null) for (File each : inside) remove(each);
        f.delete();
    }

    public static void main(String[] args) throws Exception {
        directory = Files.createTempDirectory("services");
        try {
            ServiceLoader<Greeter> good = with(
                "# a comment",
                "",
                "  ServiceLoaderWhole$One  # the first",
                "ServiceLoaderWhole$Two",
                "ServiceLoaderWhole$One"
            );
            p(good);
            Iterator<Greeter> it = good.iterator();
            p(it.hasNext(), One.made, it.next().greet(), One.made);
            p(
                good
                    .stream()
                    .map(provider -> provider.type().getSimpleName())
                    .collect(Collectors.toList()),
                One.made
            );
            p(
                good
                    .stream()
                    .map(provider -> provider.get().greet())
                    .collect(Collectors.toList()),
                One.made
            );
            Iterator<Greeter> other = good.iterator();
            Greeter first = other.next();
            p(
                first == good.iterator().next(),
                other.next().greet(),
                it.next().greet(),
                it.hasNext(),
                One.made
            );
            t(() -> it.next());
            t(() -> it.remove());
            good.reload();
            t(() -> it.hasNext());
            p(good.iterator().next() == first, One.made, good.findFirst().get().greet());
            each(
                with(
                    "NoSuchClass",
                    "ServiceLoaderWhole$Stranger",
                    "ServiceLoaderWhole$Failing",
                    "ServiceLoaderWhole$Two"
                )
            );
            each(with("ServiceLoaderWhole$Closed"));
            each(with("two words", "ServiceLoaderWhole$One"));
            each(with("1bad"));
            each(with("a-b"));
            each(with());
            p(with().findFirst(), with().stream().count());
            t(() -> ServiceLoader.load(null));
            t(() -> ServiceLoader.load((Class<Greeter>) null, null));
            p(
                ServiceLoader.load(Greeter.class).iterator().hasNext(),
                ServiceLoader.loadInstalled(Greeter.class).iterator().hasNext()
            );
        } finally {
            remove(directory.toFile());
        }
    }
}
