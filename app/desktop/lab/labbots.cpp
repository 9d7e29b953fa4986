// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labbots.h"

#include <algorithm>

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "app/desktop/lab/labform.h"
#include "app/desktop/widgets/retire.h"
#include "engine/bots/bot.h"

namespace marches::app {

namespace {

const QString kBySeat = QStringLiteral(" by seat"); ///< no level is called so

QComboBox* boxOfLevels(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int kLettersOfLevel = 8;
    box->setMinimumContentsLength(kLettersOfLevel);
    return box;
}

void addLevels(QComboBox& box)
{
    for (const std::string_view level : engine::botLevels())
        box.addItem(LabBots::levelWord(std::string(level)), QString::fromStdString(std::string(level)));
}

} // namespace

LabBots::LabBots(bool mayBeEmpty, QWidget* parent)
    : Translated(parent), m_mayBeEmpty(mayBeEmpty), m_all(boxOfLevels(this)), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(4);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(m_all);
    setFocusProxy(m_all);
    if (!mayBeEmpty) m_levels = {"medium"};
    connect(m_all, &QComboBox::activated, this, &LabBots::onAll);
    retranslate();
}

QString LabBots::levelWord(const std::string& level)
{
    if (level == "random") return LabForm::tr("By lot", "level of bots");
    if (level == "easy") return LabForm::tr("Easy", "level of bots");
    if (level == "medium") return LabForm::tr("Medium", "level of bots");
    if (level == "hard") return LabForm::tr("Hard", "level of bots");
    if (level == "expert") return LabForm::tr("Expert", "level of bots");
    return QString::fromStdString(level);
}

QString LabBots::levelWords(const std::vector<std::string>& levels)
{
    QStringList words;
    for (const std::string& level : levels) words << levelWord(level);
    return words.join(QStringLiteral(", "));
}

void LabBots::setBots(const QStringList& seats, const std::vector<std::string>& levels)
{
    m_bySeat = levels.size() > 1;
    m_seats = seats;
    m_levels = levels;
    fill();
}

void LabBots::fill()
{
    const QSignalBlocker quiet(m_all);
    m_all->clear();
    if (m_mayBeEmpty) m_all->addItem(tr("As in all arms"), QString());
    addLevels(*m_all);
    m_all->addItem(tr("A level for each seat"), kBySeat);
    const QString chosen = m_bySeat ? kBySeat : m_levels.empty() ? QString() : QString::fromStdString(m_levels.front());
    m_all->setCurrentIndex(std::max(0, m_all->findData(chosen)));
    fillSeats();
}

void LabBots::fillSeats()
{
    for (QComboBox* box : m_boxes) {
        const QFormLayout::TakeRowResult row = m_form->takeRow(box);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            retire(item->widget());
            delete item;
        }
    }
    m_boxes.clear();
    if (!m_bySeat) return;
    // A file may say more levels than there are seats; none of them is lost.
    for (std::size_t seat = 0; seat < m_levels.size(); ++seat) {
        QComboBox* box = boxOfLevels(this);
        const auto at = static_cast<qsizetype>(seat);
        const QString name = at < m_seats.size() ? m_seats[at] : tr("Seat %1").arg(seat + 1);
        addLevels(*box);
        box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(m_levels[seat]))));
        box->setAccessibleName(tr("Bot of %1", "a seat").arg(name));
        connect(box, &QComboBox::activated, this, [this, box, seat] {
            m_levels[seat] = box->currentData().toString().toStdString();
            emit changed();
        });
        auto* label = new QLabel(name, this);
        label->setBuddy(box);
        m_form->addRow(label, box);
        m_boxes.push_back(box);
    }
}

void LabBots::onAll()
{
    const QString chosen = m_all->currentData().toString();
    m_bySeat = chosen == kBySeat;
    if (m_bySeat) {
        const std::string level = m_levels.empty() ? std::string("medium") : m_levels.front();
        m_levels.resize(static_cast<std::size_t>(std::max<qsizetype>(1, m_seats.size())), level);
    } else if (chosen.isEmpty()) {
        m_levels.clear();
    } else {
        m_levels = {chosen.toStdString()};
    }
    fillSeats();
    emit changed();
}

void LabBots::unfold()
{
    m_all->setCurrentIndex(m_all->findData(kBySeat));
    onAll();
}

void LabBots::retranslate()
{
    m_all->setAccessibleName(LabForm::tr("Bots"));
    fill();
}

} // namespace marches::app
