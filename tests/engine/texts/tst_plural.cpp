// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/plural.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace marches::engine;

class TestPlural : public QObject {
    Q_OBJECT
private slots:
    void classesOfLanguages_data();
    void classesOfLanguages();
    void everyFormHasAnExample();
    void noLanguageIsThereTwice();
    void headerReadsBack();
    void countryFallsBackToLanguage();
    void refusesWhatIsNoRule_data();
    void refusesWhatIsNoRule();
    void dividingByZeroIsRefused();
    void deepNestingIsRefused();
};

void TestPlural::classesOfLanguages_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QList<int>>("numbers");
    QTest::addColumn<QList<int>>("forms");
    const auto row = [](const char* language, const QList<int>& numbers, const QList<int>& forms) {
        QTest::newRow(language) << QByteArray(language) << numbers << forms;
    };
    // From the sample numbers that the Unicode CLDR lists for each class.
    row("en", {0, 1, 2, 11, 101}, {1, 0, 1, 1, 1});
    row("fr", {0, 1, 2, 17, 1000}, {0, 0, 1, 1, 1});
    row("de", {0, 1, 2}, {1, 0, 1});
    row("es", {0, 1, 2}, {1, 0, 1});
    row("it", {0, 1, 2}, {1, 0, 1});
    row("pt", {0, 1, 2}, {0, 0, 1});
    row("pt-PT", {0, 1, 2}, {1, 0, 1});
    row("nl", {0, 1, 2}, {1, 0, 1});
    row("sv", {0, 1, 2}, {1, 0, 1});
    row("pl", {0, 1, 2, 4, 5, 12, 14, 22, 24, 25, 112, 122}, {2, 0, 1, 1, 2, 2, 2, 1, 1, 2, 2, 1});
    row("ru", {0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111}, {2, 0, 1, 2, 2, 2, 0, 1, 2, 0, 2});
    row("uk", {1, 3, 7, 11, 31, 33}, {0, 1, 2, 2, 0, 1});
    row("cs", {0, 1, 2, 4, 5, 22}, {2, 0, 1, 1, 2, 2});
    row("ro", {0, 1, 2, 19, 20, 101, 119, 120}, {1, 0, 1, 1, 2, 1, 1, 2});
    row("lt", {1, 2, 9, 10, 11, 19, 20, 21, 22}, {0, 1, 1, 2, 2, 2, 2, 0, 1});
    row("lv", {0, 1, 2, 10, 11, 19, 21, 22}, {0, 1, 2, 0, 0, 0, 1, 2});
    row("sl", {1, 2, 3, 4, 5, 101, 102, 103}, {0, 1, 2, 2, 3, 0, 1, 2});
    row("ja", {0, 1, 2, 100}, {0, 0, 0, 0});
    row("zh", {0, 1, 2, 100}, {0, 0, 0, 0});
    row("he", {0, 1, 2, 3, 10}, {2, 0, 1, 2, 2});
    row("ar", {0, 1, 2, 3, 10, 11, 26, 99, 100, 102, 103}, {0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 3});
    row("cy", {0, 1, 2, 3, 4, 6, 7}, {0, 1, 2, 3, 5, 4, 5});
    row("ga", {1, 2, 3, 6, 7, 10, 11}, {0, 1, 2, 2, 3, 3, 4});
    row("mt", {0, 1, 2, 3, 10, 11, 19, 20, 100, 103, 111}, {2, 0, 1, 2, 2, 3, 3, 4, 4, 2, 3});
    row("fil", {0, 1, 2, 3, 4, 5, 6, 9, 10, 14}, {0, 0, 0, 0, 1, 0, 1, 1, 0, 1});
    row("hsb", {0, 1, 2, 3, 4, 5, 101, 102, 104}, {3, 0, 1, 2, 2, 3, 0, 1, 2});
    row("gd", {0, 1, 2, 3, 10, 11, 12, 13, 19, 20}, {3, 0, 1, 2, 2, 0, 1, 2, 2, 3});
    row("br", {0, 1, 2, 3, 9, 11, 21, 71, 73, 92, 1000000}, {4, 0, 1, 2, 2, 4, 0, 4, 4, 4, 3});
    row("mk", {0, 1, 2, 11, 21, 111}, {1, 0, 1, 1, 0, 1});
    row("sk", {0, 1, 2, 4, 5}, {2, 0, 1, 1, 2});
    row("hr", {0, 1, 2, 5, 11, 12, 21, 22}, {2, 0, 1, 2, 2, 2, 0, 1});
    for (const char* language : {"sw", "ne", "mr", "uz", "tr", "hu", "ur", "so"})
        row(language, {0, 1, 2, 21}, {1, 0, 1, 1});
    for (const char* language : {"zu", "am", "gu", "kn", "pa", "si", "hi", "fa"})
        row(language, {0, 1, 2, 21}, {0, 0, 1, 1});
    for (const char* language : {"yo", "ms", "ig", "th", "vi"}) row(language, {0, 1, 2}, {0, 0, 0});
    row("is", {1, 2, 11, 21, 111}, {0, 1, 1, 0, 1});
}

void TestPlural::classesOfLanguages()
{
    QFETCH(QByteArray, language);
    QFETCH(QList<int>, numbers);
    QFETCH(QList<int>, forms);
    const PluralRule rule = PluralRule::of(language.toStdString());
    QVERIFY(PluralRule::knows(language.toStdString()));
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        QVERIFY2(rule.form(numbers[i]) == forms[i], qPrintable(QString::number(numbers[i])));
        QCOMPARE(rule.form(-numbers[i]), forms[i]);
    }
}

void TestPlural::everyFormHasAnExample()
{
    for (const std::string_view code : PluralRule::languages()) {
        const PluralRule rule = PluralRule::of(code);
        QCOMPARE(rule.categories().size(), static_cast<std::size_t>(rule.formCount()));
        for (int form = 0; form < rule.formCount(); ++form) {
            QVERIFY2(rule.example(form) >= 0, std::string(code).c_str());
            QCOMPARE(rule.form(rule.example(form)), form);
        }
    }
}

void TestPlural::noLanguageIsThereTwice()
{
    const std::vector<std::string_view> codes = PluralRule::languages();
    QVERIFY(codes.size() > 130);
    QVERIFY(std::ranges::adjacent_find(codes) == codes.end());
}

void TestPlural::headerReadsBack()
{
    for (const std::string_view code : PluralRule::languages()) {
        const PluralRule rule = PluralRule::of(code);
        const Result<PluralRule> again = PluralRule::parse(rule.header());
        QVERIFY2(again.has_value(), std::string(code).c_str());
        for (int n = 0; n < 300; ++n) QCOMPARE(again->form(n), rule.form(n));
        QCOMPARE(again->header(), rule.header());
    }
}

void TestPlural::countryFallsBackToLanguage()
{
    QVERIFY(PluralRule::knows("fr_CA"));
    QCOMPARE(PluralRule::of("fr_CA").form(0), 0);
    QCOMPARE(PluralRule::of("de-AT").form(0), 1);
    QVERIFY(!PluralRule::knows("tlh"));
    QCOMPARE(PluralRule::of("tlh").form(0), 1); // as English
}

void TestPlural::refusesWhatIsNoRule_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"", "nplurals=2;", "plural=0;", "nplurals=0; plural=0;", "nplurals=9; plural=0;", "nplurals=2; plural=;",
          "nplurals=2; plural=n>;", "nplurals=2; plural=(n>1;", "nplurals=2; plural=n ? 1;", "nplurals=2; plural=x;",
          "nplurals=2; plural=n;", "nplurals=2; plural=1 1;", "nplurals=2; plural=2;", "nplurals=1; plural=n=1;"})
        QTest::newRow(text) << QByteArray(text);
}

void TestPlural::refusesWhatIsNoRule()
{
    QFETCH(QByteArray, text);
    const Result<PluralRule> rule = PluralRule::parse(text.toStdString());
    QVERIFY(!rule);
    QCOMPARE(rule.error().front().code, std::string("po-plural-forms"));
}

void TestPlural::dividingByZeroIsRefused()
{
    QVERIFY(!PluralRule::parse("nplurals=2; plural=(7/(n-n)+n%(n-n)) > 1;"));
    QVERIFY(!PluralRule::parse("nplurals=2; plural=n%0;"));
}

void TestPlural::deepNestingIsRefused()
{
    const std::string open(200, '(');
    const std::string close(200, ')');
    QVERIFY(!PluralRule::parse("nplurals=1; plural=" + open + "0" + close + ";"));
    QVERIFY(!PluralRule::parse("nplurals=1; plural=" + std::string(400, '!') + "1;"));
    QVERIFY(!PluralRule::parse("nplurals=1; plural=" + std::string(5000, '0') + ";"));
}

QTEST_APPLESS_MAIN(TestPlural)
#include "tst_plural.moc"
