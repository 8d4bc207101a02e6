// SPDX-License-Identifier: MIT
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/**
 * The texts, owners and equality of annotated types; repeated annotations; records; inner classes.
 */
public class TypeUseTexts<T> {

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @Repeatable(Many.class)
    @interface R {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface Many {
        R[] value();
    }

    class Inner {

        class Deep<X> {}
    }

    static class Nested {}

    @R("a")
    @R("b")
    String twice;

    TypeUseTexts<@R("t") String>.@R("i") Inner.@R("d") Deep<@R("x") Integer> deep;
    TypeUseTexts.@R("n") Nested nested;
    List<@R("l") List<? super @R("s") Integer @R("arr") []>> list;

    @R("e")
    T @R("o") [] generic;

    Map.@R("entry") Entry<String, ?> entry;

    record Rec(@R("c") String c, @R("d") int @R("e")... d) {}

    enum En {
        A("x");

        En(@R("en") String s) {}
    }

    static <@R("tp") Q extends @R("q1") Object & @R("q2") Comparable<@R("q3") Q>> @R("ret") Q m(
        @R("p") Q... q
    ) {
        return null;
    }

    static void print(AnnotatedType t) {
        System.out.println(
            t +
                " | " +
                t.getType() +
                " | " +
                t.getAnnotatedOwnerType() +
                " | " +
                Arrays.toString(t.getAnnotationsByType(R.class))
        );
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = TypeUseTexts.class;
        for (String f : "twice deep nested list generic entry".split(" ")) {
            Field x = c.getDeclaredField(f);
            print(x.getAnnotatedType());
            System.out.println(
                x.getAnnotatedType().equals(c.getDeclaredField(f).getAnnotatedType()) +
                    " " +
                    (x.getAnnotatedType().hashCode() ==
                        c.getDeclaredField(f).getAnnotatedType().hashCode())
            );
        }
        for (RecordComponent r : Rec.class.getRecordComponents()) {
            print(r.getAnnotatedType());
            print(r.getAccessor().getAnnotatedReturnType());
        }
        for (AnnotatedType t : Rec.class
            .getDeclaredConstructors()[0]
            .getAnnotatedParameterTypes()) {
            print(t);
        }
        Method m = c.getDeclaredMethod("m", Object[].class);
        print(m.getAnnotatedReturnType());
        print(m.getAnnotatedParameterTypes()[0]);
        TypeVariable<?> q = m.getTypeParameters()[0];
        for (AnnotatedType t : q.getAnnotatedBounds()) {
            print(t);
        }
        System.out.println(q.getAnnotations().length + " " + m.getAnnotatedReceiverType());
        print(
            Class.forName("TypeUseTexts$Inner")
                .getDeclaredConstructors()[0]
                .getAnnotatedReceiverType()
        );
        print(c.getDeclaredConstructor().getAnnotatedReturnType());
        System.out.println(
            c.getDeclaredConstructor().getAnnotatedReceiverType() +
                " " +
                Integer.class.getAnnotatedInterfaces()[0]
        );
    }
}
