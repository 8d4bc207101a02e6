/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.util.concurrent.Callable;

/** Pipes whose other end was held by a thread that has ended. */
public class DeadEnds {
    static void attempt(String what, Callable<?> action) throws Exception {
        try {
            System.out.println(what + ": " + action.call());
        } catch (IOException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    static void byAnother(Callable<?> action) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                action.call();
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        thread.start();
        thread.join();
    }

    static Callable<?> writing(PipedOutputStream to, int... bytes) {
        return () -> {
            for (int each : bytes) to.write(each);
            return null;
        };
    }

    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream();
        PipedOutputStream out = new PipedOutputStream(in);
        byAnother(writing(out, 1, 2));
        attempt("available", in::available);
        attempt("read", in::read);
        attempt("read", in::read);
        attempt("available", in::available);
        attempt("read", in::read);
        attempt("read array", () -> in.read(new byte[3]));
        out.close();
        attempt("read", in::read);

        PipedInputStream other = new PipedInputStream();
        PipedOutputStream toOther = new PipedOutputStream(other);
        toOther.write(1);
        toOther.write(2);
        byAnother(other::read);
        attempt("write", writing(toOther, 3));
        attempt("read", other::read);

        PipedReader reader = new PipedReader();
        PipedWriter writer = new PipedWriter(reader);
        byAnother(() -> {
            writer.write("ab");
            return null;
        });
        attempt("ready", reader::ready);
        attempt("read", reader::read);
        attempt("read array", () -> reader.read(new char[4]));
        attempt("ready", reader::ready);
        attempt("read", reader::read);
        writer.close();
        attempt("ready", reader::ready);
        attempt("read", reader::read);

        PipedReader last = new PipedReader();
        PipedWriter toLast = new PipedWriter(last);
        toLast.write("ab");
        byAnother(last::read);
        attempt("write", () -> {
            toLast.write(1);
            return null;
        });
        attempt("connect", () -> {
            toLast.connect(last);
            return null;
        });
    }
}
