/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import jdk.internal.misc.LibraryThread;

/**
 * A process by its number and the moment of its start, so that a later process of the same number
 * is another one. What is told about it comes from /proc.
 */
final class ProcessHandleImpl implements ProcessHandle {
    private static final long TICKS = 100; // a second, in what the system tells
    private static final int NOT_YET = -2;

    private static final ProcessHandleImpl CURRENT = make(ProcessImpl.currentPid0());
    private static final long BOOT = bootTime();

    /** Who waits for the end of which process: one thread each. */
    private static final ConcurrentHashMap<Long, CompletableFuture<Integer>> ENDS =
            new ConcurrentHashMap<>();

    private final long pid;
    private final long start;

    private ProcessHandleImpl(long pid, long start) {
        this.pid = pid;
        this.start = start;
    }

    static ProcessHandleImpl make(long pid) {
        Status status = Status.of(pid);
        return new ProcessHandleImpl(pid, status == null ? -1 : status.start);
    }

    static ProcessHandle current() {
        return CURRENT;
    }

    static Optional<ProcessHandle> get(long pid) {
        Status status = Status.of(pid);
        return status == null ? Optional.empty()
                              : Optional.of(new ProcessHandleImpl(pid, status.start));
    }

    // ---- What the system tells ----

    private static byte[] read(String name) {
        try (FileInputStream in = new FileInputStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }

    /** The numbers of /proc/PID/stat that matter here. */
    private static final class Status {
        final long parent;
        final long cpu;
        final long start;

        private Status(String[] fields) {
            parent = Long.parseLong(fields[1]);
            cpu = Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
            start = Long.parseLong(fields[19]);
        }

        static Status of(long pid) {
            byte[] bytes = pid <= 0 ? null : read("/proc/" + pid + "/stat");
            if (bytes == null) {
                return null;
            }
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            // The name before these fields is in parentheses and may hold anything.
            String[] fields = text.substring(text.lastIndexOf(')') + 2).trim().split(" ");
            return fields.length < 20 ? null : new Status(fields);
        }
    }

    private static long bootTime() {
        byte[] bytes = read("/proc/stat");
        if (bytes != null) {
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            int at = text.indexOf("\nbtime ");
            if (at >= 0) {
                return Long.parseLong(text.substring(at + 7, text.indexOf('\n', at + 7)));
            }
        }
        return 0;
    }

    private static List<Long> numbers() {
        List<Long> numbers = new ArrayList<>();
        String[] names = new File("/proc").list();
        if (names != null) {
            for (String name : names) {
                if (name.charAt(0) >= '1' && name.charAt(0) <= '9') {
                    numbers.add(Long.valueOf(name));
                }
            }
        }
        return numbers;
    }

    static Stream<ProcessHandle> all() {
        return numbers().stream().map(ProcessHandleImpl::get).filter(Optional::isPresent)
                        .map(Optional::get);
    }

    @Override
    public long pid() {
        return pid;
    }

    @Override
    public Optional<ProcessHandle> parent() {
        Status status = Status.of(pid);
        return status == null || status.start != start ? Optional.empty() : get(status.parent);
    }

    /* The children of the processes in `wanted`, which grows by them when `deep`. */
    private Stream<ProcessHandle> below(boolean deep) {
        Map<Long, Status> all = new HashMap<>();
        for (Long number : numbers()) {
            Status status = Status.of(number);
            if (status != null) {
                all.put(number, status);
            }
        }
        List<ProcessHandle> found = new ArrayList<>();
        Set<Long> wanted = new HashSet<>();
        wanted.add(pid);
        boolean again = isAlive();
        while (again) {
            again = false;
            Set<Long> next = new HashSet<>();
            for (Map.Entry<Long, Status> entry : all.entrySet()) {
                if (wanted.contains(entry.getValue().parent)) {
                    found.add(new ProcessHandleImpl(entry.getKey(), entry.getValue().start));
                    next.add(entry.getKey());
                }
            }
            all.keySet().removeAll(next);
            wanted = next;
            again = deep && !next.isEmpty();
        }
        return found.stream();
    }

    @Override
    public Stream<ProcessHandle> children() {
        return below(false);
    }

    @Override
    public Stream<ProcessHandle> descendants() {
        return below(true);
    }

    @Override
    public ProcessHandle.Info info() {
        Status status = Status.of(pid);
        return new Info(pid, status != null && status.start == start ? status : null);
    }

    /** Empty where the system does not tell. */
    private static final class Info implements ProcessHandle.Info {
        private String command;
        private String user;
        private String[] arguments;
        private Instant start;
        private Duration cpu;

        Info(long pid, Status status) {
            if (status == null) {
                return;
            }
            String folder = "/proc/" + pid;
            start = Instant.ofEpochMilli(BOOT * 1000 + status.start * 1000 / TICKS);
            cpu = Duration.ofNanos(status.cpu * (1000000000 / TICKS));
            try {
                user = Files.getOwner(Path.of(folder)).getName();
                command = Files.readSymbolicLink(Path.of(folder, "exe")).toString();
            } catch (IOException e) {
                // Another user's process: what could be read is what is told.
            }
            byte[] line = read(folder + "/cmdline");
            if (line != null && line.length > 0) {
                List<String> words = new ArrayList<>();
                for (int from = 0, i = 0; i < line.length; i++) {
                    if (line[i] == 0) {
                        words.add(new String(line, from, i - from));
                        from = i + 1;
                    }
                }
                if (!words.isEmpty()) {
                    arguments = words.subList(1, words.size()).toArray(new String[0]);
                }
            }
        }

        @Override
        public Optional<String> command() {
            return Optional.ofNullable(command);
        }

        @Override
        public Optional<String> commandLine() {
            if (command == null || arguments == null) {
                return Optional.empty();
            }
            String line = command;
            for (String argument : arguments) {
                line += " " + argument;
            }
            return Optional.of(line);
        }

        @Override
        public Optional<String[]> arguments() {
            return Optional.ofNullable(arguments);
        }

        @Override
        public Optional<Instant> startInstant() {
            return Optional.ofNullable(start);
        }

        @Override
        public Optional<Duration> totalCpuDuration() {
            return Optional.ofNullable(cpu);
        }

        @Override
        public Optional<String> user() {
            return Optional.ofNullable(user);
        }

        private static void add(StringBuilder b, String name, String value) {
            b.append(b.length() == 0 ? "[" : ", ").append(name).append(": ").append(value);
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder();
            if (user != null) {
                add(b, "user", user().toString());
            }
            if (command != null) {
                add(b, "cmd", command);
            }
            if (arguments != null && arguments.length > 0) {
                add(b, "args", Arrays.toString(arguments));
            }
            if (start != null) {
                add(b, "startTime", startInstant().toString());
            }
            if (cpu != null) {
                add(b, "totalTime", totalCpuDuration().toString());
            }
            return b.length() == 0 ? "[]" : b.append(']').toString();
        }
    }

    // ---- Ends ----

    /** Of a child that was just started: a process of that number that ended is forgotten. */
    static CompletableFuture<Integer> endOfChild(long pid) {
        CompletableFuture<Integer> end = new CompletableFuture<>();
        ENDS.put(pid, end);
        return reap(pid, end);
    }

    /* Completed with the exit value; -1 where only a parent would learn it. */
    private static CompletableFuture<Integer> end(long pid) {
        CompletableFuture<Integer> end = new CompletableFuture<>();
        CompletableFuture<Integer> known = ENDS.putIfAbsent(pid, end);
        return known != null ? known : reap(pid, end);
    }

    private static CompletableFuture<Integer> reap(Long pid, CompletableFuture<Integer> end) {
        LibraryThread.of(() -> {
            int value;
            do {
                value = ProcessImpl.waitForEnd0(pid.intValue());
            } while (value == NOT_YET);
            ENDS.remove(pid, end);
            end.complete(value);
        }, "process reaper").start();
        return end;
    }

    @Override
    public CompletableFuture<ProcessHandle> onExit() {
        if (equals(CURRENT)) {
            throw new IllegalStateException("onExit for current process not allowed");
        }
        if (!isAlive()) {
            return CompletableFuture.completedFuture(this);
        }
        return end(pid).thenApply(value -> this);
    }

    @Override
    public boolean supportsNormalTermination() {
        return true;
    }

    boolean destroy(boolean force) {
        if (equals(CURRENT)) {
            throw new IllegalStateException("destroy of current process not allowed");
        }
        return isAlive() && ProcessImpl.destroy0((int) pid, force);
    }

    @Override
    public boolean destroy() {
        return destroy(false);
    }

    @Override
    public boolean destroyForcibly() {
        return destroy(true);
    }

    @Override
    public boolean isAlive() {
        Status status = Status.of(pid);
        return status != null && (status.start == start || start < 0);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(pid);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ProcessHandleImpl && pid == ((ProcessHandleImpl) other).pid
                && (start == ((ProcessHandleImpl) other).start || start < 0);
    }

    @Override
    public int compareTo(ProcessHandle other) {
        return Long.compare(pid, ((ProcessHandleImpl) other).pid);
    }

    @Override
    public String toString() {
        return Long.toString(pid);
    }
}
