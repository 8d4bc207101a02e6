/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Config;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BinaryOperator;

/** The factory that a property names, while it is made and then, beside a filter of a property. */
public class FactoryOfProperty {
    public static final class Named implements BinaryOperator<ObjectInputFilter> {
        public Named() {
            show("factory while it is made", Config::getSerialFilterFactory);
            show("set while it is made", () -> {
                Config.setSerialFilterFactory((present, next) -> next);
                return "set";
            });
            show("stream while it is made", () -> reading().getObjectInputFilter());
            show("filter while it is made", Config::getSerialFilter);
        }

        @Override
        public ObjectInputFilter apply(ObjectInputFilter present, ObjectInputFilter next) {
            System.out.println("  asked with " + present + " and " + next);
            return present == null ? next : ObjectInputFilter.merge(next, present);
        }

        @Override
        public String toString() {
            return "Named";
        }
    }

    private static void show(String label, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(label + ": " + result);
    }

    private static ObjectInputStream reading() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(List.of(1)));
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    }

    public static void main(String[] args) {
        show("filter", Config::getSerialFilter);
        show("factory", Config::getSerialFilterFactory);
        show("another factory", () -> {
            Config.setSerialFilterFactory((present, next) -> next);
            return "set";
        });
        show("stream", () -> reading().readObject());
        show("filtered stream", () -> {
            ObjectInputStream in = reading();
            in.setObjectInputFilter(Config.createFilter("java.lang.*;!*"));
            System.out.println("  has " + in.getObjectInputFilter());
            return in.readObject();
        });
        show("another filter", () -> {
            Config.setSerialFilter(Config.createFilter("b.*"));
            return "set";
        });
    }
}
