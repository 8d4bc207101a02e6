/* SPDX-License-Identifier: MIT */
/* Which class is that of the arrays of another: known by name and loader. */
#include "hprof.h"

static int compare_classes(const void *left, const void *right) {
    const Class *a = class_at(*(const uint32_t *)left), *b = class_at(*(const uint32_t *)right);
    int order = strcmp(a->name, b->name);
    return order != 0 ? order : a->loader < b->loader ? -1 : a->loader > b->loader;
}

/* An array's record names the class of its elements; readers want the array's own. A class and
 * the class of its arrays have names that follow from one another, and the same loader. */
void classes_join_arrays(void) {
    uint32_t count = 0, *order = must_alloc(class_count(), sizeof *order);
    for (uint32_t i = 1; i < class_count(); i++) {
        if (class_at(i)->id != NULL) order[count++] = i;
    }
    if (count > 1) qsort(order, count, sizeof *order, compare_classes);
    for (uint32_t i = 0; i < count; i++) {
        const Class *array = class_at(order[i]);
        const char *name = array->name;
        size_t length = strlen(name);
        if (name[0] != '[' || (name[1] != '[' && name[1] != 'L')) continue;
        char *wanted = must_copy(name + (name[1] == 'L' ? 2 : 1));
        if (name[1] == 'L' && length > 3) wanted[length - 3] = '\0';
        uint32_t low = 0, high = count;
        while (low < high) {
            uint32_t middle = low + (high - low) / 2;
            Class *element = class_at(order[middle]);
            int way = strcmp(element->name, wanted);
            if (way == 0)
                way = element->loader < array->loader ? -1 : element->loader > array->loader;
            if (way == 0) {
                element->array = (uintptr_t)array->id;
                break;
            }
            if (way < 0)
                low = middle + 1;
            else
                high = middle;
        }
        free(wanted);
    }
    free(order);
}
