/* SPDX-License-Identifier: MIT */
/*
 * LongBuffer: every member on arrays, views of bytes in both orders; overflow, underflow,
 * read-only.
 */
import java.nio.*;

public class LongBufferWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        LongBuffer b = LongBuffer.allocate(8);
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
        b.put(7L)
            .put(Long.MIN_VALUE)
            .put(5, -1L)
            .put(new long[] { -1L, 7L })
            .put(new long[] { 7L, Long.MIN_VALUE, -1L, 7L }, 1, 2);
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
        long[] into = new long[4];
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
            b.put(0, new long[] { Long.MIN_VALUE, Long.MIN_VALUE }).position(),
            b.put(3, new long[] { 7L, Long.MIN_VALUE, -1L }, 2, 1).get(3),
            b.put(0, LongBuffer.wrap(new long[] { -1L, 7L, Long.MIN_VALUE }), 1, 2).get(0)
        );
        p(b.compact(), b.flip(), b.hashCode() == b.duplicate().hashCode(), b.toString());
        LongBuffer w = LongBuffer.wrap(
                new long[] { 7L, Long.MIN_VALUE, -1L, Long.MIN_VALUE },
                1,
                2
            ),
            v = LongBuffer.wrap(new long[] { Long.MIN_VALUE, -1L });
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
            LongBuffer.allocate(3).put(v.duplicate()).flip().compareTo(v),
            LongBuffer.allocate(0),
            LongBuffer.wrap(new long[0]).hashCode()
        );
        t(() -> LongBuffer.allocate(-1));
        t(() -> LongBuffer.wrap((long[]) null));
        t(() -> LongBuffer.wrap(new long[2], 1, 2));
        t(() -> LongBuffer.wrap(new long[2], -1, 1));
        t(() -> v.get(2));
        t(() -> v.get(-1));
        t(() -> v.put(2, 7L));
        t(() -> v.position(3));
        t(() -> v.position(-1));
        t(() -> v.limit(3));
        t(() -> v.limit(-1));
        t(() -> v.duplicate().reset());
        t(() -> v.duplicate().mark().position(1).limit(0).reset());
        t(() -> v.get(new long[3]));
        t(() -> v.get(new long[3], 2, 2));
        t(() -> v.put(new long[3]));
        t(() -> v.put(new long[3], 1, -1));
        t(() -> v.put(LongBuffer.allocate(5)));
        t(() -> v.put(v));
        t(() -> v.slice(1, 2));
        t(() -> v.slice(-1, 1));
        t(() -> v.get(1, new long[2], 0, 2));
        t(() -> LongBuffer.allocate(0).get());
        t(() -> LongBuffer.allocate(0).put(7L));
        LongBuffer r = v.asReadOnlyBuffer();
        t(() -> r.put(7L));
        t(() -> r.put(0, 7L));
        t(() -> r.put(new long[1]));
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
                LongBuffer view = bytes.asLongBuffer();
                view.put(7L)
                    .put(2, Long.MIN_VALUE)
                    .put(new long[] { -1L });
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
                    view.compareTo(LongBuffer.wrap(new long[] { 7L, -1L })),
                    view.equals(LongBuffer.wrap(new long[] { 7L, -1L })),
                    view.mismatch(v)
                );
                byte[] raw = new byte[24];
                bytes.get(raw);
                p(raw, view.compact(), view.slice(0, 1));
                t(() -> view.array());
                t(() -> view.get(99));
                t(() -> view.asReadOnlyBuffer().put(7L));
            }
    }
}
