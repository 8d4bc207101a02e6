/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.RoundingMode;
import java.text.CompactNumberFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;

/** Compact formats that were written and read format as before, with what was set. */
public class CompactReadBack {

    static final double[] NUMBERS = { 0, 7, -1500, 123456, 999999, 2.5e9, 1e15 };

    static NumberFormat back(NumberFormat format) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(format);
        }
        byte[] written = bytes.toByteArray();
        return (NumberFormat) new ObjectInputStream(new ByteArrayInputStream(written)).readObject();
    }

    static void show(String label, NumberFormat format) throws Exception {
        NumberFormat read = back(format);
        System.out.print(label + " " + format.equals(read));
        for (double number : NUMBERS) System.out.print(" | " + read.format(number));
        System.out.println();
    }

    public static void main(String[] args) throws Exception {
        show("short", NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT));
        NumberFormat set = NumberFormat.getCompactNumberInstance(
            Locale.US,
            NumberFormat.Style.LONG
        );
        set.setMaximumFractionDigits(2);
        set.setMinimumIntegerDigits(2);
        set.setRoundingMode(RoundingMode.DOWN);
        show("set", set);
        String[] patterns = { "", "", "", "{one:0' 'one other:0' 'many}", "00' 'a", "000' 'b" };
        CompactNumberFormat own = new CompactNumberFormat(
            "#,##0.00",
            DecimalFormatSymbols.getInstance(Locale.US),
            patterns,
            "one:i = 1 and v = 0"
        );
        own.setGroupingUsed(true);
        own.setGroupingSize(3);
        own.setParseBigDecimal(true);
        show("own", own);
        System.out.println(((CompactNumberFormat) back(own)).isParseBigDecimal());
    }
}
