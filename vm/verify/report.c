/* SPDX-License-Identifier: MIT */
/* VerifyErrors in words. The type checker's tell everything (location, reason, frames,
 * bytecode, tables), in the layout that tools know from the reference VM; those about old class
 * files are one line. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "vm/classfile/opcodes.h"
#include "vm/model/throw.h"
#include "vm/verify/stack_map.h"
#include "vm/verify/complaint.h"
#include "vm/verify/verify.h"
#include "vm/model/thread.h"

/* ---- Parts ---- */

static void print_types(FILE *out, const char *what, const Type *types, unsigned count) {
    char text[1100];
    fprintf(out, "    %s: {", what);
    for (unsigned i = 0; i < count; i++)
        fprintf(out, "%s %s", i > 0 ? "," : "", type_print(types[i], text, sizeof text));
    fputs(" }\n", out);
}

static void print_frame(FILE *out, const char *title, const TypeFrame *frame, unsigned depth) {
    fprintf(out, "  %s:\n    bci: @%u\n    flags: {%s }\n", title, frame->pc,
            frame->this_uninitialized ? " flagThisUninit" : "");
    print_types(out, "locals", frame->locals, frame->locals_used);
    print_types(out, "stack", frame->stack, depth);
}

static void print_origin(FILE *out, Origin origin) {
    char text[1100];
    fputs(type_print(origin.type, text, sizeof text), out);
    switch (origin.kind) {
    case ORIGIN_LOCAL: fprintf(out, " (current frame, locals[%u])", origin.index); break;
    case ORIGIN_STACK: fprintf(out, " (current frame, stack[%u])", origin.index); break;
    case ORIGIN_MAP_LOCAL: fprintf(out, " (stack map, locals[%u])", origin.index); break;
    case ORIGIN_MAP_STACK: fprintf(out, " (stack map, stack[%u])", origin.index); break;
    case ORIGIN_POOL: fprintf(out, " (constant pool %u)", origin.index); break;
    case ORIGIN_SIGNATURE: fputs(" (from method signature)", out); break;
    default: break;
    }
}

static void print_location(FILE *out, const Verifier *v, uint32_t pc) {
    const CodeInfo *code = v->code;
    const char *name = pc >= code->length              ? "<invalid>"
                       : code->code[pc] < OPCODE_COUNT ? opcode_name(code->code[pc])
                                                       : "<illegal>";
    fprintf(out, "\nException Details:\n  Location:\n    %s.%s%s @%u: %s\n", v->c->name,
            v->method->name, v->method->descriptor, pc, name);
}

static void print_reason(FILE *out, const Complaint *c) {
    fputs("  Reason:\n    ", out);
    if (c->reason != NULL) {
        fprintf(out, "%s\n", c->reason);
        return;
    }
    fputs(c->expected.kind != ORIGIN_NONE ? "Type " : "Invalid type: ", out);
    print_origin(out, c->actual);
    if (c->expected.kind != ORIGIN_NONE) {
        fputs(" is not assignable to ", out);
        print_origin(out, c->expected);
    }
    fputc('\n', out);
}

static void print_bytecode(FILE *out, const CodeInfo *code) {
    fputs("  Bytecode:\n", out);
    uint32_t limit = (code->length + 16) / 16 * 16;
    for (uint32_t i = 0; i < limit; i++) {
        if (i % 16 == 0) fprintf(out, "    %07x:", i);
        if (i % 2 == 0) fputc(' ', out);
        if (i < code->length)
            fprintf(out, "%02x", code->code[i]);
        else
            fputs("  ", out);
        if (i % 16 == 15) fputc('\n', out);
    }
}

static void print_handlers(FILE *out, const CodeInfo *code) {
    if (code->handler_count == 0) return;
    fputs("  Exception Handler Table:\n", out);
    for (unsigned i = 0; i < code->handler_count; i++)
        fprintf(out, "    bci [%u, %u] => handler: %u\n", code->handlers[i].start_pc,
                code->handlers[i].end_pc, code->handlers[i].handler_pc);
}

/* ---- Complaints ---- */

bool verify_lacks_memory(Verifier *v) {
    if (v->t != NULL)
        exception_out_of_memory(v->t, "verification");
    else
        fault_set(v->fault, FAULT_MEMORY, 0, "verification");
    return false;
}

bool verify_refuse(Verifier *v, const char *kind, const char *text) {
    if (v->t == NULL) return fault_set(v->fault, kind, 0, "%s", text);
    exception_throw_text(v->t, kind, text);
    return false;
}

static bool throw_text(Verifier *v, const char *kind, FILE *out, char **text) {
    if (out == NULL || fclose(out) != 0 || *text == NULL)
        verify_lacks_memory(v);
    else
        verify_refuse(v, kind, *text);
    free(*text);
    return false;
}

bool verify_complain(Verifier *v, const Complaint *c, const char *rule, ...) {
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (out == NULL) return throw_text(v, NULL, NULL, &text);
    va_list arguments;
    va_start(arguments, rule);
    if (v->by_inference) {
        fprintf(out, "(class: %s, method: %s signature: %s) ", v->file->name.bytes,
                v->method->name, v->method->descriptor);
        if (c->old != NULL)
            fputs(c->old, out);
        else
            vfprintf(out, rule, arguments);
    } else if (v->t == NULL) { /* one line */
        vfprintf(out, rule, arguments);
        fprintf(out, " in %s.%s%s @%u", v->file->name.bytes, v->method->name,
                v->method->descriptor, c->pc);
    } else {
        vfprintf(out, rule, arguments);
        print_location(out, v, c->pc);
        print_reason(out, c);
        if (c->current != NULL) print_frame(out, "Current Frame", c->current, c->current->mark);
        if (c->map_frame != NULL)
            print_frame(out, "Stackmap Frame", c->map_frame, c->map_frame->depth);
        print_bytecode(out, v->code);
        print_handlers(out, v->code);
        stack_map_print(out, &v->code->stack_map);
    }
    va_end(arguments);
    return throw_text(v, "java/lang/VerifyError", out, &text);
}

bool verify_bad_code(Verifier *v, uint32_t pc, const char *rule, const char *old) {
    return verify_complain(
        v, &(Complaint){.pc = pc, .reason = "Error exists in the bytecode", .old = old}, "%s",
        rule);
}

bool verify_bad_popped(Verifier *v, const char *rule, Origin expected, const char *old) {
    const TypeFrame *frame = &v->frame;
    Origin actual = {ORIGIN_STACK, frame->depth, frame->stack[frame->depth]};
    return verify_complain(v,
                           &(Complaint){.pc = frame->pc,
                                        .actual = actual,
                                        .expected = expected,
                                        .current = frame,
                                        .old = old},
                           "%s", rule);
}

bool verify_code_fault(Verifier *v, const CodeFault *fault) {
    if (fault->is_format) return verify_bad_format(v, "%s", fault->rule);
    return verify_complain(v, &(Complaint){.pc = fault->pc, .reason = fault->reason}, "%s",
                           fault->rule);
}

bool verify_bad_format(Verifier *v, const char *format, ...) {
    char *text = NULL;
    char method[1024];
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (out == NULL) return throw_text(v, NULL, NULL, &text);
    va_list arguments;
    va_start(arguments, format);
    if (v->by_inference)
        fprintf(out, "(class: %s, method: %s signature: %s) ", v->file->name.bytes,
                v->method->name, v->method->descriptor);
    vfprintf(out, format, arguments);
    va_end(arguments);
    if (!v->by_inference)
        fprintf(out, " in method '%s'",
                method_external_name(v->c->name, v->method->name, v->method->descriptor, method,
                                     sizeof method));
    /* Version 50 goes on to the other verifier, which makes it a VerifyError when that
     * complains, too. */
    return throw_text(v,
                      v->file->major_version == 50 ? "java/lang/VerifyError"
                                                   : "java/lang/ClassFormatError",
                      out, &text);
}
