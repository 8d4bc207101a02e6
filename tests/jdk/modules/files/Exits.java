// SPDX-License-Identifier: MIT
class Exits { public static void main(String[] args) { System.exit(7); } }
