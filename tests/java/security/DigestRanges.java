/* SPDX-License-Identifier: MIT */
import java.security.DigestException;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * Parts of arrays that digests read and write, good and bad ones; what a digest without a provider
 * says.
 */
public class DigestRanges {

    private static final class Four extends MessageDigest {

        private String seen = "";

        Four() {
            super("four");
        }

        @Override
        protected void engineUpdate(byte b) {
            seen += b;
        }

        @Override
        protected void engineUpdate(byte[] b, int offset, int length) {
            seen += offset + "," + length;
        }

        @Override
        protected byte[] engineDigest() {
            return new byte[] { 1, 2, 3, 4 };
        }

        @Override
        protected void engineReset() {
            seen = "";
        }
    }

    private static String result(MessageDigest d, byte[] into, int offset, int length) {
        try {
            d.update((byte) 7);
            return d.digest(into, offset, length) + Arrays.toString(into) + d.toString().strip();
        } catch (DigestException | RuntimeException e) {
            return e + " " + d.toString().strip();
        }
    }

    private static String read(byte[] from, int offset, int length) {
        Four d = new Four();
        try {
            d.update(from, offset, length);
        } catch (RuntimeException e) {
            return e.toString();
        }
        return d.seen + d.toString().strip();
    }

    public static void main(String[] args) throws Exception {
        int[] numbers = { -1, 0, 1, 3, 4, 5, 7 };
        for (int size : numbers) {
            for (int offset : numbers) {
                for (int length : numbers) {
                    byte[] bytes = size < 0 ? null : new byte[size];
                    System.out.println(
                        size +
                            " " +
                            offset +
                            " " +
                            length +
                            " " +
                            result(new Four(), bytes, offset, length) +
                            " " +
                            read(bytes, offset, length)
                    );
                }
            }
        }
        MessageDigest real = MessageDigest.getInstance("MD5");
        for (int length : new int[] { 15, 16, 17 }) {
            System.out.println(result(real, new byte[18], 2, length));
        }
    }
}
