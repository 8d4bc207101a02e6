/* SPDX-License-Identifier: MIT */
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class Digests {
    public static void main(String[] args) throws Exception {
        for (String a : new String[] {"MD5", "SHA-1", "SHA-256"}) {
            MessageDigest d = MessageDigest.getInstance(a);
            StringBuilder sb = new StringBuilder(d.getAlgorithm());
            for (int n : new int[] {0, 3, 55, 56, 63, 64, 65, 1000}) {
                byte[] b = new byte[n];
                for (int i = 0; i < n; i++) {
                    b[i] = (byte) (i * 7);
                }
                d.update(b, 0, n / 2);
                byte[] r = d.digest(java.util.Arrays.copyOfRange(b, n / 2, n));
                sb.append('\n');
                for (byte x : r) {
                    sb.append(Character.forDigit(x >> 4 & 15, 16))
                            .append(Character.forDigit(x & 15, 16));
                }
            }
            System.out.println(sb + " " + d.getDigestLength());
        }
        try {
            MessageDigest.getInstance("NOPE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        byte[] r = new byte[32];
        new SecureRandom().nextBytes(r);
        System.out.println(java.util.Arrays.equals(r, new byte[32]));
        System.out.println(Duration.ofMillis(-1500) + " " + Duration.ofSeconds(3725, 5) + " "
                + Duration.ofDays(2).plusMinutes(3) + " " + Duration.ofSeconds(7).dividedBy(2) + " "
                + Duration.ZERO + " " + Duration.ofMillis(-1).toMillis());
        System.out.println(Instant.EPOCH + " " + Instant.ofEpochSecond(951782400L, 5000000) + " "
                + Instant.ofEpochMilli(-1) + " " + Instant.ofEpochSecond(-62198755200L) + " "
                + Instant.MAX + " " + Instant.ofEpochSecond(1234567890, 1));
        CountDownLatch done = new CountDownLatch(3);
        Timer t = new Timer("timer");
        t.schedule(new TimerTask() {
            @Override
            public void run() {
                done.countDown();
                if (done.getCount() == 0) {
                    cancel();
                }
            }
        }, 1, 2);
        done.await();
        t.cancel();
        try {
            t.schedule(new TimerTask() {
                @Override
                public void run() {
                }
            }, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
