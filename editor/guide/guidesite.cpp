// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/guidesite.h"

#include <filesystem>
#include <set>

#include <QBuffer>

#include "editor/guide/guide.h"
#include "editor/guide/guidehtml.h"
#include "editor/guide/guidepictures.h"
#include "editor/guide/rulebook.h"
#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "engine/text/translation.h"

namespace marches::editor {

namespace {

constexpr int kPictureWidth = 900;

/// Writes files below a folder and remembers their names.
class SiteWriter {
public:
    explicit SiteWriter(std::string folder) : m_folder(std::move(folder)) {}

    [[nodiscard]] engine::Result<void> write(const QString& name, const QByteArray& bytes)
    {
        const std::filesystem::path file = std::filesystem::path(m_folder) / name.toStdString();
        std::error_code failed;
        std::filesystem::create_directories(file.parent_path(), failed);
        if (failed) return engine::fail(engine::fileError("file-not-created", file.string(), failed.message()));
        engine::Result<void> written = engine::writeFile(
            file.string(), std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        if (written) m_names.push_back(name.toStdString());
        return written;
    }
    std::vector<std::string> names() const { return m_names; }

private:
    std::string m_folder;
    std::vector<std::string> m_names;
};

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

engine::Result<void> writePages(const engine::Library& library, const std::string& language, SiteWriter& writer)
{
    const QString code = QString::fromStdString(language);
    const engine::Result<Guide> guide =
        Guide::read(QString::fromStdString(library.dataRoot() + "/resources/guide"), code);
    if (!guide) return engine::fail(guide.error());
    const GuidePictures pictures(library, language);
    std::set<QString> drawn;
    for (const GuidePage& page : guide->pages()) {
        QString back;
        if (page.id != Guide::indexId())
            back = QStringLiteral("<p><a href=\"index.html\">%1</a></p>\n")
                       .arg(guide->pages().front().title.toHtmlEscaped());
        const QString html = webPage(page.title, page.language, back + guideHtml(page, GuideReader::Web));
        if (auto written = writer.write(page.id + QStringLiteral(".html"), html.toUtf8()); !written) return written;
        for (const QString& picture : referencesOf(page).pictures) {
            if (!drawn.insert(picture).second) continue;
            const engine::Result<QImage> image = pictures.draw(picture, kPictureWidth);
            if (!image) return engine::fail(image.error());
            if (auto written = writer.write(QStringLiteral("pictures/") + pictureFileName(picture), pngOf(*image));
                !written)
                return written;
        }
    }
    return {};
}

} // namespace

engine::Texts ruleBookTexts(const engine::Library& library, const engine::RulesPackage& rules)
{
    engine::Errors errors; // what cannot be read is said in the source language
    engine::Texts texts = engine::engineTexts(library.dataRoot(), errors);
    for (const engine::TextSource& base : rules.baseTexts) engine::addTexts(texts, base, errors, library.textRoots());
    engine::addTexts(texts, engine::textsOf(rules), errors, library.textRoots());
    return texts;
}

engine::Result<std::vector<std::string>> writeGuideSite(const engine::Library& library, const GuideSite& site)
{
    std::vector<std::string> rulesets = site.rulesets;
    if (rulesets.empty())
        for (const engine::LibraryEntry& entry : library.rulesets()) rulesets.push_back(entry.id);
    // All is read before anything is written.
    std::vector<engine::RulesPackage> books;
    for (const std::string& ruleset : rulesets) {
        engine::Result<engine::RulesPackage> rules = library.ruleset(ruleset);
        if (!rules) return engine::fail(rules.error());
        books.push_back(*std::move(rules));
    }
    SiteWriter writer(site.folder);
    if (auto written = writePages(library, site.language, writer); !written) return engine::fail(written.error());
    for (const engine::RulesPackage& rules : books) {
        engine::Texts texts = ruleBookTexts(library, rules);
        if (site.language == engine::kPseudoLanguage) texts.addPseudo();
        const QString page = webPage(ruleBookTitle(texts, site.language), QString::fromStdString(site.language),
                                     ruleBookHtml(rules.data, texts, site.language));
        if (auto written = writer.write(ruleBookFileName(QString::fromStdString(rules.data.id)), page.toUtf8());
            !written)
            return engine::fail(written.error());
    }
    return writer.names();
}

} // namespace marches::editor
