// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/writtensteps.h"

#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/game/domain.h"
#include "engine/package/textloading.h"

namespace marches::engine {

struct OrderWords::Words {
    explicit Words(const GameSetup& setup)
        : lexicon(setup.map.board, load(setup), referee::personsToOrder(*setup.game),
                  referee::seatsToOrder(*setup.game))
    {}

    const Texts& load(const GameSetup& setup)
    {
        Errors ignored; // translations that cannot be read are told where texts are checked
        texts = gameTexts(setup.roots, setup, ignored);
        return texts;
    }

    Texts texts;
    orders::Lexicon lexicon;
};

OrderWords::OrderWords(const GameSetup& setup) : m_setup(setup) {}
OrderWords::~OrderWords() = default;

std::vector<orders::WrittenOrder> OrderWords::read(const YamlNode& node, const ErrorCollector& collector)
{
    if (!m_words) m_words = std::make_unique<Words>(m_setup);
    orders::OrderSheet sheet = orders::readOrderSheet(node.text, m_words->lexicon, collector.file());
    for (Error& error : sheet.errors) {
        error.line = node.line;
        error.column = node.column;
    }
    collector.addAll(sheet.errors);
    return std::move(sheet.orders);
}

Decision ScenarioTable::pendingFor(int seat) const
{
    if (seat == m_decision.seat || !m_decision.owes(seat)) return m_decision;
    Decision decision;
    m_rules.decide(m_state, seat, decision, &m_trace);
    return decision;
}

Refusal ScenarioTable::check(const Move& move) const
{
    if (contains(pendingFor(move.seat), m_state, move)) return {};
    return m_rules.refusalReason(m_state, move, &m_trace);
}

Refusal ScenarioTable::apply(const Move& move)
{
    m_decision = pendingFor(move.seat);
    if (!contains(m_decision, m_state, move)) return m_rules.refusalReason(m_state, move, &m_trace);
    m_rules.apply(m_state, move, m_decision, &m_trace);
    return {};
}

} // namespace marches::engine
