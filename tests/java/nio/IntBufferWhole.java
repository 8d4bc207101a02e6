/* SPDX-License-Identifier: MIT */
/*
 * IntBuffer: every member on arrays, views of bytes in both orders; overflow, underflow, read-only.
 */
import java.nio.*;

public class IntBufferWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        IntBuffer b = IntBuffer.allocate(8);
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
        b.put(7)
            .put(Integer.MIN_VALUE)
            .put(5, -1)
            .put(new int[] { -1, 7 })
            .put(new int[] { 7, Integer.MIN_VALUE, -1, 7 }, 1, 2);
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
        int[] into = new int[4];
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
            b.put(0, new int[] { Integer.MIN_VALUE, Integer.MIN_VALUE }).position(),
            b.put(3, new int[] { 7, Integer.MIN_VALUE, -1 }, 2, 1).get(3),
            b.put(0, IntBuffer.wrap(new int[] { -1, 7, Integer.MIN_VALUE }), 1, 2).get(0)
        );
        p(b.compact(), b.flip(), b.hashCode() == b.duplicate().hashCode(), b.toString());
        IntBuffer w = IntBuffer.wrap(
                new int[] { 7, Integer.MIN_VALUE, -1, Integer.MIN_VALUE },
                1,
                2
            ),
            v = IntBuffer.wrap(new int[] { Integer.MIN_VALUE, -1 });
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
            IntBuffer.allocate(3).put(v.duplicate()).flip().compareTo(v),
            IntBuffer.allocate(0),
            IntBuffer.wrap(new int[0]).hashCode()
        );
        t(() -> IntBuffer.allocate(-1));
        t(() -> IntBuffer.wrap((int[]) null));
        t(() -> IntBuffer.wrap(new int[2], 1, 2));
        t(() -> IntBuffer.wrap(new int[2], -1, 1));
        t(() -> v.get(2));
        t(() -> v.get(-1));
        t(() -> v.put(2, 7));
        t(() -> v.position(3));
        t(() -> v.position(-1));
        t(() -> v.limit(3));
        t(() -> v.limit(-1));
        t(() -> v.duplicate().reset());
        t(() -> v.duplicate().mark().position(1).limit(0).reset());
        t(() -> v.get(new int[3]));
        t(() -> v.get(new int[3], 2, 2));
        t(() -> v.put(new int[3]));
        t(() -> v.put(new int[3], 1, -1));
        t(() -> v.put(IntBuffer.allocate(5)));
        t(() -> v.put(v));
        t(() -> v.slice(1, 2));
        t(() -> v.slice(-1, 1));
        t(() -> v.get(1, new int[2], 0, 2));
        t(() -> IntBuffer.allocate(0).get());
        t(() -> IntBuffer.allocate(0).put(7));
        IntBuffer r = v.asReadOnlyBuffer();
        t(() -> r.put(7));
        t(() -> r.put(0, 7));
        t(() -> r.put(new int[1]));
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
                IntBuffer view = bytes.asIntBuffer();
                view.put(7)
                    .put(2, Integer.MIN_VALUE)
                    .put(new int[] { -1 });
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
                    view.compareTo(IntBuffer.wrap(new int[] { 7, -1 })),
                    view.equals(IntBuffer.wrap(new int[] { 7, -1 })),
                    view.mismatch(v)
                );
                byte[] raw = new byte[12];
                bytes.get(raw);
                p(raw, view.compact(), view.slice(0, 1));
                t(() -> view.array());
                t(() -> view.get(99));
                t(() -> view.asReadOnlyBuffer().put(7));
            }
    }
}
