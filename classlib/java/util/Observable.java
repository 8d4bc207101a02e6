/* SPDX-License-Identifier: MIT */
package java.util;

/** Tells its observers, last added first, when it changed. */
@Deprecated(since = "9")
public class Observable {
    private boolean changed;
    private final Vector<Observer> observers = new Vector<>();

    public Observable() {
    }

    public synchronized void addObserver(Observer o) {
        if (o == null) {
            throw new NullPointerException();
        }
        if (!observers.contains(o)) {
            observers.addElement(o);
        }
    }

    public synchronized void deleteObserver(Observer o) {
        observers.removeElement(o);
    }

    public void notifyObservers() {
        notifyObservers(null);
    }

    public void notifyObservers(Object arg) {
        Observer[] told = observersOfChange();
        for (int left = told.length; left > 0;) {
            told[--left].update(this, arg);
        }
    }

    /** Who is to hear of a change, which is over then; nobody unless there was one. */
    private synchronized Observer[] observersOfChange() {
        Observer[] all = new Observer[changed ? observers.size() : 0];
        if (changed) {
            observers.copyInto(all);
        }
        clearChanged();
        return all;
    }

    public synchronized void deleteObservers() {
        observers.removeAllElements();
    }

    protected synchronized void setChanged() {
        changed = true;
    }

    protected synchronized void clearChanged() {
        changed = false;
    }

    public synchronized boolean hasChanged() {
        return changed;
    }

    public synchronized int countObservers() {
        return observers.size();
    }
}
