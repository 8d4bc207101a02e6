/* SPDX-License-Identifier: MIT */
package java.security;

/** What a generator of random numbers is told. */
public interface SecureRandomParameters {
}
