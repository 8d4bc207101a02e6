/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.nio.charset.Charset;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ResourceBundle;

/** Each record as an element of XML, all of them in one document. */
public class XMLFormatter extends Formatter {
    private final boolean instants;

    public XMLFormatter() {
        String wanted = LogManager.getLogManager()
            .getProperty(getClass().getName() + ".useInstant");
        instants = wanted == null || !wanted.equalsIgnoreCase("false") && !wanted.equals("0");
    }

    private static void element(StringBuilder to, String indent, String name, String text) {
        if (text == null) {
            return;
        }
        to.append(indent).append('<').append(name).append('>');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '<') {
                to.append("&lt;");
            } else if (c == '>') {
                to.append("&gt;");
            } else if (c == '&') {
                to.append("&amp;");
            } else {
                to.append(c);
            }
        }
        to.append("</").append(name).append(">\n");
    }

    @Override
    public String format(LogRecord record) {
        Instant when = record.getInstant();
        StringBuilder to = new StringBuilder("<record>\n");
        element(to, "  ", "date", instants ? DateTimeFormatter.ISO_INSTANT.format(when)
            : DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss")
            .format(LocalDateTime.ofInstant(when, ZoneId.systemDefault())));
        element(to, "  ", "millis", String.valueOf(when.toEpochMilli()));
        int nanos = when.getNano() % 1_000_000;
        element(to, "  ", "nanos", nanos == 0 || !instants ? null : String.valueOf(nanos));
        element(to, "  ", "sequence", String.valueOf(record.getSequenceNumber()));
        element(to, "  ", "logger", record.getLoggerName());
        element(to, "  ", "level", record.getLevel().toString());
        element(to, "  ", "class", record.getSourceClassName());
        element(to, "  ", "method", record.getSourceMethodName());
        element(to, "  ", "thread", String.valueOf(record.getLongThreadID()));
        String message = record.getMessage();
        element(to, "  ", "message", message == null ? null : formatMessage(record));
        ResourceBundle bundle = record.getResourceBundle();
        try {
            if (bundle != null && bundle.getString(message) != null) {
                element(to, "  ", "key", message);
                element(to, "  ", "catalog", record.getResourceBundleName());
            }
        } catch (RuntimeException none) {
            // the message is no key
        }
        Object[] parameters = record.getParameters();
        if (parameters != null && parameters.length > 0 && message.indexOf('{') < 0) {
            for (Object each : parameters) {
                String text;
                try {
                    text = each.toString();
                } catch (Exception e) {
                    text = "???";
                }
                element(to, "  ", "param", text);
            }
        }
        if (record.getThrown() != null) {
            to.append("  <exception>\n");
            element(to, "    ", "message", record.getThrown().toString());
            for (StackTraceElement each : record.getThrown().getStackTrace()) {
                to.append("    <frame>\n");
                element(to, "      ", "class", each.getClassName());
                element(to, "      ", "method", each.getMethodName());
                element(to, "      ", "line",
                    each.getLineNumber() < 0 ? null : String.valueOf(each.getLineNumber()));
                to.append("    </frame>\n");
            }
            to.append("  </exception>\n");
        }
        return to.append("</record>\n").toString();
    }

    @Override
    public String getHead(Handler h) {
        String encoding = h == null ? null : h.getEncoding();
        if (encoding == null) {
            encoding = Charset.defaultCharset().name();
        }
        try {
            encoding = Charset.forName(encoding).name();
        } catch (IllegalArgumentException e) {
            // as the handler calls it
        }
        return "<?xml version=\"1.0\" encoding=\"" + encoding
            + "\" standalone=\"no\"?>\n<!DOCTYPE log SYSTEM \"logger.dtd\">\n<log>\n";
    }

    @Override
    public String getTail(Handler h) {
        return "</log>\n";
    }
}
