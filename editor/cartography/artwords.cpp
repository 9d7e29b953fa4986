// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artwords.h"

#include "engine/text/translation.h"

namespace marches::editor {

namespace {

std::string& spokenLanguage()
{
    static std::string language = "en";
    return language;
}

QString spoken(const std::string& name)
{
    const bool pseudo = spokenLanguage() == engine::kPseudoLanguage;
    return QString::fromStdString(pseudo ? engine::pseudoText(name) : name);
}

} // namespace

void ArtWords::speak(const std::string& language) { spokenLanguage() = language; }
QString ArtWords::style(const Style& style) { return spoken(style.name(spokenLanguage())); }
QString ArtWords::stamp(const Stamp& stamp) { return spoken(stamp.name(spokenLanguage())); }
QString ArtWords::group(const StampGroup& group) { return spoken(group.name(spokenLanguage())); }

} // namespace marches::editor
