// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/caserunner.h"

#include <map>
#include <memory>

#include "engine/diplomacy/adjudication/adjudicator.h"
#include "engine/diplomacy/adjudication/adjustments.h"
#include "engine/diplomacy/adjudication/retreats.h"
#include "engine/diplomacy/referee/casetarget.h"

namespace marches::engine::referee {

namespace {

using namespace adjudication;

std::string_view wordOf(Outcome outcome)
{
    return outcome == Outcome::Succeeds ? kSucceeds : outcome == Outcome::Fails ? kFails : kVoid;
}

Order orderOf(const orders::WrittenOrder& written)
{
    Order order;
    order.viaConvoy = written.byConvoy;
    for (const int sea : written.path) order.path.set(sea);
    order.from = static_cast<std::int16_t>(written.otherPlace);
    order.to = static_cast<std::int16_t>(written.to);
    switch (written.kind) {
    case orders::OrderKind::Move: order.kind = adjudication::OrderKind::Move; break;
    case orders::OrderKind::SupportHold: order.kind = adjudication::OrderKind::SupportHold; break;
    case orders::OrderKind::SupportMove: order.kind = adjudication::OrderKind::SupportMove; break;
    case orders::OrderKind::Convoy: order.kind = adjudication::OrderKind::Convoy; break;
    default: order.kind = adjudication::OrderKind::Hold; break;
    }
    return order;
}

class CaseRunner : public CaseTarget {
public:
    CaseRunner(const CaseCollection& collection, const Board& board, const MovementGraph& graph)
        : CaseTarget(collection, board, graph), m_nameRank(nameRanks(board)),
          m_resolution(std::make_unique<Resolution>()), m_winter(std::make_unique<AdjustmentsEnd>())
    {}

    CaseVerdict run(const OrderCase& one)
    {
        for (const CaseStep& step : one.steps) {
            m_step = &step;
            if (step.units && !place(*step.units)) break;
            switch (step.phase) {
            case CaseStep::Phase::Movement: runMovement(); break;
            case CaseStep::Phase::Retreat: runRetreats(); break;
            case CaseStep::Phase::Adjustment: runAdjustments(); break;
            }
        }
        return std::move(m_verdict);
    }

private:
    void runMovement()
    {
        std::vector<Order> orders(m_units.size());
        std::vector<std::pair<int, const CaseOrder*>> given;
        for (const CaseOrder& order : m_step->orders) {
            const int unit = unitIn(order.order.place);
            if (unit < 0 || m_units[static_cast<std::size_t>(unit)].power != order.power) {
                grade(order, kVoid); // somebody else's unit, or none
                continue;
            }
            orders[static_cast<std::size_t>(unit)] = orderOf(order.order);
            given.emplace_back(unit, &order);
        }
        Adjudicator(m_graph, m_collection.choices).resolve(m_units, orders, *m_resolution);
        for (const auto& [unit, order] : given) {
            const adjudication::Result& result = m_resolution->results()[static_cast<std::size_t>(unit)];
            grade(*order, wordOf(result.outcome));
            const bool dislodged = result.dislodgedBy >= 0;
            if (dislodged != order->dislodged)
                differ(dislodged ? "case-dislodged" : "case-not-dislodged", {{"order", order->written}}, order->line);
        }
        compareDislodged();
        if (m_step->contested) {
            const Mask& found = m_resolution->contested();
            if (!(found == *m_step->contested))
                differ("case-contested", {{"expected", names(*m_step->contested)}, {"found", names(found)}},
                       m_step->line);
        }
        moveOn();
        compareUnits();
    }
    void compareDislodged()
    {
        if (!m_step->dislodged) return;
        std::set<std::string> wanted;
        std::set<std::string> found;
        std::map<std::string, const CaseDislodged*> known;
        for (const CaseDislodged& dislodged : *m_step->dislodged) {
            wanted.insert(text(dislodged.unit));
            known[text(dislodged.unit)] = &dislodged;
        }
        for (const Dislodged& dislodged : m_resolution->dislodged()) {
            const std::string unit = text(m_units[static_cast<std::size_t>(dislodged.unit)]);
            found.insert(unit);
            const auto expected = known.find(unit);
            if (expected != known.end()) compareWays(unit, dislodged, *expected->second);
        }
        compare("case-beaten-missing", "case-beaten-unexpected", wanted, found, m_verdict.differences);
    }
    void compareWays(const std::string& unit, const Dislodged& dislodged, const CaseDislodged& expected)
    {
        const auto by = static_cast<std::size_t>(dislodged.by);
        const int from = m_graph.province(m_units[by].place);
        if (expected.by && m_graph.province(static_cast<std::int16_t>(*expected.by)) != from)
            differ("case-beaten-by", {{"item", unit}, {"found", std::string(orders::shortName(m_board, from))}},
                   m_step->line);
        if (expected.retreats && !(*expected.retreats == dislodged.retreats))
            differ("case-retreats",
                   {{"item", unit}, {"expected", names(*expected.retreats)}, {"found", names(dislodged.retreats)}},
                   m_step->line);
    }
    void moveOn()
    {
        m_fled.clear();
        m_dislodged.clear();
        for (const Dislodged& dislodged : m_resolution->dislodged()) {
            m_dislodged.push_back(dislodged);
            m_dislodged.back().unit = static_cast<std::int16_t>(m_fled.size());
            m_fled.push_back(m_units[static_cast<std::size_t>(dislodged.unit)]);
        }
        std::vector<Unit> left;
        for (std::size_t i = 0; i < m_units.size(); ++i) {
            if (m_resolution->results()[i].dislodgedBy >= 0) continue;
            left.push_back(m_units[i]);
            left.back().place = m_resolution->places()[i];
        }
        m_units = std::move(left);
    }

    int fled(const CaseOrder& order) const
    {
        for (std::size_t i = 0; i < m_fled.size(); ++i)
            if (m_fled[i].power == order.power &&
                m_graph.province(m_fled[i].place) == m_graph.province(static_cast<std::int16_t>(order.order.place)))
                return static_cast<int>(i);
        return -1;
    }
    void runRetreats()
    {
        std::vector<std::int16_t> targets(m_dislodged.size(), kNone);
        std::vector<const CaseOrder*> given(m_dislodged.size(), nullptr);
        for (const CaseOrder& order : m_step->orders) {
            const orders::OrderKind kind = order.order.kind;
            const bool goes = kind == orders::OrderKind::Retreat || kind == orders::OrderKind::Move;
            const int index = goes || kind == orders::OrderKind::Disband ? fled(order) : -1;
            if (index < 0) {
                grade(order, kVoid); // nobody else does anything now
                continue;
            }
            targets[static_cast<std::size_t>(index)] = goes ? static_cast<std::int16_t>(order.order.to) : kNone;
            given[static_cast<std::size_t>(index)] = &order;
        }
        std::vector<Retreat> ends(m_dislodged.size());
        std::vector<std::int16_t> places(m_dislodged.size());
        resolveRetreats(m_graph, m_fled, m_dislodged, targets, ends, places);
        std::set<std::string> removed;
        for (std::size_t i = 0; i < m_dislodged.size(); ++i) {
            if (given[i] != nullptr) {
                const bool asked = ends[i] == Retreat::Escapes || ends[i] == Retreat::Disbanded;
                grade(*given[i], asked ? kSucceeds : ends[i] == Retreat::Impossible ? kVoid : kFails);
            }
            if (places[i] == kNone) {
                removed.insert(text(m_fled[i]));
                continue;
            }
            m_units.push_back(m_fled[i]);
            m_units.back().place = places[i];
        }
        m_fled.clear();
        m_dislodged.clear();
        compareRemoved(removed);
        compareUnits();
    }

    Mask homesOf(int power) const
    {
        Mask homes;
        const std::optional<int> region = m_board.findRegion(m_collection.powers[static_cast<std::size_t>(power)]);
        for (int i = 0; i < m_board.territoryCount(); ++i)
            if (region && m_board.place(i).region == *region && m_board.place(i).hasFlag("home")) homes.set(i);
        return homes;
    }
    void runAdjustments()
    {
        std::set<std::string> removed;
        std::vector<bool> graded(m_step->orders.size());
        for (const auto& [power, due] : m_step->due) runWinterOf(power, due, graded, removed);
        for (std::size_t i = 0; i < graded.size(); ++i)
            if (!graded[i]) grade(m_step->orders[i], kVoid); // a power to which nothing is due
        compareRemoved(removed);
        compareUnits();
    }
    void runWinterOf(int power, int due, std::vector<bool>& graded, std::set<std::string>& removed)
    {
        const std::vector<Unit> before = m_units;
        Adjustments winter;
        winter.units = before;
        winter.power = static_cast<std::uint8_t>(power);
        winter.due = due;
        winter.nameRank = m_nameRank;
        for (const auto& [who, centres] : m_step->centres)
            if (who == power) winter.ownCentres = centres;
        winter.homeCentres = homesOf(power);
        winter.sites = winter.ownCentres & winter.homeCentres;
        std::vector<Adjustment> orders;
        std::vector<const CaseOrder*> given;
        for (std::size_t i = 0; i < m_step->orders.size(); ++i) {
            const CaseOrder& order = m_step->orders[i];
            if (order.power != power || orders.size() >= kMostUnits) continue;
            graded[i] = true;
            Adjustment& added = orders.emplace_back();
            added.kind = order.order.kind == orders::OrderKind::Build   ? Adjustment::Kind::Build
                         : order.order.kind == orders::OrderKind::Waive ? Adjustment::Kind::Waive
                                                                        : Adjustment::Kind::Remove;
            added.unit = classOf(order.order.unit);
            added.place = static_cast<std::int16_t>(order.order.place);
            given.push_back(&order);
        }
        resolveAdjustments(m_graph, m_collection.choices, winter, orders, *m_winter);
        for (std::size_t i = 0; i < orders.size(); ++i) {
            const bool done = m_winter->ends[i] == AdjustmentEnd::Done;
            grade(*given[i], done ? kSucceeds : kVoid);
            if (!done || orders[i].kind == Adjustment::Kind::Waive) continue;
            if (orders[i].kind == Adjustment::Kind::Remove) {
                m_units.erase(m_units.begin() + unitIn(orders[i].place));
                continue;
            }
            Unit& built = m_units.emplace_back();
            built.kind = orders[i].unit;
            built.place = m_winter->places[i];
            built.power = winter.power;
        }
        for (std::size_t i = 0; i < m_winter->disorderedCount; ++i) {
            const Unit& unit = before[static_cast<std::size_t>(m_winter->disordered[i])];
            removed.insert(text(unit));
            m_units.erase(m_units.begin() + unitIn(unit.place));
        }
    }

    std::vector<std::int16_t> m_nameRank;
    std::unique_ptr<Resolution> m_resolution;
    std::unique_ptr<AdjustmentsEnd> m_winter;
    std::vector<Unit> m_fled;
    std::vector<Dislodged> m_dislodged;
};

} // namespace

CaseVerdict playCase(const CaseCollection& collection, const OrderCase& one, const Board& board,
                     const MovementGraph& graph)
{
    return CaseRunner(collection, board, graph).run(one);
}

} // namespace marches::engine::referee
