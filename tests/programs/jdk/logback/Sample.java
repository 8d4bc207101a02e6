// SPDX-License-Identifier: MIT
import ch.qos.logback.classic.*;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.*;
import org.slf4j.LoggerFactory;

public class Sample {

    public static void main(String[] args) throws Exception {
        LoggerContext c = (LoggerContext) LoggerFactory.getILoggerFactory();
        c.reset();
        PatternLayoutEncoder e = new PatternLayoutEncoder();
        e.setContext(c);
        e.setPattern(
            "%-5level [%thread] %logger{10} %M:%L %X{id} %replace(%msg){'\\d', '#'}%n%ex{2}"
        );
        e.start();
        FileAppender<ILoggingEvent> f = new FileAppender<>();
        f.setContext(c);
        f.setFile("log.txt");
        f.setEncoder(e);
        f.start();
        AsyncAppender async = new AsyncAppender();
        async.setContext(c);
        async.setIncludeCallerData(true);
        async.addAppender(f);
        async.start();
        Logger log = c.getLogger("a.long.name.Sample");
        c.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).addAppender(async);
        log.setLevel(Level.INFO);
        org.slf4j.MDC.put("id", "mdc");
        for (int i = 0; i < 200; i++) log.info("message {} {}", i, new int[] { i });
        log.debug("no");
        log.error("bad", new IllegalStateException("x", new RuntimeException("y")));
        Thread t = new Thread(() -> log.warn("thread"), "other");
        t.start();
        t.join();
        c.stop();
        System.out.println(
            java.nio.file.Files.readAllLines(java.nio.file.Path.of("log.txt")).size()
        );
    }
}
