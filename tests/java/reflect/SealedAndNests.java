// SPDX-License-Identifier: MIT
import java.util.*;

/** Sealed classes, permitted subclasses, nests, records' components by reflection. */
public class SealedAndNests {

    sealed interface Shape permits Circle, Square, Other {}

    record Circle(double r) implements Shape {}

    static final class Square implements Shape {}

    static non-sealed class Other implements Shape {}

    static class More extends Other {}

    enum Op {
        A,
        B {}
    }

    public static void main(String[] args) {
        for (Class<?> c : new Class<?>[] {
            Shape.class,
            Circle.class,
            Square.class,
            Other.class,
            More.class,
            Op.class,
            Op.B.getClass(),
            String.class,
            int.class,
            Shape[].class
        }) {
            System.out.println(
                c +
                    " " +
                    c.isSealed() +
                    " " +
                    Arrays.toString(c.getPermittedSubclasses()) +
                    " " +
                    c.getNestHost() +
                    " " +
                    c.isRecord() +
                    " " +
                    Arrays.toString(c.getRecordComponents()) +
                    " " +
                    c.isNestmateOf(SealedAndNests.class)
            );
        }
        Object[] members = SealedAndNests.class.getNestMembers();
        System.out.println(members.length + " " + members[0]);
        System.out.println(
            Arrays.equals(Circle.class.getNestMembers(), members) +
                " " +
                Arrays.toString(int.class.getNestMembers()) +
                " " +
                Arrays.toString(String[].class.getNestMembers())
        );
    }
}
