/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** Is told how something that was asked for has ended. */
public interface CompletionHandler<V, A> {
    void completed(V result, A attachment);

    void failed(Throwable exc, A attachment);
}
