/* SPDX-License-Identifier: MIT */
package java.security;

import java.nio.ByteBuffer;

/** What an implementation of a digest provides. */
public abstract class MessageDigestSpi {
    public MessageDigestSpi() {
    }

    protected int engineGetDigestLength() {
        return 0;
    }

    protected abstract void engineUpdate(byte input);

    protected abstract void engineUpdate(byte[] input, int offset, int len);

    protected void engineUpdate(ByteBuffer input) {
        if (input.hasArray()) {
            int n = input.remaining();
            engineUpdate(input.array(), input.arrayOffset() + input.position(), n);
            input.position(input.limit());
            return;
        }
        byte[] part = new byte[Math.min(4096, input.remaining())];
        while (input.hasRemaining()) {
            int n = Math.min(part.length, input.remaining());
            input.get(part, 0, n);
            engineUpdate(part, 0, n);
        }
    }

    protected abstract byte[] engineDigest();

    protected int engineDigest(byte[] buf, int offset, int len) throws DigestException {
        byte[] whole = engineDigest();
        boolean part = whole.length > len;
        if (part || whole.length > buf.length - offset) {
            throw new DigestException(part ? "partial digests not returned"
                : "insufficient space in the output buffer to store the digest");
        }
        System.arraycopy(whole, 0, buf, offset, whole.length);
        return whole.length;
    }

    protected abstract void engineReset();

    public Object clone() throws CloneNotSupportedException {
        if (this instanceof Cloneable) {
            return super.clone();
        }
        throw new CloneNotSupportedException();
    }
}
