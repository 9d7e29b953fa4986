// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "engine/base/result.h"

namespace marches::editor {

/// A page of the guide: a file of Markdown (CommonMark) whose first heading is its title.
struct GuidePage {
    QString id; ///< name of its file, without ".md"; small letters, digits and hyphens
    QString title;
    QString language;    ///< in which it is written: English where the wanted language lacks it
    QByteArray markdown; ///< UTF-8
    QString text;        ///< its words without marks, a paragraph a line
};

/// Where something was found.
struct GuideHit {
    QString page;  ///< its id
    QString title; ///< of the page
    QString line;  ///< the paragraph, shortened around the first word found; empty: the title has it all
};

/// The guide in one language: `<folder>/<language>/index.md` lists the pages, by links and in their order. A page that
/// a language lacks is given in English.
class Guide {
public:
    static constexpr int kMostPages = 200;
    static constexpr std::size_t kMostBytes = 400'000; ///< of a page

    /// Errors: those of reading files; guide-page where a link of the list leads to no page.
    [[nodiscard]] static engine::Result<Guide> read(const QString& folder, const QString& language);
    static QString indexId() { return QStringLiteral("index"); }

    /// The index first, then in the order of its links.
    const std::vector<GuidePage>& pages() const { return m_pages; }
    const GuidePage* find(const QString& id) const;
    /// Pages in which all the words are, whatever their case and accents; those with a word in their title first.
    std::vector<GuideHit> search(const QString& words) const;

private:
    std::vector<GuidePage> m_pages;
};

/// Destinations of the links and pictures of a page, in their order.
struct GuideReferences {
    std::vector<QString> links;
    std::vector<QString> pictures;
};
GuideReferences referencesOf(const GuidePage& page);

} // namespace marches::editor
