/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.StringTokenizer;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** The machine that runs the program: memory, processors, native libraries, the end. */
public class Runtime {
    private static final Runtime currentRuntime = new Runtime();

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return currentRuntime;
    }

    public void exit(int status) {
        Shutdown.exit(status);
    }

    public void halt(int status) {
        Shutdown.beforeHalt();
        Shutdown.halt(status);
    }

    public void addShutdownHook(Thread hook) {
        Shutdown.addThread(hook);
    }

    public boolean removeShutdownHook(Thread hook) {
        return Shutdown.removeThread(hook);
    }

    public native int availableProcessors();

    public native long freeMemory();

    public native long totalMemory();

    public native long maxMemory();

    public native void gc();

    public void runFinalization() {
        jdk.internal.access.SharedSecrets.getJavaLangRefAccess().runFinalization();
    }

    /* ---- Processes ---- */

    public Process exec(String command) throws IOException {
        return exec(command, null, null);
    }

    public Process exec(String command, String[] envp) throws IOException {
        return exec(command, envp, null);
    }

    public Process exec(String command, String[] envp, File dir) throws IOException {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("Empty command");
        }
        java.util.ArrayList<Object> words =
            java.util.Collections.list(new StringTokenizer(command));
        return exec(words.toArray(new String[0]), envp, dir);
    }

    public Process exec(String[] cmdarray) throws IOException {
        return exec(cmdarray, null, null);
    }

    public Process exec(String[] cmdarray, String[] envp) throws IOException {
        return exec(cmdarray, envp, null);
    }

    public Process exec(String[] cmdarray, String[] envp, File dir) throws IOException {
        return new ProcessBuilder(cmdarray).environment(envp).directory(dir).start();
    }

    /* ---- Native libraries ---- */

    @CallerSensitive
    public void load(String filename) {
        load0(Reflection.getCallerClass(), filename);
    }

    @CallerSensitive
    public void loadLibrary(String libname) {
        loadLibrary0(Reflection.getCallerClass(), libname);
    }

    void load0(Class<?> fromClass, String filename) {
        File file = new File(filename);
        if (!file.isAbsolute()) {
            throw new UnsatisfiedLinkError(
                    "Expecting an absolute path of the library: " + filename);
        }
        ClassLoader.loadLibrary(fromClass, file);
    }

    void loadLibrary0(Class<?> fromClass, String libname) {
        if (libname.indexOf(File.separatorChar) != -1) {
            throw new UnsatisfiedLinkError(
                    "Directory separator should not appear in library name: " + libname);
        }
        ClassLoader.loadLibrary(fromClass, libname);
    }

    /* ---- Version ---- */

    public static Version version() {
        return VersionHolder.VERSION;
    }

    /* Made when first asked for: programs rarely ask. */
    private static final class VersionHolder {
        static final Version VERSION = Version.parse(System.getProperty("java.runtime.version"));
    }

    /** A version of the Java platform. */
    public static final class Version implements Comparable<Version> {
        private final List<Integer> numbers;
        private final Optional<String> pre;
        private final Optional<Integer> build;
        private final Optional<String> optional;

        private Version(List<Integer> numbers, Optional<String> pre, Optional<Integer> build,
                        Optional<String> optional) {
            this.numbers = numbers;
            this.pre = pre;
            this.build = build;
            this.optional = optional;
        }

        /* NUMBERS [-PRE] [+[BUILD]] [-OPT] */
        public static Version parse(String s) {
            List<Integer> numbers = new ArrayList<>();
            if (isNumber(s)) {
                numbers.add(Integer.valueOf(s));
                return new Version(Collections.unmodifiableList(numbers), Optional.empty(),
                        Optional.empty(), Optional.empty());
            }
            Matcher parts = Pattern.compile("([1-9][0-9]*(?:(?:\\.0)*\\.[1-9][0-9]*)*)"
                    + "(?:-([a-zA-Z0-9]+))?(\\+(0|[1-9][0-9]*)?)?(?:-([-a-zA-Z0-9.]+))?")
                    .matcher(s);
            if (!parts.matches()) {
                throw new IllegalArgumentException("Invalid version string: '" + s + "'");
            }
            String all = parts.group(1);
            for (int at = 0, end; at <= all.length(); at = end + 1) {
                int dot = all.indexOf('.', at);
                end = dot < 0 ? all.length() : dot;
                numbers.add(Integer.valueOf(all.substring(at, end)));
            }
            Optional<String> pre = Optional.ofNullable(parts.group(2));
            Optional<String> optional = Optional.ofNullable(parts.group(5));
            Optional<Integer> build = Optional.ofNullable(parts.group(4)).map(Integer::valueOf);
            if (build.isEmpty()) {
                String mistake = misplaced(parts.group(3) != null, pre.isPresent(),
                    optional.isPresent());
                if (mistake != null) {
                    throw new IllegalArgumentException(mistake + "'" + s + "'");
                }
            }
            return new Version(Collections.unmodifiableList(numbers), pre, build, optional);
        }

        /* What is wrong with a '+' or its absence when no build follows. */
        private static String misplaced(boolean plus, boolean pre, boolean optional) {
            if (!plus) {
                return !optional || pre ? null
                    : "optional component must be preceded by a pre-release component or '+': ";
            }
            if (!optional) {
                return "'+' found with neither build or optional components: ";
            }
            return pre ? "'+' found with pre-release and optional components:" : null;
        }

        private static boolean isNumber(String s) {
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                if (c < (i == 0 ? '1' : '0') || c > '9') {
                    return false;
                }
            }
            return true;
        }

        private int at(int index) {
            return index < numbers.size() ? numbers.get(index) : 0;
        }

        public int feature() {
            return at(0);
        }

        public int interim() {
            return at(1);
        }

        public int update() {
            return at(2);
        }

        public int patch() {
            return at(3);
        }

        @Deprecated(since = "10")
        public int major() {
            return feature();
        }

        @Deprecated(since = "10")
        public int minor() {
            return interim();
        }

        @Deprecated(since = "10")
        public int security() {
            return update();
        }

        public List<Integer> version() {
            return numbers;
        }

        public Optional<String> pre() {
            return pre;
        }

        public Optional<Integer> build() {
            return build;
        }

        public Optional<String> optional() {
            return optional;
        }

        @Override
        public int compareTo(Version other) {
            return compare(other, false);
        }

        public int compareToIgnoreOptional(Version other) {
            return compare(other, true);
        }

        private int compare(Version other, boolean ignoreOptional) {
            int n = Math.min(numbers.size(), other.numbers.size());
            for (int i = 0; i < n; i++) {
                if (at(i) != other.at(i)) {
                    return at(i) - other.at(i);
                }
            }
            int c = numbers.size() - other.numbers.size();
            if (c == 0) {
                c = comparePre(pre.orElse(null), other.pre.orElse(null));
            }
            if (c == 0) {
                c = Integer.compare(build.orElse(-1), other.build.orElse(-1));
            }
            if (c == 0 && !ignoreOptional) {
                c = optional.isPresent() && other.optional.isPresent()
                    ? optional.get().compareTo(other.optional.get())
                    : Boolean.compare(optional.isPresent(), other.optional.isPresent());
            }
            return c;
        }

        /* A version without "pre" is later; numbers come before words. */
        private static int comparePre(String a, String b) {
            if (a == null || b == null) {
                return a == b ? 0 : a == null ? 1 : -1;
            }
            java.math.BigInteger x = numeric(a);
            java.math.BigInteger y = numeric(b);
            if (x != null && y != null) {
                return x.compareTo(y);
            }
            return x != null ? -1 : y != null ? 1 : a.compareTo(b);
        }

        private static java.math.BigInteger numeric(String s) {
            for (int i = 0; i < s.length(); i++) {
                if (s.charAt(i) < '0' || s.charAt(i) > '9') {
                    return null;
                }
            }
            return new java.math.BigInteger(s);
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < numbers.size(); i++) {
                b.append(i == 0 ? "" : ".").append(numbers.get(i));
            }
            if (pre.isPresent()) {
                b.append('-').append(pre.get());
            }
            if (build.isPresent()) {
                b.append('+').append(build.get());
                if (optional.isPresent()) {
                    b.append('-').append(optional.get());
                }
            } else if (optional.isPresent()) {
                b.append(pre.isPresent() ? "-" : "+-").append(optional.get());
            }
            return b.toString();
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Version && compareTo((Version) obj) == 0;
        }

        public boolean equalsIgnoreOptional(Object obj) {
            return obj instanceof Version && compareToIgnoreOptional((Version) obj) == 0;
        }

        @Override
        public int hashCode() {
            int h = 17 + numbers.hashCode();
            h = 17 * h + pre.hashCode();
            h = 17 * h + build.hashCode();
            return 17 * h + optional.hashCode();
        }
    }
}
