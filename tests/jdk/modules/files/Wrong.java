// SPDX-License-Identifier: MIT
public class Wrong { int number = "text"; }
