// SPDX-License-Identifier: GPL-3.0-or-later
// What verbs of orders mean is said by a role, so that boards and pages need not know their names.
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include <QtTest>

#include "engine/game/rules.h"
#include "shippedlibrary.h"

using namespace marches::engine;

class TestVerbRoles : public QObject {
    Q_OBJECT

    /// One game of each ruleset, by its id.
    static std::map<std::string, GameSetup> games()
    {
        const Library& shipped = marches::test::shippedLibrary();
        std::map<std::string, GameSetup> found;
        for (const LibraryEntry& variant : shipped.variants()) {
            if (found.contains(variant.ruleset)) continue;
            if (auto setup = shipped.setup(variant.file)) found.emplace(variant.ruleset, *std::move(setup));
        }
        return found;
    }
    /// Nobody looks a verb up by these: they tell of a verb what it does, and several may do it.
    static bool isOfSeveral(VerbRole role)
    {
        switch (role) {
        case VerbRole::Place:
        case VerbRole::Attack:
        case VerbRole::FightOn:
        case VerbRole::BreakOff:
        case VerbRole::Defend:
        case VerbRole::Advance:
        case VerbRole::Finish: return true;
        default: return false;
        }
    }

private slots:
    void oneVerbARoleAndSpace()
    {
        const auto all = games();
        QVERIFY(all.size() >= 8);
        for (const auto& [id, setup] : all) {
            std::map<std::pair<VerbRole, Space>, int> verbs;
            for (const VerbSpec& spec : setup.game->verbSpecs())
                if (spec.role != VerbRole::None && !isOfSeveral(spec.role))
                    ++verbs[{spec.role, spec.params.empty() ? Space::None : spec.params.front().space}];
            for (const auto& [role, count] : verbs) QVERIFY2(count == 1, id.c_str());
        }
    }

    void gamesOfOrdersSayWhatTheirOrdersAre()
    {
        const auto all = games();
        for (const char* id : {"diplomacy", "narnian-wars"}) {
            const Rules& rules = *all.at(id).game;
            for (const VerbRole role : {VerbRole::Idle, VerbRole::SupportMove, VerbRole::Convoy, VerbRole::Retreat,
                                        VerbRole::Disband, VerbRole::TakeBack, VerbRole::Seal})
                QVERIFY2(findVerb(rules, role), id);
            // An order is kept as a choice that is called as its verb is.
            const std::optional<int> convoy = findVerb(rules, VerbRole::Convoy);
            const std::optional<int> choice =
                rules.vocabulary().find(Space::Choice, rules.vocabulary().name(Space::Verb, *convoy));
            QVERIFY2(choice, id);
            QVERIFY2(orderRole(rules, *choice) == VerbRole::Convoy, id);
        }
        QVERIFY(!findVerb(*all.at("classic-risk").game, VerbRole::Seal));
    }
};

QTEST_APPLESS_MAIN(TestVerbRoles)
#include "tst_verbroles.moc"
