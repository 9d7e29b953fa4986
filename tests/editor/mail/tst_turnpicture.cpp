// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QGuiApplication>

#include <algorithm>

#include "editor/formats/svgtree.h"
#include "editor/mail/mailreport.h"
#include "editor/mail/turnarrows.h"
#include "editor/mail/turnpicture.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/package/library.h"
#include "engine/package/textloading.h"
#include "tests/engine/referee/secretyears.h"

using namespace marches;
using editor::BoardArrow;

namespace {

constexpr int kSmallPicture = 160; ///< pixels: pieces can be told from each other

/// A year of Diplomacy in which Italy cuts the support of Trieste for Vienna.
struct CutSupport {
    CutSupport()
    {
        const engine::Library library(MARCHES_SOURCE_DIR, "");
        setup = library.setup("diplomacy-europe/standard").value();
        engine::Errors errors;
        texts = engine::gameTexts(MARCHES_SOURCE_DIR, setup, errors);
        lexicon = std::make_unique<engine::orders::Lexicon>(setup.map.board, texts,
                                                            engine::referee::personsToOrder(*setup.game),
                                                            engine::referee::seatsToOrder(*setup.game));
        wording = std::make_unique<engine::MessageFormatter>(texts, *setup.game, "en");
        game = std::make_unique<engine::Game>(setup.game, setup.options, 1, setup.maker);
        const engine::orders::OrderSheet sheet = engine::orders::readOrderSheet(
            "Italy: A Ven S A Rom - Apu, A Rom - Apu\nAustria: F Tri - Ven\n", *lexicon, "sheet");
        turn = engine::referee::playTurn(*game, sheet.orders, {}, *lexicon, *wording);
        const std::string file = setup.map.folder() + "/board.svg";
        drawing = editor::makeBoardDrawing(setup.map, editor::readSvgFile(file).value(), file).value();
    }
    int place(const char* id) const { return setup.map.board.findPlace(id).value(); }

    engine::GameSetup setup;
    engine::Texts texts;
    std::unique_ptr<engine::orders::Lexicon> lexicon;
    std::unique_ptr<engine::MessageFormatter> wording;
    std::unique_ptr<engine::Game> game;
    engine::referee::MailTurn turn;
    std::shared_ptr<const editor::BoardDrawing> drawing;
};

const BoardArrow* cutIn(const std::vector<BoardArrow>& arrows)
{
    const auto found = std::ranges::find(arrows, BoardArrow::Kind::Cut, &BoardArrow::kind);
    return found == arrows.end() ? nullptr : &*found;
}

class TestTurnPicture : public QObject {
    Q_OBJECT
private slots:
    void aCutSupportIsDrawnAsFarAsOneKnowsIt()
    {
        const CutSupport played;
        const auto all = editor::turnArrows(*played.game, played.turn, engine::referee::kReferee);
        const BoardArrow* known = cutIn(all);
        QVERIFY(known != nullptr);
        QCOMPARE(known->from, played.place("venice"));
        QCOMPARE(known->to, played.place("rome"));
        QCOMPARE(known->over, played.place("apulia"));
        const auto told = editor::turnArrows(*played.game, played.turn, engine::referee::kPublic);
        const BoardArrow* open = cutIn(told);
        QVERIFY(open != nullptr);
        QCOMPARE(open->from, played.place("trieste"));
        QCOMPARE(open->to, played.place("venice"));
    }

    void everyFormSaysWhatItShows()
    {
        const CutSupport played;
        const editor::TurnPicture wanted{
            played.drawing, *played.game,         played.turn, *played.wording, engine::referee::kReferee,
            "Spring 1901",  editor::Theme::Light, 700};
        const QByteArray svg = editor::drawTurn(wanted, ".svg");
        QVERIFY(svg.contains("Spring 1901"));
        QVERIFY(svg.contains("support cut"));
        QCOMPARE(svg, editor::drawTurn(wanted, ".svg"));
        const QImage png = QImage::fromData(editor::drawTurn(wanted, ".png"), "PNG");
        QCOMPARE(png.width(), 700);
        editor::TurnPicture upon = wanted; // a ground that was drawn before changes nothing
        upon.ground = editor::turnGround(*played.drawing, editor::Theme::Light, 700);
        QVERIFY(!upon.ground.isNull());
        QCOMPARE(QImage::fromData(editor::drawTurn(upon, ".png"), "PNG"), png);
        QVERIFY(png.height() > 700 * played.drawing->size.height() / played.drawing->size.width());
        const QByteArray own = editor::drawTurn(wanted, ".pdf");
        const QByteArray a4 = editor::drawTurn(wanted, ".pdf", QPageSize::A4);
        QVERIFY(own.startsWith("%PDF"));
        QVERIFY(a4.contains("595") && a4.contains("842")); // points of A4
        QVERIFY(!own.contains("/MediaBox [0 0 595"));
    }

    /// As tst_mailreports does with the texts: 200 random years of Narnian Wars in the long run.
    void secretsAreInNoPictureOfOthers()
    {
        const engine::Library library(MARCHES_SOURCE_DIR, "");
        const engine::GameSetup setup = library.setup("narnian-wars/standard").value();
        engine::Errors errors;
        const engine::Texts texts = engine::gameTexts(MARCHES_SOURCE_DIR, setup, errors);
        const engine::orders::Lexicon lexicon(setup.map.board, texts, engine::referee::personsToOrder(*setup.game),
                                              engine::referee::seatsToOrder(*setup.game));
        const engine::MessageFormatter wording(texts, *setup.game, "en");
        const std::string file = setup.map.folder() + "/board.svg";
        const auto drawing = editor::makeBoardDrawing(setup.map, editor::readSvgFile(file).value(), file).value();
        const QImage ground = editor::turnGround(*drawing, editor::Theme::Light, kSmallPicture);
        int others = 0; // pictures of the game master differ where those of a reader do not
        const auto compare = [&](const tests::SecretPair& pair, int reader) {
            const auto drawn = [&](std::size_t game, int whose) {
                return editor::drawTurn({drawing, *pair.games[game], *pair.turns[game], wording, whose, "title",
                                         editor::Theme::Light, kSmallPicture, ground},
                                        ".png");
            };
            const QByteArray picture = drawn(0, reader);
            QVERIFY(!picture.isEmpty());
            QVERIFY(picture == drawn(1, reader));
            if (others < 1 && drawn(0, engine::referee::kReferee) != drawn(1, engine::referee::kReferee)) ++others;
        };
        const bool whole = qEnvironmentVariableIntValue("MARCHES_LONG") == 1;
        const tests::SecretYears played =
            tests::playSecretYears(setup, lexicon, wording, whole ? tests::kSecretYears : 4, compare);
        QVERIFY2(played.compared > (whole ? 1000 : 10), QByteArray::number(played.compared).constData());
        QCOMPARE(others, 1);
    }

    void everyReaderHasAReport()
    {
        const CutSupport played;
        const auto readers = editor::reportReaders(played.game->rules(), *played.wording);
        QCOMPARE(readers.size(), std::size_t{9});
        const editor::MailReport report =
            editor::mailReport(*played.game, played.turn, *played.wording, readers.front(), false, "Monday");
        QVERIFY(report.text.find("Orders may come until Monday") != std::string::npos);
        QVERIFY(report.page.find(readers.front().file + ".png") != std::string::npos);
    }
};

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication qt(argc, argv);
    TestTurnPicture test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_turnpicture.moc"
