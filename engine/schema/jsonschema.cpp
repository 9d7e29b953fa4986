// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/schema/jsonschema.h"

#include <array>
#include <cstdio>
#include <functional>

#include "engine/game/ruleset.h"
#include "engine/lab/experiment.h"
#include "engine/package/lesson.h"
#include "engine/package/mappackage.h"
#include "engine/package/rulespackage.h"
#include "engine/package/styleschema.h"
#include "engine/package/textloading.h"
#include "engine/package/variantpackage.h"
#include "engine/record/savefile.h"
#include "engine/scenario/scenario.h"

namespace marches::engine {

namespace {

constexpr int kSchemaVersion = 1;

std::string jsonText(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
    return out + "\"";
}

std::string_view keyPattern(Schema::Keys keys)
{
    switch (keys) {
    case Schema::Keys::Id: return "^[a-z0-9]+(-[a-z0-9]+)*$";
    case Schema::Keys::OptionId: return "^[a-z0-9]+(-[a-z0-9]+)*\\.[a-z0-9]+(-[a-z0-9]+)*$";
    case Schema::Keys::RuleId: return "^[A-Z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$";
    case Schema::Keys::TextKey: return "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*$";
    case Schema::Keys::Any: return "^.+$";
    }
    return {};
}

/// Writes an object of JSON with one member a line.
class JsonObject {
public:
    explicit JsonObject(int indent) : m_indent(indent) {}
    void add(std::string_view name, const std::string& value)
    {
        m_out += (m_out.empty() ? "\n" : ",\n") + std::string(at(m_indent + 1), ' ') + jsonText(name) + ": " + value;
    }
    std::string text() const
    {
        return m_out.empty() ? "{}" : "{" + m_out + "\n" + std::string(at(m_indent), ' ') + "}";
    }

private:
    static std::size_t at(int indent) { return static_cast<std::size_t>(indent) * 2; }
    int m_indent;
    std::string m_out;
};

std::string schemaJson(const Schema& shape, int indent, std::string_view note = {}, std::string_view byDefault = {});

void addRange(JsonObject& json, const Schema& shape, const char* low, const char* high)
{
    if (shape.min != 0 || shape.type == Schema::Type::Number || shape.type == Schema::Type::Integer)
        json.add(low, shortestNumber(shape.min));
    if (shape.max < 1e15) json.add(high, shortestNumber(shape.max));
}

void describeObject(JsonObject& json, const Schema& shape, int indent)
{
    JsonObject properties(indent + 1);
    std::string required;
    for (const Field& field : shape.fields) {
        const std::string_view note = field.note.empty() ? fieldNote(shape.name, field.key) : field.note;
        properties.add(field.key, schemaJson(field.shape, indent + 2, note, field.byDefault));
        if (field.required) required += (required.empty() ? "" : ", ") + jsonText(field.key);
    }
    json.add("type", "\"object\"");
    json.add("properties", properties.text());
    if (!required.empty()) json.add("required", "[" + required + "]");
    json.add("additionalProperties", "false");
}

std::string alternatives(const Schema& shape, int indent)
{
    std::string all;
    for (const Schema& part : shape.parts)
        all += (all.empty() ? "\n" : ",\n") + std::string(static_cast<std::size_t>(indent + 2) * 2, ' ') +
               schemaJson(part, indent + 2);
    return "[" + all + "\n" + std::string(static_cast<std::size_t>(indent + 1) * 2, ' ') + "]";
}

std::string words(const Schema& shape)
{
    std::string all;
    for (const std::string& word : shape.words) all += (all.empty() ? "" : ", ") + jsonText(word);
    return "[" + all + "]";
}

void typeJson(JsonObject& json, const Schema& shape, int indent)
{
    switch (shape.type) {
    case Schema::Type::Any: break;
    case Schema::Type::Text:
        json.add("type", "\"string\"");
        addRange(json, shape, "minLength", "maxLength");
        break;
    case Schema::Type::Id:
        json.add("type", "\"string\"");
        json.add("pattern", jsonText(keyPattern(Schema::Keys::Id)));
        break;
    case Schema::Type::Language:
        json.add("type", "\"string\"");
        json.add("pattern", jsonText("^[A-Za-z0-9_-]{2,12}$"));
        break;
    case Schema::Type::Color:
        json.add("type", "\"string\"");
        json.add("pattern", jsonText("^#[0-9A-Fa-f]{6}$"));
        break;
    case Schema::Type::Integer:
    case Schema::Type::Number:
        json.add("type", shape.type == Schema::Type::Integer ? "\"integer\"" : "\"number\"");
        addRange(json, shape, "minimum", "maximum");
        break;
    case Schema::Type::Switch: json.add("type", "\"boolean\""); break;
    case Schema::Type::Word: json.add("enum", words(shape)); break;
    case Schema::Type::Scalar: json.add("type", "[\"boolean\", \"number\", \"string\"]"); break;
    case Schema::Type::List:
        json.add("type", "\"array\"");
        json.add("items", schemaJson(shape.parts[0], indent + 1));
        addRange(json, shape, "minItems", "maxItems");
        break;
    case Schema::Type::MapOf:
        json.add("type", "\"object\"");
        json.add("propertyNames", "{\"pattern\": " + jsonText(keyPattern(shape.keys)) + "}");
        json.add("additionalProperties", schemaJson(shape.parts[0], indent + 1));
        break;
    case Schema::Type::Object: describeObject(json, shape, indent); break;
    case Schema::Type::Either: json.add("anyOf", alternatives(shape, indent)); break;
    }
}

std::string schemaJson(const Schema& shape, int indent, std::string_view note, std::string_view byDefault)
{
    JsonObject json(indent);
    if (!note.empty()) json.add("description", jsonText(note));
    typeJson(json, shape, indent);
    if (!byDefault.empty()) {
        const bool plain = shape.type == Schema::Type::Switch || shape.type == Schema::Type::Integer ||
                           shape.type == Schema::Type::Number;
        json.add("default", plain ? std::string(byDefault) : jsonText(byDefault));
    }
    return json.text();
}

} // namespace

std::vector<std::string> schemaKinds()
{
    return {"map", "variant", "rules", "deck", "scenario", "save", "texts", "style", "lesson", "experiment"};
}

const Schema* schemaOfKind(std::string_view kind)
{
    if (kind == "map") return &mapSchema();
    if (kind == "variant") return &variantSchema();
    if (kind == "rules") return &rulesSchema();
    if (kind == "deck") return &deckSchema();
    if (kind == "scenario") return &scenarioSchema();
    if (kind == "save") return &saveSchema();
    if (kind == "texts") return &textsSchema();
    if (kind == "style") return &styleSchema();
    if (kind == "lesson") return &lessonSchema();
    if (kind == "experiment") return &experimentSchema();
    return nullptr;
}

namespace {

std::string jsonSchemaOf(Schema body, std::string_view kind)
{
    const std::string header = std::string(kind) + "/" + std::to_string(kSchemaVersion);
    // The first key says kind and version exactly; the rest is the shape's.
    for (Field& field : body.fields)
        if (field.key == "marches") {
            field.shape = Schema::word({header});
            field.byDefault.clear();
        }
    JsonObject json(0);
    json.add("$schema", "\"http://json-schema.org/draft-07/schema#\"");
    json.add("title", jsonText("Marches: " + header));
    typeJson(json, body, 0);
    return json.text() + "\n";
}

} // namespace

std::string jsonSchema(std::string_view kind)
{
    const Schema* shape = schemaOfKind(kind);
    return shape == nullptr ? std::string() : jsonSchemaOf(*shape, kind);
}

std::string jsonSchemaOfDecks(const Ruleset& ruleset) { return jsonSchemaOf(deckSchema(ruleset.deckForms()), "deck"); }

} // namespace marches::engine
