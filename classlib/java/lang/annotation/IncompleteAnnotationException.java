/* SPDX-License-Identifier: MIT */
package java.lang.annotation;

import java.util.Objects;

/** Thrown when an annotation lacks an element that its type has gained since. */
public class IncompleteAnnotationException extends RuntimeException {
    private static final long serialVersionUID = 8445097402741811912L;

    private Class<? extends Annotation> annotationType;
    private String elementName;

    public IncompleteAnnotationException(Class<? extends Annotation> annotationType,
                                         String elementName) {
        super(annotationType.getName() + " missing element "
                + Objects.requireNonNull(elementName));
        this.annotationType = annotationType;
        this.elementName = elementName;
    }

    public Class<? extends Annotation> annotationType() {
        return annotationType;
    }

    public String elementName() {
        return elementName;
    }
}
