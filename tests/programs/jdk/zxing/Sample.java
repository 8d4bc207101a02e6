// SPDX-License-Identifier: MIT
import com.google.zxing.*;
import com.google.zxing.common.*;
import java.util.*;

// Codes of several kinds are drawn and read again.
public class Sample {

    public static void main(String[] args) throws Exception {
        for (BarcodeFormat f : new BarcodeFormat[] {
            BarcodeFormat.QR_CODE,
            BarcodeFormat.CODE_128,
            BarcodeFormat.EAN_13,
            BarcodeFormat.AZTEC,
            BarcodeFormat.PDF_417,
            BarcodeFormat.DATA_MATRIX
        }) {
            String text = f == BarcodeFormat.EAN_13 ? "5901234123457" : "Hello 123 minijvm";
            BitMatrix m = new MultiFormatWriter().encode(text, f, 200, 200);
            int[] pixels = new int[m.getWidth() * m.getHeight()];
            for (int i = 0; i < pixels.length; i++) pixels[i] = m.get(
                i % m.getWidth(),
                i / m.getWidth()
            )
                ? 0xff000000
                : -1;
            String read;
            try {
                read = new MultiFormatReader()
                    .decode(
                        new BinaryBitmap(
                            new HybridBinarizer(
                                new RGBLuminanceSource(m.getWidth(), m.getHeight(), pixels)
                            )
                        ),
                        Map.of(
                            DecodeHintType.PURE_BARCODE,
                            true,
                            DecodeHintType.POSSIBLE_FORMATS,
                            List.of(f)
                        )
                    )
                    .getText();
            } catch (ReaderException e) {
                read = e.getClass().getSimpleName();
            }
            System.out.println(
                f +
                    " " +
                    m.getWidth() +
                    "x" +
                    m.getHeight() +
                    " " +
                    Arrays.hashCode(pixels) +
                    " " +
                    read
            );
        }
    }
}
