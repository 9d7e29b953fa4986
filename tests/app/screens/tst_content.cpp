// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the shipped rulesets and maps can put into a card, a question, a refusal, the log, a rule or an option has
// room there: each text in the widget of the game that says it, with the longest names in its places, in the smallest
// window.
#include "screens.h"
#include "shownfaults.h"
#include "tests.h"

#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/play/cardreader.h"
#include "app/desktop/play/logdelegate.h"
#include "app/desktop/play/logmodel.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/widgets/rulepopup.h"
#include "app/desktop/window/gamecontroller.h"
#include "editor/translation/textgroup.h"
#include "engine/game/rules.h"
#include "engine/package/library.h"
#include "engine/text/messageformatter.h"
#include "paintedtexts.h"

#include <QDockWidget>
#include <QListView>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace marches::app {

namespace {

using editor::TextGroup;
using engine::Space;

constexpr QSize kSmallest(720, 540); ///< window that is supported

/// The sentences of a game with the longest name of each kind wherever one is spoken of, in one language.
class LongestSentences {
public:
    LongestSentences(const engine::Texts& texts, const engine::Rules& rules, const std::string& language)
        : m_rules(rules), m_wording(texts, rules, language)
    {
        for (std::size_t text = 1; text < rules.messages().size(); ++text) {
            const engine::MessageSpec& spec = rules.messages()[text];
            engine::Message message;
            message.text = static_cast<std::uint16_t>(text);
            for (std::size_t i = 0; i < spec.params.size(); ++i) message.arg[i] = longest(spec.params[i].space);
            m_sentences[editor::textGroupOf(spec.key)] << QString::fromStdString(m_wording.sentence(message));
        }
    }
    QStringList of(TextGroup group) const { return m_sentences.value(group); }
    const engine::MessageFormatter& wording() const { return m_wording; }

private:
    std::int16_t longest(Space space)
    {
        if (space == Space::Number) return 1000;
        if (space == Space::Flag) return 1;
        if (const auto known = m_longest.find(space); known != m_longest.end()) return known->second;
        int best = 0;
        std::size_t length = 0;
        for (int index = 0; index < m_rules.vocabulary().count(space); ++index)
            if (const std::size_t size = m_wording.word(space, index).size(); size > length) {
                best = index;
                length = size;
            }
        return m_longest[space] = static_cast<std::int16_t>(best);
    }

    const engine::Rules& m_rules;
    engine::MessageFormatter m_wording;
    std::map<Space, std::int16_t> m_longest;
    QMap<TextGroup, QStringList> m_sentences;
};

/// As wide as where it stands in the program, as high as it likes.
class Stand : public QWidget {
public:
    Stand(QWidget* shown, int width)
    {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(shown);
        column->addStretch(1);
        resize(width, 2000);
        show();
    }
};

/// Lines that reach into the row above or below.
QStringList outOfTheirRows(const QListView& list)
{
    QStringList faults;
    for (const PaintedText& text : paintedTexts(*list.viewport())) {
        const QRectF row = list.visualRect(list.indexAt(text.box.center().toPoint()));
        if (text.box.top() < row.top() - 1 || text.box.bottom() > row.bottom() + 1)
            faults << QStringLiteral("out of its row: ") + text.text;
    }
    return faults;
}

class ContentTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Desktop> m_desktop;
    int m_barWidth = 0;
    int m_panelWidth = 0;
    QStringList m_faults;

    static void addLanguages(std::initializer_list<const char*> codes)
    {
        QTest::addColumn<QString>("language");
        for (const char* code : codes) QTest::newRow(code) << QString::fromLatin1(code);
    }
    const Catalogue& catalogue() const { return m_desktop->application().catalogue(); }
    const engine::Texts& texts(const Catalogue::Game& game) const { return catalogue().texts(game.map, game.ruleset); }
    void note(const QString& where, const QStringList& faults)
    {
        for (const QString& fault : faults) {
            m_faults << where + QStringLiteral(": ") + fault;
            qWarning("%s", qPrintable(m_faults.back()));
        }
    }
    /// Every game once, with what it says.
    void eachGame(const std::function<void(const Catalogue::Game& game, const LongestSentences& said)>& look)
    {
        for (const Catalogue::Game& game : catalogue().oneEach()) {
            const auto setup = m_desktop->application().library().setup(game.map + ":" + game.ruleset);
            QVERIFY(setup.has_value() && setup->game);
            look(game, LongestSentences(texts(game), *setup->game, catalogue().languageCode()));
        }
    }

private slots:
    void initTestCase()
    {
        m_desktop = std::make_unique<Desktop>(QStringLiteral("en"), kSmallest);
        m_desktop->window().controller().startUsual(catalogue().games().front());
        PlayPage& page = m_desktop->window().play();
        page.findChild<QDockWidget*>(QStringLiteral("log"))->show();
        settle();
        m_barWidth = page.findChild<PromptBar*>()->width();
        m_panelWidth = page.findChild<LogPanel*>()->width();
        // Panels are slim here, and the question has what they leave.
        QVERIFY2(m_panelWidth >= 232 && m_panelWidth < 400, qPrintable(QString::number(m_panelWidth)));
        QVERIFY2(m_barWidth >= 360 && m_barWidth < 480, qPrintable(QString::number(m_barWidth)));
    }
    void init()
    {
        m_faults.clear();
        QFETCH(QString, language);
        m_desktop->application().preferences().setLanguage(language);
        settle();
    }
    void cleanupTestCase() { m_desktop.reset(); }

    void cards_data() { addLanguages({"en", "fr", "en-XA"}); }
    void cards()
    {
        auto* reader = new CardReader;
        Stand stand(reader, m_panelWidth - 40); // margins and the bar for scrolling
        eachGame([&](const Catalogue::Game& game, const LongestSentences& said) {
            const QStringList log = said.of(TextGroup::LogLines);
            const QString told = *std::ranges::max_element(log, {}, &QString::size);
            for (const std::string& card : said.wording().vocabulary().names(Space::Card)) {
                const std::string base = "card." + card + ".";
                QStringList all{catalogue().text(game, base + "text")};
                for (const std::string_view key : texts(game).keys(base + "on."))
                    all << catalogue().text(game, std::string(key));
                for (const std::string_view key : texts(game).keys(base + "off."))
                    all << catalogue().text(game, std::string(key));
                reader->tell(told, catalogue().text(game, base + "name"), all.join(QLatin1Char(' ')));
                reader->setVisible(true);
                QCoreApplication::processEvents();
                note(QString::fromStdString(base), roomFaults(stand));
            }
        });
        QVERIFY(m_faults.isEmpty());
    }

    void questionsAndRefusals_data() { addLanguages({"en", "fr", "en-XA"}); }
    void questionsAndRefusals()
    {
        auto* bar = new PromptBar(m_desktop->window().actions());
        Stand stand(bar, m_barWidth);
        const auto look = [&](const QString& question, const QString& hint, bool refusal) {
            bar->showSample(question, hint, refusal);
            settle();
            note(question + hint, roomFaults(stand));
        };
        eachGame([&](const Catalogue::Game&, const LongestSentences& said) {
            const QStringList questions = said.of(TextGroup::Questions);
            const QString longest = *std::ranges::max_element(questions, {}, &QString::size);
            for (const QString& question : questions) look(question, {}, false);
            for (const QString& refusal : said.of(TextGroup::Refusals)) look(longest, refusal, true);
        });
        QVERIFY(m_faults.isEmpty());
    }

    void logLines_data() { addLanguages({"en", "fr", "en-XA"}); }
    void logLines()
    {
        auto* list = new QListView;
        QStandardItemModel lines;
        list->setModel(&lines);
        list->setItemDelegate(new LogDelegate(list));
        list->setFrameShape(QFrame::NoFrame);
        list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // one that comes is minded only a while later
        list->setFixedHeight(1900);
        Stand stand(list, m_panelWidth);
        eachGame([&](const Catalogue::Game& game, const LongestSentences& said) {
            lines.clear();
            for (const QString& sentence : said.of(TextGroup::LogLines)) {
                auto* line = new QStandardItem(sentence);
                line->setData(-1, LogModel::SeatRole);
                line->setData(true, LogModel::HandRole);
                line->setData(QString::fromStdString(catalogue().rules(game.ruleset)->data.rules.back()),
                              LogModel::RuleRole);
                lines.appendRow(line);
            }
            for (int row = 0; row >= 0 && row < lines.rowCount();) {
                list->scrollTo(lines.index(row, 0), QAbstractItemView::PositionAtTop);
                settle();
                note(QString::fromStdString(game.ruleset), roomFaults(stand));
                note(QString::fromStdString(game.ruleset), outOfTheirRows(*list));
                const int last = list->indexAt(QPoint(5, list->viewport()->height() - 5)).row();
                row = last > row ? last : -1;
            }
        });
        QVERIFY(m_faults.isEmpty());
    }

    void rules_data() { addLanguages({"en", "fr", "en-XA"}); }
    void rules()
    {
        for (const Catalogue::Game& game : catalogue().oneEach())
            for (const std::string& rule : catalogue().rules(game.ruleset)->data.rules) {
                RulePopup* popup = RulePopup::open(&m_desktop->window(), texts(game), catalogue().languageCode(),
                                                   QString::fromStdString(rule));
                QCoreApplication::processEvents();
                note(QString::fromStdString(rule), roomFaults(*popup));
                if (popup->height() > kSmallest.height())
                    note(QString::fromStdString(rule), {QStringLiteral("too high")});
                delete popup;
            }
        QVERIFY(m_faults.isEmpty());
    }

    // What has room in the pseudo language has it in English, and a whole page takes its time.
    void optionsAndMaps_data() { addLanguages({"fr", "en-XA"}); }
    void optionsAndMaps()
    {
        m_desktop->window().goToNewGame();
        NewGamePage& page = m_desktop->window().newGame();
        const std::vector<Catalogue::Game> once = catalogue().oneEach();
        for (const Catalogue::Game& game : catalogue().games()) {
            page.choose(game);
            page.model().setSeed(7);
            page.model().setPlayers(page.model().seatRange().most);
            const auto look = [&] {
                settle();
                note(QString::fromStdString(game.map + ":" + game.ruleset), roomFaults(page));
            };
            for (const int column : {0, 1}) {
                page.showColumn(column);
                look();
            }
            if (std::ranges::find(once, game) == once.end()) continue; // its rules have been seen on another map
            page.showColumn(2);
            for (int tab = 0; tab < page.options()->tabs()->count(); ++tab) {
                page.options()->tabs()->setCurrentIndex(tab);
                look();
            }
        }
        QVERIFY(m_faults.isEmpty());
    }
};

} // namespace

std::unique_ptr<QObject> makeContentTest(const QString& /*group*/) { return std::make_unique<ContentTest>(); }

} // namespace marches::app

#include "tst_content.moc"
