/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Config;
import java.io.ObjectInputFilter.FilterInfo;
import java.io.ObjectInputFilter.Status;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;

/** When a factory of filters is asked and what it may give; what filters say of themselves. */
public class FilterFactories {
    private static final class Mine implements BinaryOperator<ObjectInputFilter> {
        private BinaryOperator<ObjectInputFilter> behaviour = (present, next) -> next;

        @Override
        public ObjectInputFilter apply(ObjectInputFilter present, ObjectInputFilter next) {
            System.out.println("  asked with " + present + " and " + next);
            return behaviour.apply(present, next);
        }

        @Override
        public String toString() {
            return "Mine";
        }
    }

    /** A filter that always says the same. */
    private record Fixed(Status status) implements ObjectInputFilter {
        @Override
        public Status checkInput(FilterInfo info) {
            return status;
        }
    }

    private record Info(Class<?> serialClass, long arrayLength) implements FilterInfo {
        @Override
        public long depth() {
            return 1;
        }

        @Override
        public long references() {
            return 2;
        }

        @Override
        public long streamBytes() {
            return 3;
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

    private static ObjectInputStream reading(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    }

    private static void factories() {
        ObjectInputFilter langOnly = Config.createFilter("java.base/java.lang.*;!*");
        ObjectInputFilter allows = new Fixed(Status.ALLOWED);
        BinaryOperator<ObjectInputFilter> first = Config.getSerialFilterFactory();
        show("first factory", () -> first);
        show("first factory, two", () -> first.apply(langOnly, allows));
        show("first factory, one", () -> first.apply(langOnly, null));
        Mine mine = new Mine();
        show("null", () -> {
            Config.setSerialFilterFactory(null);
            return "set";
        });
        for (String label : new String[] {"mine", "again"}) {
            show(label, () -> {
                Config.setSerialFilterFactory(mine);
                return Config.getSerialFilterFactory();
            });
        }
        show("new stream", () -> reading("x").getObjectInputFilter());
        show("subclass", () -> new ObjectInputStream() { }.getObjectInputFilter());
        show("set and read", () -> {
            ObjectInputStream in = reading(new Date(0));
            in.setObjectInputFilter(langOnly);
            return in.readObject();
        });
        show("set null, then another", () -> {
            ObjectInputStream in = reading(1);
            in.setObjectInputFilter(null);
            System.out.println("  has " + in.getObjectInputFilter());
            in.setObjectInputFilter(langOnly);
            return in.readObject();
        });
        for (Object o : new Object[] {1, "text", null}) {
            show("set after " + o, () -> {
                ObjectInputStream in = reading(o);
                in.readObject();
                in.setObjectInputFilter(langOnly);
                return "set";
            });
        }
        mine.behaviour = (present, next) -> present == null ? langOnly : null;
        show("null in place of a filter", () -> {
            ObjectInputStream in = reading(1);
            try {
                in.setObjectInputFilter(allows);
            } catch (IllegalStateException e) {
                System.out.println("  " + e + ", has " + in.getObjectInputFilter());
            }
            in.setObjectInputFilter(allows);
            return "set";
        });
        mine.behaviour = (present, next) -> {
            throw new IllegalArgumentException("mine");
        };
        show("failing factory", () -> reading(1));
        mine.behaviour = (present, next) -> {
            if (next != null) {
                throw new IllegalArgumentException("mine");
            }
            return next;
        };
        show("failing at set", () -> {
            ObjectInputStream in = reading(1);
            try {
                in.setObjectInputFilter(allows);
            } catch (IllegalArgumentException e) {
                System.out.println("  " + e);
            }
            in.setObjectInputFilter(allows);
            return "set";
        });
        mine.behaviour = (present, next) -> next;
        show("common filter", () -> {
            Config.setSerialFilter(langOnly);
            return Config.getSerialFilter();
        });
        show("common filter again", () -> {
            Config.setSerialFilter(langOnly);
            return "set";
        });
        show("stream with a common filter", () -> reading(1).getObjectInputFilter());
        show("its filter set to null", () -> {
            ObjectInputStream in = reading(1);
            in.setObjectInputFilter(null);
            return in.getObjectInputFilter();
        });
    }

    private static void decisions() {
        List<String> asked = new ArrayList<>();
        Class<?>[] classes = {null, int.class, String.class, int[].class, String[][].class};
        ObjectInputFilter[] filters = new ObjectInputFilter[4];
        for (int i = 0; i < 3; i++) {
            filters[i] = new Fixed(Status.values()[i]);
        }
        filters[3] = new Fixed(null);
        for (ObjectInputFilter a : filters) {
            for (ObjectInputFilter b : filters) {
                ObjectInputFilter both = ObjectInputFilter.merge(a, b);
                show(both.toString(), () -> both.checkInput(new Info(String.class, -1)));
            }
            ObjectInputFilter strict = ObjectInputFilter.rejectUndecidedClass(a);
            for (Class<?> c : classes) {
                show(strict + " of " + c, () -> strict.checkInput(new Info(c, 5)));
            }
        }
        show("merged with null", () -> ObjectInputFilter.merge(filters[0], null));
        ObjectInputFilter asking = ObjectInputFilter.rejectUndecidedClass(i -> {
            asked.add(i.serialClass() + " " + i.arrayLength());
            return Status.UNDECIDED;
        });
        Predicate<Class<?>> isString = new Predicate<>() {
            @Override
            public boolean test(Class<?> c) {
                return c == String.class;
            }

            @Override
            public String toString() {
                return "isString";
            }
        };
        for (Class<?> c : classes) {
            asked.clear();
            show("undecided " + c, () -> asking.checkInput(new Info(c, 5)) + " after " + asked);
            for (Status other : Status.values()) {
                ObjectInputFilter allow = ObjectInputFilter.allowFilter(isString, other);
                ObjectInputFilter reject = ObjectInputFilter.rejectFilter(isString, other);
                show(allow + " of " + c, () -> allow.checkInput(new Info(c, 5)));
                show(reject + " of " + c, () -> reject.checkInput(new Info(c, 5)));
            }
        }
    }

    private static void patterns() {
        String[] patterns = {
            "", ";", ";;", " ", "!", "*", "!*", ".*", "!.**", "m/", "m/.*", "!m/.**", "/a", "m/a/b",
            "maxdepth=x", "maxdepth=", "maxdepth=-1", "maxfoo=1", "a=b=c", "=1", "!maxdepth=1",
            "maxarray=4", "maxrefs=1", "maxdepth=0", "maxbytes=2", "maxbytes=2;maxbytes=3",
            "java.**",
            "java.lang.*", "java.lang.Str*", "java.base/java.lang.String", "x/java.lang.*", "int",
        };
        for (String pattern : patterns) {
            show("pattern '" + pattern + "'", () -> {
                ObjectInputFilter filter = Config.createFilter(pattern);
                if (filter == null) {
                    return null;
                }
                List<Status> found = new ArrayList<>();
                for (Class<?> c
                    : new Class<?>[] {null, String.class, int[].class, Map.Entry.class}) {
                    found.add(filter.checkInput(new Info(c, 5)));
                }
                return filter + " " + found;
            });
        }
    }

    public static void main(String[] args) {
        factories();
        decisions();
        patterns();
    }
}
