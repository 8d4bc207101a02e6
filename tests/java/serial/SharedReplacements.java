/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.time.LocalDate;
import java.util.*;

/**
 * An object that is replaced when it is written is one object however often it comes; sets come
 * back in their order.
 */
public class SharedReplacements {

    static int replaced;

    static class Orig implements Serializable {

        final int n;

        Orig(int n) {
            this.n = n;
        }

        private Object writeReplace() {
            replaced++;
            return n < 0 ? null : new Rep(n);
        }
    }

    record Rep(int n) implements Serializable {}

    static class Replacing extends ObjectOutputStream {

        Replacing(OutputStream out) throws IOException {
            super(out);
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object o) {
            System.out.println(
                "replace " +
                    (o instanceof Integer || o instanceof String
                        ? o
                        : o.getClass().getSimpleName().replaceAll("[0-9N]", ""))
            );
            return o instanceof Integer ? "i" + o : o;
        }
    }

    static String shape(Object[] all) {
        StringBuilder s = new StringBuilder();
        for (Object o : all) {
            int first = 0;
            while (all[first] != o) first++;
            s.append(first).append(' ').append(o).append("; ");
        }
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        Object list = List.of(1, "k"),
            map = Map.of(1, 2),
            set = Set.of(5),
            date = LocalDate.of(2000, 1, 2),
            a = new Orig(3),
            none = new Orig(-1);
        Object[] all = {
            list,
            list,
            map,
            a,
            date,
            map,
            date,
            set,
            a,
            none,
            set,
            none,
            list,
            Collections.nCopies(2, list)
        };
        for (int way = 0; way < 4; way++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(bytes);
            replaced = 0;
            if (way == 0) out.writeObject(all);
            for (Object o : all) {
                if (way == 1) out.writeObject(o);
                if (way == 2) out.writeUnshared(o);
                if (way == 3) {
                    out.writeObject(o);
                    out.reset();
                }
            }
            out.close();
            ObjectInputStream in = new ObjectInputStream(
                new ByteArrayInputStream(bytes.toByteArray())
            );
            Object[] back = way == 0 ? (Object[]) in.readObject() : new Object[all.length];
            for (int i = 0; way > 0 && i < back.length; i++) back[i] = in.readObject();
            System.out.println(replaced + " " + shape(back));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new Replacing(bytes)) {
            out.writeObject(new Object[] { 7, "s", 7, a, a });
        }
        System.out.println(
            Arrays.toString(
                (Object[]) new ObjectInputStream(
                    new ByteArrayInputStream(bytes.toByteArray())
                ).readObject()
            )
        );
        for (int n = 0; n < 14; n++) {
            Set<Integer> s = new HashSet<>();
            for (int i = 0; i < n; i++) s.add(i * i * 7 + 3);
            bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(s);
            }
            System.out.println(
                s +
                    " " +
                    new ObjectInputStream(
                        new ByteArrayInputStream(bytes.toByteArray())
                    ).readObject()
            );
        }
    }
}
