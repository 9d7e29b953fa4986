// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapforms.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace marches::app {

namespace {

class FormWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::MapForms)
public:
    static QString drawing() { return tr("Drawing (SVG)"); }
    static QString table() { return tr("Table of connections (CSV)"); }
    static QString own() { return tr("Map of Marches"); }
    static QString purpose(std::string_view form)
    {
        if (form == "svg") return tr("A shape for each territory, in layers, for programs that draw.");
        if (form == "warzone") return tr("A drawing to upload to Warzone, with names, connections and bonuses.");
        if (form == "domination") return tr("The files of a map for Domination, the Risk game.");
        if (form == "jdip") return tr("A variant for jDip: drawing, adjacency and homes.");
        if (form == "godip") return tr("The drawing and the graph of a variant for godip, which runs Diplicity.");
        if (form == "geojson") return tr("Territories as features with their data, for maps on the web.");
        if (form == "topojson") return tr("The same with each border once.");
        if (form == "csv") return tr("A line for each connection, for spreadsheets.");
        if (form == "graphml") return tr("Territories and connections as a graph, for programs that measure those.");
        return tr("The whole map in one file, with its translations and variants, for anyone who has Marches.");
    }
};

} // namespace

QString MapForms::name(std::string_view form)
{
    if (form == "svg") return FormWords::drawing();
    if (form == "csv") return FormWords::table();
    if (form == "marches-map") return FormWords::own();
    // The others are names, and the same everywhere.
    if (form == "warzone") return QStringLiteral("Warzone");
    if (form == "domination") return QStringLiteral("Domination");
    if (form == "conquest") return QStringLiteral("Conquest");
    if (form == "triplea") return QStringLiteral("TripleA");
    if (form == "jdip") return QStringLiteral("jDip");
    if (form == "godip") return QStringLiteral("godip");
    if (form == "geojson") return QStringLiteral("GeoJSON");
    if (form == "topojson") return QStringLiteral("TopoJSON");
    if (form == "graphml") return QStringLiteral("GraphML");
    return QString::fromUtf8(form.data(), static_cast<qsizetype>(form.size()));
}

QString MapForms::purpose(std::string_view form) { return FormWords::purpose(form); }

QString MapForms::suffix(std::string_view form, bool oneFile)
{
    if (!oneFile) return QStringLiteral("zip");
    if (form == "warzone") return QStringLiteral("svg");
    return QString::fromUtf8(form.data(), static_cast<qsizetype>(form.size()));
}

QString MapForms::withSuffix(const QString& file, const QString& suffix)
{
    const QString own = QFileInfo(file).suffix();
    const bool says = suffix == QLatin1String("zip") ? own.compare(suffix, Qt::CaseInsensitive) == 0 : !own.isEmpty();
    return says ? file : file + QLatin1Char('.') + suffix;
}

QStringList MapForms::patterns()
{
    return {QStringLiteral("*.marches-map"), QStringLiteral("*.svg"),      QStringLiteral("*.map"),
            QStringLiteral("*.geojson"),     QStringLiteral("*.topojson"), QStringLiteral("*.json"),
            QStringLiteral("*.xml"),         QStringLiteral("map.yml"),    QStringLiteral("*.zip")};
}

} // namespace marches::app
