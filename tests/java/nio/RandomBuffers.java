/* SPDX-License-Identifier: MIT */
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

/**
 * Buffers, their views, and coders that get little room and damaged input, drawn from a seed.
 * Arguments: how many, seed.
 */
public class RandomBuffers {

    static Random r;

    static String esc(Object o) {
        String s = String.valueOf(o);
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray())
            if (c >= 32 && c < 127) b.append(c);
            else b.append(String.format("\\u%04x", (int) c));
        return b.toString();
    }

    static int ix(int n) {
        return r.nextInt(12) == 0
            ? new int[] { -1, n + 1, Integer.MAX_VALUE, Integer.MIN_VALUE, n + 7 }[r.nextInt(5)]
            : r.nextInt(n + 1);
    }

    static String all(Buffer b) {
        StringBuilder s = new StringBuilder(
            (b instanceof ByteBuffer ? "B" : b instanceof CharBuffer ? "C" : "V") +
                "[" +
                b.position() +
                "," +
                b.limit() +
                "," +
                b.capacity() +
                (b.isReadOnly() ? "R" : "") +
                (b.isDirect() ? "D" : "") +
                (b.hasArray() ? "A" + b.arrayOffset() : "") +
                "]"
        );
        if (b instanceof ByteBuffer) {
            ByteBuffer q = (ByteBuffer) b;
            for (int i = 0; i < Math.min(q.limit(), 30); i++) s.append(q.get(i)).append(',');
            s.append(q.order()).append(q.hashCode());
        } else if (b instanceof CharBuffer) {
            s.append(esc(b))
                .append(b.hashCode())
                .append(((CharBuffer) b).order());
        } else if (b instanceof IntBuffer) s.append(b.hashCode()).append(((IntBuffer) b).order());
        else s.append(b.hashCode());
        return s.toString();
    }

    static Object bytes(List<ByteBuffer> l) {
        ByteBuffer b = l.get(r.nextInt(l.size())),
            o = l.get(r.nextInt(l.size()));
        int c = b.capacity(),
            i = ix(c),
            j = ix(c),
            k = ix(Math.max(0, b.limit()));
        byte[] a = new byte[r.nextInt(12)];
        r.nextBytes(a);
        int x = ix(a.length),
            y = ix(Math.max(0, a.length - x));
        switch (r.nextInt(62)) {
            case 0:
                b.position(i);
                return "";
            case 1:
                b.limit(i);
                return "";
            case 2:
                b.flip();
                return "";
            case 3:
                b.clear();
                return "";
            case 4:
                b.rewind();
                return "";
            case 5:
                b.mark();
                return "";
            case 6:
                b.reset();
                return "";
            case 7:
                b.compact();
                return "";
            case 8:
                l.add(b.slice());
                return all(l.get(l.size() - 1));
            case 9:
                l.add(b.slice(i, y));
                return all(l.get(l.size() - 1));
            case 10:
                l.add(b.duplicate());
                return all(l.get(l.size() - 1));
            case 11:
                l.add(b.asReadOnlyBuffer());
                return all(l.get(l.size() - 1));
            case 12:
                b.order(r.nextBoolean() ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
                return "";
            case 13:
                return b.get();
            case 14:
                b.put((byte) i);
                return "";
            case 15:
                return b.get(i);
            case 16:
                b.put(i, (byte) j);
                return "";
            case 17:
                return b.getInt();
            case 18:
                return b.getInt(i);
            case 19:
                b.putInt(r.nextInt());
                return "";
            case 20:
                b.putInt(i, r.nextInt());
                return "";
            case 21:
                return b.getLong();
            case 22:
                return b.getLong(i);
            case 23:
                b.putLong(r.nextLong());
                return "";
            case 24:
                b.putLong(i, r.nextLong());
                return "";
            case 25:
                return b.getShort() + " " + b.getChar();
            case 26:
                b.putShort((short) i).putChar((char) j);
                return "";
            case 27:
                return b.getDouble() + " " + b.getFloat();
            case 28:
                b.putDouble(i * .5).putFloat(j);
                return "";
            case 29:
                return b.getDouble(i);
            case 30:
                b.putFloat(i, j);
                return "";
            case 31:
                b.get(a);
                return Arrays.toString(a);
            case 32:
                b.get(a, x, y);
                return Arrays.toString(a);
            case 33:
                b.put(a);
                return "";
            case 34:
                b.put(a, x, y);
                return "";
            case 35:
                b.get(i, a);
                return Arrays.toString(a);
            case 36:
                b.get(i, a, x, y);
                return Arrays.toString(a);
            case 37:
                b.put(i, a);
                return "";
            case 38:
                b.put(i, a, x, y);
                return "";
            case 39:
                b.put(o);
                return "";
            case 40:
                b.put(i, o, j, y);
                return "";
            case 41:
                return b.compareTo(o) + " " + b.equals(o) + " " + b.mismatch(o);
            case 42:
                return b.remaining() + " " + b.hasRemaining();
            case 43:
                l.add(b.alignedSlice(1));
                return all(l.get(l.size() - 1));
            case 44:
                return b.alignmentOffset(i, 1);
            case 45:
                return b.alignmentOffset(0, j);
            case 46:
                return b.arrayOffset();
            case 47:
                return b.array().length;
            case 48:
                return b.toString().replaceAll("R?\\[", "[");
            case 49:
                l.add(ByteBuffer.wrap(a, x, y));
                return all(l.get(l.size() - 1));
            case 50:
                l.add(ByteBuffer.allocate(r.nextInt(30)));
                return "";
            case 51:
                l.add(ByteBuffer.allocateDirect(r.nextInt(30)));
                return "";
            default:
                Buffer v = new Object() {
                    Buffer mk() {
                        switch (r.nextInt(6)) {
                            case 0:
                                return b.asCharBuffer();
                            case 1:
                                return b.asIntBuffer();
                            case 2:
                                return b.asLongBuffer();
                            case 3:
                                return b.asShortBuffer();
                            case 4:
                                return b.asDoubleBuffer();
                            default:
                                return b.asFloatBuffer();
                        }
                    }
                }.mk();
                return views(v, r.nextInt(4));
        }
    }

    static String views(Buffer v, int n) {
        StringBuilder s = new StringBuilder(all(v));
        for (; n >= 0; n--) try {
            int c = v.capacity(),
                i = ix(c),
                j = ix(c);
            if (v instanceof CharBuffer) {
                CharBuffer q = (CharBuffer) v;
                switch (r.nextInt(16)) {
                    case 0:
                        v = q.slice();
                        break;
                    case 1:
                        v = q.subSequence(ix(q.remaining()), ix(q.remaining()));
                        break;
                    case 2:
                        q.put("ab\u20ac");
                        break;
                    case 3:
                        q.put("abcdef", ix(6), ix(6));
                        break;
                    case 4:
                        s.append(q.charAt(ix(q.remaining())));
                        break;
                    case 5:
                        s.append(q.get());
                        break;
                    case 6:
                        q.append("x").append(null, 0, ix(4));
                        break;
                    case 7:
                        v = q.asReadOnlyBuffer();
                        break;
                    case 8:
                        s.append(q.read(CharBuffer.allocate(3)));
                        break;
                    case 9:
                        q.put(i, 'z');
                        break;
                    case 10:
                        s.append(q.chars().sum());
                        break;
                    case 11:
                        v = q.slice(i, ix(Math.max(0, c - i)));
                        break;
                    case 12:
                        q.put(i, new char[] { 'p', 'q' }, ix(2), ix(2));
                        break;
                    case 13:
                        s.append(q.compareTo(CharBuffer.wrap("ab"))).append(q.length());
                        break;
                    case 14:
                        q.put(CharBuffer.wrap("xyz", ix(3), 3));
                        break;
                    default:
                        q.compact();
                }
            } else if (v instanceof IntBuffer) {
                IntBuffer q = (IntBuffer) v;
                switch (r.nextInt(9)) {
                    case 0:
                        v = q.slice();
                        break;
                    case 1:
                        q.put(new int[] { 1, 2, 3 }, ix(3), ix(3));
                        break;
                    case 2:
                        s.append(q.get());
                        break;
                    case 3:
                        q.put(i, j);
                        break;
                    case 4:
                        q.put(IntBuffer.wrap(new int[] { 7, 8, 9 }));
                        break;
                    case 5:
                        v = q.duplicate();
                        break;
                    case 6:
                        q.put(i, IntBuffer.wrap(new int[] { 7, 8, 9 }), ix(3), ix(3));
                        break;
                    case 7:
                        s.append(q.mismatch(IntBuffer.wrap(new int[4])));
                        break;
                    default:
                        q.compact();
                }
            } else if (v instanceof LongBuffer) {
                LongBuffer q = (LongBuffer) v;
                switch (r.nextInt(5)) {
                    case 0:
                        q.put(i, j);
                        break;
                    case 1:
                        s.append(q.get());
                        break;
                    case 2:
                        q.put(new long[2]);
                        break;
                    case 3:
                        v = q.slice(i, ix(c));
                        break;
                    default:
                        s.append(q.get(i, new long[3], ix(3), ix(3)).position());
                }
            } else if (v instanceof DoubleBuffer) {
                DoubleBuffer q = (DoubleBuffer) v;
                switch (r.nextInt(4)) {
                    case 0:
                        q.put(i, j * .5);
                        break;
                    case 1:
                        s.append(q.get());
                        break;
                    case 2:
                        s.append(q.compareTo(DoubleBuffer.wrap(new double[] { Double.NaN, -0.0 })));
                        break;
                    default:
                        v = q.asReadOnlyBuffer();
                }
            } else if (v instanceof FloatBuffer) {
                FloatBuffer q = (FloatBuffer) v;
                switch (r.nextInt(3)) {
                    case 0:
                        q.put(i, j);
                        break;
                    case 1:
                        s.append(q.get(i));
                        break;
                    default:
                        s.append(q.equals(FloatBuffer.wrap(new float[] { 0f, -0f })));
                }
            } else {
                ShortBuffer q = (ShortBuffer) v;
                switch (r.nextInt(3)) {
                    case 0:
                        q.put(i, (short) j);
                        break;
                    case 1:
                        s.append(q.get());
                        break;
                    default:
                        q.put(new short[] { 1, 2 }, ix(2), ix(2));
                }
            }
            s.append(' ').append(all(v));
        } catch (Throwable e) {
            s.append(" !" + e + " ");
        }
        return s.toString();
    }

    static Charset cs() {
        return Charset.forName(N[r.nextInt(N.length)]);
    }

    static String[] N = { "ISO-8859-1", "US-ASCII", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-8" };

    static String coder() {
        Charset c = cs();
        StringBuilder s = new StringBuilder(c.name());
        CodingErrorAction[] A = {
            CodingErrorAction.IGNORE,
            CodingErrorAction.REPLACE,
            CodingErrorAction.REPORT
        };
        CodingErrorAction m = A[r.nextInt(3)],
            u = A[r.nextInt(3)];
        if (r.nextBoolean()) {
            CharsetEncoder e = c.newEncoder().onMalformedInput(m).onUnmappableCharacter(u);
            s.append(" enc ")
                .append(e.maxBytesPerChar())
                .append(' ')
                .append(e.averageBytesPerChar())
                .append(Arrays.toString(e.replacement()));
            StringBuilder t = new StringBuilder();
            for (int n = r.nextInt(8); n > 0; n--) switch (r.nextInt(6)) {
                case 0:
                    t.append((char) r.nextInt(65536));
                    break;
                case 1:
                    t.append("\ud83d\ude00");
                    break;
                case 2:
                    t.append((char) (0xd800 + r.nextInt(0x800)));
                    break;
                case 3:
                    t.append((char) r.nextInt(0x400));
                    break;
                default:
                    t.append((char) r.nextInt(128));
            }
            s.append(esc(t));
            if (r.nextInt(4) == 0) try {
                e.replaceWith(
                    new byte[][] {
                        { '!' },
                        {},
                        { 1, 2, 3, 4, 5, 6, 7, 8, 9 },
                        { (byte) 0xff },
                        { 'a', 'b' }
                    }[r.nextInt(5)]
                );
            } catch (Throwable x) {
                s.append(x);
            }
            for (int k = 0; k < t.length(); k++) if (r.nextInt(4) == 0) s.append(
                e.canEncode(t.charAt(k))
            );
            s.append(e.canEncode(t));
            e.reset();
            CharBuffer in = r.nextBoolean()
                ? CharBuffer.wrap(t)
                : CharBuffer.wrap(t.toString().toCharArray());
            int lim = 0;
            for (int g = 0; g < 30; g++) try {
                lim = Math.min(t.length(), lim + r.nextInt(4));
                in.limit(Math.max(lim, in.position()));
                ByteBuffer out = r.nextBoolean()
                    ? ByteBuffer.allocate(r.nextInt(7))
                    : ByteBuffer.allocateDirect(r.nextInt(7));
                boolean end = lim == t.length() && r.nextBoolean();
                CoderResult q = e.encode(in, out, end);
                s.append(' ').append(q).append(in.position()).append(all(out.flip()));
                if (end && q.isUnderflow()) {
                    out.clear();
                    s.append(e.flush(out)).append(all(out.flip()));
                    break;
                }
                if (q.isError()) in.position(in.position() + q.length());
            } catch (Throwable x) {
                s.append(x);
                break;
            }
            try {
                s.append(
                    all(
                        c
                            .newEncoder()
                            .onMalformedInput(m)
                            .onUnmappableCharacter(u)
                            .encode(CharBuffer.wrap(t))
                            .duplicate()
                            .asReadOnlyBuffer()
                    ).replaceAll(",\\d+R", "")
                );
            } catch (Throwable x) {
                s.append(x);
            }
            s.append(Arrays.toString(t.toString().getBytes(c)));
        } else {
            CharsetDecoder e = c.newDecoder().onMalformedInput(m).onUnmappableCharacter(u);
            s.append(" dec ")
                .append(e.maxCharsPerByte())
                .append(' ')
                .append(e.averageCharsPerByte())
                .append(esc(e.replacement()));
            if (r.nextInt(5) == 0) try {
                e.replaceWith(
                    new String[] { "!", "", "ab", "\ud83d\ude00", "\ud800" }[r.nextInt(5)]
                );
            } catch (Throwable x) {
                s.append(esc(x));
            }
            byte[] b;
            if (r.nextBoolean()) {
                b = new byte[r.nextInt(12)];
                r.nextBytes(b);
            } else {
                StringBuilder t = new StringBuilder();
                for (int n = r.nextInt(6); n > 0; n--) t.appendCodePoint(
                    r.nextInt(3) == 0 ? r.nextInt(0x110000) : r.nextInt(0x800)
                );
                b = t.toString().getBytes(c);
                for (int n = r.nextInt(3); n > 0 && b.length > 0; n--) b[r.nextInt(b.length)] =
                    (byte) (
                        r.nextInt(2) == 0
                            ? r.nextInt()
                            : new int[] {
                                  0xed,
                                  0xa0,
                                  0xf4,
                                  0x90,
                                  0xc0,
                                  0xe0,
                                  0x80,
                                  0xfe,
                                  0xff,
                                  0xf0
                              }[r.nextInt(10)]
                    );
                if (r.nextInt(4) == 0) b = Arrays.copyOf(b, r.nextInt(b.length + 1));
            }
            s.append(Arrays.toString(b));
            ByteBuffer in = r.nextBoolean()
                ? ByteBuffer.wrap(b)
                : ByteBuffer.allocateDirect(b.length).put(b).flip();
            int lim = 0;
            for (int g = 0; g < 30; g++) try {
                lim = Math.min(b.length, lim + r.nextInt(5));
                in.limit(Math.max(lim, in.position()));
                CharBuffer out = CharBuffer.allocate(r.nextInt(5));
                boolean end = lim == b.length && r.nextBoolean();
                CoderResult q = e.decode(in, out, end);
                s.append(' ').append(q).append(in.position()).append(all(out.flip()));
                if (end && q.isUnderflow()) {
                    out.clear();
                    s.append(e.flush(out)).append(all(out.flip()));
                    break;
                }
                if (q.isError()) in.position(in.position() + q.length());
            } catch (Throwable x) {
                s.append(x);
                break;
            }
            try {
                s.append(
                    esc(
                        c
                            .newDecoder()
                            .onMalformedInput(m)
                            .onUnmappableCharacter(u)
                            .decode(ByteBuffer.wrap(b))
                    )
                );
            } catch (Throwable x) {
                s.append(x);
            }
            s.append(esc(new String(b, c)));
        }
        return s.toString();
    }

    public static void main(String[] z) {
        int count = z.length > 0 ? Integer.parseInt(z[0]) : 25;
        long seed = z.length > 1 ? Long.parseLong(z[1]) : 1;
        for (int i = 0; i < count; i++) {
            r = new Random(seed * 1000000 + i);
            List<ByteBuffer> l = new ArrayList<>();
            l.add(ByteBuffer.allocate(r.nextInt(40)));
            l.add(ByteBuffer.allocateDirect(r.nextInt(40)));
            System.out.println("ROUND " + i);
            for (int k = 0; k < 30; k++) {
                Object o;
                try {
                    o = bytes(l);
                } catch (Throwable e) {
                    o = "! " + e;
                    if (o.toString().contains("NullPointer")) o = "NPE";
                }
                System.out.println(k + " " + esc(o));
            }
            for (ByteBuffer b : l) System.out.println(all(b));
            for (int k = 0; k < 10; k++) {
                String o;
                try {
                    o = coder();
                } catch (Throwable e) {
                    o = "! " + e;
                }
                System.out.println(
                    esc(o).replaceAll("(?<=Exception: )Input length", "Input length")
                );
            }
        }
    }
}
