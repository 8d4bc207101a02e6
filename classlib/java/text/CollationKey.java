/* SPDX-License-Identifier: MIT */
package java.text;

/** What a text is worth in the order of a collator, to be compared many times. */
public abstract class CollationKey implements Comparable<CollationKey> {
    private final String source;

    protected CollationKey(String source) {
        if (source == null) {
            throw new NullPointerException();
        }
        this.source = source;
    }

    @Override
    public abstract int compareTo(CollationKey target);

    public String getSourceString() {
        return source;
    }

    public abstract byte[] toByteArray();

    /** A key whose weights are characters: they compare as the strings do. */
    static final class Weights extends CollationKey {
        private final String weights;

        Weights(String source, String weights) {
            super(source);
            this.weights = weights;
        }

        @Override
        public int compareTo(CollationKey target) {
            return Integer.signum(weights.compareTo(((Weights) target).weights));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Weights && ((Weights) other).weights.equals(weights);
        }

        @Override
        public int hashCode() {
            return weights.hashCode();
        }

        @Override
        public byte[] toByteArray() {
            byte[] bytes = new byte[2 * weights.length()];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (weights.charAt(i / 2) >> 8 * (~i & 1));
            }
            return bytes;
        }
    }
}
