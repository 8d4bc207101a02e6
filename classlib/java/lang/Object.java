/* SPDX-License-Identifier: MIT */
package java.lang;

/** The root of all classes. */
public class Object {
    public Object() {
    }

    public final native Class<?> getClass();

    public native int hashCode();

    public boolean equals(Object obj) {
        return this == obj;
    }

    protected native Object clone() throws CloneNotSupportedException;

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    public final native void notify();

    public final native void notifyAll();

    public final void wait() throws InterruptedException {
        wait(0L);
    }

    public final native void wait(long timeoutMillis) throws InterruptedException;

    public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
        wait(Thread.roundedUp("timeoutMillis", timeoutMillis, nanos));
    }

    @Deprecated(since = "9")
    protected void finalize() throws Throwable {
    }
}
