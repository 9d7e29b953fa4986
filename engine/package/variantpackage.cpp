// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/variantpackage.h"

#include "engine/io/files.h"
#include "engine/package/textreader.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr int kVariantVersion = 1;

/// Two settings of one option cannot be (a key is there once); two seats of one name can.
void checkSeats(const YamlNode& seats, const std::string& file, Errors& errors)
{
    for (std::size_t i = 0; i < seats.items.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (seats.items[i].find("id")->text == seats.items[j].find("id")->text)
                errors.push_back(errorAt(seats.items[i], file, "seats[" + std::to_string(i) + "].id", "name-twice",
                                         {{"name", seats.items[i].find("id")->text}}));
}

} // namespace

const Schema& variantSchema()
{
    static const Schema kShape = [] {
        std::vector<Field> fields{
            {"marches", Schema::text(kLongestFormatName), true},
            {"id", Schema::id(), true},
            {"language", Schema::language(), false, "en"},
            {"name", nameSchema(), true},
            {"text", Schema::text()},
            {"map", Schema::id(), true},
            {"ruleset", Schema::id(), true},
            {"preset", Schema::id()},
            {"options", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId).block()},
            {"seats", seatsSchema().block()},
        };
        for (Field& field : contentFields()) fields.push_back(std::move(field));
        return Schema::object("variant", std::move(fields)).block();
    }();
    return kShape;
}

Result<VariantData> readVariant(std::string_view bytes, const std::string& file)
{
    const Result<YamlNode> root = readDocument(bytes, file, "variant", kVariantVersion);
    if (!root) return fail(root.error());
    Errors errors;
    checkSchema(*root, variantSchema(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));

    VariantData variant;
    variant.file = file;
    variant.id = textOf(*root, "id");
    if (const YamlNode* language = root->find("language")) variant.language = language->text;
    variant.map = textOf(*root, "map");
    variant.ruleset = textOf(*root, "ruleset");
    variant.preset = textOf(*root, "preset");
    TextReader texts(file);
    texts.readName("variant", root->find("name"));
    texts.readText("variant.text", root->find("text"));
    variant.texts = texts.take();
    if (const YamlNode* options = root->find("options"))
        for (std::size_t i = 0; i < options->keys.size(); ++i)
            variant.options.push_back({options->keys[i].text, optionValue(options->items[i]), options->items[i].line,
                                       options->items[i].column});
    if (const YamlNode* seats = root->find("seats")) {
        checkSeats(*seats, file, errors);
        variant.seats = readSeats(*seats);
    }
    variant.content = readContent(*root, file, errors);
    if (!errors.empty()) return fail(std::move(errors));
    variant.comments = collectComments(bytes, *root);
    return variant;
}

Result<VariantData> loadVariant(const std::string& file)
{
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readVariant(*bytes, file);
}

std::string writeVariant(const VariantData& variant)
{
    const TextIndex texts(variant.texts);
    YamlNode root = YamlNode::map();
    root.add("marches", YamlNode::words("variant/1"));
    root.add("id", YamlNode::words(variant.id));
    root.add("language", YamlNode::words(variant.language));
    root.add("name", texts.name("variant", {"text"}));
    if (YamlNode text = texts.text("variant.text"); !text.isNull()) root.add("text", std::move(text));
    root.add("map", YamlNode::words(variant.map));
    root.add("ruleset", YamlNode::words(variant.ruleset));
    if (!variant.preset.empty()) root.add("preset", YamlNode::words(variant.preset));
    if (!variant.options.empty()) {
        YamlNode& options = root.add("options", YamlNode::map());
        for (const OptionSetting& setting : variant.options) options.add(setting.id, optionNode(setting.value));
    }
    if (!variant.seats.empty()) root.add("seats", seatsNode(variant.seats));
    writeContent(variant.content, root);
    return writeYaml(root, variantSchema(), variant.comments);
}

Result<void> saveVariant(const VariantData& variant, const std::string& file)
{
    return writeFile(file, writeVariant(variant));
}

} // namespace marches::engine
