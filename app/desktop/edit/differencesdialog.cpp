// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/differencesdialog.h"

#include <QCoreApplication>
#include <QEvent>

#include <array>

namespace marches::app {

namespace {

using Kind = editor::MapDifference::Kind;

struct Sentences {
    const char* added;
    const char* removed;
    const char* changed;
};

/// In the order of Kind; the map itself, how it is drawn, and its artwork only change.
constexpr std::array<Sentences, 12> kSentences{{
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New territory: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Territory removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Territory changed: %1")},
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New sea zone: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Sea zone removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Sea zone changed: %1")},
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New site: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Site removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Site changed: %1")},
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New region: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Region removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Region changed: %1")},
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New connection: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Connection removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Connection changed: %1")},
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New river or mountains: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "River or mountains removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "River or mountains changed: %1")},
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New track: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Track removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Track changed: %1")},
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New stamp: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Stamp removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Stamp changed: %1")},
    {QT_TRANSLATE_NOOP("marches::app::MapDifference", "New scenery: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Scenery removed: %1"),
     QT_TRANSLATE_NOOP("marches::app::MapDifference", "Scenery changed: %1")},
    {nullptr, nullptr, QT_TRANSLATE_NOOP("marches::app::MapDifference", "How the board is drawn")},
    {nullptr, nullptr, QT_TRANSLATE_NOOP("marches::app::MapDifference", "Information about the map")},
    {nullptr, nullptr, QT_TRANSLATE_NOOP("marches::app::MapDifference", "The artwork around the territories")},
}};

} // namespace

QString differenceWords(const editor::MapDifference& difference)
{
    const Sentences& words = kSentences.at(static_cast<std::size_t>(difference.kind));
    const char* sentence = difference.what == editor::MapDifference::What::Added     ? words.added
                           : difference.what == editor::MapDifference::What::Removed ? words.removed
                                                                                     : words.changed;
    const QString text = QCoreApplication::translate("marches::app::MapDifference", sentence);
    return difference.name.isEmpty() ? text : text.arg(difference.name);
}

DifferencesDialog::DifferencesDialog(Between between, QString map, std::vector<editor::MapDifference> differences,
                                     QWidget* parent)
    : Translated(parent), m_between(between), m_map(std::move(map)), m_differences(std::move(differences))
{
    retranslate();
}

void DifferencesDialog::retranslate()
{
    const int count = static_cast<int>(m_differences.size());
    QString heading;
    switch (m_between) {
    case Between::FileAndUnsaved:
        heading = tr("The unsaved version has %n difference(s) from the file of %1.", nullptr, count).arg(m_map);
        break;
    case Between::NothingAndUnsaved:
        heading = tr("%1 was never saved. It contains %n item(s).", nullptr, count).arg(m_map);
        break;
    case Between::OursAndTheirs:
        heading = tr("The other program's %1 has %n difference(s) from the one that is open here.", nullptr, count)
                      .arg(m_map);
        break;
    case Between::BackupAndNow:
        heading = tr("The backup of %1 has %n difference(s) from the map as it is now.", nullptr, count).arg(m_map);
        break;
    }
    QStringList lines;
    for (const editor::MapDifference& difference : m_differences) lines << differenceWords(difference);
    tell(tr("What differs"), heading, tr("Differences"), lines);
}

} // namespace marches::app
