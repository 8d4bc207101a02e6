/* SPDX-License-Identifier: MIT */
/*
 * The exceptions of java.io, java.nio, java.net and java.security: every constructor, its message
 * and its cause.
 */
public class ExceptionsIoWhole extends Whole {

    interface Maker {
        Throwable make() throws Throwable;
    }

    static void show(Maker maker) {
        try {
            Throwable e = maker.make();
            p(
                e,
                e.getMessage(),
                e.getLocalizedMessage(),
                e.getCause(),
                e.getSuppressed().length,
                e.getStackTrace().length > 0
            );
        } catch (Throwable e) {
            p("!", e);
        }
    }

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        Throwable cause = new IllegalStateException("cause");
        show(() -> new java.io.CharConversionException());
        show(() -> new java.io.CharConversionException("text"));
        show(() -> new java.io.CharConversionException((String) null));
        show(() -> new java.io.EOFException());
        show(() -> new java.io.EOFException("text"));
        show(() -> new java.io.EOFException((String) null));
        show(() -> new java.io.FileNotFoundException());
        show(() -> new java.io.FileNotFoundException("text"));
        show(() -> new java.io.FileNotFoundException((String) null));
        show(() -> new java.io.IOError(cause));
        show(() -> new java.io.IOError((Throwable) null));
        show(() -> new java.io.IOException());
        show(() -> new java.io.IOException("text"));
        show(() -> new java.io.IOException((String) null));
        show(() -> new java.io.IOException("text", cause));
        show(() -> new java.io.IOException(cause));
        show(() -> new java.io.IOException((Throwable) null));
        show(() -> new java.io.InterruptedIOException());
        show(() -> new java.io.InterruptedIOException("text"));
        show(() -> new java.io.InterruptedIOException((String) null));
        show(() -> new java.io.InvalidClassException("text"));
        show(() -> new java.io.InvalidClassException((String) null));
        show(() -> new java.io.InvalidClassException("text", "text"));
        show(() -> new java.io.InvalidObjectException("text"));
        show(() -> new java.io.InvalidObjectException((String) null));
        show(() -> new java.io.NotActiveException("text"));
        show(() -> new java.io.NotActiveException((String) null));
        show(() -> new java.io.NotActiveException());
        show(() -> new java.io.NotSerializableException("text"));
        show(() -> new java.io.NotSerializableException((String) null));
        show(() -> new java.io.NotSerializableException());
        show(() -> new java.io.StreamCorruptedException("text"));
        show(() -> new java.io.StreamCorruptedException((String) null));
        show(() -> new java.io.StreamCorruptedException());
        show(() -> new java.io.SyncFailedException("text"));
        show(() -> new java.io.SyncFailedException((String) null));
        show(() -> new java.io.UTFDataFormatException());
        show(() -> new java.io.UTFDataFormatException("text"));
        show(() -> new java.io.UTFDataFormatException((String) null));
        show(() -> new java.io.UncheckedIOException("text", new java.io.IOException("io")));
        show(() -> new java.io.UncheckedIOException(new java.io.IOException("io")));
        show(() -> new java.io.UnsupportedEncodingException());
        show(() -> new java.io.UnsupportedEncodingException("text"));
        show(() -> new java.io.UnsupportedEncodingException((String) null));
        show(() -> new java.io.WriteAbortedException("text", new Exception("e")));
        show(() -> new java.nio.BufferOverflowException());
        show(() -> new java.nio.BufferUnderflowException());
        show(() -> new java.nio.InvalidMarkException());
        show(() -> new java.nio.ReadOnlyBufferException());
        show(() -> new java.nio.charset.CharacterCodingException());
        show(() -> new java.nio.charset.CoderMalfunctionError(new Exception("e")));
        show(() -> new java.nio.charset.IllegalCharsetNameException("text"));
        show(() -> new java.nio.charset.IllegalCharsetNameException((String) null));
        show(() -> new java.nio.charset.MalformedInputException(7));
        show(() -> new java.nio.charset.UnmappableCharacterException(7));
        show(() -> new java.nio.charset.UnsupportedCharsetException("text"));
        show(() -> new java.nio.charset.UnsupportedCharsetException((String) null));
        show(() -> new java.nio.file.AccessDeniedException("text"));
        show(() -> new java.nio.file.AccessDeniedException((String) null));
        show(() -> new java.nio.file.AccessDeniedException("text", "text", "text"));
        show(() -> new java.nio.file.AtomicMoveNotSupportedException("text", "text", "text"));
        show(() -> new java.nio.file.ClosedDirectoryStreamException());
        show(() -> new java.nio.file.ClosedFileSystemException());
        show(() -> new java.nio.file.DirectoryIteratorException(new java.io.IOException("io")));
        show(() -> new java.nio.file.DirectoryNotEmptyException("text"));
        show(() -> new java.nio.file.DirectoryNotEmptyException((String) null));
        show(() -> new java.nio.file.FileAlreadyExistsException("text"));
        show(() -> new java.nio.file.FileAlreadyExistsException((String) null));
        show(() -> new java.nio.file.FileAlreadyExistsException("text", "text", "text"));
        show(() -> new java.nio.file.FileSystemAlreadyExistsException());
        show(() -> new java.nio.file.FileSystemAlreadyExistsException("text"));
        show(() -> new java.nio.file.FileSystemAlreadyExistsException((String) null));
        show(() -> new java.nio.file.FileSystemException("text"));
        show(() -> new java.nio.file.FileSystemException((String) null));
        show(() -> new java.nio.file.FileSystemException("text", "text", "text"));
        show(() -> new java.nio.file.FileSystemLoopException("text"));
        show(() -> new java.nio.file.FileSystemLoopException((String) null));
        show(() -> new java.nio.file.FileSystemNotFoundException());
        show(() -> new java.nio.file.FileSystemNotFoundException("text"));
        show(() -> new java.nio.file.FileSystemNotFoundException((String) null));
        show(() -> new java.nio.file.InvalidPathException("text", "text", 7));
        show(() -> new java.nio.file.InvalidPathException("text", "text"));
        show(() -> new java.nio.file.NoSuchFileException("text"));
        show(() -> new java.nio.file.NoSuchFileException((String) null));
        show(() -> new java.nio.file.NoSuchFileException("text", "text", "text"));
        show(() -> new java.nio.file.NotDirectoryException("text"));
        show(() -> new java.nio.file.NotDirectoryException((String) null));
        show(() -> new java.nio.file.NotLinkException("text"));
        show(() -> new java.nio.file.NotLinkException((String) null));
        show(() -> new java.nio.file.NotLinkException("text", "text", "text"));
        show(() -> new java.nio.file.ProviderMismatchException());
        show(() -> new java.nio.file.ProviderMismatchException("text"));
        show(() -> new java.nio.file.ProviderMismatchException((String) null));
        show(() -> new java.nio.file.ProviderNotFoundException());
        show(() -> new java.nio.file.ProviderNotFoundException("text"));
        show(() -> new java.nio.file.ProviderNotFoundException((String) null));
        show(() -> new java.nio.file.ReadOnlyFileSystemException());
        show(() -> new java.net.ConnectException("text"));
        show(() -> new java.net.ConnectException((String) null));
        show(() -> new java.net.ConnectException());
        show(() -> new java.net.MalformedURLException());
        show(() -> new java.net.MalformedURLException("text"));
        show(() -> new java.net.MalformedURLException((String) null));
        show(() -> new java.net.ProtocolException("text"));
        show(() -> new java.net.ProtocolException((String) null));
        show(() -> new java.net.ProtocolException());
        show(() -> new java.net.SocketException("text"));
        show(() -> new java.net.SocketException((String) null));
        show(() -> new java.net.SocketException());
        show(() -> new java.net.SocketTimeoutException("text"));
        show(() -> new java.net.SocketTimeoutException((String) null));
        show(() -> new java.net.SocketTimeoutException());
        show(() -> new java.net.URISyntaxException("text", "text", 7));
        show(() -> new java.net.URISyntaxException("text", "text"));
        show(() -> new java.net.UnknownHostException("text"));
        show(() -> new java.net.UnknownHostException((String) null));
        show(() -> new java.net.UnknownHostException());
        show(() -> new java.net.UnknownServiceException());
        show(() -> new java.net.UnknownServiceException("text"));
        show(() -> new java.net.UnknownServiceException((String) null));
        show(() -> new java.security.AccessControlException("text"));
        show(() -> new java.security.AccessControlException((String) null));
        show(() -> new java.security.DigestException());
        show(() -> new java.security.DigestException("text"));
        show(() -> new java.security.DigestException((String) null));
        show(() -> new java.security.DigestException("text", cause));
        show(() -> new java.security.DigestException(cause));
        show(() -> new java.security.DigestException((Throwable) null));
        show(() -> new java.security.GeneralSecurityException());
        show(() -> new java.security.GeneralSecurityException("text"));
        show(() -> new java.security.GeneralSecurityException((String) null));
        show(() -> new java.security.GeneralSecurityException("text", cause));
        show(() -> new java.security.GeneralSecurityException(cause));
        show(() -> new java.security.GeneralSecurityException((Throwable) null));
        show(() -> new java.security.InvalidKeyException());
        show(() -> new java.security.InvalidKeyException("text"));
        show(() -> new java.security.InvalidKeyException((String) null));
        show(() -> new java.security.InvalidKeyException("text", cause));
        show(() -> new java.security.InvalidKeyException(cause));
        show(() -> new java.security.InvalidKeyException((Throwable) null));
        show(() -> new java.security.InvalidParameterException());
        show(() -> new java.security.InvalidParameterException("text"));
        show(() -> new java.security.InvalidParameterException((String) null));
        show(() -> new java.security.KeyException());
        show(() -> new java.security.KeyException("text"));
        show(() -> new java.security.KeyException((String) null));
        show(() -> new java.security.KeyException("text", cause));
        show(() -> new java.security.KeyException(cause));
        show(() -> new java.security.KeyException((Throwable) null));
        show(() -> new java.security.NoSuchAlgorithmException());
        show(() -> new java.security.NoSuchAlgorithmException("text"));
        show(() -> new java.security.NoSuchAlgorithmException((String) null));
        show(() -> new java.security.NoSuchAlgorithmException("text", cause));
        show(() -> new java.security.NoSuchAlgorithmException(cause));
        show(() -> new java.security.NoSuchAlgorithmException((Throwable) null));
        show(() -> new java.security.NoSuchProviderException());
        show(() -> new java.security.NoSuchProviderException("text"));
        show(() -> new java.security.NoSuchProviderException((String) null));
        show(() -> new java.security.PrivilegedActionException(new Exception("e")));
    }
}
