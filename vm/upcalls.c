/* SPDX-License-Identifier: MIT */
#include "vm/model/upcalls.h"

#include "vm/heap/symbol_sweep.h"
#include "vm/invoke/method_handle.h"
#include "vm/invoke/polymorphic.h"
#include "vm/jni/natives.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/report/dump.h"
#include "vm/create.h"
#include "vm/report/out_of_memory.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"

const Upcalls upcalls = {
    .throw_text = exception_make,
    .throw_wrapping = exception_make_wrapping,
    .throw_out_of_memory = exception_make_out_of_memory,
    .report_handler = exception_report_handler,
    .invoke_method = invoke_method,
    .invoke_virtual = invoke_virtual,
    .array_of = class_array_of,
    .link = class_link,
    .initialize = class_initialize_slow,
    .method_type = method_handle_type,
    .method_handle = method_handle_constant,
    .dynamic_constant = method_handle_dynamic,
    .link_call_site = method_handle_link_call_site,
    .link_method = method_handle_link_method,
    .polymorphic_method = polymorphic_method,
    .print_stack = dump_own_stack,
    .sweep_symbols = symbols_sweep,
    .out_of_memory = out_of_memory_react,
    .halt = vm_halt,
    .unload_natives = natives_unload_loader,
};
