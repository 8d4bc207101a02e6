// SPDX-License-Identifier: MIT
import java.io.*;
import java.util.*;
import javax.xml.transform.*;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.stream.StreamSource;
import org.apache.fop.apps.*;

// A document is laid out: as PDF, as PostScript, as text areas and as a picture.
public class Sample {

    public static void main(String[] args) throws Exception {
        java.util.logging.LogManager.getLogManager().reset();
        FopFactory factory = FopFactory.newInstance(new File(".").toURI());
        for (String type : new String[] {
            MimeConstants.MIME_PDF,
            MimeConstants.MIME_FOP_AREA_TREE,
            MimeConstants.MIME_PNG
        }) {
            FOUserAgent agent = factory.newFOUserAgent();
            agent.setCreationDate(new Date(0));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Fop fop = factory.newFop(type, agent, out);
            TransformerFactory.newInstance()
                .newTransformer()
                .transform(
                    new StreamSource(new File("sample.fo")),
                    new SAXResult(fop.getDefaultHandler())
                );
            System.out.println(type + " " + fop.getResults().getPageCount());
            // A PDF names itself by the time of its writing.
            byte[] bytes = out
                .toString("ISO-8859-1")
                .replaceAll("<xmp:MetadataDate>.*?</xmp:MetadataDate>|/ID \\[.*?\\]", "")
                .getBytes("ISO-8859-1");
            java.nio.file.Files.write(
                java.nio.file.Path.of("sample." + type.replaceAll(".*[/-]", "")),
                bytes
            );
        }
    }
}
