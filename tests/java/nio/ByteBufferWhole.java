/* SPDX-License-Identifier: MIT */
/*
 * ByteBuffer: every member on arrays, memory outside the heap and both orders of bytes; overflow,
 * underflow, read-only.
 */
import java.nio.*;

public class ByteBufferWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ByteBuffer b = ByteBuffer.allocate(8);
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
        b.put((byte) 7)
            .put(Byte.MIN_VALUE)
            .put(5, (byte) -1)
            .put(new byte[] { (byte) -1, (byte) 7 })
            .put(new byte[] { (byte) 7, Byte.MIN_VALUE, (byte) -1, (byte) 7 }, 1, 2);
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
        byte[] into = new byte[4];
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
            b.put(0, new byte[] { Byte.MIN_VALUE, Byte.MIN_VALUE }).position(),
            b.put(3, new byte[] { (byte) 7, Byte.MIN_VALUE, (byte) -1 }, 2, 1).get(3),
            b
                .put(0, ByteBuffer.wrap(new byte[] { (byte) -1, (byte) 7, Byte.MIN_VALUE }), 1, 2)
                .get(0)
        );
        p(b.compact(), b.flip(), b.hashCode() == b.duplicate().hashCode(), b.toString());
        ByteBuffer w = ByteBuffer.wrap(
                new byte[] { (byte) 7, Byte.MIN_VALUE, (byte) -1, Byte.MIN_VALUE },
                1,
                2
            ),
            v = ByteBuffer.wrap(new byte[] { Byte.MIN_VALUE, (byte) -1 });
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
            ByteBuffer.allocate(3).put(v.duplicate()).flip().compareTo(v),
            ByteBuffer.allocate(0),
            ByteBuffer.wrap(new byte[0]).hashCode()
        );
        t(() -> ByteBuffer.allocate(-1));
        t(() -> ByteBuffer.wrap((byte[]) null));
        t(() -> ByteBuffer.wrap(new byte[2], 1, 2));
        t(() -> ByteBuffer.wrap(new byte[2], -1, 1));
        t(() -> v.get(2));
        t(() -> v.get(-1));
        t(() -> v.put(2, (byte) 7));
        t(() -> v.position(3));
        t(() -> v.position(-1));
        t(() -> v.limit(3));
        t(() -> v.limit(-1));
        t(() -> v.duplicate().reset());
        t(() -> v.duplicate().mark().position(1).limit(0).reset());
        t(() -> v.get(new byte[3]));
        t(() -> v.get(new byte[3], 2, 2));
        t(() -> v.put(new byte[3]));
        t(() -> v.put(new byte[3], 1, -1));
        t(() -> v.put(ByteBuffer.allocate(5)));
        t(() -> v.put(v));
        t(() -> v.slice(1, 2));
        t(() -> v.slice(-1, 1));
        t(() -> v.get(1, new byte[2], 0, 2));
        t(() -> ByteBuffer.allocate(0).get());
        t(() -> ByteBuffer.allocate(0).put((byte) 7));
        ByteBuffer r = v.asReadOnlyBuffer();
        t(() -> r.put((byte) 7));
        t(() -> r.put(0, (byte) 7));
        t(() -> r.put(new byte[1]));
        t(() -> r.put(v));
        t(() -> r.array());
        t(() -> r.arrayOffset());
        t(() -> r.compact());
        p(r.hasArray(), r, r.get(), r.get(1), r.slice(), r.duplicate().isReadOnly());
        for (ByteOrder order : new ByteOrder[] { ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN })
            for (ByteBuffer x : new ByteBuffer[] {
                ByteBuffer.allocate(40),
                ByteBuffer.allocateDirect(40)
            }) {
                p(x.order(order), x.order(), x.isDirect(), x.hasArray());
                x.putChar('\u20ac')
                    .putShort((short) -2)
                    .putInt(0x12345678)
                    .putLong(Long.MIN_VALUE + 5)
                    .putFloat(-0f)
                    .putDouble(Math.PI);
                x.putChar(30, 'z')
                    .putShort(32, (short) 300)
                    .putInt(34, -9);
                p(
                    x,
                    x.flip(),
                    x.getChar(),
                    x.getShort(),
                    x.getInt(),
                    x.getLong(),
                    x.getFloat(),
                    x.getDouble(),
                    x
                );
                x.clear();
                p(
                    x.getChar(30),
                    x.getShort(32),
                    x.getInt(34),
                    x.getLong(1),
                    x.getFloat(3),
                    x.getDouble(17),
                    x.putLong(0, 77).getLong(0),
                    x.putFloat(8, 1.5f).getFloat(8),
                    x.putDouble(12, 2.5).getDouble(12)
                );
                p(
                    x.slice().order(),
                    x.duplicate().order(),
                    x.asReadOnlyBuffer().order(),
                    x.alignedSlice(1),
                    x.limit(20).slice(4, 8).getInt(0),
                    x.alignmentOffset(3, 1)
                );
                t(() -> x.getLong(13));
                t(() -> x.getInt(-1));
                t(() -> x.position(17).getInt());
                t(() -> x.putLong(1L));
                t(() -> x.asReadOnlyBuffer().putInt(1));
                t(() -> x.alignedSlice(3));
                t(() -> x.alignmentOffset(-1, 1));
            }
        t(() -> ByteBuffer.allocateDirect(-1));
        t(() -> ByteBuffer.allocateDirect(2).array());
        p(
            ByteBuffer.allocateDirect(2),
            ByteOrder.BIG_ENDIAN,
            ByteOrder.LITTLE_ENDIAN.toString(),
            ByteBuffer.allocate(4).order(null).order()
        );
    }
}
