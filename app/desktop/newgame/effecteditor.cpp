// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/effecteditor.h"

#include <algorithm>
#include <utility>

#include "app/desktop/base/icons.h"
#include "app/desktop/newgame/argumentfield.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace marches::app {

EffectEditor::EffectEditor(const DeckWords& words, NewGameModel& model, std::string deck, std::string card,
                           std::size_t effect, QWidget* parent)
    : Card(parent), m_words(words), m_model(model), m_deck(std::move(deck)), m_card(std::move(card)), m_number(effect),
      m_verb(model.content().card(m_deck, m_card)->effects[effect].verb), m_box(new QComboBox(this)),
      m_remove(new QToolButton(this))
{
    setObjectName(QStringLiteral("effect%1").arg(effect + 1));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    m_remove->setIcon(icon(QStringLiteral("delete")));
    m_remove->setAutoRaise(true);
    auto* head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_box, 1);
    head->addWidget(m_remove);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 6, 10);
    column->setSpacing(6);
    column->addLayout(head);
    if (const engine::EffectForm* form = model.content().form(m_deck)->find(m_verb))
        for (const engine::ArgumentForm& argument : form->arguments) {
            auto* field = new ArgumentField(words, argument, this);
            column->addWidget(field);
            m_fields.append(field);
            connect(field, &ArgumentField::edited, this,
                    [this, name = argument.name](const std::vector<std::string>& values) {
                        edit(QString::fromStdString(name), [&](engine::ContentDraft& draft) {
                            return draft.setArgument(m_deck, m_card, m_number, name, values);
                        });
                    });
        }
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        const std::string wanted = m_box->itemData(index).toString().toStdString();
        edit({}, [&](engine::ContentDraft& draft) { return draft.setVerb(m_deck, m_card, m_number, wanted); });
    });
    connect(m_remove, &QToolButton::clicked, this, [this] {
        edit({}, [this](engine::ContentDraft& draft) { return draft.removeEffect(m_deck, m_card, m_number); });
    });
    retranslate();
    refresh();
}

const engine::EffectSpec* EffectEditor::effect() const
{
    const engine::CardSpec* card = m_model.content().card(m_deck, m_card);
    const bool there = card != nullptr && m_number < card->effects.size() && card->effects[m_number].verb == m_verb;
    return there ? &card->effects[m_number] : nullptr;
}

void EffectEditor::edit(const QString& key, const NewGameModel::ContentEdit& edit)
{
    if (effect() == nullptr) return;
    const QString whole = QStringLiteral("%1/%2/%3/%4")
                              .arg(QString::fromStdString(m_deck), QString::fromStdString(m_card))
                              .arg(m_number)
                              .arg(key);
    m_model.editContent(key.isEmpty() ? QString() : whole, edit);
}

ArgumentField* EffectEditor::field(const std::string& argument) const
{
    const auto found = std::ranges::find(m_fields, argument, &ArgumentField::argument);
    return found == m_fields.end() ? nullptr : *found;
}

void EffectEditor::refresh()
{
    const engine::EffectSpec* now = effect();
    const engine::EffectForm* form = m_model.content().form(m_deck)->find(m_verb);
    if (now == nullptr || form == nullptr) return;
    for (ArgumentField* field : m_fields) field->show(*now, *form);
}

void EffectEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    Card::changeEvent(event);
}

void EffectEditor::retranslate()
{
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    for (const engine::EffectForm& form : m_model.content().form(m_deck)->effects)
        m_box->addItem(DeckWords::verb(form), QString::fromStdString(form.verb));
    m_box->setCurrentIndex(m_box->findData(QString::fromStdString(m_verb)));
    m_box->setToolTip(m_box->currentText());
    m_box->setAccessibleName(tr("What it does, effect %1").arg(m_number + 1));
    m_remove->setToolTip(tr("Remove this effect"));
    m_remove->setAccessibleName(tr("Remove effect %1").arg(m_number + 1));
}

} // namespace marches::app
