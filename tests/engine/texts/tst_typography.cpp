// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QTest>

#include "engine/package/textloading.h"
#include "engine/text/typography.h"

using namespace marches::engine;

namespace marches::test {

namespace {

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

} // namespace

class TestTypography : public QObject {
    Q_OBJECT
private slots:
    void findsAndMends_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char* language, const QString& wrong, const QString& right, const char* rules) {
            QTest::addRow("%s: %s", language, qPrintable(wrong))
                << QString::fromLatin1(language) << wrong << right << QString::fromLatin1(rules);
        };
        row("fr", "Combien ?", "Combien\u202f?", "space-before-sign");
        row("fr", "Combien?", "Combien\u202f?", "space-before-sign");
        row("fr", "{n}: {m}", "{n}\u00a0: {m}", "space-before-sign");
        row("fr", "%1\u202f: %2", "%1\u00a0: %2", "space-before-sign");
        row("fr", "à 12:30", "à 12:30", "");
        row("fr", "Quoi\u202f?!", "Quoi\u202f?!", "");
        row("fr", "«Non»", "«\u00a0Non\u00a0»", "space-inside-quotes space-inside-quotes");
        row("fr", "« Non »", "«\u00a0Non\u00a0»", "space-inside-quotes space-inside-quotes");
        row("fr", "dit \"Non\" là", "dit «\u00a0Non\u00a0» là", "quotes quotes");
        row("fr", "dit “Non” là", "dit «\u00a0Non\u00a0» là", "quotes quotes");
        row("fr", "dit \"Non là", "dit \"Non là", "quotes");
        row("fr", "l'armée", "l’armée", "apostrophe");
        row("fr", "Attendez...", "Attendez…", "ellipsis");
        row("fr", "le territoire de Anvard", "le territoire d’Anvard", "elision");
        row("fr", "de Telmar, de onze, de oui", "de Telmar, de onze, de oui", "");
        row("fr", "de Hermine", "d’Hermine", "elision");
        row("fr", "le héros, le héraut, le un, le haut", "le héros, le héraut, le un, le haut", "");
        row("fr", "Si il vient", "S’il vient", "elision");
        row("fr", "à le Lac et de les Îles", "au Lac et des Îles", "contraction contraction");
        row("fr", "de le faire", "de le faire", "");
        row("fr", "Deux  mots", "Deux mots", "double-space");
        row("fr", " bord ", "bord", "edge-space edge-space");
        row("fr", "Cartes (*.yaml);;Tous (*)", "Cartes (*.yaml);;Tous (*)", "");
        row("fr", "voir https://x.org/a?b", "voir https://x.org/a\u202f?b", "space-before-sign");
        row("fr", "<b>Non</b> {place:of}", "<b>Non</b> {place:of}", "");
        row("en", "How many ?", "How many?", "space-before-sign");
        row("en", "say \"no\" now", "say “no” now", "quotes quotes");
        row("en", "don't", "don't", "");
        row("de", "sag \"nein\" jetzt", "sag „nein“ jetzt", "quotes quotes");
        row("de", "sag “nein” jetzt", "sag „nein“ jetzt", "quotes quotes");
        row("de", "sag „nein“ jetzt", "sag „nein“ jetzt", "");
        row("pl", "Ile ?", "Ile?", "space-before-sign");
        row("ja", "何 ?...", "何 ?…", "ellipsis");
        row("fr", "", "", "");
    }
    void findsAndMends()
    {
        QFETCH(QString, language);
        QFETCH(QString, wrong);
        QFETCH(QString, right);
        QFETCH(QString, rules);
        QStringList found;
        for (const TypographyFinding& finding : checkTypography(wrong.toStdString(), language.toStdString()))
            found.append(text(finding.rule));
        QCOMPARE(found.join(QLatin1Char(' ')), rules);
        const std::string mended = fixTypography(wrong.toStdString(), language.toStdString());
        QCOMPARE(text(mended), right);
        QCOMPARE(text(fixTypography(mended, language.toStdString())), right); // and rests there
    }

    void theSourceExcusesItsOwnSpaces()
    {
        QVERIFY(checkTypography(" mm", "fr", " mm").empty());
        QVERIFY(checkTypography("a  b", "fr", "c  d").empty());
    }

    void oneFindingAtATime()
    {
        const std::string wrong = "Combien ? Attendez...";
        const auto found = checkTypography(wrong, "fr");
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(text(wrong.substr(0, found[1].begin) + found[1].replacement + wrong.substr(found[1].end)),
                 QStringLiteral("Combien ? Attendez…"));
        QVERIFY(text(found[1].shown).contains(QStringLiteral("Attendez...")));
    }

    /// Whatever the bytes: no crash, and mending ends.
    void anyBytes()
    {
        for (const char* bytes :
             {"\xff\"'\xc3", "«", "»", "\"", "{", "<b", "...", "....", " ", "  ", "?", "de ", "(*", "''\"\"??"})
            for (const char* language : {"fr", "de", "en", "xx", ""}) {
                const std::string once = fixTypography(bytes, language);
                QVERIFY(once.size() < 60);
            }
    }

    void allOurTextsAreInOrder()
    {
        int checked = 0;
        QStringList faults;
        namespace fs = std::filesystem;
        for (const char* root : {"/maps", "/resources"})
            for (const auto& entry : fs::recursive_directory_iterator(std::string(MARCHES_SOURCE_DIR) + root)) {
                if (entry.path().extension() != ".po") continue;
                const Result<PoFile> po = loadPo(entry.path().string());
                QVERIFY(po.has_value());
                for (const PoEntry& each : po->entries)
                    for (const std::string& form : each.text) {
                        ++checked;
                        for (const auto& finding : checkTypography(form, entry.path().stem().string(), each.source))
                            faults.append(text(entry.path().string()) + QLatin1Char(':') + QString::number(each.line) +
                                          QStringLiteral(": ") + text(finding.rule) + QStringLiteral(": ") +
                                          text(finding.shown));
                    }
            }
        QVERIFY(checked > 3000);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

} // namespace marches::test

QTEST_GUILESS_MAIN(marches::test::TestTypography)
#include "tst_typography.moc"
