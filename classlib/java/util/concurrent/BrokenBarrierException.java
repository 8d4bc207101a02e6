/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** A barrier was broken while waited for. */
public class BrokenBarrierException extends Exception {
    private static final long serialVersionUID = 7117394618823254244L;

    public BrokenBarrierException() {
    }

    public BrokenBarrierException(String message) {
        super(message);
    }
}
