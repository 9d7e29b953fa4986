// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/variantpackage.h"

#include "engine/io/files.h"
#include "engine/package/textreader.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr int kVariantVersion = 1;

/// Two settings of one option cannot be (a key is there once); two seats of one name can.
void checkSeats(const Node& seats, const std::string& file, Errors& errors)
{
    for (std::size_t i = 0; i < seats.items.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (seats.items[i].find("id")->text == seats.items[j].find("id")->text)
                errors.push_back(errorAt(seats.items[i], file, "seats[" + std::to_string(i) + "].id", "name-twice",
                                         {{"name", seats.items[i].find("id")->text}}));
}

} // namespace

const Shape& variantShape()
{
    static const Shape kShape = Shape::object("variant",
                                              {
                                                  {"marches", Shape::text(40), true},
                                                  {"id", Shape::id(), true},
                                                  {"language", Shape::language(), false, "en"},
                                                  {"name", nameShape(), true},
                                                  {"text", Shape::text()},
                                                  {"map", Shape::id(), true},
                                                  {"ruleset", Shape::id(), true},
                                                  {"preset", Shape::id()},
                                                  {"options", Shape::mapOf(Shape::scalar(), Shape::Keys::OptionId).block()},
                                                  {"seats", seatsShape().block()},
                                              })
                                    .block();
    return kShape;
}

Result<VariantData> readVariant(std::string_view bytes, const std::string& file)
{
    const Result<Node> root = readDocument(bytes, file, "variant", kVariantVersion);
    if (!root) return fail(root.error());
    Errors errors;
    checkShape(*root, variantShape(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));

    VariantData variant;
    variant.file = file;
    variant.id = textOf(*root, "id");
    if (const Node* language = root->find("language")) variant.language = language->text;
    variant.map = textOf(*root, "map");
    variant.ruleset = textOf(*root, "ruleset");
    variant.preset = textOf(*root, "preset");
    TextReader texts(file);
    texts.name("variant", root->find("name"));
    texts.text("variant.text", root->find("text"));
    variant.texts = texts.take();
    if (const Node* options = root->find("options"))
        for (std::size_t i = 0; i < options->keys.size(); ++i)
            variant.options.push_back(
                {options->keys[i].text, optionValue(options->items[i]), options->items[i].line, options->items[i].column});
    if (const Node* seats = root->find("seats")) {
        checkSeats(*seats, file, errors);
        variant.seats = readSeats(*seats);
    }
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
    Node root = Node::map();
    root.add("marches", Node::words("variant/1"));
    root.add("id", Node::words(variant.id));
    root.add("language", Node::words(variant.language));
    root.add("name", texts.name("variant", {"text"}));
    if (Node text = texts.text("variant.text"); !text.isNull()) root.add("text", std::move(text));
    root.add("map", Node::words(variant.map));
    root.add("ruleset", Node::words(variant.ruleset));
    if (!variant.preset.empty()) root.add("preset", Node::words(variant.preset));
    if (!variant.options.empty()) {
        Node& options = root.add("options", Node::map());
        for (const OptionSetting& setting : variant.options) options.add(setting.id, optionNode(setting.value));
    }
    if (!variant.seats.empty()) root.add("seats", seatsNode(variant.seats));
    return writeYaml(root, variantShape(), variant.comments);
}

Result<void> saveVariant(const VariantData& variant, const std::string& file) { return writeFile(file, writeVariant(variant)); }

} // namespace marches::engine
