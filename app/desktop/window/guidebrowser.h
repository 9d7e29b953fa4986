// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QImage>
#include <QTextBrowser>

#include "editor/document/longwork.h"
#include "editor/guide/guide.h"
#include "engine/package/library.h"

namespace marches::app {

/// Shows pages of the guide. Their pictures are drawn in another thread, as wide as there is room, and come into the
/// page when they are there. What a link leads to is told by anchorClicked().
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(const engine::Library& library, QWidget* parent = nullptr);

    void showPage(const editor::GuidePage& page, const std::string& language);
    /// HTML without pictures; empty: its beginning.
    void showHtml(const QString& html, const QString& anchor);
    /// Blocks until the pictures of the page are there; for tests and for pictures of the window.
    void waitForPictures();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A picture as it was drawn, in whose language and how wide.
    using Key = std::pair<QString, std::string>;
    using Drawn = std::vector<std::pair<QString, QImage>>;

    void drawMissing();
    void take(const Drawn& drawn, const std::string& language);
    void setPage(const QString& html);
    int pictureWidth() const;
    Key keyOf(const QString& picture) const;

    const engine::Library& m_library;
    editor::LongWork m_drawing;
    std::string m_language = "en";
    QString m_html;
    std::vector<QString> m_wanted; ///< pictures of the page
    std::map<Key, QImage> m_pictures;
    int m_width = 0; ///< that the page was laid out for
    bool m_layingOut = false;
};

} // namespace marches::app
