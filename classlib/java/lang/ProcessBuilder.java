/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What a process is to be started with: words, environment, directory, files. */
public final class ProcessBuilder {
    private List<String> command;
    private File directory;
    private Map<String, String> environment; // null: the present one
    private boolean redirectErrorStream;
    private Redirect[] redirects; // null: pipes

    public ProcessBuilder(List<String> command) {
        if (command == null) {
            throw new NullPointerException();
        }
        this.command = command;
    }

    public ProcessBuilder(String... command) {
        this.command = new ArrayList<>(command.length);
        command(command);
    }

    public ProcessBuilder command(List<String> command) {
        if (command == null) {
            throw new NullPointerException();
        }
        this.command = command;
        return this;
    }

    public ProcessBuilder command(String... command) {
        this.command = new ArrayList<>(Arrays.asList(command));
        return this;
    }

    public List<String> command() {
        return command;
    }

    public Map<String, String> environment() {
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkPermission(new RuntimePermission("getenv.*"));
        }
        if (environment == null) {
            environment = ProcessEnvironment.copy();
        }
        return environment;
    }

    /* Of Runtime.exec: what is no assignment is skipped. */
    ProcessBuilder environment(String[] assignments) {
        if (assignments != null) {
            environment = ProcessEnvironment.empty();
            for (String each : assignments) {
                int end = each.indexOf('\0');
                String assignment = end < 0 ? each : each.substring(0, end);
                int equals = assignment.indexOf('=');
                if (equals >= 0) {
                    environment.put(assignment.substring(0, equals),
                            assignment.substring(equals + 1));
                }
            }
        }
        return this;
    }

    public File directory() {
        return directory;
    }

    public ProcessBuilder directory(File directory) {
        this.directory = directory;
        return this;
    }

    // ---- Files ----

    /** Where a process reads from or writes to. */
    public abstract static class Redirect {
        /** The kinds. */
        public enum Type {
            PIPE,
            INHERIT,
            READ,
            WRITE,
            APPEND
        }

        public static final Redirect PIPE = new Plain(Type.PIPE);
        public static final Redirect INHERIT = new Plain(Type.INHERIT);
        public static final Redirect DISCARD = new Plain(Type.WRITE) {
            @Override
            public File file() {
                return new File("/dev/null");
            }
        };

        private Redirect() {
        }

        public abstract Type type();

        public File file() {
            return null;
        }

        public static Redirect from(File file) {
            return new ToFile(Type.READ, file);
        }

        public static Redirect to(File file) {
            return new ToFile(Type.WRITE, file);
        }

        public static Redirect appendTo(File file) {
            return new ToFile(Type.APPEND, file);
        }

        @Override
        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            if (!(other instanceof Redirect) || ((Redirect) other).type() != type()) {
                return false;
            }
            File mine = file();
            return mine != null && mine.equals(((Redirect) other).file());
        }

        @Override
        public int hashCode() {
            File file = file();
            return file == null ? super.hashCode() : file.hashCode();
        }

        private static class Plain extends Redirect {
            private final Type type;

            Plain(Type type) {
                this.type = type;
            }

            @Override
            public Type type() {
                return type;
            }

            @Override
            public String toString() {
                return type.toString();
            }
        }

        private static final class ToFile extends Redirect {
            private final Type type;
            private final File file;

            ToFile(Type type, File file) {
                if (file == null) {
                    throw new NullPointerException();
                }
                this.type = type;
                this.file = file;
            }

            @Override
            public Type type() {
                return type;
            }

            @Override
            public File file() {
                return file;
            }

            @Override
            public String toString() {
                String how = type == Type.READ ? "read from" : type == Type.WRITE ? "write to"
                                                                                 : "append to";
                return "redirect to " + how + " file \"" + file + "\"";
            }
        }
    }

    private Redirect redirect(int index) {
        return redirects == null ? Redirect.PIPE : redirects[index];
    }

    private ProcessBuilder redirect(int index, Redirect redirect) {
        Redirect.Type type = redirect.type();
        if (index == 0 && (type == Redirect.Type.WRITE || type == Redirect.Type.APPEND)) {
            throw new IllegalArgumentException("Redirect invalid for reading: " + redirect);
        }
        if (index != 0 && type == Redirect.Type.READ) {
            throw new IllegalArgumentException("Redirect invalid for writing: " + redirect);
        }
        if (redirects == null) {
            redirects = new Redirect[] {Redirect.PIPE, Redirect.PIPE, Redirect.PIPE};
        }
        redirects[index] = redirect;
        return this;
    }

    public ProcessBuilder redirectInput(Redirect source) {
        return redirect(0, source);
    }

    public ProcessBuilder redirectOutput(Redirect destination) {
        return redirect(1, destination);
    }

    public ProcessBuilder redirectError(Redirect destination) {
        return redirect(2, destination);
    }

    public ProcessBuilder redirectInput(File file) {
        return redirectInput(Redirect.from(file));
    }

    public ProcessBuilder redirectOutput(File file) {
        return redirectOutput(Redirect.to(file));
    }

    public ProcessBuilder redirectError(File file) {
        return redirectError(Redirect.to(file));
    }

    public Redirect redirectInput() {
        return redirect(0);
    }

    public Redirect redirectOutput() {
        return redirect(1);
    }

    public Redirect redirectError() {
        return redirect(2);
    }

    public ProcessBuilder inheritIO() {
        redirects = new Redirect[] {Redirect.INHERIT, Redirect.INHERIT, Redirect.INHERIT};
        return this;
    }

    public boolean redirectErrorStream() {
        return redirectErrorStream;
    }

    public ProcessBuilder redirectErrorStream(boolean redirectErrorStream) {
        this.redirectErrorStream = redirectErrorStream;
        return this;
    }

    // ---- Starting ----

    public Process start() throws IOException {
        return start(new FileDescriptor[1], false);
    }

    /* passed[0]: the input, when not null, instead of the redirect; becomes the output's pipe when
     * it is handed over. */
    private Process start(FileDescriptor[] passed, boolean handOver) throws IOException {
        List<String> words = List.of(command.toArray(new String[0])); // no null stays in it
        checkExec(words.get(0));
        if (String.join(" ", words).indexOf('\0') >= 0) {
            throw new IOException("invalid null character in command");
        }
        Files files = new Files(passed[0]);
        try (files) {
            files.open();
            Process process = ProcessImpl.start(words.toArray(new String[0]), environment,
                    directory == null ? null : directory.toString(), files.ends,
                    redirectErrorStream, handOver);
            passed[0] = handOver ? files.ends[1] : null;
            return process;
        } catch (IOException | IllegalArgumentException e) {
            String where = directory == null ? "" : " (in directory \"" + directory + "\")";
            throw new IOException("Cannot run program \"" + words.get(0) + "\"" + where + ": "
                    + e.getMessage(), e);
        }
    }

    private static void checkExec(String program) {
        SecurityManager manager = System.getSecurityManager();
        if (manager != null) {
            manager.checkExec(program);
        }
    }

    /**
     * What the process gets as its three files: null stands for a pipe.
     * Closing it closes what was opened for it.
     */
    private final class Files implements AutoCloseable {
        final FileDescriptor[] ends = new FileDescriptor[3];
        private final AutoCloseable[] opened = new AutoCloseable[3];

        Files(FileDescriptor input) {
            ends[0] = input;
        }

        void open() throws IOException {
            for (int i = 0; i < 3; i++) { // the errors' file is made though nothing is written
                ends[i] = ends[i] != null ? ends[i] : ProcessBuilder.open(redirect(i), i, opened);
            }
        }

        @Override
        public void close() {
            for (AutoCloseable file : opened) {
                ProcessBuilder.close(file);
            }
        }
    }

    private static FileDescriptor open(Redirect redirect, int index, AutoCloseable[] opened)
            throws IOException {
        switch (redirect.type()) {
        case PIPE:
            return null;
        case INHERIT:
            return index == 0 ? FileDescriptor.in
                              : index == 1 ? FileDescriptor.out : FileDescriptor.err;
        case READ:
            FileInputStream in = new FileInputStream(redirect.file());
            opened[index] = in;
            return in.getFD();
        default:
            FileOutputStream out = new FileOutputStream(redirect.file(),
                    redirect.type() == Redirect.Type.APPEND);
            opened[index] = out;
            return out.getFD();
        }
    }

    private static void close(AutoCloseable file) {
        try {
            if (file != null) {
                file.close();
            }
        } catch (Exception e) {
            // The process has its own copy.
        }
    }

    public static List<Process> startPipeline(List<ProcessBuilder> builders) throws IOException {
        int count = builders.size();
        List<Process> processes = new ArrayList<>(count);
        FileDescriptor[] passed = new FileDescriptor[1];
        FileDescriptor previous = null;
        try {
            for (int i = 0; i < count; i++) {
                ProcessBuilder builder = builders.get(i);
                if (i > 0 && builder.redirectInput() != Redirect.PIPE) {
                    throw new IllegalArgumentException("builder redirectInput() must be PIPE"
                            + " except for the first builder: " + builder.redirectInput());
                }
                if (i < count - 1 && builder.redirectOutput() != Redirect.PIPE) {
                    throw new IllegalArgumentException("builder redirectOutput() must be PIPE"
                            + " except for the last builder: " + builder.redirectOutput());
                }
                passed[0] = previous;
                processes.add(builder.start(passed, i < count - 1));
                if (previous != null) {
                    close(new FileInputStream(previous));
                }
                previous = passed[0];
            }
        } catch (IOException | RuntimeException e) {
            for (Process each : processes) {
                each.destroyForcibly();
            }
            if (previous != null) {
                close(new FileInputStream(previous));
            }
            throw e;
        }
        return processes;
    }

    // ---- Streams of what goes elsewhere ----

    /** Of a process whose output goes elsewhere. */
    static final class NullInputStream extends InputStream {
        static final NullInputStream INSTANCE = new NullInputStream();

        @Override
        public int read() {
            return -1;
        }
    }

    /** Of a process whose input comes from elsewhere. */
    static final class NullOutputStream extends OutputStream {
        static final NullOutputStream INSTANCE = new NullOutputStream();

        @Override
        public void write(int b) throws IOException {
            throw new IOException("Stream closed");
        }
    }
}
