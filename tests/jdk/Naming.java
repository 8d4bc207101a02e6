// SPDX-License-Identifier: MIT
import java.util.*;
import javax.naming.*;
import javax.naming.directory.*;
import javax.naming.event.*;
import javax.naming.ldap.LdapName;
import javax.naming.spi.*;

/** JNDI: without a provider, with a small one of its own, and names. */
public class Naming {
    public static void main(String[] args) throws Exception {
        try {
            new InitialContext().lookup("java:comp/env");
        } catch (NamingException e) {
            System.out.println(e);
        }
        Hashtable<String, String> environment = new Hashtable<>();
        environment.put(Context.INITIAL_CONTEXT_FACTORY, "no.such.Factory");
        try {
            new InitialContext(environment);
        } catch (NamingException e) {
            System.out.println(e + ", root: " + e.getRootCause());
        }
        environment.put(Context.INITIAL_CONTEXT_FACTORY, Factory.class.getName());
        Context context = new InitialContext(environment);
        context.bind("one", 1);
        context.bind("two", new ArrayList<>(List.of("a", "b")));
        context.bind("point", new Point(3, 4));
        System.out.println(context.lookup("one") + " " + context.lookup("two"));
        System.out.println(context.lookup("point"));
        try {
            context.bind("one", 2);
        } catch (NameAlreadyBoundException e) {
            System.out.println(e.getMessage() + ", remaining: " + e.getRemainingName());
        }
        context.rebind("one", 2);
        for (NameClassPair pair : Collections.list(context.list("")))
            System.out.println("list " + pair);
        for (Binding binding : Collections.list(context.listBindings("")))
            System.out.println("binding " + binding.getName() + " = " + binding.getObject());
        context.unbind("one");
        try {
            context.lookup("one");
        } catch (NameNotFoundException e) {
            System.out.println(e);
        }
        try {
            ((InitialContext)context).lookup((Name)null);
        } catch (NullPointerException | NamingException e) {
            System.out.println(e.getClass().getName());
        }
        context.close();
        names();
    }

    private static void names() throws Exception {
        CompositeName composite = new CompositeName("a/b\\/c/d");
        System.out.println(composite.size() + " " + composite.get(1) + " " +
                           composite.getSuffix(1) + " " + composite.add("e") + " " +
                           composite.startsWith(new CompositeName("a")));
        Properties syntax = new Properties();
        syntax.put("jndi.syntax.direction", "right_to_left");
        syntax.put("jndi.syntax.separator", ".");
        CompoundName compound = new CompoundName("www.example.org", syntax);
        System.out.println(compound.get(0) + " " + compound + " " + compound.getPrefix(2));
        LdapName ldap = new LdapName("CN=Steve\\, Jr,OU=Engineering+L=Here,O=Acme");
        System.out.println(ldap.size() + " " + ldap.getRdns() + " " +
                           ldap.getRdn(2).getValue());
        System.out.println(
            ldap.equals(new LdapName("cn=steve\\, jr,l=here+ou=engineering,o=ACME")));
        try {
            new LdapName("no equals sign");
        } catch (InvalidNameException e) {
            System.out.println(e);
        }
        BasicAttributes attributes = new BasicAttributes("Mail", "a@b", true);
        attributes.get("mail").add("c@d");
        System.out.println(attributes.size() + " " + attributes.get("MAIL"));
        System.out.println(new Reference("p.C", new StringRefAddr("url", "x:y")).get("url"));
    }

    /** An object that is kept as a reference, and made again by its own factory. */
    public record Point(int x, int y) implements Referenceable {
        public Reference getReference() {
            Reference reference =
                new Reference(Point.class.getName(), PointFactory.class.getName(), null);
            reference.add(new StringRefAddr("x", "" + x));
            reference.add(new StringRefAddr("y", "" + y));
            return reference;
        }
    }

    public static class PointFactory implements ObjectFactory {
        public Object getObjectInstance(Object o, Name name, Context context,
                                        Hashtable<?, ?> environment) {
            if (!(o instanceof Reference r)) return null;
            return new Point(Integer.parseInt((String)r.get("x").getContent()),
                             Integer.parseInt((String)r.get("y").getContent()));
        }
    }

    public static class Factory implements InitialContextFactory {
        public Context getInitialContext(Hashtable<?, ?> environment) {
            Map<String, Object> map = new TreeMap<>();
            return (Context)java.lang.reflect.Proxy.newProxyInstance(
                Naming.class.getClassLoader(), new Class<?>[] {Context.class},
                (proxy, method, arguments) -> call(map, method.getName(), arguments));
        }
    }

    private static Object call(Map<String, Object> map, String method, Object[] arguments)
        throws Throwable {
        String name = arguments == null ? "" : arguments[0].toString();
        switch (method) {
        case "bind":
            if (map.containsKey(name)) {
                NamingException e = new NameAlreadyBoundException("bound before");
                e.setRemainingName(new CompositeName(name));
                throw e;
            }
            // fallthrough
        case "rebind":
            map.put(name, NamingManager.getStateToBind(arguments[1], new CompositeName(name),
                                                       null, null));
            if (arguments[1] instanceof Referenceable r) map.put(name, r.getReference());
            return null;
        case "unbind": map.remove(name); return null;
        case "lookup":
            if (!map.containsKey(name)) throw new NameNotFoundException(name + " is not bound");
            return NamingManager.getObjectInstance(map.get(name), null, null, null);
        case "list":
        case "listBindings":
            List<NameClassPair> list = new ArrayList<>();
            for (Map.Entry<String, Object> entry : map.entrySet()) {
                Object value =
                    NamingManager.getObjectInstance(entry.getValue(), null, null, null);
                list.add(method.equals("list")
                             ? new NameClassPair(entry.getKey(), value.getClass().getName())
                             : new Binding(entry.getKey(), value));
            }
            return new Listing(list.iterator());
        case "close": System.out.println("closed"); return null;
        default: throw new OperationNotSupportedException(method);
        }
    }

    private record Listing(Iterator<NameClassPair> iterator)
        implements NamingEnumeration<NameClassPair> {
        public boolean hasMore() { return iterator.hasNext(); }
        public boolean hasMoreElements() { return iterator.hasNext(); }
        public NameClassPair next() { return iterator.next(); }
        public NameClassPair nextElement() { return iterator.next(); }
        public void close() {}
    }
}
