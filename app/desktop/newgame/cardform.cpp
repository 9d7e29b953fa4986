// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/cardform.h"

#include <algorithm>
#include <utility>

#include "app/desktop/base/language.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/newgame/effecteditor.h"
#include "app/desktop/newgame/valuedelegate.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/retire.h"
#include "editor/widgets/letterlimit.h"
#include "editor/widgets/numberfield.h"
#include "editor/widgets/sharedfield.h"
#include "engine/base/textlimits.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kWidestCopies = 120;

QLabel* fieldLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    setTextRole(label, TextRole::Secondary, true);
    return label;
}

QLabel* cardLine(TextRole role, bool muted, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    setTextRole(label, role, muted);
    return label;
}

} // namespace

CardForm::CardForm(const Catalogue& catalogue, NewGameModel& model, std::string deck, std::string card, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_model(model), m_words(catalogue, model), m_deck(std::move(deck)),
      m_card(std::move(card)), m_preview(new Card(this, Card::Look::Tint)),
      m_previewName(cardLine(TextRole::Card, false, m_preview)),
      m_previewText(cardLine(TextRole::Body, false, m_preview)),
      m_previewFacts(cardLine(TextRole::Secondary, true, m_preview)),
      m_problem(cardLine(TextRole::Secondary, false, this)), m_nameLabel(fieldLabel(this)),
      m_textLabel(fieldLabel(this)), m_name(makeTextField("name", engine::kLongestRulesName)),
      m_text(makeTextField("text", engine::kLongestNote)), m_otherNameRows(new QVBoxLayout),
      m_effectsHead(new QLabel(this)), m_effectRows(new QVBoxLayout)
{
    auto* sheet = new QVBoxLayout(m_preview);
    sheet->setContentsMargins(14, 10, 14, 12);
    sheet->setSpacing(4);
    sheet->addWidget(m_previewName);
    sheet->addWidget(m_previewText);
    sheet->addWidget(m_previewFacts);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(6);
    column->addWidget(m_preview);
    column->addWidget(m_problem);
    const auto add = [column](QLabel* label, QWidget* field) {
        if (field == nullptr) return;
        label->setBuddy(field);
        column->addWidget(label);
        column->addWidget(field);
    };
    add(m_nameLabel, m_name);
    m_otherNameRows->setSpacing(column->spacing());
    column->addLayout(m_otherNameRows);
    add(m_textLabel, m_text);
    if (form().mostCopies > 1) {
        m_copiesLabel = fieldLabel(this);
        m_copies = new editor::NumberField(this);
        m_copies->setRange(0, form().mostCopies);
        m_copies->setMaximumWidth(kWidestCopies);
        connect(m_copies, &QSpinBox::valueChanged, this, [this](int copies) {
            edit(QStringLiteral("copies"),
                 [&](engine::ContentDraft& draft) { return draft.setCopies(m_deck, m_card, copies); });
        });
        add(m_copiesLabel, m_copies);
    }
    m_timing = makeWordBox(form().timings, &engine::ContentDraft::setTiming, m_timingLabel);
    m_window = makeWordBox(form().windows, &engine::ContentDraft::setWindow, m_windowLabel);
    m_side = makeWordBox(form().sides, &engine::ContentDraft::setSide, m_sideLabel);
    add(m_timingLabel, m_timing);
    add(m_windowLabel, m_window);
    add(m_sideLabel, m_side);
    setTextRole(m_effectsHead, TextRole::Strong);
    column->addWidget(m_effectsHead);
    column->addLayout(m_effectRows);
    m_effectsHead->setVisible(!form().effects.empty());
    if (!form().effects.empty()) {
        m_add = new QComboBox(this);
        m_add->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_add->setMinimumContentsLength(12);
        column->addWidget(m_add);
        connect(m_add, &QComboBox::activated, this, [this](int index) {
            const std::string verb = m_add->itemData(index).toString().toStdString();
            m_add->setCurrentIndex(-1);
            edit({}, [&](engine::ContentDraft& draft) { return draft.addEffect(m_deck, m_card, verb); });
        });
    }
    column->addStretch(1);
    retranslate();
}

editor::SharedField* CardForm::makeTextField(const char* part, int longest)
{
    auto* field = new editor::SharedField(this);
    editor::LetterLimit::set(*field, longest);
    connect(field, &editor::SharedField::edited, this, [this, part, field](const QString& text) {
        // What the ruleset says anyway is no word of one's own.
        const QString words = text.trimmed();
        const QString official = m_words.officialIn(m_model.wordsLanguage(), m_card, part);
        const std::string own = words == official ? std::string() : words.toStdString();
        edit({}, [&](engine::ContentDraft& draft) {
            return draft.card(m_deck, m_card) != nullptr && draft.setText(m_card, part, own);
        });
        field->setModified(false);
        refresh(); // an empty field shows again what holds
    });
    return field;
}

editor::SharedField* CardForm::makeOtherName(const std::string& language)
{
    auto* field = new editor::SharedField(this);
    editor::LetterLimit::set(*field, engine::kLongestRulesName);
    connect(field, &editor::SharedField::edited, this, [this, language, field](const QString& text) {
        const QString words = text.trimmed();
        const bool official = words == m_words.officialIn(language, m_card, "name");
        edit({}, [&](engine::ContentDraft& draft) {
            return draft.card(m_deck, m_card) != nullptr &&
                   draft.setTextIn(language, m_card, "name", official ? std::string() : words.toStdString());
        });
        field->setModified(false);
        refresh();
    });
    return field;
}

editor::SharedField* CardForm::nameFieldIn(const std::string& language) const
{
    const auto found = std::ranges::find(m_otherNames, language, &OtherName::language);
    return found == m_otherNames.end() ? nullptr : found->field;
}

void CardForm::makeOtherNames(const std::vector<std::string>& languages)
{
    for (const OtherName& old : m_otherNames)
        for (QWidget* widget : {static_cast<QWidget*>(old.label), static_cast<QWidget*>(old.field)}) {
            m_otherNameRows->removeWidget(widget);
            retire(widget);
        }
    m_otherNames.clear();
    QWidget* before = m_name;
    for (const std::string& language : languages) {
        const OtherName name{language, fieldLabel(this), makeOtherName(language)};
        name.label->setBuddy(name.field);
        m_otherNameRows->addWidget(name.label);
        m_otherNameRows->addWidget(name.field);
        setTabOrder(before, name.field);
        before = name.field;
        m_otherNames.push_back(name);
    }
}

/// The name in every language; which one the first field is for is told where there are several.
void CardForm::refreshNames()
{
    const std::vector<std::string> languages = m_words.otherLanguages();
    if (!std::ranges::equal(m_otherNames, languages, {}, &OtherName::language)) makeOtherNames(languages);
    const auto label = [](const std::string& language) {
        return tr("Name (%1)", "of a card; language").arg(Language::ownName(QString::fromStdString(language)));
    };
    const std::string first = m_model.wordsLanguage();
    m_nameLabel->setText(languages.empty() ? tr("Name") : label(first));
    m_name->setAccessibleName(m_nameLabel->text());
    m_name->showValues({m_words.wordsIn(first, m_card, "name")});
    for (const OtherName& name : m_otherNames) {
        name.label->setText(label(name.language));
        name.field->setAccessibleName(name.label->text());
        name.field->setHint(m_words.cardName(m_card)); // to name it by, where it has no name in that language
        name.field->showValues({m_words.wordsIn(name.language, m_card, "name")});
    }
}

QComboBox* CardForm::makeWordBox(const std::vector<std::string>& words, WordEdit edit, QLabel*& label)
{
    if (words.empty()) return nullptr;
    label = fieldLabel(this);
    auto* box = new QComboBox(this);
    connect(box, &QComboBox::activated, this, [this, box, edit](int index) {
        const std::string word = box->itemData(index).toString().toStdString();
        this->edit({}, [&](engine::ContentDraft& draft) { return (draft.*edit)(m_deck, m_card, word); });
    });
    return box;
}

void CardForm::edit(const QString& key, const NewGameModel::ContentEdit& edit)
{
    const QString whole =
        QStringLiteral("%1/%2/%3").arg(QString::fromStdString(m_deck), QString::fromStdString(m_card), key);
    m_model.editContent(key.isEmpty() ? QString() : whole, edit);
}

QString CardForm::problem() const { return m_problem->isHidden() ? QString() : m_problem->text(); }

void CardForm::showWords(QComboBox* box, const std::vector<std::string>& words, const std::string& now)
{
    if (box == nullptr) return;
    QList<DeckWords::Choice> choices;
    for (const std::string& word : words) choices.append({word, m_words.word(word)});
    fillChoices(*box, choices, now, tr("default", "when or by whom a card is played"));
}

void CardForm::refresh()
{
    const engine::CardSpec* card = m_model.content().card(m_deck, m_card);
    if (card == nullptr) return;
    const QString name = m_words.cardName(m_card);
    const QString text = m_words.cardText(m_card);
    m_previewName->setText(name);
    m_previewText->setText(text);
    m_previewText->setHidden(text.isEmpty());
    const QString effects = m_words.effects(form(), *card);
    m_previewFacts->setText(effects);
    m_previewFacts->setHidden(effects.isEmpty());
    refreshNames();
    m_text->showValues({m_words.wordsIn(m_model.wordsLanguage(), m_card, "text")});
    if (m_copies != nullptr) {
        const QSignalBlocker quiet(m_copies);
        m_copies->setValue(card->copies);
    }
    showWords(m_timing, form().timings, card->timing);
    showWords(m_window, form().windows, card->window);
    showWords(m_side, form().sides, card->side);
    engine::Errors problems;
    for (const engine::Error& problem : m_model.contentProblems())
        if (engine::ContentDraft::cardOf(problem) == m_card)
            problems.push_back({problem.code, problem.args, {}, 0, 0, {}});
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, colours().error);
    m_problem->setPalette(ink);
    m_problem->setText(m_catalogue.sentences(problems));
    m_problem->setHidden(problems.empty());
    refreshEffects(*card);
}

void CardForm::refreshEffects(const engine::CardSpec& card)
{
    const bool same = std::ranges::equal(m_effects, card.effects, {}, &EffectEditor::verb, &engine::EffectSpec::verb);
    if (!same) {
        // The old ones may hold the very button whose press led here. Who walks through what there is by the arrows
        // goes on from where they are.
        const auto walked = std::ranges::find_if(
            m_effects, [](const EffectEditor* old) { return old->verbBox() == old->window()->focusWidget(); });
        const qsizetype focused = walked == m_effects.end() ? -1 : walked - m_effects.begin();
        for (EffectEditor* old : m_effects) {
            m_effectRows->removeWidget(old);
            retire(old);
        }
        m_effects.clear();
        for (std::size_t i = 0; i < card.effects.size(); ++i) {
            auto* editor = new EffectEditor(m_words, m_model, m_deck, m_card, i, this);
            m_effectRows->addWidget(editor);
            editor->show(); // at once, so that it can have the focus
            m_effects.append(editor);
        }
        if (focused >= 0 && focused < m_effects.size()) m_effects[focused]->verbBox()->setFocus();
    }
    for (EffectEditor* editor : m_effects) editor->refresh();
    if (m_add != nullptr) m_add->setEnabled(static_cast<int>(card.effects.size()) < form().mostEffects);
}

void CardForm::retranslate()
{
    const bool die = form().kind == engine::DeckForm::Kind::Die;
    m_textLabel->setText(die                                            ? tr("What the face says")
                         : form().kind == engine::DeckForm::Kind::Cards ? tr("What the card says")
                                                                        : tr("What the row says"));
    m_text->setAccessibleName(m_textLabel->text());
    if (m_copies != nullptr) {
        m_copiesLabel->setText(die ? tr("Faces that show it") : tr("Copies in the deck"));
        m_copies->setAccessibleName(m_copiesLabel->text());
    }
    const auto word = [](QLabel* label, QComboBox* box, const QString& text) {
        if (box == nullptr) return;
        label->setText(text);
        box->setAccessibleName(text);
    };
    word(m_timingLabel, m_timing, tr("When it takes effect"));
    word(m_windowLabel, m_window, tr("When it may be played"));
    word(m_sideLabel, m_side, tr("Who may play it"));
    m_effectsHead->setText(form().kind == engine::DeckForm::Kind::Table ? tr("What it says") : tr("What it does"));
    if (m_add != nullptr) {
        const QSignalBlocker quiet(m_add);
        m_add->clear();
        for (const engine::EffectForm& effect : form().effects)
            m_add->addItem(DeckWords::verb(effect), QString::fromStdString(effect.verb));
        m_add->setPlaceholderText(tr("Add an effect…"));
        m_add->setCurrentIndex(-1);
        m_add->setAccessibleName(tr("Add an effect"));
    }
    refresh();
}

} // namespace marches::app
