/* SPDX-License-Identifier: MIT */
/* The exceptions of java.util and what lies below: every constructor, its message and its cause. */
public class ExceptionsUtilWhole extends Whole {

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
        show(() -> new java.util.ConcurrentModificationException());
        show(() -> new java.util.ConcurrentModificationException("text"));
        show(() -> new java.util.ConcurrentModificationException((String) null));
        show(() -> new java.util.ConcurrentModificationException(cause));
        show(() -> new java.util.ConcurrentModificationException((Throwable) null));
        show(() -> new java.util.ConcurrentModificationException("text", cause));
        show(() -> new java.util.DuplicateFormatFlagsException("text"));
        show(() -> new java.util.DuplicateFormatFlagsException((String) null));
        show(() -> new java.util.EmptyStackException());
        show(() -> new java.util.FormatFlagsConversionMismatchException("text", 'c'));
        show(() -> new java.util.FormatterClosedException());
        show(() -> new java.util.IllegalFormatCodePointException(7));
        show(() -> new java.util.IllegalFormatConversionException('c', String.class));
        show(() -> new java.util.IllegalFormatFlagsException("text"));
        show(() -> new java.util.IllegalFormatFlagsException((String) null));
        show(() -> new java.util.IllegalFormatPrecisionException(7));
        show(() -> new java.util.IllegalFormatWidthException(7));
        show(() -> new java.util.IllformedLocaleException());
        show(() -> new java.util.IllformedLocaleException("text"));
        show(() -> new java.util.IllformedLocaleException((String) null));
        show(() -> new java.util.IllformedLocaleException("text", 7));
        show(() -> new java.util.InputMismatchException());
        show(() -> new java.util.InputMismatchException("text"));
        show(() -> new java.util.InputMismatchException((String) null));
        show(() -> new java.util.InvalidPropertiesFormatException(cause));
        show(() -> new java.util.InvalidPropertiesFormatException((Throwable) null));
        show(() -> new java.util.InvalidPropertiesFormatException("text"));
        show(() -> new java.util.InvalidPropertiesFormatException((String) null));
        show(() -> new java.util.MissingFormatArgumentException("text"));
        show(() -> new java.util.MissingFormatArgumentException((String) null));
        show(() -> new java.util.MissingFormatWidthException("text"));
        show(() -> new java.util.MissingFormatWidthException((String) null));
        show(() -> new java.util.MissingResourceException("text", "text", "text"));
        show(() -> new java.util.NoSuchElementException());
        show(() -> new java.util.NoSuchElementException("text", cause));
        show(() -> new java.util.NoSuchElementException(cause));
        show(() -> new java.util.NoSuchElementException((Throwable) null));
        show(() -> new java.util.NoSuchElementException("text"));
        show(() -> new java.util.NoSuchElementException((String) null));
        show(() -> new java.util.ServiceConfigurationError("text"));
        show(() -> new java.util.ServiceConfigurationError((String) null));
        show(() -> new java.util.ServiceConfigurationError("text", cause));
        show(() -> new java.util.TooManyListenersException());
        show(() -> new java.util.TooManyListenersException("text"));
        show(() -> new java.util.TooManyListenersException((String) null));
        show(() -> new java.util.UnknownFormatConversionException("text"));
        show(() -> new java.util.UnknownFormatConversionException((String) null));
        show(() -> new java.util.UnknownFormatFlagsException("text"));
        show(() -> new java.util.UnknownFormatFlagsException((String) null));
        show(() -> new java.util.concurrent.BrokenBarrierException());
        show(() -> new java.util.concurrent.BrokenBarrierException("text"));
        show(() -> new java.util.concurrent.BrokenBarrierException((String) null));
        show(() -> new java.util.concurrent.CancellationException());
        show(() -> new java.util.concurrent.CancellationException("text"));
        show(() -> new java.util.concurrent.CancellationException((String) null));
        show(() -> new java.util.concurrent.CompletionException("text", cause));
        show(() -> new java.util.concurrent.CompletionException(cause));
        show(() -> new java.util.concurrent.CompletionException((Throwable) null));
        show(() -> new java.util.concurrent.ExecutionException("text", cause));
        show(() -> new java.util.concurrent.ExecutionException(cause));
        show(() -> new java.util.concurrent.ExecutionException((Throwable) null));
        show(() -> new java.util.concurrent.RejectedExecutionException());
        show(() -> new java.util.concurrent.RejectedExecutionException("text"));
        show(() -> new java.util.concurrent.RejectedExecutionException((String) null));
        show(() -> new java.util.concurrent.RejectedExecutionException("text", cause));
        show(() -> new java.util.concurrent.RejectedExecutionException(cause));
        show(() -> new java.util.concurrent.RejectedExecutionException((Throwable) null));
        show(() -> new java.util.concurrent.TimeoutException());
        show(() -> new java.util.concurrent.TimeoutException("text"));
        show(() -> new java.util.concurrent.TimeoutException((String) null));
        show(() -> new java.util.zip.DataFormatException());
        show(() -> new java.util.zip.DataFormatException("text"));
        show(() -> new java.util.zip.DataFormatException((String) null));
        show(() -> new java.util.zip.ZipException());
        show(() -> new java.util.zip.ZipException("text"));
        show(() -> new java.util.zip.ZipException((String) null));
        show(() -> new java.util.regex.PatternSyntaxException("text", "text", 7));
        show(() -> new java.time.DateTimeException("text"));
        show(() -> new java.time.DateTimeException((String) null));
        show(() -> new java.time.DateTimeException("text", cause));
        show(() -> new java.text.ParseException("text", 7));
    }
}
