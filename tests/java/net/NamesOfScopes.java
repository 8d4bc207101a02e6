/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.util.Collections;
import java.util.concurrent.Callable;

/** What an interface may be called in an address of version 6, and addresses that are none. */
public class NamesOfScopes {
    private static void show(String label, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(label + ": " + result);
    }

    public static void main(String[] args) throws Exception {
        for (char c = '!'; c <= '~'; c++) {
            String text = "http://[fe80::1%a" + c + "b]/";
            show(text, () -> new URI(text).getHost());
        }
        String[] more = {"http://[fe80::1%]/", "http://[fe80::1%25a%20b]/",
            "http://[fe80::1%\u00e9]/",
            "http://u@[fe80::1%a]:80/", "http://u%20@[fe80::1%a-]:80/", "http://[fe80::1%a"};
        for (String text : more) {
            show(text, () -> new URI(text).getHost());
        }
        show("parts", () -> new URI("http", null, "fe80::1%a:b", 1, "/", null, null));
        String[] literals = {"::1%", "[::1", "::g", "1:2", "[1.2.3.4]", ":::", "::1%0"};
        for (String text : literals) {
            show(text, () -> InetAddress.getByName(text) == null);
        }
        NetworkInterface lo = NetworkInterface.getByInetAddress(InetAddress.getByName("127.0.0.1"));
        boolean four = false;
        boolean inOrder = true; // none of version 6 behind one of version 4
        for (InetAddress a : Collections.list(lo.getInetAddresses())) {
            four |= a.getAddress().length == 4;
            inOrder &= !four || a.getAddress().length == 4;
        }
        System.out.println("those of version 6 come first: " + inOrder);
    }
}
