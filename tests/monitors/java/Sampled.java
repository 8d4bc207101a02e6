// SPDX-License-Identifier: MIT
/** A method of straight code has nearly all of the time, and one behind it next to none. */
public class Sampled {
    static volatile boolean over;
    static long sum;

    static long straight(long x) {
        x = (x ^ x >>> 3) * 3L + 0;
        x = (x ^ x >>> 4) * 5L + 1;
        x = (x ^ x >>> 5) * 7L + 2;
        x = (x ^ x >>> 6) * 9L + 3;
        x = (x ^ x >>> 7) * 11L + 4;
        x = (x ^ x >>> 8) * 13L + 5;
        x = (x ^ x >>> 9) * 15L + 6;
        x = (x ^ x >>> 10) * 17L + 7;
        x = (x ^ x >>> 11) * 19L + 8;
        x = (x ^ x >>> 12) * 21L + 9;
        x = (x ^ x >>> 13) * 23L + 10;
        x = (x ^ x >>> 14) * 25L + 11;
        x = (x ^ x >>> 15) * 27L + 12;
        x = (x ^ x >>> 3) * 29L + 13;
        x = (x ^ x >>> 4) * 31L + 14;
        x = (x ^ x >>> 5) * 33L + 15;
        x = (x ^ x >>> 6) * 35L + 16;
        x = (x ^ x >>> 7) * 37L + 17;
        x = (x ^ x >>> 8) * 39L + 18;
        x = (x ^ x >>> 9) * 41L + 19;
        x = (x ^ x >>> 10) * 43L + 20;
        x = (x ^ x >>> 11) * 45L + 21;
        x = (x ^ x >>> 12) * 47L + 22;
        x = (x ^ x >>> 13) * 49L + 23;
        x = (x ^ x >>> 14) * 51L + 24;
        x = (x ^ x >>> 15) * 53L + 25;
        x = (x ^ x >>> 3) * 55L + 26;
        x = (x ^ x >>> 4) * 57L + 27;
        x = (x ^ x >>> 5) * 59L + 28;
        x = (x ^ x >>> 6) * 61L + 29;
        x = (x ^ x >>> 7) * 63L + 30;
        x = (x ^ x >>> 8) * 65L + 31;
        x = (x ^ x >>> 9) * 67L + 32;
        x = (x ^ x >>> 10) * 69L + 33;
        x = (x ^ x >>> 11) * 71L + 34;
        x = (x ^ x >>> 12) * 73L + 35;
        x = (x ^ x >>> 13) * 75L + 36;
        x = (x ^ x >>> 14) * 77L + 37;
        x = (x ^ x >>> 15) * 79L + 38;
        x = (x ^ x >>> 3) * 81L + 39;
        x = (x ^ x >>> 4) * 83L + 40;
        x = (x ^ x >>> 5) * 85L + 41;
        x = (x ^ x >>> 6) * 87L + 42;
        x = (x ^ x >>> 7) * 89L + 43;
        x = (x ^ x >>> 8) * 91L + 44;
        x = (x ^ x >>> 9) * 93L + 45;
        x = (x ^ x >>> 10) * 95L + 46;
        x = (x ^ x >>> 11) * 97L + 47;
        x = (x ^ x >>> 12) * 99L + 48;
        x = (x ^ x >>> 13) * 101L + 49;
        x = (x ^ x >>> 14) * 103L + 50;
        x = (x ^ x >>> 15) * 105L + 51;
        x = (x ^ x >>> 3) * 107L + 52;
        x = (x ^ x >>> 4) * 109L + 53;
        x = (x ^ x >>> 5) * 111L + 54;
        x = (x ^ x >>> 6) * 113L + 55;
        x = (x ^ x >>> 7) * 115L + 56;
        x = (x ^ x >>> 8) * 117L + 57;
        x = (x ^ x >>> 9) * 119L + 58;
        x = (x ^ x >>> 10) * 121L + 59;
        x = (x ^ x >>> 11) * 123L + 60;
        x = (x ^ x >>> 12) * 125L + 61;
        x = (x ^ x >>> 13) * 127L + 62;
        x = (x ^ x >>> 14) * 129L + 63;
        x = (x ^ x >>> 15) * 131L + 64;
        x = (x ^ x >>> 3) * 133L + 65;
        x = (x ^ x >>> 4) * 135L + 66;
        x = (x ^ x >>> 5) * 137L + 67;
        x = (x ^ x >>> 6) * 139L + 68;
        x = (x ^ x >>> 7) * 141L + 69;
        x = (x ^ x >>> 8) * 143L + 70;
        x = (x ^ x >>> 9) * 145L + 71;
        x = (x ^ x >>> 10) * 147L + 72;
        x = (x ^ x >>> 11) * 149L + 73;
        x = (x ^ x >>> 12) * 151L + 74;
        x = (x ^ x >>> 13) * 153L + 75;
        x = (x ^ x >>> 14) * 155L + 76;
        x = (x ^ x >>> 15) * 157L + 77;
        x = (x ^ x >>> 3) * 159L + 78;
        x = (x ^ x >>> 4) * 161L + 79;
        x = (x ^ x >>> 5) * 163L + 80;
        x = (x ^ x >>> 6) * 165L + 81;
        x = (x ^ x >>> 7) * 167L + 82;
        x = (x ^ x >>> 8) * 169L + 83;
        x = (x ^ x >>> 9) * 171L + 84;
        x = (x ^ x >>> 10) * 173L + 85;
        x = (x ^ x >>> 11) * 175L + 86;
        x = (x ^ x >>> 12) * 177L + 87;
        x = (x ^ x >>> 13) * 179L + 88;
        x = (x ^ x >>> 14) * 181L + 89;
        x = (x ^ x >>> 15) * 183L + 90;
        x = (x ^ x >>> 3) * 185L + 91;
        x = (x ^ x >>> 4) * 187L + 92;
        x = (x ^ x >>> 5) * 189L + 93;
        x = (x ^ x >>> 6) * 191L + 94;
        x = (x ^ x >>> 7) * 193L + 95;
        x = (x ^ x >>> 8) * 195L + 96;
        x = (x ^ x >>> 9) * 197L + 97;
        x = (x ^ x >>> 10) * 199L + 98;
        x = (x ^ x >>> 11) * 201L + 99;
        x = (x ^ x >>> 12) * 203L + 100;
        x = (x ^ x >>> 13) * 205L + 101;
        x = (x ^ x >>> 14) * 207L + 102;
        x = (x ^ x >>> 15) * 209L + 103;
        x = (x ^ x >>> 3) * 211L + 104;
        x = (x ^ x >>> 4) * 213L + 105;
        x = (x ^ x >>> 5) * 215L + 106;
        x = (x ^ x >>> 6) * 217L + 107;
        x = (x ^ x >>> 7) * 219L + 108;
        x = (x ^ x >>> 8) * 221L + 109;
        x = (x ^ x >>> 9) * 223L + 110;
        x = (x ^ x >>> 10) * 225L + 111;
        x = (x ^ x >>> 11) * 227L + 112;
        x = (x ^ x >>> 12) * 229L + 113;
        x = (x ^ x >>> 13) * 231L + 114;
        x = (x ^ x >>> 14) * 233L + 115;
        x = (x ^ x >>> 15) * 235L + 116;
        x = (x ^ x >>> 3) * 237L + 117;
        x = (x ^ x >>> 4) * 239L + 118;
        x = (x ^ x >>> 5) * 241L + 119;
        return x;
    }

    static void behind(long x) {
        sum += x;
    }

    static void run() {
        for (long i = 0; !over; i++) behind(straight(i));
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(Sampled::run, "worker");
        worker.start();
        while (!Boolean.getBoolean("sampled")) Thread.sleep(5); // the monitor sets it
        over = true;
        worker.join();
        System.out.println("sampled " + (sum != 0));
    }
}
