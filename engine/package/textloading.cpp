// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/textloading.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "engine/io/files.h"
#include "engine/package/lesson.h"
#include "engine/package/library.h"
#include "engine/package/mappackage.h"
#include "engine/package/rulespackage.h"
#include "engine/package/variantpackage.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

namespace fs = std::filesystem;

Schema pluralSchema()
{
    return Schema::object("plural", {{"plural-by", Schema::text(kLongestFormatName)},
                                     {"one", Schema::text(), true},
                                     {"other", Schema::text(), true}});
}

TextEntry entryOf(const std::string& key, const YamlNode& value, const std::string& file)
{
    TextEntry entry;
    entry.key = key;
    entry.file = file;
    entry.line = value.line;
    if (value.isScalar()) {
        entry.one = value.text;
        return entry;
    }
    if (const YamlNode* one = value.find("one")) entry.one = one->text;
    if (const YamlNode* other = value.find("other")) entry.other = other->text;
    if (const YamlNode* pluralBy = value.find("plural-by")) entry.pluralBy = pluralBy->text;
    return entry;
}

template <class Package> [[nodiscard]] Result<TextSource> sourceOf(const Result<Package>& package)
{
    if (!package) return fail(package.error());
    return textsOf(*package);
}

/// The file that a folder stands for, or the path itself.
std::string fileBelow(const std::string& path)
{
    std::error_code failed;
    if (!fs::is_directory(path, failed)) return path;
    for (const char* name : {"map.yaml", "rules.yaml", "texts.yaml", "lesson.yaml"})
        if (fs::is_regular_file(fs::path(path) / name, failed)) return (fs::path(path) / name).string();
    return path;
}

constexpr std::string_view kVariantKey = "variant.";

/// The words of a variant's own cards stand in place of the ruleset's, in every language that they are translated into.
void addCardTexts(Texts& texts, const VariantData& variant, const TextRoots& roots)
{
    if (variant.content.texts.empty()) return;
    texts.add(variant.content.texts, variant.language);
    if (variant.file.empty()) return;
    const std::string prefix = std::string(kVariantKey) + variant.id + ".";
    for (const TranslationFile& translation : translationFiles(variant.file, roots)) {
        Result<PoFile> po = loadPo(translation.file); // what is wrong with it was told with the variant's other texts
        if (!po) continue;
        if (translation.overlay) po = overlayInStep(*std::move(po), textsOf(variant));
        std::erase_if(po->entries, [&prefix](PoEntry& entry) {
            if (!entry.context || !entry.context->starts_with(prefix + "card.")) return true;
            entry.context->erase(0, prefix.size());
            return false;
        });
        texts.addTranslation(translation.language, *po);
    }
}

void append(Errors& errors, const Errors& more) { errors.insert(errors.end(), more.begin(), more.end()); }

} // namespace

const Schema& textsSchema()
{
    static const Schema shape = Schema::object(
        "texts",
        {
            {"marches", Schema::text(kLongestFormatName), true},
            {"language", Schema::language(), true},
            {"texts", Schema::mapOf(Schema::either({Schema::text(), pluralSchema()}), Schema::Keys::TextKey), true},
        });
    return shape;
}

Result<TextSource> readTexts(std::string_view bytes, const std::string& file)
{
    const Result<YamlNode> root = readDocument(bytes, file, "texts", 1);
    if (!root) return fail(root.error());
    Errors errors;
    checkSchema(*root, textsSchema(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));
    TextSource source{file, root->find("language")->text, {}};
    const YamlNode& texts = *root->find("texts");
    for (std::size_t i = 0; i < texts.keys.size(); ++i)
        source.entries.push_back(entryOf(texts.keys[i].text, texts.items[i], file));
    return source;
}

Result<TextSource> loadTexts(const std::string& file)
{
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readTexts(*bytes, file);
}

TextSource textsOf(const MapData& map) { return {map.file, map.language, map.texts}; }

TextSource textsOf(const RulesPackage& rules) { return {rules.file, rules.data.language, rules.texts}; }

TextSource textsOf(const VariantData& variant)
{
    TextSource source{variant.file, variant.language, variant.texts};
    for (TextEntry& entry : source.entries)
        if (entry.key.starts_with(kVariantKey)) entry.key.insert(kVariantKey.size(), variant.id + ".");
    for (TextEntry entry : variant.content.texts) {
        entry.key = std::string(kVariantKey) + variant.id + "." + entry.key;
        source.entries.push_back(std::move(entry));
    }
    return source;
}

namespace {

/// The ruleset that the one in `file` is based on, among those of the program whose data the file stands in.
BaseFinder basesAbove(const std::string& file)
{
    return [file](const std::string& id) -> Result<RulesPackage> {
        std::error_code error;
        for (fs::path folder = fs::absolute(file, error).parent_path();; folder = folder.parent_path()) {
            const fs::path rules = folder / "resources" / "rules" / id / "rules.yaml";
            if (fs::is_regular_file(rules, error)) return loadRules(rules.string());
            if (folder == folder.parent_path()) return fail({"unknown-base", {{"name", id}}, {}, 0, 0, {}});
        }
    };
}

} // namespace

Result<TextSource> loadTextSource(const std::string& path)
{
    const std::string file = fileBelow(path);
    const std::string kind = documentKind(file);
    if (kind == "map") return sourceOf(loadMap(file));
    if (kind == "rules") return sourceOf(loadRules(file, basesAbove(file)));
    if (kind == "variant") return sourceOf(loadVariant(file));
    if (kind == "lesson") return sourceOf(loadLesson(file));
    if (kind == "texts") return loadTexts(file);
    if (file.ends_with(".po")) return fail({"translation-not-document", {}, file, 0, 0, {}});
    const Result<std::string> bytes =
        readFile(file, YamlLimits{}.bytes); // a file that cannot be read has its own reason
    if (!bytes) return fail(bytes.error());
    return fail({"no-texts", {{"kind", kind}}, file, 0, 0, {}});
}

void addTexts(Texts& texts, const TextSource& source, Errors& errors, const TextRoots& roots)
{
    texts.add(source.entries, source.language);
    if (source.file.empty()) return;
    for (const TranslationFile& translation : translationFiles(source.file, roots)) {
        Result<PoFile> po = loadPo(translation.file);
        if (!po) {
            append(errors, po.error());
            continue;
        }
        if (translation.overlay) po = overlayInStep(*std::move(po), source);
        texts.addTranslation(translation.language, *po);
    }
}

Texts engineTexts(const TextRoots& roots, Errors& errors)
{
    Texts texts;
    const Result<TextSource> source =
        loadTexts((fs::path(roots.data) / "resources" / "engine" / "texts.yaml").string());
    if (source)
        addTexts(texts, *source, errors, roots);
    else
        append(errors, source.error());
    return texts;
}

Texts packageTexts(const TextRoots& roots, const RulesPackage* rules, const MapData* map, const VariantData* variant,
                   Errors& errors)
{
    Texts texts = engineTexts(roots, errors);
    if (rules != nullptr) {
        for (const TextSource& base : rules->baseTexts) addTexts(texts, base, errors, roots);
        addTexts(texts, textsOf(*rules), errors, roots);
    }
    if (map != nullptr) addTexts(texts, textsOf(*map), errors, roots);
    if (variant == nullptr) return texts;
    addTexts(texts, textsOf(*variant), errors, roots);
    addCardTexts(texts, *variant, roots);
    return texts;
}

Texts gameTexts(const TextRoots& roots, const GameSetup& setup, Errors& errors)
{
    return packageTexts(roots, &setup.rules, &setup.map, &setup.variant, errors);
}

} // namespace marches::engine
