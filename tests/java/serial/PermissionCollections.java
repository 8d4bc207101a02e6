/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilePermission;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.ReflectPermission;
import java.net.NetPermission;
import java.net.SocketPermission;
import java.security.AllPermission;
import java.security.Permission;
import java.security.PermissionCollection;
import java.security.Permissions;
import java.security.SecurityPermission;
import java.util.Collections;
import java.util.PropertyPermission;

/**
 * Permissions and their collections that were written and read again permit what they did before,
 * and no more.
 */
@SuppressWarnings("removal")
public class PermissionCollections {

    @SuppressWarnings("unchecked")
    static <T> T again(T object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return (T) new ObjectInputStream(
            new ByteArrayInputStream(bytes.toByteArray())
        ).readObject();
    }

    static void single(Permission one) throws Exception {
        Permissions before = new Permissions();
        before.add(one);
        Permissions after = again(before);
        boolean same = Collections.list(after.elements()).equals(
            Collections.list(before.elements())
        );
        System.out.println(
            one.getClass().getSimpleName() +
                " " +
                same +
                " " +
                after.implies(one) +
                " " +
                after.implies(new RuntimePermission("other")) +
                " " +
                after.isReadOnly() +
                " " +
                again(one).implies(one)
        );
        PermissionCollection own = one.newPermissionCollection();
        own.add(one);
        own.setReadOnly();
        PermissionCollection read = again(own);
        System.out.println(
            "  " +
                read.implies(one) +
                " " +
                read.isReadOnly() +
                " " +
                Collections.list(read.elements()).size()
        );
    }

    public static void main(String[] args) throws Exception {
        Permission[] all = {
            new FilePermission("/tmp/*", "read"),
            new PropertyPermission("a.*", "read"),
            new RuntimePermission("exitVM"),
            new RuntimePermission("some.*"),
            new ReflectPermission("newProxyInPackage.x"),
            new SocketPermission("localhost:1024-", "connect"),
            new NetPermission("*"),
            new SecurityPermission("b")
        };
        for (Permission one : all) single(one);
        Permissions many = new Permissions();
        for (Permission one : all) many.add(one);
        many.add(new AllPermission());
        many.setReadOnly();
        Permissions read = again(many);
        System.out.println(
            read.implies(new RuntimePermission("z")) +
                " " +
                Collections.list(read.elements()).size() +
                " " +
                read.isReadOnly()
        );
        try {
            read.add(all[0]);
        } catch (SecurityException e) {
            System.out.println(e.getMessage());
        }
        Permissions none = again(new Permissions());
        none.add(all[2]);
        System.out.println(none.implies(all[2]) + " " + none.implies(all[0]));
    }
}
