/* SPDX-License-Identifier: MIT */
/*
 * CharBuffer: every member on arrays, views of bytes in both orders; overflow, underflow,
 * read-only.
 */
import java.nio.*;

public class CharBufferWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        CharBuffer b = CharBuffer.allocate(8);
        p(
            b,
            b.capacity(),
            b.limit(),
            b.position(),
            b.remaining(),
            b.hasRemaining(),
            b.isDirect(),
            b.isReadOnly(),
            b.hasArray(),
            b.arrayOffset(),
            b.array().length,
            b.order()
        );
        b.put('x')
            .put('\uffff')
            .put(5, '\u20ac')
            .put(new char[] { '\u20ac', 'x' })
            .put(new char[] { 'x', '\uffff', '\u20ac', 'x' }, 1, 2);
        p(b, b.position(), b.get(0), b.get(1), b.get(5));
        b.mark().position(7).reset();
        p(b, b.position(6).limit(7), b.remaining(), b.clear(), b.flip(), b.rewind());
        b.limit(6);
        p(
            b.slice(),
            b.position(2).slice(),
            b.slice(1, 3),
            b.slice(1, 3).get(0),
            b.duplicate(),
            b.duplicate().equals(b),
            b.asReadOnlyBuffer(),
            b.asReadOnlyBuffer().isReadOnly(),
            b.asReadOnlyBuffer().equals(b)
        );
        char[] into = new char[4];
        b.get(into);
        p(
            into,
            b,
            b.rewind(),
            b.get(),
            b.get(into, 1, 2).position(),
            into,
            b.get(2, into).position(),
            into,
            b.get(1, into, 2, 1).position(),
            into
        );
        p(
            b.put(0, new char[] { '\uffff', '\uffff' }).position(),
            b.put(3, new char[] { 'x', '\uffff', '\u20ac' }, 2, 1).get(3),
            b.put(0, CharBuffer.wrap(new char[] { '\u20ac', 'x', '\uffff' }), 1, 2).get(0)
        );
        p(b.compact(), b.flip(), b.hashCode() == b.duplicate().hashCode(), b.toString());
        CharBuffer w = CharBuffer.wrap(new char[] { 'x', '\uffff', '\u20ac', '\uffff' }, 1, 2),
            v = CharBuffer.wrap(new char[] { '\uffff', '\u20ac' });
        p(
            w,
            v,
            w.equals(v),
            w.compareTo(v),
            v.compareTo(w.duplicate().position(2)),
            w.mismatch(v),
            w.mismatch(v.duplicate().limit(1)),
            w.equals(null),
            w.arrayOffset(),
            w.slice().arrayOffset(),
            v.hashCode(),
            w.hashCode()
        );
        p(
            CharBuffer.allocate(3).put(v.duplicate()).flip().compareTo(v),
            CharBuffer.allocate(0),
            CharBuffer.wrap(new char[0]).hashCode()
        );
        t(() -> CharBuffer.allocate(-1));
        t(() -> CharBuffer.wrap((char[]) null));
        t(() -> CharBuffer.wrap(new char[2], 1, 2));
        t(() -> CharBuffer.wrap(new char[2], -1, 1));
        t(() -> v.get(2));
        t(() -> v.get(-1));
        t(() -> v.put(2, 'x'));
        t(() -> v.position(3));
        t(() -> v.position(-1));
        t(() -> v.limit(3));
        t(() -> v.limit(-1));
        t(() -> v.duplicate().reset());
        t(() -> v.duplicate().mark().position(1).limit(0).reset());
        t(() -> v.get(new char[3]));
        t(() -> v.get(new char[3], 2, 2));
        t(() -> v.put(new char[3]));
        t(() -> v.put(new char[3], 1, -1));
        t(() -> v.put(CharBuffer.allocate(5)));
        t(() -> v.put(v));
        t(() -> v.slice(1, 2));
        t(() -> v.slice(-1, 1));
        t(() -> v.get(1, new char[2], 0, 2));
        t(() -> CharBuffer.allocate(0).get());
        t(() -> CharBuffer.allocate(0).put('x'));
        CharBuffer r = v.asReadOnlyBuffer();
        t(() -> r.put('x'));
        t(() -> r.put(0, 'x'));
        t(() -> r.put(new char[1]));
        t(() -> r.put(v));
        t(() -> r.array());
        t(() -> r.arrayOffset());
        t(() -> r.compact());
        p(r.hasArray(), r, r.get(), r.get(1), r.slice(), r.duplicate().isReadOnly());
        for (ByteOrder order : new ByteOrder[] { ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN })
            for (ByteBuffer bytes : new ByteBuffer[] {
                ByteBuffer.allocate(37),
                ByteBuffer.allocateDirect(37)
            }) {
                bytes.order(order).position(0);
                CharBuffer view = bytes.asCharBuffer();
                view.put('x')
                    .put(2, '\uffff')
                    .put(new char[] { '\u20ac' });
                p(
                    view,
                    view.order(),
                    view.isDirect(),
                    view.hasArray(),
                    view.isReadOnly(),
                    view.get(0),
                    view.get(1),
                    view.get(2),
                    view.slice(),
                    view.duplicate(),
                    view.asReadOnlyBuffer(),
                    view.flip(),
                    view.compareTo(CharBuffer.wrap(new char[] { 'x', '\u20ac' })),
                    view.equals(CharBuffer.wrap(new char[] { 'x', '\u20ac' })),
                    view.mismatch(v)
                );
                byte[] raw = new byte[6];
                bytes.get(raw);
                p(raw, view.compact(), view.slice(0, 1));
                t(() -> view.array());
                t(() -> view.get(99));
                t(() -> view.asReadOnlyBuffer().put('x'));
            }
        CharBuffer c = CharBuffer.wrap("h\u20acllo");
        p(
            c,
            c.length(),
            c.charAt(1),
            c.subSequence(1, 3),
            c.toString(),
            c.isReadOnly(),
            c.chars().sum(),
            c.position(2),
            c,
            c.length(),
            c.charAt(0),
            c.isEmpty(),
            CharBuffer.wrap("abcdef", 2, 4),
            c.compareTo(CharBuffer.wrap("llo")),
            c.equals(CharBuffer.wrap(new char[] { 'l', 'l', 'o' })),
            c.hashCode()
        );
        p(
            CharBuffer.allocate(9)
                .append('a')
                .append("bcd")
                .append("efgh", 1, 3)
                .append(null, 0, 2)
                .flip(),
            CharBuffer.allocate(5).put("xyz").flip(),
            CharBuffer.allocate(5).put("xyz", 1, 2).flip()
        );
        CharBuffer target = CharBuffer.allocate(4);
        p(c.read(target), target.flip(), c.read(target), c.read(CharBuffer.allocate(0)));
        t(() -> c.charAt(5));
        t(() -> CharBuffer.wrap("abc").subSequence(2, 1));
        t(() -> CharBuffer.wrap("abc").subSequence(0, 4));
        t(() -> CharBuffer.wrap("abc", 2, 1));
        t(() -> CharBuffer.wrap("abc").put('x'));
        t(() -> CharBuffer.wrap("abc").array());
        t(() -> CharBuffer.allocate(1).append("ab"));
        t(() -> CharBuffer.allocate(1).put("ab", 1, 0));
    }
}
