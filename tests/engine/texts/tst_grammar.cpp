// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/grammar.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <string>

using namespace marches::engine;

class TestGrammar : public QObject {
    Q_OBJECT
private slots:
    void formsOfNames_data();
    void formsOfNames();
    void contractions();
    void objects();
    void numbers();
    void capitals();
    void plain();
};

void TestGrammar::formsOfNames_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("of");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("withArticle");
    const auto row = [](const char* language, const char* name, const char* of, const char* at,
                        const char* withArticle) {
        QTest::addRow("%s %s", language, name) << language << QString::fromUtf8(name) << QString::fromUtf8(of)
                                               << QString::fromUtf8(at) << QString::fromUtf8(withArticle);
    };
    row("en", "Telmar", "of Telmar", "in Telmar", "Telmar");
    row("fr", "Telmar", "de Telmar", "à Telmar", "Telmar");
    row("fr", "Anvard", "d’Anvard", "à Anvard", "Anvard");
    row("fr", "Écosse", "d’Écosse", "à Écosse", "Écosse");
    row("fr", "Œuf", "d’Œuf", "à Œuf", "Œuf");
    row("fr", "Hyères", "d’Hyères", "à Hyères", "Hyères");
    row("fr", "Hambourg", "de Hambourg", "à Hambourg", "Hambourg");
    row("fr", "Héros", "de Héros", "à Héros", "Héros");
    row("fr", "Héroïne", "d’Héroïne", "à Héroïne", "Héroïne");
    row("fr", "Ypres", "d’Ypres", "à Ypres", "Ypres");
    row("fr", "Yalta", "de Yalta", "à Yalta", "Yalta");
    row("fr", "Onze", "de Onze", "à Onze", "Onze");
    row("fr", "Le Réverbère", "du Réverbère", "au Réverbère", "le Réverbère");
    row("fr", "La Table de Pierre", "de la Table de Pierre", "à la Table de Pierre", "la Table de Pierre");
    row("fr", "L'Étang du Chaudron", "de l'Étang du Chaudron", "à l'Étang du Chaudron", "l'Étang du Chaudron");
    row("fr", "L’Enclave", "de l’Enclave", "à l’Enclave", "l’Enclave");
    row("fr", "Les Sept Îles", "des Sept Îles", "aux Sept Îles", "les Sept Îles");
    row("fr", "Leskov", "de Leskov", "à Leskov", "Leskov");
    row("fr-CA", "Anvard", "d’Anvard", "à Anvard", "Anvard");
    row("de", "Telmar", "von Telmar", "in Telmar", "Telmar");
    row("xx", "Telmar", "Telmar", "Telmar", "Telmar");
}

void TestGrammar::formsOfNames()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    QFETCH(QString, of);
    QFETCH(QString, at);
    QFETCH(QString, withArticle);
    const std::string plain = name.toStdString();
    const auto form = [&](const char* wanted) {
        return QString::fromStdString(defaultForm(plain, plain, wanted, language.toStdString()));
    };
    QCOMPARE(form("of"), of);
    QCOMPARE(form("at"), at);
    QCOMPARE(form("with-article"), withArticle);
    QCOMPARE(form("name"), name);
    QCOMPARE(QString::fromStdString(defaultForm("Lamppost", "the Lamppost", "of", "en")),
             QStringLiteral("of the Lamppost"));
}

void TestGrammar::contractions()
{
    QCOMPARE(defaultForm("Vado", "el Vado", "of", "es"), std::string("del Vado"));
    QCOMPARE(defaultForm("Vado", "el Vado", "at", "es"), std::string("en el Vado"));
    QCOMPARE(defaultForm("Elba", "Elba", "of", "es"), std::string("de Elba"));
    QCOMPARE(defaultForm("Guado", "il Guado", "of", "it"), std::string("del Guado"));
    QCOMPARE(defaultForm("Isola", "l’Isola", "at", "it"), std::string("all’Isola"));
    QCOMPARE(defaultForm("Illiria", "Illiria", "at", "it"), std::string("a Illiria"));
    QCOMPARE(defaultForm("Vau", "o Vau", "at", "pt-BR"), std::string("no Vau"));
}

void TestGrammar::objects()
{
    const auto object = [](const char* name, const char* withArticle, const char* language) {
        return defaultForm(name, withArticle, "object", language);
    };
    QCOMPARE(object("Laternenpfahl", "der Laternenpfahl", "de"), std::string("den Laternenpfahl"));
    QCOMPARE(object("Der Wald", "Der Wald", "de-AT"), std::string("den Wald"));
    QCOMPARE(object("Steppe", "die Steppe", "de"), std::string("die Steppe"));
    QCOMPARE(object("Derwent", "Derwent", "de"), std::string("Derwent"));
    QCOMPARE(object("Lamppost", "the Lamppost", "en"), std::string("the Lamppost"));
    QCOMPARE(object("Le Réverbère", "Le Réverbère", "fr"), std::string("le Réverbère"));
    QCOMPARE(object("Warszawa", "Warszawa", "pl"), std::string("Warszawa")); // only a person knows
    for (const char* language : {"de", "de-AT", "pl", "ru", "tr", "fi", "el"})
        QVERIFY2(hasObjectForm(language), language);
    for (const char* language : {"en", "fr", "fr-CA", "es", "it", "nl", "sv", "zh", ""})
        QVERIFY2(!hasObjectForm(language), language);
}

void TestGrammar::numbers()
{
    const auto whole = [](std::int64_t n, const char* language) {
        return QString::fromStdString(localNumber(n, language));
    };
    QCOMPARE(whole(999, "fr"), QStringLiteral("999"));
    QCOMPARE(whole(1234567, "en"), QStringLiteral("1,234,567"));
    QCOMPARE(whole(1234567, "fr"), QStringLiteral("1\u202F234\u202F567"));
    QCOMPARE(whole(-1234, "de"), QStringLiteral("-1.234"));
    QCOMPARE(whole(1234, "es"), QStringLiteral("1234"));
    QCOMPARE(whole(12345, "es"), QStringLiteral("12.345"));
    QCOMPARE(whole(std::numeric_limits<std::int64_t>::min(), "en"), QStringLiteral("-9,223,372,036,854,775,808"));
    const auto decimal = [](double n, int decimals, const char* language) {
        return QString::fromStdString(localNumber(n, decimals, language));
    };
    QCOMPARE(decimal(0.4321, 2, "en"), QStringLiteral("0.43"));
    QCOMPARE(decimal(0.4321, 2, "fr"), QStringLiteral("0,43"));
    QCOMPARE(decimal(-12345.6, 1, "fr"), QStringLiteral("-12\u202F345,6"));
    QCOMPARE(decimal(-0.001, 1, "en"), QStringLiteral("0.0"));
    QCOMPARE(decimal(3, 0, "en"), QStringLiteral("3"));
    QCOMPARE(decimal(std::nan(""), 1, "en"), QStringLiteral("?"));
    QVERIFY(decimal(1e300, 9, "en").startsWith(QStringLiteral("1,0")));
}

void TestGrammar::capitals()
{
    const auto up = [](const char* text, const char* language) {
        return QString::fromStdString(capitalised(text, language));
    };
    QCOMPARE(up("the Lamppost", "en"), QStringLiteral("The Lamppost"));
    QCOMPARE(up("écu", "fr"), QStringLiteral("Écu"));
    QCOMPARE(up("œuf", "fr"), QStringLiteral("Œuf"));
    QCOMPARE(up("žába", "cs"), QStringLiteral("Žába"));
    QCOMPARE(up("щит", "ru"), QStringLiteral("Щит"));
    QCOMPARE(up("λύκος", "el"), QStringLiteral("Λύκος"));
    QCOMPARE(up("ış", "tr"), QStringLiteral("Iş"));
    QCOMPARE(up("izmir", "tr"), QStringLiteral("İzmir"));
    QCOMPARE(up("3 fauns", "en"), QStringLiteral("3 fauns"));
    QCOMPARE(up("", "en"), QString());
    QCOMPARE(capitalised("\xFFz", "en"), std::string("\xFFz"));
}

void TestGrammar::plain()
{
    QCOMPARE(QString::fromStdString(plainText("« Qui ? »\u00A0: 2\u202F×\u202F3… l’\u200Bîle — là")),
             QStringLiteral("\" Qui ? \" : 2 x 3... l'île - là"));
}

QTEST_APPLESS_MAIN(TestGrammar)
#include "tst_grammar.moc"
