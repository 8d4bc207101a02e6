/* SPDX-License-Identifier: MIT */
/* Exceptions thrown near and far from their handlers, with and without stack traces, and finally
 * blocks. Argument: throws. */
public class Exceptions {
    static final class Light extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int value;

        Light(int value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    static int cleaned;

    static int deep(int depth, int value) {
        if (depth == 0) {
            if ((value & 1) == 0) throw new Light(value);
            throw new IllegalArgumentException("value");
        }
        try {
            return deep(depth - 1, value) + 1;
        } finally {
            cleaned++;
        }
    }

    static int implicit(int[] array, int index) {
        try {
            return array[index] / (index - 3);
        } catch (ArithmeticException e) {
            return 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            return 2;
        } catch (NullPointerException e) {
            return 3;
        }
    }

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 300000;
        long light = 0, heavy = 0, near = 0, frames = 0;
        int[] array = new int[8];
        for (int i = 0; i < count; i++) {
            try {
                deep(i % 12, i);
            } catch (Light e) {
                light += e.value;
            } catch (IllegalArgumentException e) {
                heavy++;
                if (i % 100 == 1) frames += e.getStackTrace().length;
            }
            near += implicit((i & 3) == 0 ? null : array, i % 12);
        }
        System.out.println(light + " " + heavy + " " + near + " " + cleaned + " " + frames);
    }
}
