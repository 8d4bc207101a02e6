// SPDX-License-Identifier: MIT
import org.apache.logging.log4j.*;

// A configuration in XML, asynchronous and rolling appenders, contexts, exceptions.
public class Sample {

    private static final Logger LOG = LogManager.getLogger(Sample.class);

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 300; i++) LOG.info("message {} of {}", i, "many");
        ThreadContext.put("user", "me");
        LOG.warn("with {}", () -> "a supplier");
        ThreadContext.clearAll();
        try {
            Object o = "x";
            System.out.println((Integer) o);
        } catch (ClassCastException e) {
            LOG.error("failed", new IllegalStateException("outer", e));
        }
        LOG.debug("not seen");
        LogManager.getLogger("other.Name").debug("seen {}", 2.5);
        Thread t = new Thread(
            () -> LOG.fatal("from {}", Thread.currentThread().getName()),
            "worker"
        );
        t.start();
        t.join();
        LogManager.shutdown();
    }
}
