// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labarms.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/desktop/base/icons.h"
#include "app/desktop/lab/labarmcard.h"
#include "app/desktop/lab/labchangerows.h"
#include "app/desktop/lab/labmark.h"
#include "app/desktop/widgets/retire.h"
#include "engine/base/textlimits.h"

namespace marches::app {

namespace {

constexpr int kFirstMark = 16;

} // namespace

LabArms::LabArms(const Catalogue& catalogue, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_first(new QWidget(this)), m_firstMark(new QLabel(m_first)),
      m_firstName(new QLabel(m_first)), m_column(new QVBoxLayout(this)), m_add(new QPushButton(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    auto* row = new QHBoxLayout(m_first);
    row->setContentsMargins(10, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_firstMark);
    row->addWidget(m_firstName, 1);
    m_firstName->setWordWrap(true);
    m_column->addWidget(m_first);
    m_add->setFlat(true);
    m_add->setIcon(icon(QStringLiteral("plus")));
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &LabArms::add);
    retranslate();
}

void LabArms::setArms(const engine::Experiment& asked)
{
    const bool same = asked.arms == m_asked.arms && asked.variant == m_asked.variant;
    m_asked = asked;
    if (!same || m_plain) m_plain = m_asked.arms.size() == 1 && isPlainArm(m_asked.arms.front());
    refill();
}

void LabArms::addCard()
{
    auto* card = new LabArmCard(m_catalogue, this);
    m_column->insertWidget(1 + static_cast<int>(m_cards.size()), card);
    m_cards.push_back(card);
    connect(card, &LabArmCard::edited, this, [this, card] {
        m_asked.arms[placeOf(card)] = card->arm();
        emit changed();
    });
    connect(card, &LabArmCard::copyRequested, this, [this, card] { copy(card); });
    connect(card, &LabArmCard::removeRequested, this, [this, card] { remove(card); });
}

void LabArms::refill()
{
    while (m_cards.size() > m_asked.arms.size()) {
        m_column->removeWidget(m_cards.back());
        retire(m_cards.back());
        m_cards.pop_back();
    }
    while (m_cards.size() < m_asked.arms.size()) addCard();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->show(m_asked, i);
        m_cards[i]->setPlain(m_plain);
    }
    m_first->setVisible(!m_plain);
    m_add->setEnabled(m_asked.arms.size() + 1 < engine::kMostExperimentArms);
}

std::size_t LabArms::placeOf(const LabArmCard* card) const
{
    return static_cast<std::size_t>(std::ranges::find(m_cards, card) - m_cards.begin());
}

/// No two arms are called alike.
std::string LabArms::freeName(const std::string& name) const
{
    const auto taken = [this](const std::string& one) {
        return one == engine::kFirstArm ||
               std::ranges::find(m_asked.arms, one, &engine::ExperimentArm::name) != m_asked.arms.end();
    };
    constexpr qsizetype kRoomForNumber = 8;
    const QString stem = QString::fromStdString(name).left(engine::kLongestTitle - kRoomForNumber);
    std::string free = name;
    for (int number = 2; taken(free); ++number)
        free = tr("%1 (%2)", "name, number").arg(stem).arg(number).toStdString();
    return free;
}

void LabArms::add()
{
    std::vector<std::string> taken;
    for (const engine::ExperimentArm& arm : m_asked.arms)
        if (arm.options.size() == 1) taken.push_back(arm.options.front().id);
    engine::ExperimentArm arm;
    if (std::optional<LabSubject> subject = LabSubject::of(m_catalogue, m_asked.variant)) {
        subject->apply(m_asked.options);
        std::optional<engine::OptionSetting> change = firstChange(*subject, taken);
        if (!change) change = firstChange(*subject, {});
        if (change) arm.options = {*change};
    }
    arm.name = freeName(nameOfArm(m_catalogue, arm));
    m_asked.arms.push_back(std::move(arm));
    m_plain = false;
    refill();
    if (const auto& rows = m_cards.back()->changes().rows(); !rows.empty()) rows.front()->optionBox()->setFocus();
    emit changed();
}

void LabArms::copy(const LabArmCard* card)
{
    engine::ExperimentArm arm = card->arm();
    const QLineEdit& named = *card->nameField();
    const QString name = named.text().isEmpty() ? named.placeholderText() : named.text();
    arm.name = freeName(name.simplified().left(engine::kLongestTitle).toStdString());
    const std::size_t at = placeOf(card) + 1;
    m_asked.arms.insert(m_asked.arms.begin() + static_cast<std::ptrdiff_t>(at), std::move(arm));
    refill();
    m_cards[at]->nameField()->setFocus();
    emit changed();
}

void LabArms::remove(const LabArmCard* card)
{
    const std::size_t at = placeOf(card);
    m_add->setFocus();
    m_asked.arms.erase(m_asked.arms.begin() + static_cast<std::ptrdiff_t>(at));
    refill();
    emit changed();
}

void LabArms::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) m_firstMark->setPixmap(armMark(0, kFirstMark, devicePixelRatioF()));
    Translated::changeEvent(event);
}

void LabArms::retranslate()
{
    m_firstMark->setPixmap(armMark(0, kFirstMark, devicePixelRatioF()));
    m_firstName->setText(tr("The game as it is, which the others are compared with"));
    m_add->setText(tr("Add an arm"));
    m_add->setToolTip(tr("Compare with more than one change, or with several at once"));
    refill();
}

} // namespace marches::app
