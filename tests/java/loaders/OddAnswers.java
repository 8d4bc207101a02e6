// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/**
 * What loaders answer when asked for a class that there is not: null, another class, exceptions of
 * all kinds.
 */
public class OddAnswers {

    static class OwnNotFound extends ClassNotFoundException {

        OwnNotFound() {
            super("own kind");
        }
    }

    static class Odd extends ClassLoader {

        final int mode;

        Odd(int mode) {
            super(null);
            this.mode = mode;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.equals("User")) return defineUser();
            return name.equals("Gone") ? answer() : super.loadClass(name, resolve);
        }

        private Class<?> defineUser() {
            try {
                byte[] bytes = OddAnswers.class.getResourceAsStream("/User.class").readAllBytes();
                return defineClass("User", bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }

        private Class<?> answer() throws ClassNotFoundException {
            switch (mode) {
                case 0:
                    return null;
                case 1:
                    return String.class;
                case 2:
                    return int.class;
                case 3:
                    return Gone[].class;
                case 4:
                    throw new ClassNotFoundException();
                case 5:
                    throw new ClassNotFoundException("text", new Error("cause"));
                case 6:
                    throw new OwnNotFound();
                case 7:
                    throw new NoClassDefFoundError("own error");
                case 8:
                    throw new LinkageError("linkage");
                default:
                    throw new IllegalStateException("state");
            }
        }
    }

    static String told(Throwable e) {
        return e + (e.getCause() != null ? " / " + e.getCause() : "");
    }

    static void use(int mode, int way) throws Exception {
        Constructor<?> user = new Odd(mode).loadClass("User").getDeclaredConstructor(int.class);
        user.setAccessible(true);
        try {
            user.newInstance(way);
            System.out.println(mode + " " + way + " nothing");
        } catch (InvocationTargetException e) {
            System.out.println(mode + " " + way + " " + told(e.getCause()));
        }
    }

    static void find(int mode, String name) {
        try {
            System.out.println(mode + " " + Class.forName(name, false, new Odd(mode)));
        } catch (Throwable e) {
            System.out.println(mode + " " + name + " " + told(e));
        }
    }

    public static void main(String[] args) throws Exception {
        for (int mode = 0; mode < 10; mode++) {
            for (int way = 0; way < 5; way++) use(mode, way);
            find(mode, "Gone");
            find(mode, "[LGone;");
            find(mode, "[[LGone;");
        }
    }
}

class User {

    User(int way) {
        Object o = "text";
        switch (way) {
            case 0:
                o = new Gone();
                break;
            case 1:
                o = new Gone[2];
                break;
            case 2:
                o = Gone.class;
                break;
            case 3:
                System.out.println(o instanceof Gone);
                break;
            default:
                o = new Gone[1][1];
        }
    }
}

class Gone {}
