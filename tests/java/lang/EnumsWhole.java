/* SPDX-License-Identifier: MIT */
/* The enums of the library: constants in order, names, valueOf and its exceptions. */
import java.util.*;

public class EnumsWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        List<Enum<?>[]> all = new ArrayList<>();
        all.add(java.lang.annotation.ElementType.values());
        all.add(java.lang.annotation.RetentionPolicy.values());
        all.add(java.lang.invoke.VarHandle.AccessMode.values());
        all.add(java.lang.Thread.State.values());
        all.add(java.lang.StackWalker.Option.values());
        all.add(java.lang.ProcessBuilder.Redirect.Type.values());
        all.add(java.util.concurrent.TimeUnit.values());
        all.add(java.math.RoundingMode.values());
        all.add(java.nio.file.StandardOpenOption.values());
        all.add(java.nio.file.StandardCopyOption.values());
        all.add(java.nio.file.LinkOption.values());
        all.add(java.nio.file.FileVisitOption.values());
        all.add(java.nio.file.FileVisitResult.values());
        all.add(java.nio.file.AccessMode.values());
        all.add(java.nio.file.attribute.PosixFilePermission.values());
        all.add(java.util.Formatter.BigDecimalLayoutForm.values());
        all.add(java.util.Locale.Category.values());
        all.add(java.util.stream.Collector.Characteristics.values());
        all.add(java.time.temporal.ChronoUnit.values());
        all.add(java.net.Proxy.Type.values());
        for (Enum<?>[] constants : all) {
            Class type = constants[0].getDeclaringClass();
            p(type.getName(), constants);
            for (Enum e : constants) {
                if (
                    Enum.valueOf(type, e.name()) != e ||
                    e.compareTo(constants[0]) != e.ordinal() ||
                    !e.equals(e) ||
                    e.hashCode() != e.hashCode()
                ) p("wrong", e);
                if (!e.toString().equals(e.name())) p(e.name(), e);
            }
            t(() -> Enum.valueOf(type, "no"));
            t(() -> Enum.valueOf(type, null));
        }
        t(() -> java.lang.annotation.ElementType.valueOf("none"));
        t(() -> java.lang.annotation.RetentionPolicy.valueOf("none"));
        t(() -> java.lang.invoke.VarHandle.AccessMode.valueOf("none"));
        t(() -> java.lang.Thread.State.valueOf("none"));
        t(() -> java.lang.StackWalker.Option.valueOf("none"));
        t(() -> java.lang.ProcessBuilder.Redirect.Type.valueOf("none"));
        t(() -> java.util.concurrent.TimeUnit.valueOf("none"));
        t(() -> java.math.RoundingMode.valueOf("none"));
        t(() -> java.nio.file.StandardOpenOption.valueOf("none"));
        t(() -> java.nio.file.StandardCopyOption.valueOf("none"));
        t(() -> java.nio.file.LinkOption.valueOf("none"));
        t(() -> java.nio.file.FileVisitOption.valueOf("none"));
        t(() -> java.nio.file.FileVisitResult.valueOf("none"));
        t(() -> java.nio.file.AccessMode.valueOf("none"));
        t(() -> java.nio.file.attribute.PosixFilePermission.valueOf("none"));
        t(() -> java.util.Formatter.BigDecimalLayoutForm.valueOf("none"));
        t(() -> java.util.Locale.Category.valueOf("none"));
        t(() -> java.util.stream.Collector.Characteristics.valueOf("none"));
        t(() -> java.time.temporal.ChronoUnit.valueOf("none"));
        t(() -> java.net.Proxy.Type.valueOf("none"));
        t(() -> Enum.valueOf(null, "x"));
        t(() -> ((Enum) Thread.State.NEW).compareTo(java.math.RoundingMode.UP));
        p(java.math.RoundingMode.valueOf(4));
        t(() -> java.math.RoundingMode.valueOf(9));
    }
}
