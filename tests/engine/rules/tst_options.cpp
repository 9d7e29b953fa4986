// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/options.h"

#include <QtTest>

#include "engine/game/ruleset.h"
#include "engine/rules/registry/registry.h"

using namespace marches::engine;

namespace {

std::vector<OptionSpec> specs()
{
    OptionSpec flag;
    flag.id = "base.flag";
    flag.byDefault = true;
    OptionSpec number;
    number.id = "base.number";
    number.byDefault = 3;
    number.min = 1;
    number.max = 9;
    OptionSpec word;
    word.id = "reading.word";
    word.group = OptionGroup::Reading;
    word.byDefault = std::string("first");
    word.values = {"first", "second"};
    return {flag, number, word};
}

} // namespace

class TestOptions : public QObject {
    Q_OBJECT

private slots:
    void defaultsFirst()
    {
        const OptionValues values(specs());
        QVERIFY(values.flag("base.flag"));
        QCOMPARE(values.number("base.number"), 3);
        QVERIFY(values.is("reading.word", "first"));
        QVERIFY(values.find("base.other") == nullptr);
    }

    void onlyWhatFitsIsSet()
    {
        OptionValues values(specs());
        QVERIFY(values.set(specs(), "base.number", 9));
        QVERIFY(values.set(specs(), "reading.word", std::string("second")));
        QVERIFY(values.set(specs(), "base.flag", false));
        const OptionValues before = values;
        QVERIFY(!values.set(specs(), "base.number", 10));
        QVERIFY(!values.set(specs(), "base.number", 0));
        QVERIFY(!values.set(specs(), "base.number", true));
        QVERIFY(!values.set(specs(), "base.flag", 1));
        QVERIFY(!values.set(specs(), "reading.word", std::string("third")));
        QVERIFY(!values.set(specs(), "base.other", true));
        QVERIFY(values == before);
        QCOMPARE(values.number("base.number"), 9);
    }

    void conflictsAreOfOptionsThatAreOn()
    {
        using Kind = OptionConflict::Kind;
        OptionSpec a;
        a.id = "house.a";
        OptionSpec b;
        b.id = "house.b";
        b.needs = {"house.a"};
        b.excludes = {"house.c"};
        OptionSpec c;
        c.id = "house.c";
        c.overriddenBy = {"house.a"};
        const std::vector<OptionSpec> all{a, b, c};
        const auto found = [&](std::initializer_list<const char*> on) {
            OptionValues values(all);
            for (const char* id : on) values.set(all, id, true);
            return conflicts(all, values);
        };
        QVERIFY(found({}).empty());
        QVERIFY(found({"house.a", "house.b"}).empty());
        const auto lonely = found({"house.b"});
        QCOMPARE(lonely.size(), std::size_t{1});
        QVERIFY(lonely[0].kind == Kind::Needs && lonely[0].option == "house.b" && lonely[0].other == "house.a");
        const auto three = found({"house.a", "house.b", "house.c"});
        QCOMPARE(three.size(), std::size_t{2});
        QVERIFY(three[0].kind == Kind::Excludes && three[0].other == "house.c" && three[0].forbids());
        QVERIFY(three[1].kind == Kind::NoEffect && three[1].option == "house.c" && !three[1].forbids());
    }

    void groupsHaveNames()
    {
        QVERIFY(optionGroupName(OptionGroup::Errata) == "errata");
        QVERIFY(optionGroupName(OptionGroup::House) == "house");
    }

    void effectsReadTheirArguments()
    {
        const EffectSpec effect{
            "gain", {{"count", "2"}, {"type", "light"}, {"odd", "2x"}}, {{"set", {"peter", "lucy"}}}};
        QCOMPARE(effect.number("count", 7), 2);
        QCOMPARE(effect.number("odd", 7), 7);
        QCOMPARE(effect.number("none", 7), 7);
        QVERIFY(effect.arg("type") == "light");
        QVERIFY(effect.arg("none", "other") == "other");
        QVERIFY(effect.list("set") != nullptr && effect.list("set")->size() == 2);
        QVERIFY(effect.list("none") == nullptr);
    }

    void rulesetsAreFoundById()
    {
        for (const Ruleset* ruleset : rulesets()) QCOMPARE(findRuleset(ruleset->id()), ruleset);
        QVERIFY(findRuleset("narnia-risk-junior") != nullptr);
        QVERIFY(findRuleset("chess") == nullptr);
    }
};

QTEST_APPLESS_MAIN(TestOptions)
#include "tst_options.moc"
