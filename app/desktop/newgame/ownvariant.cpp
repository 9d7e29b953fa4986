// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/ownvariant.h"

#include <algorithm>
#include <utility>

#include "engine/io/files.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace marches::app {

namespace {

/// `<folder>/<stem>.yaml`, or with a number where that is taken.
QString freeFile(const QString& folder, const QString& stem)
{
    QString file = folder + QLatin1Char('/') + stem + QStringLiteral(".yaml");
    for (int n = 2; QFileInfo::exists(file); ++n)
        file = folder + QLatin1Char('/') + stem + QLatin1Char('-') + QString::number(n) + QStringLiteral(".yaml");
    return file;
}

/// `wanted`, or with a number where the map has such a variant, also one that comes with the program: experiments and
/// the command line know variants by their ids.
std::string freeId(const engine::Library& library, const std::string& map, const std::string& wanted)
{
    const auto taken = [&](const std::string& id) {
        return QFileInfo::exists(QString::fromStdString(library.ownVariantFile(map, id))) ||
               std::ranges::any_of(library.variants(), [&](const engine::LibraryEntry& entry) {
                   return entry.map == map && entry.id == id;
               });
    };
    std::string id = wanted;
    for (int n = 2; taken(id); ++n) id = wanted + "-" + std::to_string(n);
    return id;
}

engine::Result<void> move(const QString& from, const QString& to)
{
    QFile file(from);
    if (QDir().mkpath(QFileInfo(to).path()) && file.rename(to)) return {};
    return engine::fail(engine::fileError("file-not-created", to.toStdString(), file.errorString().toStdString()));
}

} // namespace

std::string variantId(const QString& name)
{
    std::string id;
    for (const QChar sign : name.normalized(QString::NormalizationForm_D).toLower()) {
        const char16_t code = sign.unicode();
        const bool plain = (code >= u'a' && code <= u'z') || (code >= u'0' && code <= u'9');
        if (plain)
            id += static_cast<char>(code);
        else if (sign.category() != QChar::Mark_NonSpacing && !id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-') id.pop_back();
    constexpr std::size_t kLongest = 60;
    id.resize(std::min(id.size(), kLongest));
    return id.empty() ? "variant" : id;
}

engine::Result<engine::VariantData> saveOwnVariant(Catalogue& catalogue, engine::VariantData variant,
                                                   const QString& name, const std::string& replaced)
{
    variant.comments = {};
    variant.texts = {{"variant.name", name.toStdString(), {}, {}, 0, {}, {}}};
    variant.id = replaced.empty() ? freeId(catalogue.library(), variant.map, variantId(name))
                                  : QFileInfo(QString::fromStdString(replaced)).completeBaseName().toStdString();
    variant.file = replaced.empty() ? catalogue.library().ownVariantFile(variant.map, variant.id) : replaced;
    if (auto written = engine::saveVariant(variant, variant.file); !written)
        return engine::fail(std::move(written.error()));
    catalogue.rescanOwnVariants();
    return variant;
}

const engine::LibraryEntry* ownVariantNamed(const Catalogue& catalogue, const std::string& map, const QString& name,
                                            const std::string& but)
{
    const std::string id = variantId(name);
    const auto& all = catalogue.library().variants();
    const auto found = std::ranges::find_if(all, [&](const engine::LibraryEntry& entry) {
        return entry.own && entry.map == map && entry.file != but &&
               variantId(QString::fromStdString(entry.name)) == id;
    });
    return found == all.end() ? nullptr : &*found;
}

engine::Result<void> renameOwnVariant(Catalogue& catalogue, const std::string& file, const QString& name)
{
    auto variant = engine::loadVariant(file);
    if (!variant) return engine::fail(std::move(variant.error()));
    const auto said = std::ranges::find(variant->texts, "variant.name", &engine::TextEntry::key);
    if (said != variant->texts.end())
        said->one = name.toStdString();
    else
        variant->texts.push_back({"variant.name", name.toStdString(), {}, {}, 0, {}, {}});
    if (auto written = engine::saveVariant(*variant, file); !written) return written;
    catalogue.rescanOwnVariants();
    return {};
}

engine::Result<DeletedVariant> deleteOwnVariant(Catalogue& catalogue, const engine::LibraryEntry& entry)
{
    DeletedVariant deleted;
    deleted.name = catalogue.variantName(entry);
    deleted.game = {entry.map, entry.ruleset};
    deleted.file = entry.file;
    const QString folder = QString::fromStdString(catalogue.library().ownRoot() + "/deleted/variants/") +
                           QString::fromStdString(entry.map);
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    const QString aside = freeFile(folder, QString::fromStdString(entry.id) + QLatin1Char('-') + now);
    deleted.aside = aside.toStdString();
    if (auto moved = move(QString::fromStdString(entry.file), aside); !moved) return engine::fail(moved.error());
    catalogue.rescanOwnVariants(); // `entry` is gone from here on
    return deleted;
}

engine::Result<std::string> takeBackVariant(Catalogue& catalogue, const DeletedVariant& variant)
{
    const QFileInfo before(QString::fromStdString(variant.file));
    const QString file = freeFile(before.path(), before.completeBaseName());
    if (auto moved = move(QString::fromStdString(variant.aside), file); !moved) return engine::fail(moved.error());
    catalogue.rescanOwnVariants();
    return file.toStdString();
}

} // namespace marches::app
