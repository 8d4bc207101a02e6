/* SPDX-License-Identifier: MIT */
package java.util;

import jdk.internal.access.JavaUtilCollectionAccess;
import jdk.internal.access.SharedSecrets;

/** What other packages of the library may ask of the collections. */
final class CollectionAccess implements JavaUtilCollectionAccess {
    static {
        SharedSecrets.setJavaUtilCollectionAccess(new CollectionAccess());
    }

    private CollectionAccess() {
    }

    @Override
    public <E> List<E> listFromTrustedArrayNullsAllowed(Object[] array) {
        return ImmutableCollections.listOfNullable(array);
    }
}
