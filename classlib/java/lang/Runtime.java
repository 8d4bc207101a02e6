/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
        ApplicationShutdownHooks.add(hook);
    }

    public boolean removeShutdownHook(Thread hook) {
        return ApplicationShutdownHooks.remove(hook);
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
        StringTokenizer words = new StringTokenizer(command);
        String[] array = new String[words.countTokens()];
        for (int i = 0; i < array.length; i++) {
            array[i] = words.nextToken();
        }
        return exec(array, envp, dir);
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

        /* NUMBERS [-PRE] [+[BUILD] [-OPT]], or NUMBERS [-PRE] -OPT. */
        public static Version parse(String s) {
            Objects.requireNonNull(s);
            String numberText = s;
            String preText = null;
            String buildText = null;
            String optText = null;
            int plus = s.indexOf('+');
            String head = plus < 0 ? s : s.substring(0, plus);
            int dash = head.indexOf('-');
            if (dash >= 0) {
                numberText = head.substring(0, dash);
                preText = head.substring(dash + 1);
                int second = preText.indexOf('-');
                if (second >= 0 && plus < 0) {
                    optText = preText.substring(second + 1);
                    preText = preText.substring(0, second);
                }
            } else {
                numberText = head;
            }
            if (plus >= 0) {
                String tail = s.substring(plus + 1);
                int tailDash = tail.indexOf('-');
                buildText = tailDash < 0 ? tail : tail.substring(0, tailDash);
                optText = tailDash < 0 ? null : tail.substring(tailDash + 1);
            }
            ArrayList<Integer> list = new ArrayList<>();
            Integer buildNumber = null;
            try {
                int at = 0;
                while (at <= numberText.length()) {
                    int dot = numberText.indexOf('.', at);
                    int end = dot < 0 ? numberText.length() : dot;
                    list.add(number(numberText.substring(at, end)));
                    at = end + 1;
                }
                if (buildText != null && !buildText.isEmpty()) {
                    buildNumber = number(buildText);
                }
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("Invalid version string: '" + s + "'");
            }
            if (list.get(0) == 0 || (list.size() > 1 && list.get(list.size() - 1) == 0)
                    || !isWord(preText, false) || !isWord(optText, true)) {
                throw new IllegalArgumentException("Invalid version string: '" + s + "'");
            }
            return new Version(Collections.unmodifiableList(list), Optional.ofNullable(preText),
                    Optional.ofNullable(buildNumber), Optional.ofNullable(optText));
        }

        private static int number(String s) {
            if (s.isEmpty() || (s.charAt(0) == '0' && s.length() > 1) || s.charAt(0) == '+'
                    || s.charAt(0) == '-') {
                throw new NumberFormatException(s);
            }
            return Integer.parseInt(s);
        }

        private static boolean isWord(String s, boolean dotsToo) {
            if (s == null) {
                return true;
            }
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                boolean good = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
                        || dotsToo && (c == '.' || c == '-');
                if (!good) {
                    return false;
                }
            }
            return !s.isEmpty();
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
                int c = Integer.compare(at(i), other.at(i));
                if (c != 0) {
                    return c;
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
                c = optional.orElse("").compareTo(other.optional.orElse(""));
            }
            return c;
        }

        /* A version without "pre" is later; numbers come before words. */
        private static int comparePre(String a, String b) {
            if (a == null || b == null) {
                return a == b ? 0 : a == null ? 1 : -1;
            }
            Integer x = numeric(a);
            Integer y = numeric(b);
            if (x != null && y != null) {
                return x.compareTo(y);
            }
            return x != null ? -1 : y != null ? 1 : a.compareTo(b);
        }

        private static Integer numeric(String s) {
            for (int i = 0; i < s.length(); i++) {
                if (s.charAt(i) < '0' || s.charAt(i) > '9') {
                    return null;
                }
            }
            return Integer.valueOf(s);
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
            int h = 31 + numbers.hashCode();
            h = 31 * h + pre.hashCode();
            h = 31 * h + build.hashCode();
            return 31 * h + optional.hashCode();
        }
    }
}
