// SPDX-License-Identifier: MIT
import com.google.protobuf.*;
import com.google.protobuf.DescriptorProtos.*;
import java.util.*;

// Messages of a type that is made at run time, written and read, as bytes and as text.
public class Sample {

    public static void main(String[] args) throws Exception {
        FileDescriptorProto.Builder file = FileDescriptorProto.newBuilder().setName("a.proto");
        DescriptorProto.Builder m = DescriptorProto.newBuilder().setName("Person");
        int n = 1;
        for (FieldDescriptorProto.Type t : new FieldDescriptorProto.Type[] {
            FieldDescriptorProto.Type.TYPE_STRING,
            FieldDescriptorProto.Type.TYPE_SINT64,
            FieldDescriptorProto.Type.TYPE_DOUBLE,
            FieldDescriptorProto.Type.TYPE_BYTES,
            FieldDescriptorProto.Type.TYPE_FIXED32
        })
            m.addField(
                FieldDescriptorProto.newBuilder()
                    .setName("f" + n)
                    .setNumber(n++)
                    .setType(t)
                    .setLabel(FieldDescriptorProto.Label.LABEL_OPTIONAL)
            );
        m.addField(
            FieldDescriptorProto.newBuilder()
                .setName("friends")
                .setNumber(20)
                .setType(FieldDescriptorProto.Type.TYPE_MESSAGE)
                .setTypeName("Person")
                .setLabel(FieldDescriptorProto.Label.LABEL_REPEATED)
        );
        Descriptors.FileDescriptor d = Descriptors.FileDescriptor.buildFrom(
            file.addMessageType(m).build(),
            new Descriptors.FileDescriptor[0]
        );
        Descriptors.Descriptor person = d.findMessageTypeByName("Person");
        DynamicMessage.Builder b = DynamicMessage.newBuilder(person);
        b.setField(person.findFieldByName("f1"), "n\u00e9")
            .setField(person.findFieldByName("f2"), -123456789012L)
            .setField(person.findFieldByName("f3"), 2.5)
            .setField(person.findFieldByName("f4"), ByteString.copyFrom(new byte[] { 0, -1, 65 }));
        for (int i = 0; i < 300; i++) b.addRepeatedField(
            person.findFieldByName("friends"),
            DynamicMessage.newBuilder(person).setField(person.findFieldByName("f5"), i).build()
        );
        byte[] bytes = b.build().toByteArray();
        DynamicMessage back = DynamicMessage.parseFrom(person, bytes);
        System.out.println(
            bytes.length +
                " " +
                Arrays.hashCode(bytes) +
                " " +
                back.equals(b.build()) +
                " " +
                back.getRepeatedFieldCount(person.findFieldByName("friends"))
        );
        System.out.println(TextFormat.printer().printToString(back).lines().limit(8).toList());
        try {
            DynamicMessage.parseFrom(person, Arrays.copyOf(bytes, 30));
        } catch (InvalidProtocolBufferException e) {
            System.out.println(e.getMessage());
        }
        Struct s = Struct.newBuilder()
            .putFields("a", Value.newBuilder().setNumberValue(1).build())
            .putFields(
                "l",
                Value.newBuilder()
                    .setListValue(
                        ListValue.newBuilder().addValues(Value.newBuilder().setStringValue("x"))
                    )
                    .build()
            )
            .build();
        System.out.println(s + " " + Struct.parseFrom(s.toByteString()).getFieldsMap().size());
    }
}
