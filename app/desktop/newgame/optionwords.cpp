// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/optionwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace marches::app {

namespace {

struct Options {
    Q_DECLARE_TR_FUNCTIONS(marches::app::OptionWords)
};

} // namespace

QString OptionWords::valueTitle(const std::string& option, const std::string& value) const
{
    return text("option." + option + ".value." + value + ".title");
}

QString OptionWords::valueText(const std::string& option, const std::string& value) const
{
    return text("option." + option + ".value." + value + ".text");
}

QString OptionWords::value(const std::string& option, const engine::OptionValue& value) const
{
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? Options::tr("on", "a switch") : Options::tr("off", "a switch");
    if (const int* number = std::get_if<int>(&value)) return QLocale().toString(*number);
    return valueTitle(option, std::get<std::string>(value));
}

QString OptionWords::difference(const std::string& option) const
{
    const engine::OptionValue& now = *m_model.options().find(option);
    if (std::holds_alternative<int>(now))
        return Options::tr("%1: %2 instead of %3", "option, number, official number")
            .arg(title(option), value(option, now), value(option, m_model.official(option)));
    return Options::tr("%1: %2", "option, its value").arg(title(option), value(option, now));
}

QString OptionWords::conflict(const OptionConflict& conflict) const
{
    switch (conflict.kind) {
    case OptionConflict::Kind::Needs: return Options::tr("Needs: %1").arg(title(conflict.other));
    case OptionConflict::Kind::Excludes: return Options::tr("Conflicts with: %1").arg(title(conflict.other));
    case OptionConflict::Kind::NoEffect: return Options::tr("No effect while “%1” is on").arg(title(conflict.other));
    }
    return {};
}

QString OptionWords::remedy(const OptionConflict& conflict) const
{
    switch (conflict.kind) {
    case OptionConflict::Kind::Needs: return Options::tr("Switch both on");
    case OptionConflict::Kind::Excludes: return Options::tr("Switch the other off");
    case OptionConflict::Kind::NoEffect: return {};
    }
    return {};
}

QString OptionWords::group(engine::OptionGroup group)
{
    switch (group) {
    case engine::OptionGroup::Base: return Options::tr("Base", "group of options: numbers of pieces and the like");
    case engine::OptionGroup::Errata: return Options::tr("Errata", "group of options: corrections of the rules");
    case engine::OptionGroup::Advanced: return Options::tr("Advanced", "group of options");
    case engine::OptionGroup::Reading: return Options::tr("Readings", "group of options: settled ambiguities");
    case engine::OptionGroup::House: return Options::tr("House", "group of options: house rules");
    }
    return {};
}

QString OptionWords::groupHint(engine::OptionGroup group)
{
    switch (group) {
    case engine::OptionGroup::Base:
        return Options::tr("How many there are of each thing. The official numbers come first.");
    case engine::OptionGroup::Errata: return Options::tr("Corrections of the rules. All on in the official game.");
    case engine::OptionGroup::Advanced: return Options::tr("Optional rules. All off in the official game.");
    case engine::OptionGroup::Reading:
        return Options::tr("Where the rules leave a question open: both answers, ours first chosen.");
    case engine::OptionGroup::House: return Options::tr("Designed here, because the rules do not tell.");
    }
    return {};
}

} // namespace marches::app
