/* SPDX-License-Identifier: MIT */
import java.io.*; import java.nio.*; import java.nio.charset.StandardCharsets; import java.util.*;

/**
 * What decoders of Base64 say of wrong characters, whole or as streams, and how far a stream has
 * read by then.
 */
public class Base64Faults {

    static long hash;
    static int lines;

    interface A {
        Object get() throws Exception;
    }

    static void t(String n, A a) {
        String r;
        try {
            Object o = a.get();
            r = o instanceof byte[] ? Arrays.toString((byte[]) o) : String.valueOf(o);
        } catch (Throwable e) {
            r = e.getClass().getName() + ": " + e.getMessage();
        }
        hash = hash * 31 + (n + r).hashCode();
        if (lines++ % 40 == 0 || (n.length() > 0 && n.charAt(0) > '9')) System.out.println(
            n + " " + r + (lines % 1000 == 1 ? " " + hash : "")
        );
    }

    public static void main(String[] x) {
        Random r = new Random(11);
        String al = "ABab01+/-_=\r\n *\u00e9";
        Base64.Decoder[] ds = {
            Base64.getDecoder(),
            Base64.getUrlDecoder(),
            Base64.getMimeDecoder()
        };
        for (int i = 0; i < 1200; i++) {
            int n = r.nextInt(13);
            StringBuilder s = new StringBuilder();
            for (int k = 0; k < n; k++) s.append(
                r.nextInt(3) > 0 ? "ABcd".charAt(r.nextInt(4)) : al.charAt(r.nextInt(al.length()))
            );
            String in = s.toString();
            String show = in.replace("\r", "\\r").replace("\n", "\\n");
            for (int d = 0; d < 3; d++) {
                Base64.Decoder dec = ds[d];
                byte[] b = in.getBytes(StandardCharsets.ISO_8859_1);
                t(i + " " + d + " " + show + " decode", () -> dec.decode(in));
                t("  to", () -> {
                    byte[] to = new byte[4];
                    return dec.decode(b, to) + Arrays.toString(to);
                });
                t("  buf", () -> {
                    ByteBuffer bb = ByteBuffer.wrap(b);
                    try {
                        ByteBuffer o = dec.decode(bb);
                        return o + " " + bb;
                    } catch (Exception e) {
                        throw new Exception(e + " " + bb);
                    }
                });
                int mode = r.nextInt(3);
                int size = 1 + r.nextInt(5);
                t("  wrap" + mode + "," + size, () -> {
                    InputStream w = dec.wrap(new ByteArrayInputStream(b));
                    ByteArrayOutputStream o = new ByteArrayOutputStream();
                    try {
                        if (mode == 0) {
                            int c;
                            while ((c = w.read()) >= 0) o.write(c);
                        } else if (mode == 1) {
                            byte[] z = new byte[size];
                            int c;
                            while ((c = w.read(z)) >= 0) {
                                o.write(z, 0, c);
                                o.write(99);
                            }
                        } else o.write(w.readAllBytes());
                    } catch (IOException e) {
                        String f = " ";
                        try {
                            f += w.read();
                        } catch (IOException e2) {
                            f += e2;
                        }
                        throw new Exception(
                            e +
                                " " +
                                e.getCause() +
                                " after " +
                                Arrays.toString(o.toByteArray()) +
                                f
                        );
                    }
                    return o.toByteArray();
                });
            }
        }
        t("null", () -> Base64.getDecoder().decode((String) null));
        t("null2", () -> Base64.getDecoder().wrap(null));
        t("null3", () -> Base64.getEncoder().wrap(null));
        t("null4", () -> Base64.getMimeEncoder(5, null));
        t("sep", () -> Base64.getMimeEncoder(5, new byte[] { 'A' }));
        t("enc", () -> Base64.getEncoder().encode(new byte[9], new byte[3]));
        t("closed", () -> {
            InputStream w = Base64.getDecoder().wrap(new ByteArrayInputStream(new byte[0]));
            w.close();
            return w.read();
        });
        t("closed2", () -> {
            OutputStream w = Base64.getEncoder().wrap(new ByteArrayOutputStream());
            w.close();
            w.write(1);
            return 1;
        });
        t("closed3", () -> {
            InputStream w = Base64.getDecoder().wrap(new ByteArrayInputStream(new byte[0]));
            w.close();
            return w.read(new byte[3]);
        });
        t("closed4", () -> {
            InputStream w = Base64.getDecoder().wrap(new ByteArrayInputStream(new byte[0]));
            w.close();
            return w.available();
        });
        t("range", () -> {
            InputStream w = Base64.getDecoder().wrap(new ByteArrayInputStream(new byte[0]));
            return w.read(new byte[3], 1, 3);
        });
        t("range2", () -> {
            OutputStream w = Base64.getEncoder().wrap(new ByteArrayOutputStream());
            w.write(new byte[3], 1, 3);
            return 1;
        });
        t("rangezero", () -> {
            InputStream w = Base64.getDecoder().wrap(new ByteArrayInputStream(new byte[0]));
            return w.read(new byte[3], 1, 0);
        });
        streams();
        System.out.println(hash);
    }

    static void streams() {
        String[] in = {
            "d=dBAB",
            "d=",
            "d==dBAB",
            "dB=dBAB",
            "dB=x",
            "dB=",
            "dB==dBAB",
            "dBA=dBAB",
            "dB=*=dBAB",
            "dB*=*=dB",
            "dB=\n=d",
            "dB=\n",
            "dBABd=BABABAB",
            "dBABdB=ABABdBAB",
            "dBABdBA=BABABAB",
            "=",
            "==",
            "dBAB=",
            "dBAB====",
            "d",
            "dBABd",
            "dB",
            "dBA",
            "dBABdB",
            "dBABdBA",
            "*dBAB",
            "d*BAB",
            "dBAB*dBAB",
            "dB*=dBAB"
        };
        for (int m = 0; m < 2; m++) for (String s : in)
            for (int size : new int[] { 0, 1, 3, 5 }) {
                List<Integer> asked = new ArrayList<>();
                int[] c = { 0 };
                InputStream src = new InputStream() {
                    public int read() {
                        return c[0] < s.length() ? s.charAt(c[0]++) : -1;
                    }

                    public int read(byte[] b, int o, int l) {
                        throw new Error();
                    }

                    public int available() {
                        return s.length() - c[0];
                    }
                };
                InputStream w = (m == 0 ? Base64.getDecoder() : Base64.getMimeDecoder()).wrap(src);
                StringBuilder o = new StringBuilder();
                for (int k = 0; k < 12; k++) {
                    try {
                        if (size == 0) {
                            int v = w.read();
                            o.append(v).append('@').append(c[0]).append(' ');
                            if (v < 0 && k > 8) break;
                        } else {
                            byte[] b = new byte[size];
                            Arrays.fill(b, (byte) 9);
                            int v = w.read(b);
                            o.append(v)
                                .append(Arrays.toString(b).replace(" ", ""))
                                .append('@')
                                .append(c[0])
                                .append(' ');
                        }
                        o.append(w.available()).append(' ');
                    } catch (IOException e) {
                        o.append(
                            "{" +
                                e.getMessage().replaceAll("Illegal base64 ", "I ") +
                                "@" +
                                c[0] +
                                "} "
                        );
                    }
                }
                System.out.println(m + " " + s.replace("\n", "\\n") + " " + size + ": " + o);
            }
    }
}
