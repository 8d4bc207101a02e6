/* SPDX-License-Identifier: MIT */
/* Descriptors and names. */
#include <check.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/text/descriptor.h"

static bool field(const char *text) { return descriptor_is_field(text, strlen(text)); }

static bool method(const char *text) { return descriptor_is_method(text, strlen(text)); }

START_TEST(field_descriptors_are_one_type) {
    ck_assert(field("I") && field("[[J") && field("Ljava/lang/Object;") && field("[La;"));
    ck_assert(!field("") && !field("V") && !field("[V") && !field("[") && !field("II"));
    ck_assert(!field("L;") && !field("La") && !field("La//b;") && !field("L/a;") &&
              !field("La/;"));
    ck_assert(!field("La.b;") && !field("L[a;") && !field("Q"));
}
END_TEST

START_TEST(method_descriptors_have_parameters_and_one_result) {
    ck_assert(method("()V") && method("(IJ[Ljava/lang/String;D)[I"));
    ck_assert(!method("") && !method("()") && !method("(V)V") && !method("(I") &&
              !method("()VV"));
    ck_assert(!method("()[V") && !method("I") && !method("(") && !method("(La)V"));
}
END_TEST

START_TEST(dimensions_and_slots_end_at_255) {
    char text[600];
    memset(text, '[', 256);
    strcpy(text + 255, "I");
    ck_assert(field(text));
    text[255] = '[';
    strcpy(text + 256, "I");
    ck_assert(!field(text));
    text[0] = '(';
    memset(text + 1, 'I', 255);
    strcpy(text + 256, ")V");
    ck_assert(method(text));
    text[1] = 'J';
    ck_assert(!method(text));
}
END_TEST

START_TEST(parameters_come_in_order) {
    const char *text = "(I[[JLa/B;D)[La/C;";
    DescriptorCursor cursor = descriptor_parameters(text);
    DescriptorType type;
    ck_assert(descriptor_next(&cursor, &type) && type.kind == 'I' && type.length == 1);
    ck_assert(descriptor_next(&cursor, &type) && type.kind == '[' && type.element == 'J');
    ck_assert_uint_eq(type.dimensions, 2);
    ck_assert(descriptor_next(&cursor, &type) && type.kind == 'L' && type.length == 5);
    ck_assert(descriptor_next(&cursor, &type) && type.kind == 'D');
    ck_assert(!descriptor_next(&cursor, &type));
    ck_assert_uint_eq(descriptor_parameter_count(text), 4);
    ck_assert_uint_eq(descriptor_argument_slots(text), 5);
    ck_assert_uint_eq(descriptor_return(text).length, 6);
}
END_TEST

START_TEST(old_names_are_identifiers_and_new_ones_nearly_anything) {
    ck_assert(descriptor_is_field_name("a-b", 3, 49) &&
              !descriptor_is_field_name("a-b", 3, 48));
    ck_assert(!descriptor_is_field_name("1a", 2, 48) && descriptor_is_field_name("a1", 2, 48));
    ck_assert(!descriptor_is_field_name("a/b", 3, 61) && !descriptor_is_field_name("", 0, 61));
    ck_assert(descriptor_is_class_name("a/b-c", 5, 49) &&
              !descriptor_is_class_name("a//b", 4, 49));
    ck_assert(descriptor_is_method_name("<init>", 6, 45));
    ck_assert(!descriptor_is_method_name("<x>", 3, 61) &&
              !descriptor_is_method_name("a<", 2, 61));
    ck_assert(descriptor_is_class_or_array_name("[I", 2, 49));
    ck_assert(!descriptor_is_class_or_array_name("[V", 2, 49));
    ck_assert(descriptor_is_module_name("java.base", 9) &&
              !descriptor_is_module_name("a\\", 2));
}
END_TEST

int main(void) {
    Suite *suite = SUITE("descriptor", 0, NULL, NULL, field_descriptors_are_one_type,
                         method_descriptors_have_parameters_and_one_result,
                         dimensions_and_slots_end_at_255, parameters_come_in_order,
                         old_names_are_identifiers_and_new_ones_nearly_anything);
    return run_suite(suite) != 0;
}
