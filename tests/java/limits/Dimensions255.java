// SPDX-License-Identifier: MIT
import java.lang.reflect.Array;

/**
 * JVMS 4.4.1, 6.5 multianewarray: arrays of up to 255 dimensions, made by reflection and by
 * instruction; one more is refused.
 */
public class Dimensions255 {

    static int depth(Object o) {
        int n = 0;
        for (Class<?> c = o.getClass(); c.isArray(); c = c.getComponentType()) n++;
        return n;
    }

    public static void main(String[] args) throws Exception {
        // prettier-ignore
        int[][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][] deep = null;
        System.out.println(deep == null);
        // prettier-ignore
        deep =
            new int[1][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][]
            [][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][][];
        System.out.println(
            deep.getClass().getName().length() +
                " " +
                depth(deep) +
                " " +
                deep.length +
                " " +
                (deep[0] == null)
        );
        // prettier-ignore
        Object all =
            new byte[1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
            [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
            [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
            [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
            [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
            [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
            [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
            [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
            [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1];
        System.out.println(depth(all));
        int n = 0;
        for (
            Object o = all;
            o.getClass().isArray() && !(o instanceof byte[]);
            o = Array.get(o, 0)
        ) n++;
        System.out.println(n);
        int[] dims = new int[255];
        java.util.Arrays.fill(dims, 1);
        System.out.println(
            depth(Array.newInstance(String.class, dims)) +
                " " +
                Array.newInstance(String.class, dims).getClass().getSimpleName().length()
        );
        try {
            Array.newInstance(int.class, new int[256]);
        } catch (IllegalArgumentException e) {
            System.out.println("256 " + e.getMessage());
        }
        try {
            Array.newInstance(deep.getClass(), 1);
        } catch (IllegalArgumentException e) {
            System.out.println("one more");
        }
        try {
            Array.newInstance(int.class, new int[0]);
        } catch (IllegalArgumentException e) {
            System.out.println("none " + e.getMessage());
        }
        try {
            deep.getClass().arrayType();
            System.out.println("made");
        } catch (IllegalArgumentException | UnsupportedOperationException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            Class.forName("[" + deep.getClass().getName());
            System.out.println("found");
        } catch (ClassNotFoundException e) {
            System.out.println("not found " + e.getMessage().length());
        }
        System.out.println(Class.forName(deep.getClass().getName()) == deep.getClass());
        // prettier-ignore
        Object zero =
            new long[3][0][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5]
            [5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5][5]
            [5][5][5][5][5][5][5];
        System.out.println(
            depth(zero) + " " + Array.getLength(zero) + " " + Array.getLength(Array.get(zero, 0))
        );
        try {
            // prettier-ignore
            Object bad =
                new int[2][0][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
                [1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1][1]
                [-1];
            System.out.println(depth(bad));
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        Object[] o = (Object[]) all;
        System.out.println(
            (o instanceof Object[][][][]) +
                " " +
                ((Object) o instanceof int[][][][][][][][][][][][][][][][][][][][][]) +
                " " +
                o.clone().getClass().equals(o.getClass())
        );
    }
}
