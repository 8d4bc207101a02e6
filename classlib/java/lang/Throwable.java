/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Whatever can be thrown. The machine fills in backtrace and depth when one is made. */
public class Throwable implements Serializable {
    private static final long serialVersionUID = -3042686055658047285L;
    private static final StackTraceElement[] UNASSIGNED_STACK = new StackTraceElement[0];
    private static final Throwable[] EMPTY_THROWABLE_ARRAY = new Throwable[0];

    /* Opaque to Java: what the virtual machine recorded. */
    private transient Object backtrace;
    private String detailMessage;
    private Throwable cause = this;
    /* UNASSIGNED_STACK: still to be made from the backtrace; null: not writable. */
    private StackTraceElement[] stackTrace = UNASSIGNED_STACK;
    private transient int depth;
    /* An empty immutable list until the first is added; null: suppression disabled. */
    private List<Throwable> suppressedExceptions;
    private transient boolean suppressionDisabled;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        detailMessage = message;
        this.cause = cause;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression,
                        boolean writableStackTrace) {
        if (writableStackTrace) {
            fillInStackTrace();
        } else {
            stackTrace = null;
        }
        detailMessage = message;
        this.cause = cause;
        suppressionDisabled = !enableSuppression;
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public synchronized Throwable getCause() {
        return cause == this ? null : cause;
    }

    /* Streams of before 1.4, and of some classes until 10, have the cause in the subclass. */
    final void readCause(Throwable cause) {
        if (cause != null) {
            this.cause = cause;
        }
    }

    public synchronized Throwable initCause(Throwable cause) {
        if (this.cause != this) {
            throw new IllegalStateException("Can't overwrite cause with "
                    + (cause == null ? "a null" : cause.toString()), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        return this;
    }

    public String toString() {
        String name = getClass().getName();
        String message = getLocalizedMessage();
        return message != null ? name + ": " + message : name;
    }

    public synchronized Throwable fillInStackTrace() {
        if (stackTrace != null || backtrace != null) {
            fillInStackTrace(0);
            stackTrace = UNASSIGNED_STACK;
        }
        return this;
    }

    private native Throwable fillInStackTrace(int dummy);

    public StackTraceElement[] getStackTrace() {
        return ourStackTrace().clone();
    }

    private synchronized StackTraceElement[] ourStackTrace() {
        if (stackTrace == UNASSIGNED_STACK || stackTrace == null) {
            if (backtrace == null) {
                return UNASSIGNED_STACK;
            }
            stackTrace = StackTraceElement.of(this, depth);
        }
        return stackTrace;
    }

    public void setStackTrace(StackTraceElement[] stackTrace) {
        List<StackTraceElement> given = Arrays.asList(stackTrace.clone());
        int hole = given.indexOf(null);
        if (hole >= 0) {
            throw new NullPointerException("stackTrace[" + hole + "]");
        }
        synchronized (this) {
            boolean writable = backtrace != null || this.stackTrace != null;
            this.stackTrace = writable ? given.toArray(new StackTraceElement[0]) : null;
        }
    }

    public final synchronized void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (suppressionDisabled) {
            return;
        }
        if (suppressedExceptions == null) {
            suppressedExceptions = new ArrayList<>(1);
        }
        suppressedExceptions.add(exception);
    }

    public final synchronized Throwable[] getSuppressed() {
        if (suppressedExceptions == null) {
            return EMPTY_THROWABLE_ARRAY;
        }
        return suppressedExceptions.toArray(EMPTY_THROWABLE_ARRAY);
    }

    /* ---- Printing ---- */

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream s) {
        synchronized (s) {
            new Trace(s, null).show(this, "", "", UNASSIGNED_STACK);
        }
    }

    public void printStackTrace(PrintWriter s) {
        synchronized (s) {
            new Trace(null, s).show(this, "", "", UNASSIGNED_STACK);
        }
    }

    /** One printing of a trace, on a stream or a writer. */
    private static final class Trace {
        private final PrintStream stream;
        private final PrintWriter writer;
        private final Set<Throwable> shown = Collections.newSetFromMap(new IdentityHashMap<>());

        Trace(PrintStream stream, PrintWriter writer) {
            this.stream = stream;
            this.writer = writer;
        }

        private void line(String text) {
            if (writer == null) {
                stream.println(text);
            } else {
                writer.println(text);
            }
        }

        /**
         * `around` is the trace of what x is the cause of, or suppressed in:
         * the frames that end both are counted only.
         */
        void show(Throwable x, String label, String indent, StackTraceElement[] around) {
            if (!shown.add(x)) {
                line(indent + label + "[CIRCULAR REFERENCE: " + x + "]");
                return;
            }
            line(indent + label + x);
            StackTraceElement[] frames = x.ourStackTrace();
            int shared = 0;
            while (shared < frames.length && shared < around.length
                    && frames[frames.length - 1 - shared].equals(
                            around[around.length - 1 - shared])) {
                shared++;
            }
            for (int i = 0; i < frames.length - shared; i++) {
                line(indent + "\tat " + frames[i]);
            }
            if (shared > 0) {
                line(indent + "\t... " + shared + " more");
            }
            for (Throwable each : x.getSuppressed()) {
                show(each, "Suppressed: ", indent + "\t", frames);
            }
            Throwable reason = x.getCause();
            if (reason != null) {
                show(reason, "Caused by: ", indent, frames);
            }
        }
    }

    /* ---- Of a stream ---- */

    private static boolean isSentinel(StackTraceElement[] trace) {
        return trace.length == 1 && trace[0].getLineNumber() == Integer.MIN_VALUE
                && trace[0].getMethodName().isEmpty();
    }

    /* No list of suppressed exceptions says that there can be none;
     * a trace that cannot be written is one odd frame. */
    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        StackTraceElement[] trace = stackTrace;
        List<Throwable> suppressed = suppressedExceptions;
        try {
            stackTrace = trace == null && backtrace == null
                    ? new StackTraceElement[] {
                        new StackTraceElement("", "", null, Integer.MIN_VALUE)}
                    : ourStackTrace();
            if (suppressed == null && !suppressionDisabled) {
                suppressedExceptions = Collections.emptyList();
            }
            out.defaultWriteObject();
        } finally {
            stackTrace = trace;
            suppressedExceptions = suppressed;
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        List<Throwable> suppressed = suppressedExceptions;
        suppressionDisabled = suppressed == null;
        suppressedExceptions = null;
        if (suppressed != null) {
            for (Throwable each : suppressed) {
                addSuppressed(each);
            }
        }
        StackTraceElement[] trace = stackTrace;
        stackTrace = UNASSIGNED_STACK;
        if (trace != null && isSentinel(trace)) {
            stackTrace = null;
        } else if (trace != null) {
            setStackTrace(trace);
        }
    }
}
