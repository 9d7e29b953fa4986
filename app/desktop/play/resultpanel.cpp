// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/resultpanel.h"

#include <algorithm>
#include <numeric>

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/play/coursechart.h"
#include "app/desktop/play/coursereport.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/positionwords.h"
#include "app/desktop/widgets/flowlayout.h"

namespace marches::app {

namespace {

constexpr int kShownChanges = 3; ///< of a turn that decided; the page that is written has all

/// What each seat has, as far as everybody may see it.
std::vector<Holding> openHoldings(const engine::Game& game)
{
    engine::State view;
    engine::Facts facts;
    game.rules().view(game.state(), -1, view);
    game.rules().describe(view, facts);
    return holdingsIn(game.rules(), facts);
}

} // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : Translated(parent), m_grid(nullptr), m_next(new QWidget(this)), m_text(new QLabel(this)),
      m_honours(new QLabel(this)), m_measure(new QComboBox(this)), m_chart(new CourseChart(this)),
      m_story(new QLabel(this)), m_export(new QPushButton(this)), m_again(new QPushButton(this)),
      m_same(new QPushButton(this)), m_new(new QPushButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard |
                                    Qt::TextSelectableByMouse);
    m_again->setProperty("primary", true);
    m_next->setLayout(new QBoxLayout(QBoxLayout::TopToBottom));
    m_next->layout()->setContentsMargins(0, 0, 0, 0);
    for (QWidget* button : {m_again, m_same, m_new, m_export}) m_next->layout()->addWidget(button);
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(12, 8, 12, 8);
    m_grid->setHorizontalSpacing(20);
    setWide(false);
    m_honours->setWordWrap(true);
    m_honours->setTextFormat(Qt::RichText);
    m_honours->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_honours->setObjectName(QStringLiteral("courseHonours"));
    m_story->setWordWrap(true);
    m_story->setTextFormat(Qt::RichText);
    m_story->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard |
                                     Qt::TextSelectableByMouse);
    m_story->setObjectName(QStringLiteral("courseStory"));
    m_measure->setObjectName(QStringLiteral("courseMeasure"));
    m_export->setObjectName(QStringLiteral("courseExport"));
    connect(m_measure, &QComboBox::activated, this, &ResultPanel::showCourse);
    connect(m_export, &QPushButton::clicked, this, &ResultPanel::exportRequested);
    m_again->setObjectName(QStringLiteral("again"));
    m_same->setObjectName(QStringLiteral("sameSeed"));
    connect(m_again, &QPushButton::clicked, this, [this] { emit againRequested(false); });
    connect(m_same, &QPushButton::clicked, this, [this] { emit againRequested(true); });
    connect(m_new, &QPushButton::clicked, this, &ResultPanel::newGameRequested);
    connect(m_text, &QLabel::linkActivated, this, &ResultPanel::ruleRequested);
    connect(
        m_story, &QLabel::linkActivated, this, [this](const QString& node) { emit momentRequested(node.toInt()); },
        Qt::QueuedConnection); // the moment may have another story, and the label is in the midst of a click
    retranslate();
}

QWidget* ResultPanel::takeActions()
{
    m_grid->removeWidget(m_next);
    m_takenOut = true;
    delete m_next->layout();
    m_next->setLayout(new FlowLayout);
    for (QWidget* button : {m_again, m_same, m_new, m_export}) m_next->layout()->addWidget(button);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    m_next->setSizePolicy(policy);
    return m_next;
}

void ResultPanel::setWide(bool wide)
{
    if (m_grid->count() > 0 && wide == m_wide) return;
    m_wide = wide;
    QList<QWidget*> parts{m_text, m_measure, m_chart, m_honours, m_story};
    if (!m_takenOut) parts << m_next;
    for (QWidget* part : parts) m_grid->removeWidget(part);
    if (wide) {
        m_grid->addWidget(m_text, 0, 0, 2, 1, Qt::AlignTop);
        m_grid->addWidget(m_measure, 0, 1);
        m_grid->addWidget(m_chart, 1, 1);
        m_grid->addWidget(m_honours, 2, 0, Qt::AlignTop);
        m_grid->addWidget(m_story, 2, 1, Qt::AlignTop);
        if (!m_takenOut) m_grid->addWidget(m_next, 3, 0, 1, 2);
    } else {
        for (int row = 0; row < parts.size(); ++row) m_grid->addWidget(parts[row], row, 0);
    }
    constexpr int kRows = 6;
    m_grid->setColumnStretch(0, wide ? 2 : 1);
    m_grid->setColumnStretch(1, wide ? 3 : 0);
    for (int row = 0; row <= kRows; ++row) m_grid->setRowStretch(row, row == (wide ? 2 : kRows) ? 1 : 0);
}

void ResultPanel::retranslate()
{
    m_measure->setAccessibleName(tr("What the lines count"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("How it went and the log, as a page, as text, or the lines as a picture"));
    m_again->setText(tr("Same rules again"));
    m_same->setToolTip(tr("The same dice and cards come again, as long as the same moves are made"));
    m_new->setText(tr("Another game"));
    show(m_context);
}

/// Where the score is what a seat holds in the end, nothing has to be told of how it came about; the names of what is
/// held are.
bool ResultPanel::countsHoldings(const PositionReader& position, const engine::GameResult& standing) const
{
    bool regions = true;
    bool places = true;
    for (int seat = 0; seat < static_cast<int>(standing.score.size()); ++seat) {
        const int score = standing.score[static_cast<std::size_t>(seat)];
        regions = regions && score == static_cast<int>(position.regions(seat).size());
        places = places && score == position.places(seat);
    }
    return regions || places;
}

/// Name and score, and below what it is made of: rule, title, share.
QString ResultPanel::seatHtml(int seat, const engine::GameResult& standing, const std::vector<ScoreShare>& shares,
                              const QStringList& held) const
{
    const bool winner = ((standing.winners >> seat) & 1U) != 0;
    const QString total =
        scoreText(m_context->runner.rules(), m_context->wording, standing.score[static_cast<std::size_t>(seat)]);
    QString html =
        QStringLiteral("<table width=\"100%\" cellpadding=\"2\"><tr><td><big><b>%1</b></big></td>"
                       "<td align=\"right\"><big><b>%2</b></big></td></tr>")
            .arg((winner ? tr("%1 wins").arg(m_context->seatSubject(seat)) : m_context->seatName(seat)).toHtmlEscaped(),
                 total.toHtmlEscaped());
    for (const QString& region : held) html += QStringLiteral("<tr><td>%1</td></tr>").arg(region.toHtmlEscaped());
    for (const ScoreShare& share : shares) {
        const std::string rule(m_context->runner.rules().vocabulary().name(engine::Space::Rule, share.rule));
        const QString title = share.rule == 0 ? tr("Set by hand") : m_context->text("rule." + rule + ".title");
        html += QStringLiteral("<tr><td>%1 %2</td><td align=\"right\">%3</td></tr>")
                    .arg(title.toHtmlEscaped(), ruleLink(share.rule == 0 ? QString() : QString::fromStdString(rule)),
                         QLocale().toString(share.amount));
    }
    return html + QStringLiteral("</table>");
}

void ResultPanel::beginGame(const engine::Game& game)
{
    engine::Game walk = game;
    walk.goTo(0);
    m_start = openHoldings(walk);
    m_course = {}; // that of the game before
    m_ended = false;
    m_chart->clear();
    m_honours->clear();
    m_story->clear();
}

bool ResultPanel::isOfInterest(const engine::Game& game) const { return game.over() || openHoldings(game) != m_start; }

void ResultPanel::show(const PlayContext* context)
{
    m_context = context;
    if (isVisible() || context == nullptr) showCourse(); // nothing is kept of what another one saw
    const bool over = context != nullptr && context->runner.game().over();
    m_again->setVisible(over);
    m_same->setVisible(over);
    if (over) m_same->setText(tr("The same game again (seed %1)").arg(context->runner.game().seed()));
    m_new->setVisible(over);
    if (!over) {
        m_text->setText(tr("The game is not over yet.").toHtmlEscaped());
        return;
    }
    const engine::GameResult standing = context->runner.rules().standing(context->runner.game().state());
    std::vector<int> order(standing.score.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return standing.score[static_cast<std::size_t>(a)] > standing.score[static_cast<std::size_t>(b)];
    });
    const PositionReader position(context->runner.rules(), context->runner.facts());
    const bool holdings = countsHoldings(position, standing);
    const auto history =
        holdings ? std::vector<std::vector<ScoreShare>>(standing.score.size()) : scoreHistory(context->runner.game());
    QString html;
    for (const int seat : order) {
        QStringList held;
        if (holdings)
            for (const int region : position.regions(seat)) held << context->word(engine::Space::Region, region);
        html += seatHtml(seat, standing, history[static_cast<std::size_t>(seat)], held);
    }
    html += QStringLiteral("<hr>");
    for (const engine::Message& reason : standing.reasons)
        html += QStringLiteral("<p>%1 %2</p>")
                    .arg(context->sentence(reason).toHtmlEscaped(), ruleLink(context->ruleId(reason)));
    m_text->setText(html);
}

void ResultPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showCourse();
}

/// A moment of the game whose end was seen here: its story stays, with the way to its other turns.
bool ResultPanel::looksBackAtItsEnd(const engine::Game& game) const
{
    if (!m_ended || m_course.points.empty() || game.over()) return false;
    const std::vector<int> line = game.journal().line(m_course.points.back().node);
    return std::ranges::find(line, game.here()) != line.end();
}

void ResultPanel::showCourse()
{
    m_export->setVisible(m_context != nullptr);
    for (QWidget* part : std::initializer_list<QWidget*>{m_measure, m_chart, m_honours, m_story})
        part->setVisible(m_context != nullptr);
    if (m_context == nullptr) {
        m_chart->clear();
        m_honours->clear();
        m_story->clear();
        m_course = {};
        m_ended = false;
        return;
    }
    const GameRunner& runner = m_context->runner;
    if (m_numbering != runner.numbering()) {
        m_course = {};
        m_ended = false;
    }
    m_numbering = runner.numbering();
    if (runner.waiting() == GameRunner::Waiting::Nothing && !m_course.points.empty()) return; // read when they rest
    if (!looksBackAtItsEnd(runner.game())) {
        m_course = courseOf(runner.game(), runner.turns(), runner.viewer());
        m_ended = runner.game().over();
    }
    const int chosen = std::max(0, m_measure->currentIndex());
    m_measure->clear();
    m_measures = m_course.measures();
    for (const CourseMeasure measure : m_measures) m_measure->addItem(measureWord(*m_context, measure));
    if (m_measures.empty()) {
        m_measure->hide();
        m_chart->hide();
    } else {
        const int shown = std::min(chosen, m_measure->count() - 1);
        m_measure->setCurrentIndex(shown);
        m_chart->show(*m_context, m_course, m_measures[static_cast<std::size_t>(shown)]);
    }
    const auto chapter = [](const QString& head, const QStringList& lines) {
        if (lines.isEmpty()) return QString();
        return QStringLiteral("<p><b>%1</b></p><p>%2</p>")
            .arg(head.toHtmlEscaped(), lines.join(QStringLiteral("</p><p>")));
    };
    QStringList honours;
    for (const QString& line : courseHonours(*m_context, m_course)) honours << line.toHtmlEscaped();
    QStringList turns;
    for (const ToldTurn& turn : decisiveTurns(*m_context, m_course, kShownChanges))
        turns << QStringLiteral("<a href=\"%1\">%2</a>").arg(turn.node).arg(turn.words.toHtmlEscaped());
    m_honours->setText(chapter(tr("Honours"), honours));
    m_honours->setHidden(honours.isEmpty());
    m_story->setText(chapter(tr("Turns that decided"), turns));
    m_story->setToolTip(turns.isEmpty() ? QString() : tr("A turn that decided leads to the board as it was after it"));
    m_story->setHidden(turns.isEmpty());
}

bool ResultPanel::writeTo(const QString& file)
{
    if (m_context == nullptr) return false;
    showCourse();
    constexpr QSize kChartPicture(960, 480);
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) return false;
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("png"))
        m_chart->picture(kChartPicture).save(&out, "PNG");
    else if (ending == QLatin1String("txt"))
        out.write(courseAsText(*m_context, m_course).toUtf8());
    else
        out.write(courseAsHtml(*m_context, m_course, {m_chart->picture(kChartPicture), m_board ? m_board() : QImage()})
                      .toUtf8());
    return out.commit();
}

} // namespace marches::app
