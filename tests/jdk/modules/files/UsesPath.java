// SPDX-License-Identifier: MIT
class UsesPath { public static void main(String[] args) { System.out.println(plain.Plain.class); } }
