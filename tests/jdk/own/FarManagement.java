// SPDX-License-Identifier: MIT
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/* Connects to the agent for management that properties have started in its own VM. With an
 * argument: prints a port that is free. */
public class FarManagement {
    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            try (ServerSocket socket =
                     new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                System.out.println(socket.getLocalPort());
            }
            return;
        }
        String port = System.getProperty("com.sun.management.jmxremote.port");
        JMXServiceURL url = new JMXServiceURL(
            "service:jmx:rmi:///jndi/rmi://127.0.0.1:" + port + "/jmxrmi");
        try (JMXConnector connector = JMXConnectorFactory.connect(url)) {
            MBeanServerConnection server = connector.getMBeanServerConnection();
            ObjectName runtime = new ObjectName("java.lang:type=Runtime");
            System.out.println("version: " + server.getAttribute(runtime, "SpecVersion"));
            System.out.println(
                "name: "
                + server.getAttribute(runtime, "Name").equals(
                    ManagementFactory.getRuntimeMXBean().getName()));
            System.out.println("domain: " + server.getDefaultDomain());
        }
    }
}
