/* SPDX-License-Identifier: MIT */
package java.lang;

/**
 * What a group has, in the order of arrival. Each is given a place, by which it leaves in constant
 * time. The caller holds a lock.
 */
final class Ring<E> {
    /** In no ring while {@code right} is null. */
    static final class Place<E> {
        final E owner;
        private Place<E> left;
        private Place<E> right;

        Place(E owner) {
            this.owner = owner;
        }
    }

    private Place<E> last; // its right is the first
    private int size;

    int size() {
        return size;
    }

    Place<E> first() {
        return last == null ? null : last.right;
    }

    /** The place behind this one; null: it is the last. */
    Place<E> next(Place<E> place) {
        return place == last ? null : place.right;
    }

    void append(Place<E> place) {
        Place<E> before = last == null ? place : last;
        place.left = before;
        place.right = before == place ? place : before.right;
        place.right.left = place;
        before.right = place;
        last = place;
        size++;
    }

    void remove(Place<E> place) {
        if (place.right == null) {
            return;
        }
        place.left.right = place.right;
        place.right.left = place.left;
        if (last == place) {
            last = place.left == place ? null : place.left;
        }
        place.left = place.right = null;
        size--;
    }
}
