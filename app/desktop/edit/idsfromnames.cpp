// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/idsfromnames.h"

#include "editor/document/ids.h"
#include "editor/document/mapdocument.h"

#include <QByteArray>
#include <QDirIterator>
#include <QFile>
#include <QString>
#include <QStringList>

#include <cctype>
#include <string>

namespace marches::app {

namespace {

/// All that variants beside a map and their translations say.
QByteArray variantsBeside(const QString& folder)
{
    QByteArray all;
    if (folder.isEmpty()) return all;
    QDirIterator files(folder + QStringLiteral("/variants"), {QStringLiteral("*.yaml"), QStringLiteral("*.po")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) all += file.readAll() + '\n';
    }
    return all;
}

/// A whole id, and no part of a longer one.
bool saysId(const QByteArray& text, const std::string& id)
{
    const auto isOfId = [&text](qsizetype at) {
        if (at < 0 || at >= text.size()) return false;
        const auto letter = static_cast<unsigned char>(text[at]);
        return letter == '-' || std::isalnum(letter) != 0;
    };
    const QByteArray wanted = QByteArray::fromStdString(id);
    for (qsizetype at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
        if (!isOfId(at - 1) && !isOfId(at + wanted.size())) return true;
    return false;
}

} // namespace

int takeIdsFromNames(editor::MapDocument& document, const QString& folder, const QString& title)
{
    const QByteArray variants = variantsBeside(folder);
    const std::size_t before = editor::recordsWithMadeUpIds(document.model()).size();
    if (before == 0) return 0;
    const editor::EditOutcome done = document.edit(title, [&variants](editor::MapEdit& edit) {
        return editor::takeIdsFromNames(edit, [&variants](const std::string& id) { return saysId(variants, id); });
    });
    if (!done) return 0;
    return static_cast<int>(before - editor::recordsWithMadeUpIds(document.model()).size());
}

} // namespace marches::app
