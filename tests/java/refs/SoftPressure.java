/* SPDX-License-Identifier: MIT */
/* Soft references are cleared before an OutOfMemoryError, and weak ones whatever the room. */
import java.lang.ref.*; import java.util.*;

public class SoftPressure {

    public static void main(String[] args) {
        List<SoftReference<byte[]>> soft = new ArrayList<>();
        for (int i = 0; i < 40; i++) soft.add(new SoftReference<>(new byte[1 << 20]));
        int before = 0;
        for (SoftReference<byte[]> s : soft) if (s.get() != null) before++;
        System.out.println(before);
        List<Object> hog = new ArrayList<>();
        int left = 0;
        try {
            while (true) hog.add(new byte[64 << 20]);
        } catch (OutOfMemoryError e) {
            for (SoftReference<byte[]> s : soft) if (s.get() != null) left++;
            hog = null;
        }
        System.out.println(left);
        byte[] again = new byte[16 << 20];
        System.out.println(again.length);
    }
}
