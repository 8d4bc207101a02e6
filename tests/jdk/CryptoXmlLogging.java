// SPDX-License-Identifier: MIT
import java.security.*;
import javax.crypto.*;
import java.util.*;
import java.util.logging.*;
import javax.xml.parsers.*;
import java.io.*;
public class CryptoXmlLogging {
    public static void main(String[] a) throws Exception {
        System.out.println(HexFormat.of().formatHex(
                MessageDigest.getInstance("SHA-256").digest("abc".getBytes())));
        Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
        var k = new javax.crypto.spec.SecretKeySpec(new byte[16], "AES");
        c.init(Cipher.ENCRYPT_MODE, k, new javax.crypto.spec.IvParameterSpec(new byte[16]));
        System.out.println(Base64.getEncoder().encodeToString(c.doFinal("secret".getBytes())));
        KeyPairGenerator g = KeyPairGenerator.getInstance("RSA");
        g.initialize(1024);
        KeyPair kp = g.generateKeyPair();
        Signature s = Signature.getInstance("SHA256withRSA");
        s.initSign(kp.getPrivate());
        s.update("m".getBytes());
        byte[] sig = s.sign();
        s.initVerify(kp.getPublic());
        s.update("m".getBytes());
        System.out.println(s.verify(sig));
        System.out.println(javax.net.ssl.SSLContext.getDefault().getProtocol());
        var doc = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(
                new ByteArrayInputStream("<a><b x='1'>t</b></a>".getBytes()));
        System.out.println(doc.getDocumentElement().getFirstChild().getTextContent());
        var tf = javax.xml.transform.TransformerFactory.newInstance().newTransformer();
        StringWriter w = new StringWriter();
        tf.transform(new javax.xml.transform.dom.DOMSource(doc),
                new javax.xml.transform.stream.StreamResult(w));
        System.out.println(w);
        Logger l = Logger.getLogger("x");
        l.setUseParentHandlers(false);
        l.addHandler(new StreamHandler(System.out, new SimpleFormatter() {
            public String format(LogRecord r) {
                return r.getSourceMethodName() + " " + r.getMessage() + "\n";
            }
        }));
        l.info("logged");
        for (Handler h : l.getHandlers()) h.flush();
        System.out.println(new java.math.BigInteger("123456789012345678901234567890")
                                   .pow(5)
                                   .mod(java.math.BigInteger.valueOf(97)));
        System.out.println(Locale.getAvailableLocales().length > 100);
        System.out.println(
                java.text.DateFormat.getDateInstance(java.text.DateFormat.FULL, Locale.FRANCE)
                        .format(new Date(0)));
        System.out.println(
                java.nio.charset.Charset.forName("GB18030").newEncoder().canEncode('中'));
        System.out.println(new String("日本".getBytes("Shift_JIS"), "Shift_JIS"));
        System.out.println(ServiceLoader.load(java.nio.file.spi.FileSystemProvider.class)
                                   .findFirst()
                                   .isPresent());
        System.out.println(Collator());
    }
    static int Collator() {
        return java.text.Collator.getInstance(Locale.GERMANY).compare("ä", "z");
    }
}
