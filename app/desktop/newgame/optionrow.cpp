// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/optionrow.h"

#include <algorithm>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/newgame/optionwords.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/mirroring.h"
#include "editor/formats/plainletters.h"
#include "editor/widgets/numberfield.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

namespace marches::app {

namespace {

constexpr int kControl = 44; ///< width of the column of switches

QLabel* wrapping(TextRole role, bool muted, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    setTextRole(label, role, muted);
    return label;
}

} // namespace

OptionRow::OptionRow(OptionWords words, NewGameModel& model, const engine::OptionSpec& spec, QWidget* parent)
    : Translated(parent), m_words(std::move(words)), m_model(model), m_option(spec.id), m_group(spec.group),
      m_values(spec.values), m_body(new QWidget(this)), m_title(wrapping(TextRole::Strong, false, m_body)),
      m_sentence(wrapping(TextRole::Body, false, m_body)), m_changed(new QLabel(m_body)),
      m_fixed(wrapping(TextRole::Secondary, true, m_body)), m_conflictLine(new QWidget(m_body)),
      m_conflictText(wrapping(TextRole::Secondary, false, m_conflictLine)), m_remedy(new QPushButton(m_conflictLine)),
      m_duringPlayAllowed(spec.duringPlay)
{
    setObjectName(QString::fromStdString(spec.id));
    setTextRole(m_changed, TextRole::Secondary);
    m_changed->setForegroundRole(QPalette::Link);
    auto* heads = new QHBoxLayout;
    heads->setSpacing(8);
    heads->addWidget(m_title, 1);
    heads->addWidget(m_changed, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addLayout(heads);
    column->addWidget(m_sentence);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(10);
    makeControls(spec);
    row->addWidget(m_body, 1);
    makeChips(spec);
    m_fixed->hide();
    column->addWidget(m_fixed);

    auto* conflict = new QHBoxLayout(m_conflictLine);
    conflict->setContentsMargins(0, 2, 0, 0);
    conflict->addWidget(m_conflictText, 1);
    conflict->addWidget(m_remedy);
    column->addWidget(m_conflictLine);
    connect(m_remedy, &QPushButton::clicked, this, &OptionRow::resolveConflict);
    m_conflictLine->hide();
    retranslate();
}

void OptionRow::makeControls(const engine::OptionSpec& spec)
{
    auto* row = static_cast<QHBoxLayout*>(layout());
    auto* column = static_cast<QVBoxLayout*>(m_body->layout());
    if (spec.isSwitch()) {
        m_switch = new Switch(this);
        row->addWidget(m_switch, 0, Qt::AlignTop);
        connect(m_switch, &QAbstractButton::clicked, this, [this](bool on) { m_model.setOption(m_option, on); });
    } else if (spec.isNumber()) {
        row->addSpacing(kControl);
        m_number = new editor::NumberField(m_body);
        m_number->setRange(spec.min, spec.max);
        m_number->setMaximumWidth(120);
        column->addWidget(m_number);
        connect(m_number, &QSpinBox::valueChanged, this, [this](int value) { m_model.setOption(m_option, value); });
    } else {
        row->addSpacing(kControl);
        auto* group = new QButtonGroup(this);
        for (const std::string& value : spec.values) {
            auto* radio = new QRadioButton(m_body);
            auto* words = wrapping(TextRole::Secondary, true, m_body);
            setMirroredMargins(words, {26, 0, 0, 2});
            group->addButton(radio);
            m_radios.append(radio);
            m_valueTexts.append(words);
            column->addWidget(radio);
            column->addWidget(words);
            connect(radio, &QRadioButton::clicked, this, [this, value] { m_model.setOption(m_option, value); });
        }
    }
}

void OptionRow::makeChips(const engine::OptionSpec& spec)
{
    auto* chips = new QWidget(m_body);
    auto* flow = new FlowLayout(chips);
    for (const std::string& rule : spec.rules) {
        auto* chip = new Chip(Chip::Look::Rule, QString::fromStdString(rule), chips);
        connect(chip, &QAbstractButton::clicked, this, [this, chip] { emit ruleRequested(chip, chip->text()); });
        m_rules.append(chip);
        flow->addWidget(chip);
    }
    m_source = new Chip(Chip::Look::Fact, {}, chips);
    m_source->letShrink();
    m_source->setGlyph(QStringLiteral("note"));
    flow->addWidget(m_source);
    if (spec.duringPlay) {
        m_duringPlay = new Chip(Chip::Look::Fact, {}, chips);
        m_duringPlay->setGlyph(QStringLiteral("swap"));
        flow->addWidget(m_duringPlay);
    }
    m_body->layout()->addWidget(chips);
}

void OptionRow::refresh(const std::vector<OptionConflict>& conflicts)
{
    const engine::OptionValue& value = *m_model.options().find(m_option);
    if (m_switch != nullptr) m_switch->setChecked(std::get<bool>(value));
    if (m_number != nullptr) {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(std::get<int>(value));
    }
    for (qsizetype i = 0; i < m_radios.size(); ++i)
        m_radios[i]->setChecked(std::get<std::string>(value) == m_values[static_cast<std::size_t>(i)]);
    m_isChanged = m_model.isChanged(m_option);
    m_changed->setVisible(m_isChanged);
    const auto found = std::ranges::find(conflicts, m_option, &OptionConflict::option);
    showConflict(found == conflicts.end() ? nullptr : &*found);
    update();
}

void OptionRow::showConflict(const OptionConflict* conflict)
{
    m_conflictLine->setVisible(conflict != nullptr);
    if (conflict == nullptr) return;
    m_conflict = *conflict;
    m_conflictText->setText(m_words.conflict(m_conflict));
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, conflict->forbids() ? colours().error : colours().warning);
    m_conflictText->setPalette(ink);
    const QString remedy = m_words.remedy(m_conflict);
    m_remedy->setText(remedy);
    m_remedy->setHidden(remedy.isEmpty());
}

void OptionRow::resolveConflict()
{
    m_model.setOption(m_conflict.other, m_conflict.kind == OptionConflict::Kind::Needs);
}

void OptionRow::setGameIsOn(bool on)
{
    m_gameIsOn = on;
    for (QWidget* control : std::initializer_list<QWidget*>{m_switch, m_number})
        if (control != nullptr) control->setEnabled(!isFixed());
    for (QRadioButton* radio : m_radios) radio->setEnabled(!isFixed());
    m_fixed->setVisible(isFixed());
    if (m_duringPlay != nullptr) m_duringPlay->setHidden(on);
    retranslate();
}

bool OptionRow::mentions(const QString& needle) const
{
    QString hay = m_title->text() + QLatin1Char(' ') + m_sentence->text() + QLatin1Char(' ') + m_source->text();
    for (const Chip* chip : m_rules) hay += QLatin1Char(' ') + chip->text();
    for (const QRadioButton* radio : m_radios) hay += QLatin1Char(' ') + radio->text();
    for (const QLabel* text : m_valueTexts) hay += QLatin1Char(' ') + text->text();
    return editor::hasWords(editor::plainLetters(hay), editor::plainWords(needle));
}

void OptionRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(12, height() - 1, width() - 24, 1), colours().line);
    if (!m_isChanged) return;
    painter.fillRect(rect().adjusted(0, 0, 0, -1), colours().dark ? colours().title : colours().panel);
    painter.fillRect(QRect(isRightToLeft() ? width() - 3 : 0, 0, 3, height() - 1), colours().accent);
}

void OptionRow::retranslate()
{
    m_title->setText(m_words.title(m_option));
    const QString sentence = m_words.sentence(m_option);
    m_sentence->setText(sentence);
    m_sentence->setHidden(sentence.isEmpty());
    m_changed->setText(tr("changed", "an option differs from the official rules"));
    for (QWidget* control : std::initializer_list<QWidget*>{m_switch, m_number}) {
        if (control == nullptr) continue;
        control->setAccessibleName(m_title->text());
        control->setAccessibleDescription(sentence);
    }
    const engine::OptionValue& official = m_model.official(m_option);
    for (qsizetype i = 0; i < m_radios.size(); ++i) {
        const std::string& value = m_values[static_cast<std::size_t>(i)];
        const QString title = m_words.valueTitle(m_option, value);
        const bool ours = m_group == engine::OptionGroup::Reading && std::get<std::string>(official) == value;
        m_radios[i]->setText(ours ? tr("%1 (our reading)").arg(title) : title);
        const QString text = m_words.valueText(m_option, value);
        m_valueTexts[i]->setText(text);
        m_valueTexts[i]->setHidden(text.isEmpty());
    }
    m_fixed->setText(tr("Fixed during the game: the setup depends on it."));
    if (isFixed() && m_switch != nullptr) m_switch->setAccessibleDescription(m_fixed->text());
    for (Chip* chip : m_rules) chip->setToolTip(tr("Show rule %1").arg(chip->text()));
    const QString source = m_words.source(m_option);
    m_source->setText(source);
    m_source->setHidden(source.isEmpty());
    m_source->updateGeometry();
    if (m_duringPlay != nullptr) {
        m_duringPlay->setText(tr("can change during play"));
        m_duringPlay->updateGeometry();
    }
    if (!m_conflictLine->isHidden()) showConflict(&m_conflict);
}

} // namespace marches::app
