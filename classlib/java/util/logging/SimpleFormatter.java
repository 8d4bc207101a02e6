/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** Two lines: when and where, then what; in the format that a property may give. */
public class SimpleFormatter extends Formatter {
    private static final String DEFAULT =
            "%1$tb %1$td, %1$tY %1$tl:%1$tM:%1$tS %1$Tp %2$s%n%4$s: %5$s%6$s%n";

    private final String format;

    public SimpleFormatter() {
        String key = "java.util.logging.SimpleFormatter.format";
        String wanted = System.getProperty(key, LogManager.getLogManager().getProperty(key));
        format = wanted == null || !works(wanted) ? DEFAULT : wanted;
    }

    private static boolean works(String format) {
        try {
            String.format(format, ZonedDateTime.now(), "", "", "", "", "");
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Override
    public String format(LogRecord record) {
        String source = record.getSourceClassName();
        if (source == null) {
            source = record.getLoggerName();
        } else if (record.getSourceMethodName() != null) {
            source += " " + record.getSourceMethodName();
        }
        String trace = "";
        if (record.getThrown() != null) {
            StringWriter text = new StringWriter();
            PrintWriter out = new PrintWriter(text);
            out.println();
            record.getThrown().printStackTrace(out);
            out.close();
            trace = text.toString();
        }
        return String.format(format,
            ZonedDateTime.ofInstant(record.getInstant(), ZoneId.systemDefault()), source,
            record.getLoggerName(), record.getLevel().getLocalizedName(), formatMessage(record),
            trace);
    }
}
