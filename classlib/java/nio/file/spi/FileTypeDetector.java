/* SPDX-License-Identifier: MIT */
package java.nio.file.spi;

import java.io.IOException;
import java.nio.file.Path;

/** Guesses what a file contains. */
public abstract class FileTypeDetector {
    protected FileTypeDetector() {
    }

    public abstract String probeContentType(Path path) throws IOException;
}
