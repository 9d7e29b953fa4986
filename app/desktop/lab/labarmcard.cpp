// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labarmcard.h"

#include <algorithm>

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desktop/base/icons.h"
#include "app/desktop/lab/labbots.h"
#include "app/desktop/lab/labchangerows.h"
#include "app/desktop/lab/labfold.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/labmark.h"
#include "editor/widgets/numberfield.h"
#include "engine/base/textlimits.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/labwords.h"

namespace marches::app {

namespace {

constexpr int kSheetMargin = 10;
constexpr int kArmMark = 16;

bool hasOwn(const engine::ExperimentArm& arm) { return !arm.variant.empty() || arm.players > 0 || !arm.bots.empty(); }

} // namespace

std::string nameOfArm(const Catalogue& catalogue, const engine::ExperimentArm& arm)
{
    QStringList parts;
    for (const engine::OptionSetting& setting : arm.options)
        parts << QString::fromStdString(engine::settingText(setting.id, setting.value));
    if (!arm.variant.empty()) {
        const std::optional<LabSubject> subject = LabSubject::of(catalogue, arm.variant);
        parts << (subject ? subject->name() : QString::fromStdString(arm.variant));
    }
    if (arm.players > 0)
        parts << QCoreApplication::translate("marches::app::LabArmCard", "Players: %1", "name of an arm")
                     .arg(arm.players);
    if (!arm.bots.empty())
        parts << QCoreApplication::translate("marches::app::LabArmCard", "Bots: %1", "name of an arm")
                     .arg(LabBots::levelWords(arm.bots));
    if (parts.isEmpty())
        parts << QCoreApplication::translate("marches::app::LabArmCard", "no change", "name of an arm");
    return parts.join(QStringLiteral(", ")).left(engine::kLongestTitle).toStdString();
}

bool isPlainArm(const engine::ExperimentArm& arm)
{
    return arm.options.size() == 1 && !hasOwn(arm) &&
           arm.name == engine::settingText(arm.options.front().id, arm.options.front().value);
}

LabArmCard::LabArmCard(const Catalogue& catalogue, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_head(new QWidget(this)), m_mark(new QLabel(this)),
      m_name(new QLineEdit(this)), m_copy(new QToolButton(this)), m_remove(new QToolButton(this)),
      m_changes(new LabChangeRows(this)), m_more(new QPushButton(this)), m_own(new QWidget(this)),
      m_form(new QFormLayout(m_own)), m_variantLabel(new QLabel(this)), m_playersLabel(new QLabel(this)),
      m_botsLabel(new QLabel(this)), m_variant(new QComboBox(this)), m_players(new editor::NumberField(this)),
      m_bots(new LabBots(true, this))
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(4);
    head->addWidget(m_mark);
    head->addWidget(m_name, 1);
    for (QToolButton* button : {m_copy, m_remove}) {
        button->setAutoRaise(true);
        head->addWidget(button);
    }
    m_copy->setIcon(icon(QStringLiteral("copy")));
    m_remove->setIcon(icon(QStringLiteral("delete")));
    m_name->setMaxLength(engine::kLongestTitle);
    column->addWidget(m_head);
    column->addWidget(m_changes);
    makeFold(m_more, m_own);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_variant->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_variant->setMinimumContentsLength(10);
    const std::initializer_list<std::pair<QLabel*, QWidget*>> rows = {
        {m_variantLabel, m_variant}, {m_playersLabel, m_players}, {m_botsLabel, m_bots}};
    for (const auto& [label, field] : rows) {
        label->setBuddy(field);
        m_form->addRow(label, field);
    }
    column->addWidget(m_own);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        const QString name = text.simplified();
        m_arm.name = name.isEmpty() ? nameOfArm(m_catalogue, m_arm) : name.toStdString();
        emit edited();
    });
    connect(m_changes, &LabChangeRows::changed, this,
            [this] { edit([this] { m_arm.options = m_changes->changes(); }); });
    connect(m_variant, &QComboBox::activated, this,
            [this] { edit([this] { m_arm.variant = m_variant->currentData().toString().toStdString(); }); });
    connect(m_players, &QSpinBox::valueChanged, this, [this](int players) {
        edit([this, players] { m_arm.players = players > m_players->minimum() ? players : 0; });
    });
    connect(m_bots, &LabBots::changed, this, [this] { edit([this] { m_arm.bots = m_bots->levels(); }); });
    connect(m_more, &QPushButton::toggled, this, &LabArmCard::fillVariants);
    connect(m_copy, &QToolButton::clicked, this, &LabArmCard::copyRequested);
    connect(m_remove, &QToolButton::clicked, this, &LabArmCard::removeRequested);
    setPlain(false);
    retranslate();
}

/// A name that the program gave follows what is changed.
void LabArmCard::edit(const std::function<void()>& change)
{
    const bool named = m_arm.name == nameOfArm(m_catalogue, m_arm);
    const std::string variant = m_arm.variant;
    const int players = m_arm.players;
    change();
    if (m_arm.bots.size() > 1 && (variant != m_arm.variant || players != m_arm.players))
        if (const std::optional<LabSubject> now = subject())
            m_arm.bots.resize(now->seats(m_arm.players > 0 ? m_arm.players : m_asked.players).size(),
                              m_arm.bots.back());
    if (named) m_arm.name = nameOfArm(m_catalogue, m_arm);
    if (variant != m_arm.variant || players != m_arm.players) refresh();
    showName();
    emit edited();
}

std::optional<LabSubject> LabArmCard::subject() const
{
    std::optional<LabSubject> subject =
        LabSubject::of(m_catalogue, m_arm.variant.empty() ? m_asked.variant : m_arm.variant);
    if (subject) subject->apply(m_asked.options);
    return subject;
}

void LabArmCard::show(const engine::Experiment& asked, std::size_t arm)
{
    const bool another = arm != m_at || m_asked.arms.size() != asked.arms.size();
    m_asked = asked;
    m_at = arm;
    m_arm = asked.arms[arm];
    if (hasOwn(m_arm))
        m_more->setChecked(true);
    else if (another)
        m_more->setChecked(false);
    refresh();
    showMark();
    showName();
}

void LabArmCard::refresh()
{
    const std::optional<LabSubject> now = subject();
    m_own->setEnabled(now.has_value());
    m_changes->setEnabled(now.has_value());
    fillVariants();
    if (!now) return;
    m_changes->setChanges(*now, m_arm.options);
    const engine::SeatRange range = m_catalogue.seats(now->game());
    const QSignalBlocker quiet(m_players);
    m_players->setRange(std::min(range.least, std::max(1, m_arm.players)) - 1, std::max(range.most, m_arm.players));
    m_players->setValue(m_arm.players > 0 ? m_arm.players : m_players->minimum());
    m_bots->setBots(now->seatNames(m_arm.players > 0 ? m_arm.players : m_asked.players), m_arm.bots);
}

/// Only when it is seen: names of variants stand in their files.
void LabArmCard::fillVariants()
{
    if (!m_more->isChecked()) return;
    const QSignalBlocker quiet(m_variant);
    m_variant->clear();
    m_variant->addItem(tr("As in all arms"), QString());
    const std::optional<LabSubject> common = LabSubject::of(m_catalogue, m_asked.variant);
    for (const Catalogue::Game& game : m_catalogue.games()) {
        if (!common || game.ruleset != common->game().ruleset) continue;
        for (const std::string& variant : labVariants(m_catalogue, game))
            if (variant != m_asked.variant)
                if (const std::optional<LabSubject> other = LabSubject::of(m_catalogue, variant))
                    m_variant->addItem(other->name(), QString::fromStdString(variant));
    }
    const QString own = QString::fromStdString(m_arm.variant);
    if (m_variant->findData(own) < 0) m_variant->addItem(own, own);
    m_variant->setCurrentIndex(m_variant->findData(own));
}

void LabArmCard::showName()
{
    const std::string given = nameOfArm(m_catalogue, m_arm);
    const std::optional<LabSubject> now = subject();
    QString worded = QString::fromStdString(given);
    if (now) {
        const engine::Texts& texts = m_catalogue.texts(now->game().map, now->game().ruleset);
        worded = QString::fromStdString(engine::LabWords(texts, m_catalogue.languageCode()).armName(given));
    }
    m_name->setPlaceholderText(worded);
    const QString typed = m_arm.name == given ? QString() : QString::fromStdString(m_arm.name);
    if (m_name->text().simplified() != typed) m_name->setText(typed);
    m_name->setToolTip(typed.isEmpty() ? worded : typed);
}

void LabArmCard::showMark()
{
    m_mark->setPixmap(armMark(m_at + 1, kArmMark, devicePixelRatioF()));
    const QString letter = armLetter(m_at + 1);
    m_mark->setToolTip(letter);
    m_name->setAccessibleName(tr("Name of arm %1").arg(letter.isEmpty() ? QString::number(m_at + 2) : letter));
}

void LabArmCard::setPlain(bool plain)
{
    m_plain = plain;
    const int margin = plain ? 0 : kSheetMargin;
    layout()->setContentsMargins(margin, margin, margin, margin);
    m_head->setVisible(!plain);
    m_more->setVisible(!plain);
    m_own->setVisible(!plain && m_more->isChecked());
    m_changes->setSingle(plain);
}

void LabArmCard::paintEvent(QPaintEvent* event)
{
    if (!m_plain) Card::paintEvent(event);
}

void LabArmCard::changeEvent(QEvent* event)
{
    Translated::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showMark();
}

void LabArmCard::retranslate()
{
    m_copy->setToolTip(tr("Add a copy of this arm"));
    m_copy->setAccessibleName(m_copy->toolTip());
    m_remove->setToolTip(tr("Remove this arm"));
    m_remove->setAccessibleName(m_remove->toolTip());
    m_more->setText(tr("Map, players and bots of its own"));
    m_variantLabel->setText(tr("Where it is played"));
    m_playersLabel->setText(LabForm::tr("Players"));
    m_botsLabel->setText(LabForm::tr("Bots"));
    m_players->setSpecialValueText(tr("As in all arms"));
    if (m_asked.arms.empty()) return;
    refresh();
    showMark();
    showName();
}

} // namespace marches::app
