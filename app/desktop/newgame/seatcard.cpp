// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/seatcard.h"

#include "app/desktop/widgets/mirroring.h"

#include <algorithm>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "editor/painting/boardstyle.h"
#include "editor/painting/palette.h"
#include "editor/widgets/letterlimit.h"
#include "engine/base/textlimits.h"
#include "engine/bots/bot.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

namespace marches::app {

namespace {

constexpr int kColourLetters = 8;

constexpr int kBand = 9;
constexpr QSize kPlate(34, 24);

struct Levels {
    Q_DECLARE_TR_FUNCTIONS(marches::app::SeatCard)
};

editor::Theme boardTheme() { return colours().dark ? editor::Theme::Dark : editor::Theme::Light; }

/// Colour of an army in this game; the numbers of Space::Army follow the rules.
const editor::OwnerColour& ownerOf(const engine::Rules& rules, int army)
{
    return editor::BoardStyle::of(rules).owner(army);
}

/// Plates of the armies of a seat, side by side.
class Plates : public QWidget {
public:
    Plates(const NewGameModel& model, int seat, QWidget* parent) : QWidget(parent), m_model(model), m_seat(seat)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override
    {
        const int count = std::max(1, armies());
        return {count * kPlate.width() + (count - 1) * 4, kPlate.height()};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const engine::Rules* rules = m_model.rules();
        if (rules == nullptr) return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        double x = 0;
        for (const int army : rules->seats()[static_cast<std::size_t>(m_seat)].armies) {
            const QRectF box(x + 0.5, 0.5, kPlate.width() - 1, kPlate.height() - 1);
            editor::drawOwnerPlate(painter, box, ownerOf(*rules, army), boardTheme());
            x += kPlate.width() + 4;
        }
    }

private:
    int armies() const
    {
        const engine::Rules* rules = m_model.rules();
        return rules != nullptr ? static_cast<int>(rules->seats()[static_cast<std::size_t>(m_seat)].armies.size()) : 1;
    }

    const NewGameModel& m_model;
    int m_seat;
};

} // namespace

std::vector<std::string> offeredLevels()
{
    std::vector<std::string> levels;
    for (const std::string_view level : engine::botLevels())
        if (level != "random") levels.emplace_back(level);
    return levels;
}

QString levelWord(const std::string& level)
{
    if (level == "easy") return Levels::tr("Bot, easy");
    if (level == "medium") return Levels::tr("Bot, medium");
    if (level == "hard") return Levels::tr("Bot, hard");
    if (level == "expert") return Levels::tr("Bot, expert");
    return Levels::tr("Bot, %1").arg(QString::fromStdString(level));
}

QString levelSentence(const std::string& level)
{
    if (level == "easy") return Levels::tr("plays safe battles only");
    if (level == "medium") return Levels::tr("weighs odds and points");
    if (level == "hard") return Levels::tr("thinks a little ahead");
    if (level == "expert") return Levels::tr("thinks ahead for seconds");
    return {};
}

SeatCard::SeatCard(const Catalogue& catalogue, NewGameModel& model, int seat, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_model(model), m_seat(seat), m_plates(new Plates(model, seat, this)),
      m_title(new QLabel(this)), m_side(new QLabel(this)), m_nobody(new QLabel(this)), m_player(new QComboBox(this)),
      m_name(new QLineEdit(this)), m_swap(new QPushButton(this))
{
    setTextRole(m_title, TextRole::Card);
    setTextRole(m_side, TextRole::Secondary, true);
    m_nobody->setWordWrap(true);
    setTextRole(m_nobody, TextRole::Body, true);
    editor::LetterLimit::set(*m_name, engine::kLongestTypedPlayer);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_title);
    titles->addWidget(m_side);
    auto* heads = new QHBoxLayout;
    heads->setSpacing(10);
    heads->addWidget(m_plates);
    heads->addLayout(titles, 1);
    heads->addWidget(m_swap, 0, Qt::AlignTop);
    auto* fields = new QHBoxLayout;
    fields->setSpacing(8);
    fields->addWidget(m_player, 1);
    fields->addWidget(m_name, 1);
    makeArmyBoxes(fields);
    auto* column = new QVBoxLayout(this);
    setMirroredMargins(column, {kBand + 12, 10, 12, 12});
    column->setSpacing(8);
    column->addLayout(heads);
    column->addLayout(fields);
    column->addWidget(m_nobody);
    connect(m_player, &QComboBox::activated, this, &SeatCard::onPlayerChosen);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        m_model.setControl(m_seat, {name.toStdString(), {}});
    });
    // Who has played at this screen before need not be typed again.
    auto* names = new QCompleter(m_model.rememberedNames(), m_name);
    names->setCaseSensitivity(Qt::CaseInsensitive);
    m_name->setCompleter(names);
    connect(names, qOverload<const QString&>(&QCompleter::activated), this, [this](const QString& name) {
        m_model.setControl(m_seat, {name.toStdString(), {}});
    });
    connect(m_swap, &QPushButton::clicked, this, [this] { m_model.swapControls(seatAbove(), m_seat); });
    retranslate();
}

void SeatCard::makeArmyBoxes(QHBoxLayout* row)
{
    const engine::SeatRequest& seat = m_model.seats()[static_cast<std::size_t>(m_seat)];
    if (m_model.armiesOf(seat.side).size() < 2) return; // no choice to offer
    for (std::size_t i = 0; i < seat.armies.size(); ++i) {
        auto* box = new QComboBox(this);
        // The longest name of twelve colours does not say how wide the column must be.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kColourLetters);
        m_armies.append(box);
        row->addWidget(box, 1);
        const int index = static_cast<int>(i);
        connect(box, &QComboBox::activated, this, [this, box, index](int chosen) {
            m_model.setArmy(m_seat, index, box->itemData(chosen).toString().toStdString());
        });
    }
}

int SeatCard::seatAbove() const
{
    int above = m_seat - 1;
    while (above >= 0 && !m_model.isPlayed(above)) --above;
    return above;
}

void SeatCard::onPlayerChosen(int index)
{
    const QString level = m_player->itemData(index).toString();
    if (level.isEmpty())
        m_model.setControl(m_seat,
                           {(m_name->text().isEmpty() ? m_model.nameForAnother() : m_name->text()).toStdString(), {}});
    else
        m_model.setControl(m_seat, {{}, level.toStdString()});
}

QString SeatCard::seatWord() const
{
    const engine::SeatRequest& seat = m_model.seats()[static_cast<std::size_t>(m_seat)];
    return m_catalogue.seatName(m_model.game(), seat.id);
}

QString SeatCard::sideWord() const
{
    const engine::SeatRequest& seat = m_model.seats()[static_cast<std::size_t>(m_seat)];
    return seat.side == seat.id ? QString() : m_catalogue.text(m_model.game(), "side." + seat.side + ".name");
}

QString SeatCard::armyWord(const std::string& army) const
{
    return m_catalogue.text(m_model.game(), "army." + army + ".name");
}

void SeatCard::fillPlayers()
{
    const QSignalBlocker quiet(m_player);
    m_player->clear();
    m_player->addItem(tr("Person"), QString());
    for (const std::string& level : offeredLevels()) m_player->addItem(levelWord(level), QString::fromStdString(level));
    const SeatControl& control = m_model.controls()[static_cast<std::size_t>(m_seat)];
    int shown = m_player->findData(QString::fromStdString(control.bot));
    if (shown < 0 && control.isBot()) shown = m_player->findData(QStringLiteral("medium"));
    m_player->setCurrentIndex(std::max(0, shown));
    const bool played = m_model.isPlayed(m_seat);
    m_player->setVisible(played);
    m_name->setVisible(played && !control.isBot());
    m_swap->setVisible(played && seatAbove() >= 0);
    m_nobody->setVisible(!played);
    const QString name = QString::fromStdString(control.name);
    if (m_name->text() != name) m_name->setText(name);
}

void SeatCard::refresh()
{
    fillPlayers();
    const engine::SeatRequest& seat = m_model.seats()[static_cast<std::size_t>(m_seat)];
    const std::vector<std::string> armies = m_model.armiesOf(seat.side);
    for (qsizetype i = 0; i < m_armies.size(); ++i) {
        const QSignalBlocker quiet(m_armies[i]);
        m_armies[i]->clear();
        for (const std::string& army : armies) m_armies[i]->addItem(armyWord(army), QString::fromStdString(army));
        m_armies[i]->setCurrentIndex(
            m_armies[i]->findData(QString::fromStdString(seat.armies[static_cast<std::size_t>(i)])));
    }
    m_plates->updateGeometry();
    update();
}

void SeatCard::paintEvent(QPaintEvent* event)
{
    Card::paintEvent(event);
    const engine::Rules* rules = m_model.rules();
    if (rules == nullptr) return;
    const std::vector<int>& armies = rules->seats()[static_cast<std::size_t>(m_seat)].armies;
    if (armies.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double part = static_cast<double>(height() - 2) / static_cast<double>(armies.size());
    for (std::size_t i = 0; i < armies.size(); ++i) {
        const double x = isRightToLeft() ? width() - kBand - 1 : 1;
        editor::drawOwnerBand(painter, QRectF(x, 1 + part * static_cast<double>(i), kBand, part),
                              ownerOf(*rules, armies[i]));
    }
}

void SeatCard::retranslate()
{
    m_title->setText(seatWord());
    const QString side = sideWord();
    m_side->setText(side);
    m_side->setHidden(side.isEmpty());
    m_nobody->setText(tr("Nobody plays this seat. It is never asked."));
    m_swap->setText(tr("Swap"));
    m_swap->setToolTip(tr("Swap with the seat above"));
    m_player->setAccessibleName(tr("Who plays %1").arg(m_title->text()));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the person at %1").arg(m_title->text()));
    for (QComboBox* box : m_armies) box->setAccessibleName(tr("Colour of %1").arg(m_title->text()));
    refresh();
}

} // namespace marches::app
