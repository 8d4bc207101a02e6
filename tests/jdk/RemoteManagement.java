// SPDX-License-Identifier: MIT
import java.io.*;
import java.lang.management.*;
import java.net.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.logging.*;
import javax.management.*;
import javax.management.openmbean.*;
import javax.management.remote.*;

/** JMX through a connector of RMI, on sockets of 127.0.0.1. */
public class RemoteManagement {
    // Whether a thread that fetches notifications complains of the end, the clock decides.
    private static final Logger FETCHING = Logger.getLogger("javax.management.remote");

    public interface CounterMXBean {
        int getCount();
        void setCount(int count);
        Range getRange();
        Map<String, Long> getNames();
        int add(int amount, String[] names);
        void fail(String why) throws IOException;
    }

    public static class Range {
        private final long low, high;
        @java.beans.ConstructorProperties({"low", "high"})
        public Range(long low, long high) {
            this.low = low;
            this.high = high;
        }
        public long getLow() { return low; }
        public long getHigh() { return high; }
    }

    public static class Counter
        extends NotificationBroadcasterSupport implements CounterMXBean {
        private final Map<String, Long> names = new TreeMap<>();
        private int count;
        private long sequence;
        public synchronized int getCount() { return count; }
        public synchronized void setCount(int count) {
            sendNotification(new AttributeChangeNotification(
                this, ++sequence, 0, "set", "Count", "int", this.count, count));
            this.count = count;
        }
        public synchronized Range getRange() { return new Range(-count, count); }
        public synchronized Map<String, Long> getNames() { return names; }
        public synchronized int add(int amount, String[] added) {
            for (String name : added) names.merge(name, (long)amount, Long::sum);
            sendNotification(new Notification("added", this, ++sequence, 0, "by " + amount));
            return count += amount;
        }
        public void fail(String why) throws IOException { throw new IOException(why); }
    }

    private static class Loopback implements RMIServerSocketFactory {
        public ServerSocket createServerSocket(int port) throws IOException {
            return new ServerSocket(port, 50, InetAddress.getByName("127.0.0.1"));
        }
    }

    public static void main(String[] args) throws Exception {
        FETCHING.setLevel(Level.OFF);
        System.setProperty("java.rmi.server.hostname", "127.0.0.1");
        MBeanServer server = MBeanServerFactory.createMBeanServer("local");
        ObjectName name = new ObjectName("org.example:type=Counter,name=first");
        System.out.println(server.registerMBean(new Counter(), name).getObjectName());
        Map<String, Object> environment = new HashMap<>();
        environment.put("jmx.remote.rmi.server.socket.factory", new Loopback());
        environment.put(JMXConnectorServer.AUTHENTICATOR, (JMXAuthenticator)credentials -> {
            if (credentials instanceof String[] pair && pair[1].equals("secret"))
                return new javax.security.auth.Subject();
            throw new SecurityException("not you");
        });
        JMXConnectorServer connectors = JMXConnectorServerFactory.newJMXConnectorServer(
            new JMXServiceURL("service:jmx:rmi://127.0.0.1"), environment, server);
        System.out.println(connectors.isActive());
        connectors.start();
        JMXServiceURL address = connectors.getAddress();
        System.out.println(address.getProtocol() + " " + address.getHost() + " " +
                           address.getURLPath().startsWith("/stub/") + " " +
                           connectors.isActive());
        try {
            JMXConnectorFactory.connect(address);
        } catch (SecurityException e) {
            System.out.println(e.getMessage());
        }
        Map<String, Object> login =
            Map.of(JMXConnector.CREDENTIALS, new String[] {"me", "secret"});
        JMXConnector connector = JMXConnectorFactory.connect(address, login);
        System.out.println(
            connectors.getConnectionIds().length + " " +
            connector.getConnectionId().equals(connectors.getConnectionIds()[0]));
        use(connector.getMBeanServerConnection(), name);
        connector.close();
        try {
            connector.getMBeanServerConnection();
        } catch (IOException e) {
            System.out.println("closed: " + e.getMessage());
        }
        System.out.println(connectors.getConnectionIds().length);
        connectors.stop();
        System.out.println(connectors.isActive());
        try {
            JMXConnectorFactory.connect(address, login);
        } catch (IOException e) {
            System.out.println("stopped");
        }
    }

    private static void use(MBeanServerConnection server, ObjectName name) throws Exception {
        System.out.println(server.getMBeanCount() + " " + server.getDefaultDomain() + " " +
                           server.queryNames(new ObjectName("org.example:*"), null));
        System.out.println(server.isInstanceOf(name, Counter.class.getName()) + " " +
                           server.isRegistered(new ObjectName("org.example:type=None")));
        Arrays.stream(server.getMBeanInfo(name).getAttributes())
            .map(attribute
                 -> attribute.getName() + " " + attribute.getType() + " " +
                        attribute.isWritable())
            .sorted()
            .forEach(System.out::println);
        BlockingQueue<Notification> notifications = new LinkedBlockingQueue<>();
        NotificationFilterSupport filter = new NotificationFilterSupport();
        filter.enableType(AttributeChangeNotification.ATTRIBUTE_CHANGE);
        filter.enableType("added");
        NotificationListener listener = (notification, handback) -> {
            if (handback.equals("mine")) notifications.add(notification);
        };
        server.addNotificationListener(name, listener, filter, "mine");
        server.setAttribute(name, new Attribute("Count", 40));
        System.out.println(server.invoke(name, "add", new Object[] {2, new String[] {"a", "b"}},
                                         new String[] {"int", String[].class.getName()}));
        for (int i = 0; i < 2; i++) {
            Notification notification = notifications.poll(200, TimeUnit.SECONDS);
            System.out.println(notification.getType() + " " + notification.getMessage() + " " +
                               notification.getSequenceNumber() + " " +
                               notification.getSource());
            if (notification instanceof AttributeChangeNotification change)
                System.out.println(change.getOldValue() + " to " + change.getNewValue());
        }
        server.removeNotificationListener(name, listener);
        CompositeData range = (CompositeData)server.getAttribute(name, "Range");
        System.out.println(range.get("low") + " " + range.get("high") + " " +
                           range.getCompositeType().keySet());
        System.out.println(((TabularData)server.getAttribute(name, "Names")).size());
        System.out.println(server.getAttributes(name, new String[] {"Count", "None"}));
        CounterMXBean proxy = JMX.newMXBeanProxy(server, name, CounterMXBean.class);
        proxy.setCount(7);
        System.out.println(proxy.getCount() + " " + proxy.getRange().getLow() + " " +
                           proxy.getNames() + " " + proxy.add(1, new String[] {"b"}) + " " +
                           proxy.getNames());
        try {
            proxy.fail("as told");
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            server.getAttribute(name, "None");
        } catch (AttributeNotFoundException e) {
            System.out.println(e);
        }
        try {
            server.setAttribute(name, new Attribute("Count", "text"));
        } catch (InvalidAttributeValueException e) {
            System.out.println(e.getClass());
        }
        server.createMBean("javax.management.timer.Timer",
                           new ObjectName("org.example:type=T"));
        System.out.println(server.getAttribute(new ObjectName("org.example:type=T"), "Active"));
        server.unregisterMBean(name);
        try {
            proxy.getCount();
        } catch (java.lang.reflect.UndeclaredThrowableException e) {
            System.out.println(e.getCause());
        }
        System.out.println(server.queryMBeans(
            null, Query.isInstanceOf(Query.value("javax.management.timer.Timer"))));
    }
}
