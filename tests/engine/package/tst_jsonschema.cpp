// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/schema/jsonschema.h"

#include <QtTest>

#include <set>

#include "engine/io/files.h"
#include "engine/yaml/schema.h"

using namespace marches::engine;

namespace {

std::string schemaFile(const std::string& kind)
{
    return std::string(MARCHES_SOURCE_DIR) + "/resources/schema/" + kind + ".schema.json";
}

void collectFields(const Schema& shape, std::set<std::pair<std::string, std::string>>& fields)
{
    for (const Field& field : shape.fields) {
        fields.insert({shape.name, field.key});
        collectFields(field.shape, fields);
    }
    for (const Schema& part : shape.parts) collectFields(part, fields);
}

} // namespace

/// With MARCHES_WRITE=1 in the environment the schemas are written instead of compared.
class TestJsonSchema : public QObject {
    Q_OBJECT

private slots:
    void filesAgreeWithTheTables()
    {
        for (const std::string& kind : schemaKinds()) {
            const std::string schema = jsonSchema(kind);
            QVERIFY(!QJsonDocument::fromJson(QByteArray::fromStdString(schema)).isNull());
            if (qEnvironmentVariableIsSet("MARCHES_WRITE")) QVERIFY(writeFile(schemaFile(kind), schema));
            const Result<std::string> bytes = readFile(schemaFile(kind), 1'000'000);
            QVERIFY2(bytes, kind.c_str());
            QVERIFY2(*bytes == schema, (kind + ": run with MARCHES_WRITE=1 and look at the difference").c_str());
        }
    }

    void everyKeyHasANote()
    {
        // Names of spaces explain themselves.
        for (const std::string& kind : schemaKinds()) {
            std::set<std::pair<std::string, std::string>> fields;
            collectFields(*schemaOfKind(kind), fields);
            QVERIFY(!fields.empty());
            for (const auto& [object, key] : fields)
                if (object != "names") QVERIFY2(!fieldNote(object, key).empty(), (object + "." + key).c_str());
        }
    }

    void unknownKindsHaveNone()
    {
        QVERIFY(jsonSchema("mop").empty());
        QVERIFY(schemaOfKind("mop") == nullptr);
        QVERIFY(fieldNote("map", "mop").empty());
    }
};

QTEST_APPLESS_MAIN(TestJsonSchema)
#include "tst_jsonschema.moc"
