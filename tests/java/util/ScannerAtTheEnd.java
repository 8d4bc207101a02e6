/* SPDX-License-Identifier: MIT */
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Scanner;
import java.util.zip.CRC32C;

/** Long inputs that end with blanks, long tokens; and long lists without random access. */
public class ScannerAtTheEnd {
    private static int sum(String text) {
        int sum = 0;
        Scanner scanner = new Scanner(text);
        while (scanner.hasNextInt()) {
            sum += scanner.nextInt();
        }
        return sum + (scanner.hasNext() ? 1 << 20 : 0);
    }

    private static void show(Scanner tokens) {
        System.out.print(tokens.next().length() + " ");
        System.out.println(tokens.next().length() + " " + tokens.hasNext());
    }

    public static void main(String[] args) {
        for (String end : new String[] {"", " ", "\n", " \r\n\t ", " x", "x"}) {
            StringBuilder text = new StringBuilder();
            int different = 0;
            int last = 0;
            for (int i = 0; i < 1500; i++) {
                text.append(end.isEmpty() || i > 0 ? " " : "").append(i % 2000);
                last += i % 2000;
                if (i % 200 == 0 || i > 1020 && i < 1050) {
                    int sum = sum(text + end);
                    int want = end.equals("x") ? last - i % 2000 + (1 << 20)
                        : last + (end.equals(" x") ? 1 << 20 : 0);
                    different += sum == want ? 0 : 1;
                }
            }
            System.out.println("different: " + different);
        }
        Scanner tokens = new Scanner("a".repeat(300000) + " " + "b".repeat(100000) + "\n\n");
        show(tokens);
        tokens = new Scanner("a".repeat(50000) + "--" + "b".repeat(50000) + "-").useDelimiter("--");
        show(tokens);

        for (int size : new int[] {0, 1, 20, 21, 22, 101}) {
            List<Integer> list = new LinkedList<>();
            for (int i = 0; i < size; i++) {
                list.add(i);
            }
            Collections.reverse(list);
            System.out.print(list.hashCode());
            Collections.rotate(list, 7);
            System.out.print(" " + list.hashCode());
            Collections.reverse(list.subList(0, size / 2 + size % 2));
            System.out.println(" " + list.hashCode());
        }
        byte[] bytes = new byte[1000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31 + i / 7);
        }
        for (int size : new int[] {0, 1, 7, 8, 9, 63, 990}) {
            CRC32C sum = new CRC32C();
            sum.update(bytes, 3, size);
            sum.update(bytes, 1, size / 2);
            sum.update(java.nio.ByteBuffer.wrap(bytes, 5, size));
            System.out.print(Long.toHexString(sum.getValue()) + " ");
        }
        System.out.println();
    }
}
