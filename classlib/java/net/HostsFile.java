/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;

/** The file that the property jdk.net.hosts.file names. It answers instead of the machine's
    resolver, and is read anew for each question. A line is an address, its names, and perhaps "#"
    and a comment; lines without a good address count for nothing. */
final class HostsFile {
    private static final String PATH = System.getProperty("jdk.net.hosts.file");

    private HostsFile() {
    }

    static boolean isUsed() {
        return PATH != null;
    }

    /** The addresses of a name, in the order of the file. */
    static String[] addresses(String name) throws UnknownHostException {
        List<String> found = new ArrayList<>();
        for (List<String> words : lines(name)) {
            byte[] address = words.lastIndexOf(name) > 0 ? address(words) : null;
            if (address != null) {
                found.add(InetAddress.getByAddress(address).getHostAddress());
            }
        }
        if (found.isEmpty()) {
            throw new UnknownHostException("Unable to resolve host " + name + " in hosts file "
                    + PATH);
        }
        return found.toArray(new String[0]);
    }

    /** Null: it has none. */
    static String name(byte[] address) {
        try {
            for (List<String> words : lines("")) {
                if (words.size() > 1 && Arrays.equals(address(words), address)) {
                    return words.get(1);
                }
            }
        } catch (UnknownHostException noFile) {
            return null;
        }
        return null;
    }

    /* Without its scope, which is another machine's matter. */
    private static byte[] address(List<String> words) {
        String text = words.get(0);
        int scope = text.indexOf('%');
        try {
            InetAddress a = AddressText.parse(scope < 0 ? text : text.substring(0, scope), text,
                    false);
            return a == null ? null : a.getAddress();
        } catch (UnknownHostException notOne) {
            return null;
        }
    }

    private static List<List<String>> lines(String asked) throws UnknownHostException {
        List<List<String>> lines = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(Path.of(PATH))) {
                int comment = line.indexOf('#');
                StringTokenizer words = new StringTokenizer(
                        comment < 0 ? line : line.substring(0, comment));
                List<String> list = new ArrayList<>();
                while (words.hasMoreTokens()) {
                    list.add(words.nextToken());
                }
                if (!list.isEmpty()) {
                    lines.add(list);
                }
            }
        } catch (IOException e) {
            throw new UnknownHostException("Unable to resolve host " + asked + " as hosts file "
                    + PATH + " not found ");
        }
        return lines;
    }
}
