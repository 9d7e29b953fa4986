// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/displayname.h"

#include "engine/text/plural.h"

#include <QTest>

using namespace marches::engine;

class TestDisplayName : public QObject {
    Q_OBJECT
private slots:
    void names_data();
    void names();
    void everyLanguageWithPluralsIsNamed();
    void whatIsNoLanguageIsNotKnown();
};

void TestDisplayName::names_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("alone");
    QTest::addColumn<QString>("inSentence");
    const auto row = [](const char* code, const char* alone, const char* inSentence) {
        QTest::newRow(code) << QString::fromUtf8(code) << QString::fromUtf8(alone) << QString::fromUtf8(inSentence);
    };
    row("en", "English", "English");
    row("fr", "Français", "français");
    row("es", "Español", "español"); // and not the one of Spain
    row("zh", "中文", "中文");
    row("pt-BR", "Português (Brasil)", "português (Brasil)");
    row("pt_BR", "Português (Brasil)", "português (Brasil)");
    row("sr-Latn", "Srpski (latinica)", "srpski (latinica)");
    row("bal", "Baloutchi", "baloutchi"); // has no name in itself: the reader's
    row("xx", "xx", "xx");
    row("en-XA", "English", "English"); // the pseudo language: English with marks
    row("", "", "");
    row("not a code", "not a code", "not a code");
}

void TestDisplayName::names()
{
    QFETCH(QString, code);
    QTEST(QString::fromStdString(languageName(code.toStdString(), "fr")), "alone");
    QTEST(QString::fromStdString(languageWord(code.toStdString(), "fr")), "inSentence");
}

void TestDisplayName::everyLanguageWithPluralsIsNamed()
{
    for (const std::string_view code : PluralRule::languages())
        QVERIFY2(languageName(code, "fr") != code, std::string(code).c_str());
}

void TestDisplayName::whatIsNoLanguageIsNotKnown()
{
    for (const std::string_view code : PluralRule::languages())
        QVERIFY2(isKnownLanguage(code), std::string(code).c_str());
    for (const char* code : {"en-XA", "pt-BR", "pt_BR", "sr-Latn", "bal", "eo", "tlh", "qab"})
        QVERIFY2(isKnownLanguage(code), code);
    for (const char* code : {"", "f", "zz9", "xx", "zzz", "XX-fr", "../fr", "french", "not a code", "1"})
        QVERIFY2(!isKnownLanguage(code), code);
}

QTEST_GUILESS_MAIN(TestDisplayName)
#include "tst_displayname.moc"
