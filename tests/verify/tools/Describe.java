// SPDX-License-Identifier: MIT
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.StringJoiner;

/**
 * What reflection says of a class whose attributes are odd, errors included, for the classes to
 * call.
 */
public final class Describe {

    interface Question {
        Object answer() throws Throwable;
    }

    private static String ask(String what, Question q) {
        try {
            Object o = q.answer();
            return (
                what +
                "=" +
                (o instanceof Object[] array ? Arrays.deepToString(array) : String.valueOf(o))
            );
        } catch (ClassFormatError e) {
            return what + "=" + e.getClass().getName(); // in words of its own
        } catch (Throwable e) {
            return what + "=" + e;
        }
    }

    public static String nesting(Class<?> c) {
        StringJoiner s = new StringJoiner(" ");
        s.add(ask("simple", c::getSimpleName))
            .add(ask("member", c::isMemberClass))
            .add(ask("local", c::isLocalClass))
            .add(ask("anonymous", c::isAnonymousClass))
            .add(ask("declaring", c::getDeclaringClass))
            .add(ask("enclosing", c::getEnclosingClass))
            .add(ask("method", c::getEnclosingMethod))
            .add(ask("declared", c::getDeclaredClasses))
            .add(ask("modifiers", c::getModifiers));
        return s.toString();
    }

    public static String generic(Class<?> c) {
        StringJoiner s = new StringJoiner(" ");
        s.add(ask("variables", c::getTypeParameters))
            .add(ask("super", c::getGenericSuperclass))
            .add(ask("interfaces", c::getGenericInterfaces))
            .add(ask("text", c::toGenericString));
        return s.toString().replace("\n", "\\n");
    }

    public static String annotations(Class<?> c) {
        return (
            ask("annotations", c::getAnnotations) +
            " " +
            ask("super", () -> text(c.getAnnotatedSuperclass()))
        );
    }

    private static String text(AnnotatedType type) {
        return Arrays.toString(type.getAnnotations());
    }

    /** Of the one method that is not run. */
    public static String method(Class<?> c) {
        Executable e = null;
        for (Method m : c.getDeclaredMethods()) if (!m.getName().equals("run")) e = m;
        Method m = (Method) e;
        StringJoiner s = new StringJoiner(" ");
        s.add(ask("parameters", m::getParameters))
            .add(ask("annotations", m::getAnnotations))
            .add(ask("ofParameters", m::getParameterAnnotations))
            .add(ask("default", m::getDefaultValue))
            .add(ask("generic", m::toGenericString));
        return s.toString();
    }
}
