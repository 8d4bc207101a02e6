// SPDX-License-Identifier: MIT
import org.apache.pdfbox.pdmodel.*;
import org.apache.pdfbox.pdmodel.edit.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.util.PDFTextStripper;

// Pages are written, read again, and their text taken out.
public class Sample {

    public static void main(String[] args) throws Exception {
        java.util.logging.LogManager.getLogManager().reset();
        PDDocument d = new PDDocument();
        d.setDocumentId(42L);
        for (int i = 0; i < 5; i++) {
            PDPage page = new PDPage();
            d.addPage(page);
            PDPageContentStream s = new PDPageContentStream(d, page);
            s.beginText();
            s.setFont(i % 2 == 0 ? PDType1Font.HELVETICA : PDType1Font.TIMES_BOLD_ITALIC, 12 + i);
            s.moveTextPositionByAmount(72, 700);
            s.drawString("Page " + i + " with some (text) \u00e9\u00fc");
            s.endText();
            s.setStrokingColor(255 - i, i * 40, 0);
            s.addLine(10, 10, 100 * i, 200);
            s.closeAndStroke();
            s.close();
        }
        d.getDocumentInformation().setTitle("Sample");
        d.save("sample.pdf");
        d.close();
        d = PDDocument.load(new java.io.File("sample.pdf"));
        System.out.println(d.getNumberOfPages() + " " + d.getDocumentInformation().getTitle());
        System.out.println(new PDFTextStripper().getText(d));
        java.awt.image.BufferedImage image = (
            (PDPage) d.getDocumentCatalog().getAllPages().get(1)
        ).convertToImage(java.awt.image.BufferedImage.TYPE_INT_RGB, 40);
        long sum = 0;
        for (int x = 0; x < image.getWidth(); x++) for (int y = 0; y < image.getHeight(); y++) sum =
            sum * 31 + image.getRGB(x, y);
        System.out.println(image.getWidth() + " " + sum);
        d.close();
    }
}
