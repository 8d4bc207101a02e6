// SPDX-License-Identifier: MIT
import java.io.*;
import java.net.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

/** RMI in one process, through sockets of 127.0.0.1. */
public class RemoteMethods {
    public interface Listener extends Remote {
        String told(String what) throws RemoteException;
    }

    public interface Service extends Remote {
        Map<String, Item> count(List<Item> items) throws RemoteException;
        String call(Listener listener, int times) throws RemoteException;
        void fail(String why) throws RemoteException, Refused;
        Session open(String name) throws RemoteException;
        boolean host() throws RemoteException, ServerNotActiveException;
    }

    public interface Session extends Remote {
        String name() throws RemoteException;
    }

    public record Item(String name, int size, byte[] content) implements Serializable {}

    public static class Refused extends Exception {
        final int code;
        Refused(String why, int code) {
            super(why);
            this.code = code;
        }
    }

    /** Server sockets of 127.0.0.1 alone; the port of the last one is kept. */
    private static class Loopback implements RMIServerSocketFactory {
        volatile int port;
        public ServerSocket createServerSocket(int wanted) throws IOException {
            ServerSocket socket =
                new ServerSocket(wanted, 50, InetAddress.getByName("127.0.0.1"));
            port = socket.getLocalPort();
            return socket;
        }
    }

    private static class Opened implements Session, Unreferenced {
        private final String name;
        private final CountDownLatch unreferenced;
        Opened(String name, CountDownLatch unreferenced) {
            this.name = name;
            this.unreferenced = unreferenced;
        }
        public String name() { return name; }
        public void unreferenced() {
            try {
                UnicastRemoteObject.unexportObject(this, true);
                unreferenced.countDown();
            } catch (NoSuchObjectException e) {
                e.printStackTrace();
            }
        }
    }

    private static class Server implements Service {
        final Loopback sockets;
        final CountDownLatch unreferenced = new CountDownLatch(1);
        volatile Opened
            opened; // RMI holds an object only when a client has said that it has a stub
        Server(Loopback sockets) { this.sockets = sockets; }
        public Map<String, Item> count(List<Item> items) {
            Map<String, Item> result = new TreeMap<>();
            for (Item item : items)
                result.put(item.name(),
                           new Item(item.name() + "!", item.content().length, item.content()));
            return result;
        }
        public String call(Listener listener, int times) throws RemoteException {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < times; i++) text.append(listener.told("call " + i)).append(';');
            return text.toString();
        }
        public void fail(String why) throws Refused {
            if (why == null) throw new IllegalStateException("no reason");
            throw new Refused(why, 17);
        }
        public Session open(String name) throws RemoteException {
            Opened session = opened = new Opened(name, unreferenced);
            return (Session)UnicastRemoteObject.exportObject(session, 0, null, sockets);
        }
        public boolean host() throws ServerNotActiveException {
            return RemoteServer.getClientHost().equals("127.0.0.1");
        }
    }

    public static void main(String[] args) throws Exception {
        System.setProperty("java.rmi.server.hostname", "127.0.0.1");
        Loopback registrySockets = new Loopback(), sockets = new Loopback();
        Registry created = LocateRegistry.createRegistry(0, null, registrySockets);
        Registry registry = LocateRegistry.getRegistry("127.0.0.1", registrySockets.port);
        Server server = new Server(sockets);
        Remote stub = UnicastRemoteObject.exportObject(server, 0, null, sockets);
        System.out.println(stub instanceof Service && !(stub instanceof Server));
        registry.bind("service", stub);
        names(registry);
        Service service = (Service)registry.lookup("service");
        System.out.println(service.equals(stub) + " " +
                           (service.hashCode() == stub.hashCode()));
        calls(service, sockets);
        threads(service);
        session(service, server);
        registry.unbind("service");
        System.out.println(Arrays.toString(registry.list()));
        System.out.println(UnicastRemoteObject.unexportObject(server, true));
        try {
            service.fail("too late");
        } catch (NoSuchObjectException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(UnicastRemoteObject.unexportObject(created, true));
        // Nothing is exported any more: the process ends by itself.
    }

    private static void names(Registry registry) throws Exception {
        System.out.println(Arrays.toString(registry.list()));
        try {
            registry.bind("service", registry.lookup("service"));
        } catch (AlreadyBoundException e) {
            System.out.println(e);
        }
        try {
            registry.lookup("nothing");
        } catch (NotBoundException e) {
            System.out.println(e);
        }
        try {
            java.rmi.Naming.lookup("rmi://127.0.0.1:x/y");
        } catch (MalformedURLException e) {
            System.out.println("malformed");
        }
    }

    private static void calls(Service service, Loopback sockets) throws Exception {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 5; i++) items.add(new Item("item" + i, 0, new byte[i * 5000]));
        service.count(items).forEach((name, item)
                                         -> System.out.println(name + " " + item.name() + " " +
                                                               item.size() + " " +
                                                               item.content().length));
        System.out.println(service.host());
        try {
            service.fail("said so");
        } catch (Refused e) {
            boolean traced = Arrays.stream(e.getStackTrace())
                                 .anyMatch(frame -> frame.getMethodName().equals("fail"));
            System.out.println(e.getMessage() + " " + e.code + " " + traced);
        }
        try {
            service.fail(null);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            service.count(List.of(new Item("bad", 0, null)));
        } catch (NullPointerException e) {
            System.out.println("null at the server");
        }
        try {
            service.count(new ArrayList<>() { final Object field = new Object(); });
        } catch (MarshalException e) {
            System.out.println(e.getCause());
        }
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        Listener listener = what -> {
            told.add(what);
            if (what.endsWith("3")) throw new IllegalArgumentException("third");
            return what.toUpperCase(Locale.ROOT);
        };
        Listener remote =
            (Listener)UnicastRemoteObject.exportObject(listener, 0, null, sockets);
        System.out.println(service.call(remote, 3) + " " + told);
        try {
            service.call(remote, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + told.size());
        }
        System.out.println(RemoteObject.toStub(listener).equals(remote));
        System.out.println(UnicastRemoteObject.unexportObject(listener, true));
        try {
            service.call(remote, 1);
        } catch (RemoteException e) {
            System.out.println(e.getClass() + ", by " + e.getCause().getClass());
        }
    }

    private static void threads(Service service) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(4);
        List<Future<Integer>> results = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            int size = t;
            results.add(executor.submit(() -> {
                int sum = 0;
                for (int i = 0; i < 20; i++)
                    sum += service.count(List.of(new Item("a", 0, new byte[size + i])))
                               .get("a")
                               .size();
                return sum;
            }));
        }
        for (Future<Integer> result : results) System.out.println(result.get());
        executor.shutdown();
    }

    /**
     * The last stub of an object is collected: the server learns it, and unexports the object.
     */
    private static void session(Service service, Server server) throws Exception {
        Session session = service.open("session");
        System.out.println(session.name());
        java.lang.ref.Reference.reachabilityFence(session); // else it may die during the call
        session = null;
        server.opened = null;
        int tries = 0;
        do System.gc();
        while (!server.unreferenced.await(100, TimeUnit.MILLISECONDS) && tries++ < 2000);
        System.out.println("unreferenced: " + server.unreferenced.getCount());
    }
}
