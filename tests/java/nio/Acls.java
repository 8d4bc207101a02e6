/* SPDX-License-Identifier: MIT */
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/** Entries of access control lists, built and compared. */
public class Acls {
    record User(String getName) implements UserPrincipal {
    }

    interface Action {
        Object run() throws Exception;
    }

    private static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        User u = new User("someone");
        AclEntry.Builder b = AclEntry.newBuilder();
        show("nothing", b::build);
        b.setType(AclEntryType.ALLOW);
        show("no who", b::build);
        b.setPrincipal(u);
        show("bare", b::build);
        b.setPermissions(AclEntryPermission.WRITE_DATA, AclEntryPermission.READ_DATA,
                AclEntryPermission.WRITE_DATA);
        show("permissions", b::build);
        b.setFlags(AclEntryFlag.INHERIT_ONLY, AclEntryFlag.FILE_INHERIT);
        AclEntry e = b.build();
        show("flags", () -> e);
        Set<AclEntryPermission> given = EnumSet.of(AclEntryPermission.DELETE);
        AclEntry d = AclEntry.newBuilder(e).setType(AclEntryType.DENY).setPermissions(given)
                .setFlags(new HashSet<>()).build();
        given.add(AclEntryPermission.EXECUTE);
        d.permissions().clear();
        e.flags().clear();
        System.out.println(d + " " + d.type() + " " + d.principal() + " " + d.permissions()
                + d.flags() + " " + new TreeSet<>(e.permissions())
                + new TreeSet<>(e.flags()));
        System.out.println(e.equals(AclEntry.newBuilder(e).build()) + " " + e.equals(d) + " "
                + e.equals(null) + " " + e.equals("x") + " "
                + (e.hashCode() == AclEntry.newBuilder(e).build().hashCode()));
        show("null type", () -> AclEntry.newBuilder().setType(null));
        show("null who", () -> AclEntry.newBuilder().setPrincipal(null));
        show("null set", () -> AclEntry.newBuilder()
                .setPermissions((Set<AclEntryPermission>) null));
        show("null permission", () -> AclEntry.newBuilder()
                .setPermissions((AclEntryPermission) null));
        show("null flag", () -> AclEntry.newBuilder().setFlags((AclEntryFlag) null));
        @SuppressWarnings({"unchecked", "rawtypes"})
        Set<AclEntryFlag> wrong = (Set) EnumSet.of(AclEntryPermission.DELETE);
        show("wrong", () -> AclEntry.newBuilder().setFlags(wrong));
        System.out.println(Arrays.toString(AclEntryType.values())
                + Arrays.toString(AclEntryFlag.values())
                + Arrays.toString(AclEntryPermission.values())
                + AclEntryPermission.LIST_DIRECTORY + AclEntryPermission.ADD_FILE
                + AclEntryPermission.ADD_SUBDIRECTORY + AclEntryType.valueOf("AUDIT")
                + AclEntryFlag.valueOf("NO_PROPAGATE_INHERIT")
                + AclEntryPermission.valueOf("SYNCHRONIZE"));
        System.out.println(Files.getFileAttributeView(Path.of("."), AclFileAttributeView.class));
    }
}
