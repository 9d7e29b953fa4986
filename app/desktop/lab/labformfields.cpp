// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labform.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include "engine/lab/measure.h"

// What the fields of the form offer.
namespace marches::app {

namespace {

constexpr double kWidestPrecision = 50.0;
constexpr double kTwoSided95 = 1.96; ///< half the width of an interval, in standard deviations

/// Counted after a number of a measure that is no share of games; empty: it is a bare number.
QString unitWord(std::string_view measure)
{
    if (measure == "turns") return LabForm::tr("turns");
    if (measure == "decisions") return LabForm::tr("decisions");
    if (measure == "score" || measure == "margin" || measure == "spread") return LabForm::tr("points");
    if (measure == "lead-changes") return LabForm::tr("changes");
    return {};
}

} // namespace

void LabForm::fillGames()
{
    const QSignalBlocker quiet(m_game);
    m_offered = m_catalogue.games();
    m_game->clear();
    for (const Catalogue::Game& one : m_offered)
        m_game->addItem(tr("%1 – %2", "game, map")
                            .arg(m_catalogue.rulesText(one.ruleset, "ruleset.name"), m_catalogue.mapName(one.map)));
}

void LabForm::fillVariants()
{
    const QSignalBlocker quiet(m_variant);
    m_variant->clear();
    const std::vector<std::string> names = labVariants(m_catalogue, m_subject->game());
    for (const std::string& name : names) {
        const bool plain = name.find(':') != std::string::npos;
        const std::string id = plain ? std::string() : name.substr(name.find('/') + 1);
        QString words = plain ? tr("The rules as they are", "no variant") : QString::fromStdString(id);
        for (const engine::LibraryEntry* entry : m_catalogue.variants(m_subject->game()))
            if (!plain && entry->id == id) words = m_catalogue.variantName(*entry);
        m_variant->addItem(words, QString::fromStdString(name));
    }
    m_variant->setCurrentIndex(m_variant->findData(QString::fromStdString(m_asked.variant)));
}

void LabForm::fillPlayers()
{
    const engine::SeatRange range = m_catalogue.seats(m_subject->game());
    const QSignalBlocker quiet(m_players);
    // A file may ask for more than there is room for; that is told when it is started.
    m_players->setRange((m_asked.players > 0 ? std::min(range.least, m_asked.players) : range.least) - 1,
                        std::max(range.most, m_asked.players));
    m_players->setSpecialValueText(tr("%1, as usual", "number of players").arg(m_subject->seats(0).size()));
    m_players->setValue(m_asked.players > 0 ? m_asked.players : m_players->minimum());
}

void LabForm::fillTargets()
{
    const QSignalBlocker quiet(m_target);
    m_target->clear();
    const QString chosen = QString::fromStdString(part().target);
    for (const engine::Measure& measure : engine::measures()) {
        const QString id = QString::fromStdString(std::string(measure.id));
        const bool told = measure.scope == engine::MeasureScope::Game || measure.scope == engine::MeasureScope::Seat;
        if ((!told || measure.costly) && id != chosen) continue;
        m_target->addItem(m_catalogue.rulesText({}, "measure." + std::string(measure.id) + ".name"), id);
        m_target->setItemData(m_target->count() - 1,
                              m_catalogue.rulesText({}, "measure." + std::string(measure.id) + ".text"),
                              Qt::ToolTipRole);
    }
    m_target->setCurrentIndex(m_target->findData(chosen));
}

void LabForm::showPrecision()
{
    const std::string id = question() == LabQuestion::Fair && m_asked.fair
                               ? std::string(m_asked.fair->measure.substr(0, m_asked.fair->measure.find('.')))
                               : part().target;
    const engine::Measure* measure = engine::findMeasure(id);
    const bool share = measure == nullptr || measure->share;
    const QString unit = share ? tr("in 100", "after a number") : unitWord(id);
    // What has no unit lies between 0 and 1.
    const bool fine = unit.isEmpty();
    const QSignalBlocker quiet(m_precision);
    m_precision->setRange(0.0, std::max(m_asked.precision, share ? kWidestPrecision : engine::kMostPrecision));
    m_precision->setDecimals(fine ? 2 : 1);
    m_precision->setSingleStep(fine ? 0.01 : 0.5);
    m_precision->setSuffix(fine ? QString() : QLatin1Char(' ') + unit);
    m_precision->setValue(m_asked.precision);
}

/// So many games tell a share of them to so much, whatever it is.
void LabForm::showGamesHint()
{
    const double games = static_cast<double>(std::max<std::uint64_t>(1, m_asked.games));
    m_gamesHint->setText(tr("Shares of games are then known to ±%1 in 100 or better.")
                             .arg(locale().toString(50.0 * kTwoSided95 / std::sqrt(games), 'f', 1)));
}

} // namespace marches::app
