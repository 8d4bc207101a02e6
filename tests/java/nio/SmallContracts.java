/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.StandardProtocolFamily;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/** What small methods of nio refuse, in which order and words, and what they call on the way. */
public class SmallContracts {

    private static void show(String what, Callable<?> c) {
        String answer;
        try {
            answer = String.valueOf(c.call());
        } catch (Throwable e) {
            answer = e + (e.getCause() == null ? "" : ", " + e.getCause());
        }
        System.out.println(what + " -> " + answer);
    }

    /** Notes what is asked of it. An m is malformed, a u has no bytes. */
    private static class Noting extends CharsetEncoder {

        private List<String> calls = new ArrayList<>();

        Noting(float most) {
            super(Charset.forName("US-ASCII"), 1, most);
        }

        private void note(String call) {
            if (calls != null) {
                calls.add(call);
            }
        }

        @Override
        protected void implOnMalformedInput(CodingErrorAction a) {
            note("malformed " + a);
        }

        @Override
        protected void implOnUnmappableCharacter(CodingErrorAction a) {
            note("unmappable " + a);
        }

        @Override
        protected void implReset() {
            note("reset");
        }

        @Override
        protected void implReplaceWith(byte[] bytes) {
            note("replace " + Arrays.toString(bytes) + replacement().length);
        }

        @Override
        public boolean isLegalReplacement(byte[] bytes) {
            note("legal " + bytes.length);
            return bytes.length < 3;
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            for (note("loop"); in.hasRemaining(); out.put((byte) in.get())) {
                char c = in.get(in.position());
                if (c == 'm' || c == 'u') {
                    return c == 'm'
                        ? CoderResult.malformedForLength(1)
                        : CoderResult.unmappableForLength(1);
                } else if (c == 'x') {
                    throw new IllegalStateException("of the loop");
                } else if (!out.hasRemaining()) {
                    return CoderResult.OVERFLOW;
                }
            }
            return CoderResult.UNDERFLOW;
        }
    }

    private static final class Named extends Charset {

        Named(String name, String... aliases) {
            super(name, aliases);
        }

        @Override
        public boolean contains(Charset c) {
            return false;
        }

        @Override
        public CharsetDecoder newDecoder() {
            return null;
        }

        @Override
        public CharsetEncoder newEncoder() {
            return null;
        }
    }

    private static void encoders() throws CharacterCodingException {
        for (byte[] bytes : new byte[][] {
            null,
            {},
            { 1 },
            { 1, 2 },
            { 1, 2, 3 },
            { 1, 2, 3, 4 }
        }) {
            Noting e = new Noting(3);
            e.calls.clear();
            show("replace with " + Arrays.toString(bytes), () -> e.replaceWith(bytes) == e);
            System.out.println(e.calls + " " + Arrays.toString(e.replacement()));
        }
        for (int state = 0; state < 5; state++) {
            for (String text : new String[] { "", "a", "am", "au", "x", "\ud800" }) {
                Noting e = new Noting(1);
                e.onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(
                    CodingErrorAction.IGNORE
                );
                ByteBuffer out = ByteBuffer.allocate(3);
                if (state > 0) {
                    e.encode(CharBuffer.wrap("q"), out, state > 1);
                }
                if (state > 2) {
                    e.flush(out);
                }
                if (state > 3) {
                    e.encode(CharBuffer.wrap("q"));
                }
                e.calls.clear();
                show(
                    "can encode in " +
                        state +
                        " " +
                        text.length() +
                        (text.length() > 1 ? text : ""),
                    () -> e.canEncode(text)
                );
                System.out.println(
                    e.calls + " " + e.malformedInputAction() + e.unmappableCharacterAction()
                );
            }
        }
    }

    private static void names() {
        StringBuilder first = new StringBuilder();
        StringBuilder later = new StringBuilder();
        for (char c = 0; c < 0xffff; c++) {
            if (legal("" + c)) {
                first.append(c);
            }
            if (legal("a" + c + "b")) {
                later.append(c);
            }
        }
        System.out.println(first + " " + later + " " + legal(""));
        show("alias", () -> new Named("a", "b", "-c"));
        show("aliases", () -> new Named("a", "b", "c").aliases().size());
        show("none", () -> new Named("a", (String[]) null).aliases());
        show("forName", () -> Charset.forName("no/name"));
        show("forName", () -> Charset.forName("no-name"));
    }

    private static boolean legal(String name) {
        try {
            return new Named(name).name().equals(name) && !Charset.isSupported(name);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static void files() throws Exception {
        Path one = Files.createTempFile("one", null);
        Path two = Files.createTempFile("two", null);
        for (int a : new int[] { 0, 1, 8191, 8192, 8193, 16384, 30000 }) {
            for (int b : new int[] { 0, 8191, 8192, 16385, 30000 }) {
                byte[] bytes = new byte[b];
                Files.write(one, new byte[a]);
                Files.write(two, bytes);
                long equal = Files.mismatch(one, two);
                if (b > 0) {
                    bytes[b - 1] = 1;
                }
                Files.write(two, bytes);
                System.out.print(
                    " " + equal + "," + Files.mismatch(one, two) + "," + Files.mismatch(two, two)
                );
            }
        }
        System.out.println();
        try (FileChannel c = FileChannel.open(one)) {
            for (int i = 0; i < 4; i++) {
                boolean valid = i > 1;
                System.out.println(
                    new FileLock(c, 5 * i, 7, i % 2 == 0) {
                        @Override
                        public boolean isValid() {
                            return valid;
                        }

                        @Override
                        public void release() {}
                    }
                        .toString()
                        .replaceAll("^.*\\[", "")
                );
            }
        }
        for (String file : new String[] { null, "f" }) {
            for (String other : new String[] { null, "o" }) {
                System.out.println(
                    new FileSystemException(file, other, null).getMessage() +
                        " " +
                        new FileSystemException(file, other, "r").getMessage()
                );
            }
        }
        UserPrincipal me = () -> "me";
        for (int i = 0; i < 3; i++) {
            AclEntry.Builder b = AclEntry.newBuilder()
                .setPrincipal(me)
                .setType(AclEntryType.AUDIT)
                .setFlags(Arrays.copyOf(AclEntryFlag.values(), i));
            System.out.println(
                b.build() +
                    " " +
                    b.setPermissions(Arrays.copyOf(AclEntryPermission.values(), i + 1)).build()
            );
        }
        Files.delete(one);
        Files.delete(two);
    }

    private static void addresses() throws Exception {
        for (int unit : new int[] { Integer.MIN_VALUE, 0, 1, 4, 6, 8, 16 }) {
            show("alignment " + unit, () -> ByteBuffer.allocate(9).alignmentOffset(0, unit) < unit);
            show("negative " + unit, () -> ByteBuffer.allocateDirect(9).alignmentOffset(-1, unit));
        }
        for (int place : new int[] { 0, 1, 6, 8 }) {
            ByteBuffer part = ByteBuffer.allocate(40).position(place).slice();
            for (int unit = 1; unit <= 16; unit *= 2) {
                int u = unit;
                show(
                    "slice at " + place + " unit " + unit,
                    () -> part.alignmentOffset(3, u) + " " + part.alignedSlice(u)
                );
            }
        }
        NetworkInterface loopback = NetworkInterface.getByInetAddress(
            InetAddress.getLoopbackAddress()
        );
        try (DatagramChannel c = DatagramChannel.open(StandardProtocolFamily.INET)) {
            for (String group : new String[] { "127.0.0.1", "ff02::fb", "224.0.0.251" }) {
                for (String source : new String[] {
                    "0.0.0.0",
                    "224.0.0.5",
                    "::",
                    "ff02::5",
                    "::1"
                }) {
                    show(group + " from " + source, () ->
                        c.join(
                            InetAddress.getByName(group),
                            loopback,
                            InetAddress.getByName(source)
                        )
                    );
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        encoders();
        names();
        files();
        addresses();
    }
}
