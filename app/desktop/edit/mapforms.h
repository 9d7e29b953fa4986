// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace marches::app {

/// The forms of other programs (editor::importForms(), editor::exportForms()), as a person knows them.
class MapForms {
public:
    /// "Domination", in the language in use.
    static QString name(std::string_view form);
    /// What a map in this form is good for, in a sentence.
    static QString purpose(std::string_view form);
    /// Ending of its one file, without a dot; where there are several, of the zip that holds them.
    static QString suffix(std::string_view form, bool oneFile);
    /// The name that a person gave, with the ending where that does not say it: a zip is called so, since who reads
    /// "isles.map" takes it for the map itself.
    static QString withSuffix(const QString& file, const QString& suffix);
    /// "*.svg": what an import may begin with.
    static QStringList patterns();
};

} // namespace marches::app
