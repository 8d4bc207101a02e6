/* SPDX-License-Identifier: MIT */
package java.util.jar;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a jar file. */
public class JarOutputStream extends ZipOutputStream {
    private boolean first = true;

    public JarOutputStream(OutputStream out) throws IOException {
        super(out);
    }

    public JarOutputStream(OutputStream out, Manifest man) throws IOException {
        super(out);
        if (man == null) {
            throw new NullPointerException("man");
        }
        putNextEntry(new ZipEntry(JarFile.MANIFEST_NAME));
        man.write(new BufferedOutputStream(this));
        closeEntry();
    }

    /** The first entry says by an empty extra field 0xCAFE that this is a jar. */
    @Override
    public void putNextEntry(ZipEntry ze) throws IOException {
        if (first) {
            byte[] extra = ze.getExtra();
            int n = extra == null ? 0 : extra.length;
            byte[] all = new byte[n + 4];
            all[0] = (byte) 0xfe;
            all[1] = (byte) 0xca;
            if (n > 0) {
                System.arraycopy(extra, 0, all, 4, n);
            }
            ze.setExtra(all);
            first = false;
        }
        super.putNextEntry(ze);
    }
}
