/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.text.MessageFormat;
import java.util.MissingResourceException;

/** Makes text of records. */
public abstract class Formatter {
    protected Formatter() {
    }

    public abstract String format(LogRecord record);

    public String getHead(Handler h) {
        return "";
    }

    public String getTail(Handler h) {
        return "";
    }

    public String formatMessage(LogRecord record) {
        String text = record.getMessage();
        if (record.getResourceBundle() != null && text != null) {
            try {
                text = record.getResourceBundle().getString(text);
            } catch (MissingResourceException e) {
                // the message is no key
            }
        }
        Object[] parameters = record.getParameters();
        if (parameters == null || parameters.length == 0 || text == null) {
            return text;
        }
        for (int at = text.indexOf('{'); at >= 0 && at + 1 < text.length();
                at = text.indexOf('{', at + 1)) {
            char c = text.charAt(at + 1);
            if (c >= '0' && c <= '9') {
                try {
                    return MessageFormat.format(text, parameters);
                } catch (IllegalArgumentException e) {
                    return text;
                }
            }
        }
        return text;
    }
}
