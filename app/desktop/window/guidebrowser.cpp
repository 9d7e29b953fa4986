// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/guidebrowser.h"

#include <algorithm>

#include <QScrollBar>

#include "app/desktop/base/theme.h"
#include "editor/guide/guidehtml.h"
#include "editor/guide/guidepictures.h"

namespace marches::app {

namespace {

constexpr int kWidest = 860; ///< pixels of a picture on the screen
constexpr int kNarrowest = 200;
constexpr int kDrawn = 1200;        ///< pixels that it is drawn with, enough for a dense screen
constexpr double kUsualShape = 0.7; ///< height of a board that is not drawn yet, of its width

} // namespace

GuideBrowser::GuideBrowser(const engine::Library& library, QWidget* parent) : QTextBrowser(parent), m_library(library)
{
    setOpenLinks(false); // pages are not files
    document()->setDocumentMargin(16);
}

void GuideBrowser::showPage(const editor::GuidePage& page, const std::string& language)
{
    m_language = language;
    m_wanted = editor::referencesOf(page).pictures;
    setPage(editor::guideHtml(page, editor::GuideReader::Window));
    verticalScrollBar()->setValue(0);
    drawMissing();
}

void GuideBrowser::showHtml(const QString& html, const QString& anchor)
{
    m_drawing.cancel();
    m_wanted.clear();
    setPage(html);
    verticalScrollBar()->setValue(0);
    if (!anchor.isEmpty()) scrollToAnchor(anchor);
}

void GuideBrowser::waitForPictures() { m_drawing.finishWithin(60'000); }

void GuideBrowser::setPage(const QString& html)
{
    m_html = html;
    // A bar that comes or goes while it is laid out changes the room: then it is laid out once more, and not within.
    for (int tries = 0; tries < 2; ++tries) {
        m_width = pictureWidth();
        m_layingOut = true;
        setHtml(html);
        m_layingOut = false;
        if (m_wanted.empty() || pictureWidth() == m_width) return;
    }
}

int GuideBrowser::pictureWidth() const
{
    return std::clamp(viewport()->width() - 2 * qRound(document()->documentMargin()), kNarrowest, kWidest);
}

GuideBrowser::Key GuideBrowser::keyOf(const QString& picture) const
{
    return {picture + (colours().dark ? QStringLiteral(" dark") : QString()), m_language};
}

void GuideBrowser::drawMissing()
{
    std::vector<QString> missing;
    for (const QString& picture : m_wanted)
        if (!m_pictures.contains(keyOf(picture))) missing.push_back(picture);
    if (missing.empty()) {
        m_drawing.cancel();
        return;
    }
    const editor::Theme theme = colours().dark ? editor::Theme::Dark : editor::Theme::Light;
    m_drawing.start(
        [library = m_library, language = m_language, theme, missing](const editor::Progress& goOn) {
            const editor::GuidePictures pictures(library, language, theme);
            Drawn drawn;
            for (const QString& picture : missing) {
                const auto isWanted = [&] {
                    return goOn(static_cast<double>(drawn.size()) / static_cast<double>(missing.size()));
                };
                if (!isWanted()) break;
                const engine::Result<QImage> image = pictures.draw(picture, kDrawn, isWanted);
                drawn.emplace_back(picture, image ? *image : QImage());
            }
            return drawn;
        },
        [this, language = m_language](const Drawn& drawn) { take(drawn, language); });
}

void GuideBrowser::take(const Drawn& drawn, const std::string& language)
{
    if (language != m_language) return;
    for (const auto& [picture, image] : drawn) m_pictures[keyOf(picture)] = image;
    const int place = verticalScrollBar()->value();
    setPage(m_html);
    verticalScrollBar()->setValue(place);
}

QVariant GuideBrowser::loadResource(int type, const QUrl& name)
{
    // Nothing is read from a disk or a network: a page has pictures of boards alone.
    if (type != QTextDocument::ImageResource) return {};
    const int width = pictureWidth();
    const auto found = m_pictures.find(keyOf(name.toString()));
    if (found == m_pictures.end() || found->second.isNull()) {
        QImage empty(width, qRound(width * kUsualShape), QImage::Format_ARGB32_Premultiplied);
        empty.fill(Qt::transparent);
        return empty;
    }
    const qreal ratio = devicePixelRatioF();
    QImage image = found->second.scaledToWidth(qRound(width * ratio), Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    return image;
}

void GuideBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (m_layingOut || m_wanted.empty() || pictureWidth() == m_width) return;
    const double place = verticalScrollBar()->maximum() > 0
                             ? static_cast<double>(verticalScrollBar()->value()) / verticalScrollBar()->maximum()
                             : 0.0;
    setPage(m_html);
    verticalScrollBar()->setValue(qRound(place * verticalScrollBar()->maximum()));
}

} // namespace marches::app
