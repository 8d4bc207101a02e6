/* SPDX-License-Identifier: MIT */
package com.ibm.uvm.instrumenting;

/** What a method of InstrumentVMSupport could not do, and why. */
public class InstrumentVMException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InstrumentVMException() {}

    public InstrumentVMException(String message) {
        super(message);
    }
}
