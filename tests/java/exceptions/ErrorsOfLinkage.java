// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/** Reflection and loading name what is missing: classes, members, wrong kinds. */
public class ErrorsOfLinkage {

    interface Code {
        Object run() throws Throwable;
    }

    abstract static class Abstract {

        Abstract() {}
    }

    enum E {
        X
    }

    class Inner {}

    static class Thrower {

        Thrower() throws Exception {
            throw new Exception("from constructor");
        }
    }

    public static void main(String[] args) throws Exception {
        for (Code c : new Code[] {
            () -> Class.forName("no.such.Type"),
            () -> Class.forName("no/such/Type"),
            () -> Class.forName("[I"),
            () -> Class.forName("[Lno.Such;"),
            () -> Class.forName("int"),
            () -> Class.forName(""),
            () -> Class.forName("ErrorsOfLinkage$Inner").getSimpleName(),
            () -> Class.forName("ErrorsOfLinkage.Inner"),
            () -> String.class.getField("value"),
            () -> String.class.getMethod("none", int.class, String[].class),
            () -> String.class.getDeclaredConstructor(Thread.class),
            () -> Abstract.class.getDeclaredConstructor().newInstance(),
            () -> Runnable.class.getDeclaredConstructor(),
            () -> int[].class.getDeclaredConstructor(),
            () -> E.class.getDeclaredConstructors()[0].newInstance("X", 1),
            () -> Inner.class.getDeclaredConstructor().newInstance(),
            () -> Thrower.class.getDeclaredConstructor().newInstance(),
            () -> Integer.class.getMethod("intValue").invoke("x"),
            () -> Integer.class.getMethod("parseInt", String.class).invoke(null),
            () -> Integer.class.getMethod("parseInt", String.class).invoke(null, 5),
            () -> Integer.class.getMethod("parseInt", String.class).invoke(null, "z"),
            () -> ClassLoader.getSystemClassLoader().loadClass("nope"),
            () -> Enum.valueOf(E.class, "NOPE"),
            () -> Array.newInstance(void.class, 1),
            () -> Array.newInstance(int.class, -1),
            () -> Array.get("x", 0),
            () -> Array.getInt(new long[1], 0),
            () -> Array.get(new int[1], 1),
            () -> {
                Array.set(new int[1], 0, 1L);
                return null;
            }
        })
            try {
                System.out.println("fine " + c.run());
            } catch (InvocationTargetException e) {
                System.out.println("ITE " + e.getCause());
            } catch (Throwable e) {
                System.out.println(e);
            }
    }
}
