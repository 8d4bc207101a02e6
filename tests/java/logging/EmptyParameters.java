/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.util.Arrays;
import java.util.ListResourceBundle;
import java.util.ResourceBundle;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Records that are told with a bundle and no parameters have none; where a file cannot be. */
public class EmptyParameters {
    public static final class Bundle extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"key", "value {0}"}};
        }
    }

    public static void main(String[] args) throws IOException {
        Logger logger = Logger.getLogger("some");
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord r) {
                System.out.println(r.getMessage() + " " + Arrays.toString(r.getParameters()));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
        ResourceBundle bundle = new Bundle();
        logger.logrb(Level.INFO, bundle, "key");
        logger.logrb(Level.INFO, bundle, "key", (Object[]) null);
        logger.logrb(Level.INFO, bundle, "key", 1, 2);
        logger.logrb(Level.INFO, "C", "m", bundle, "key");
        logger.logrb(Level.INFO, "C", "m", bundle, "key", new Object[0]);
        logger.logrb(Level.INFO, "C", "m", bundle, "key", "x");
        logger.log(Level.INFO, "key", new Object[0]);
        logger.logp(Level.INFO, "C", "m", "key", new Object[0]);
        try {
            new FileHandler("no-folder-here/some.log").close();
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
