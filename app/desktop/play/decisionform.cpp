// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/decisionform.h"

#include <algorithm>
#include <span>

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/desktop/play/answerbutton.h"
#include "app/desktop/play/piececounter.h"
#include "app/desktop/play/positionwords.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/mirroring.h"
#include "app/desktop/widgets/retire.h"
#include "editor/widgets/numberfield.h"

namespace marches::app {

using engine::Form;
using engine::Offer;
using engine::Param;
using engine::Space;

namespace {

/// More choices than this go into a list instead of a row of buttons.
constexpr int kMostButtons = 12;
/// From so many verbs of one person on, it has a menu of them, and what else asks for more stands in another.
constexpr std::ptrdiff_t kPersonsMenu = 3;

/// What one person does: it is the first thing that the answer names.
bool isPersons(std::span<const Param> params)
{
    return !params.empty() && params[0].space == Space::Token && params[0].set.count() == 1;
}

} // namespace

DecisionForm::DecisionForm(QWidget* parent) : QWidget(parent)
{
    setLayout(new FlowLayout);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QString DecisionForm::word(Space space, int index) const
{
    return QString::fromStdString(m_wording->word(space, index));
}

void DecisionForm::setLook(const editor::BoardStyle* look, editor::Theme theme)
{
    m_look = look;
    m_theme = theme;
}

void DecisionForm::clear()
{
    m_primary = m_plain = m_back = nullptr;
    m_fields.clear();
    m_shares.clear();
    m_menus.clear();
    while (QLayoutItem* item = layout()->takeAt(0)) {
        if (QWidget* widget = item->widget()) retire(widget);
        delete item;
    }
}

void DecisionForm::show(engine::MoveBuilder* builder, const engine::MessageFormatter* wording)
{
    m_builder = builder;
    m_wording = wording;
    clear();
    if (m_builder == nullptr || m_wording == nullptr || m_builder->decision().pending != engine::Pending::Choice)
        return;
    beginOnlyForm();
    if (!m_builder->candidates().empty())
        showCandidates();
    else if (m_builder->complete())
        showForm();
    else
        showOffers();
    tellKeys();
    // At once, not with the next turn of the event loop: whoever lays out this form asks how wide it is.
    for (int i = 0; i < layout()->count(); ++i)
        if (QWidget* answer = layout()->itemAt(i)->widget()) answer->show();
}

AnswerTip DecisionForm::tipOf(int verb, Space space, int index) const
{
    return m_explainer ? m_explainer(verb, space, index) : AnswerTip();
}

int DecisionForm::verbAsked() const { return m_builder->offer() != nullptr ? m_builder->offer()->verb : -1; }

void DecisionForm::tellKeys() const
{
    const bool figures = amountBox() == nullptr; // else figures are a number
    constexpr int kKeys = 9;
    int number = 0;
    for (QPushButton* button : buttons()) {
        ++number;
        QString key;
        if (button == m_plain && !m_plainKey.isEmpty())
            key = m_plainKey;
        else if (button == m_back && !m_backKey.isEmpty())
            key = m_backKey;
        else if (figures && number <= kKeys)
            key = QString::number(number);
        else if (button == m_primary)
            key = QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText);
        if (key.isEmpty()) continue;
        if (auto* answer = qobject_cast<AnswerButton*>(button)) answer->setKey(key);
        const QString told = tr("Key: %1", "which key gives an answer").arg(key);
        button->setToolTip(button->toolTip().isEmpty() ? told : button->toolTip() + QLatin1Char('\n') + told);
    }
}

bool DecisionForm::answersByButtons(const Offer& offer) const
{
    const auto params = m_builder->decision().params(offer);
    return params.size() == 1 && params[0].form == Form::One && params[0].set.count() <= kMostButtons;
}

void DecisionForm::beginOnlyForm()
{
    const auto offers = m_builder->decision().offers();
    if (m_builder->offer() != nullptr || offers.size() != 1) return;
    const Offer& only = offers.front();
    if (only.paramCount > 0 && m_builder->leadingPlaces(only) == 0 && !answersByButtons(only))
        m_builder->choose(only.verb);
}

void DecisionForm::showOffers()
{
    if (m_builder->offer() != nullptr) { // a further place is wanted; only the way back is here
        addBack();
        return;
    }
    std::vector<Offer> here;
    for (const Offer& offer : m_builder->decision().offers()) {
        if (m_builder->leadingPlaces(offer) > 0 || (m_brief && offer.paramCount > 0)) continue;
        here.push_back(offer);
    }
    const bool menus = std::ranges::count_if(here, [this](const Offer& offer) {
                           return isPersons(m_builder->decision().params(offer));
                       }) >= kPersonsMenu;
    for (const Offer& offer : here) {
        if (menus && offer.paramCount > 0)
            addToMenu(offer);
        else if (answersByButtons(offer))
            addMemberButtons(offer);
        else
            addVerbButton(offer);
    }
}

/// The menu of what one person can do, or of all the rest: made with its first entry.
QMenu* DecisionForm::menuFor(const Offer& offer)
{
    const Param& first = m_builder->decision().params(offer)[0];
    const bool person = isPersons(m_builder->decision().params(offer));
    const QString title =
        person ? capitalised(word(Space::Token, first.set.first())) : tr("More", "answers, in a menu");
    QMenu*& menu = m_menus[person ? first.set.first() : -1];
    if (menu != nullptr) return menu;
    auto* button = new AnswerButton(title, this);
    button->setObjectName(person ? QStringLiteral("person") : QStringLiteral("more"));
    const QString words = person ? tr("All that this person can do") : tr("What else can be answered");
    AnswerTip tip = person ? tipOf(-1, Space::Token, first.set.first()) : AnswerTip();
    tip.tip = tip.tip.isEmpty() ? words : words + QLatin1Char('\n') + tip.tip;
    tip.whole = tip.tip;
    tip.show(*button);
    menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    button->setMenu(menu);
    layout()->addWidget(button);
    return menu;
}

void DecisionForm::addToMenu(const Offer& offer)
{
    const int verb = offer.verb;
    QMenu* menu = menuFor(offer);
    const QString name = capitalised(word(Space::Verb, verb));
    const Param& param = m_builder->decision().params(offer)[0];
    const auto add = [](QMenu& into, const QString& text, const AnswerTip& tip) {
        QAction* entry = into.addAction(text);
        tip.show(*entry);
        return entry;
    };
    if (!answersByButtons(offer)) {
        connect(add(*menu, name, tipOf(verb)), &QAction::triggered, this, [this, verb] { choose(verb); });
        return;
    }
    if (param.set.count() == 1) {
        connect(add(*menu, name, tipOf(verb)), &QAction::triggered, this,
                [this, verb, member = param.set.first()] { answer(verb, member); });
        return;
    }
    QMenu* members = menu->addMenu(name);
    members->setToolTipsVisible(true);
    tipOf(verb).show(*members->menuAction());
    param.set.forEach([&](int member) {
        connect(add(*members, capitalised(word(param.space, member)), tipOf(verb, param.space, member)),
                &QAction::triggered, this, [this, verb, member] { answer(verb, member); });
    });
}

void DecisionForm::answer(int verb, int member)
{
    m_builder->choose(verb);
    m_builder->set(0, member);
    commit();
}

void DecisionForm::showCandidates()
{
    for (const int verb : m_builder->candidates())
        if (const Offer* offer = m_builder->decision().findOffer(verb)) addVerbButton(*offer);
}

void DecisionForm::addVerbButton(const Offer& offer)
{
    const int verb = offer.verb;
    auto* button = new AnswerButton(capitalised(word(Space::Verb, verb)), this);
    tipOf(verb).show(*button);
    connect(button, &QPushButton::clicked, this, [this, verb] { choose(verb); });
    layout()->addWidget(button);
    if (m_plain == nullptr && m_ends && m_ends(verb)) m_plain = button;
    if (offer.paramCount == 0 && m_builder->decision().offers().size() == 1) m_primary = button;
}

void DecisionForm::choose(int verb)
{
    if (m_builder == nullptr || !m_builder->choose(verb)) return;
    if (m_builder->complete() && m_builder->offer()->paramCount == m_builder->pointed())
        commit();
    else
        emit edited();
}

void DecisionForm::addMemberButtons(const Offer& offer)
{
    const int verb = offer.verb;
    const Param& param = m_builder->decision().params(offer)[0];
    // With other verbs beside it, a choice needs its verb to be understood: "Play: Royal Feast".
    const bool alone = m_builder->decision().offers().size() == 1;
    param.set.forEach([&](int member) {
        const QString name = capitalised(word(param.space, member));
        auto* button = new AnswerButton(
            alone ? name
                  : tr("%1: %2", "verb and what it is done with").arg(capitalised(word(Space::Verb, verb)), name),
            this);
        tipOf(verb, param.space, member).show(*button);
        connect(button, &QPushButton::clicked, this, [this, verb, member] { answer(verb, member); });
        layout()->addWidget(button);
    });
}

QWidget* DecisionForm::labelled(const QString& label, QWidget* field)
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    setMirroredMargins(row, {0, 0, 8, 0});
    row->setSpacing(4);
    auto* text = new QLabel(label, box);
    text->setBuddy(field);
    row->addWidget(text);
    row->addWidget(field);
    field->setAccessibleName(label);
    tipOf(verbAsked()).show(*field);
    m_fields.push_back(field);
    return box;
}

int DecisionForm::fieldWithFocus() const
{
    const auto found = std::ranges::find_if(m_fields, &QWidget::hasFocus);
    return found == m_fields.end() ? -1 : static_cast<int>(found - m_fields.begin());
}

bool DecisionForm::focusField(int field)
{
    if (field < 0 || field >= static_cast<int>(m_fields.size())) return false;
    m_fields[static_cast<std::size_t>(field)]->setFocus();
    return true;
}

void DecisionForm::showForm()
{
    const Offer offer = *m_builder->offer();
    const auto params = m_builder->decision().params(offer);
    for (int i = m_builder->pointed(); i < offer.paramCount; ++i) addParam(i, params[static_cast<std::size_t>(i)]);

    m_primary = new AnswerButton(capitalised(word(Space::Verb, offer.verb)), this);
    tipOf(offer.verb).show(*m_primary);
    m_primary->setProperty("primary", true);
    m_primary->setDefault(true);
    connect(m_primary, &QPushButton::clicked, this, &DecisionForm::commit);
    layout()->addWidget(m_primary);
    if (m_ends && m_ends(offer.verb)) m_plain = m_primary;
    if (m_builder->decision().offers().size() > 1 || m_builder->pointed() > 0) addBack();
    refreshCommit();
}

void DecisionForm::addBack()
{
    m_back = new AnswerButton(tr("Back"), this);
    m_back->setObjectName(QStringLiteral("back"));
    const QString words = tr("Takes back what was chosen last, and answers nothing");
    AnswerTip{words, words, {}}.show(*m_back);
    connect(m_back, &QPushButton::clicked, this, &DecisionForm::backRequested);
    layout()->addWidget(m_back);
}

void DecisionForm::addParam(int index, const Param& param)
{
    const QString label = capitalised(word(Space::Param, param.name));
    switch (param.form) {
    case Form::One: {
        const engine::Mask members = engine::candidates(param, m_builder->move());
        if (members.count() == 1 && param.space == Space::Token) break; // the person whose answer it is
        auto* box = new QComboBox(this);
        members.forEach([&](int member) {
            box->addItem(capitalised(word(param.space, member)), member);
            box->setItemData(box->count() - 1, tipOf(-1, param.space, member).tip, Qt::ToolTipRole);
        });
        box->setCurrentIndex(box->findData(m_builder->value(index)));
        connect(box, &QComboBox::activated, this, [this, box, index] {
            m_builder->set(index, box->currentData().toInt());
            emit edited();
        });
        layout()->addWidget(labelled(label, box));
        break;
    }
    case Form::Amount: {
        auto* box = new editor::NumberField(this);
        const engine::Bounds bounds = engine::amountBounds(param, m_builder->decisionState(), m_builder->move());
        box->setRange(bounds.lo, bounds.hi);
        box->setValue(m_builder->value(index));
        connect(box, &QSpinBox::valueChanged, this, [this, index](int value) {
            m_builder->set(index, value);
            refreshCommit();
        });
        layout()->addWidget(labelled(label, box));
        break;
    }
    case Form::Flag: {
        const engine::Bounds bounds = engine::amountBounds(param, m_builder->decisionState(), m_builder->move());
        if (bounds.lo == bounds.hi) break; // nothing to choose
        auto* box = new QCheckBox(label, this);
        tipOf(verbAsked()).show(*box);
        box->setChecked(m_builder->value(index) != 0);
        connect(box, &QCheckBox::toggled, this, [this, index](bool on) {
            m_builder->set(index, on ? 1 : 0);
            refreshCommit();
        });
        layout()->addWidget(box);
        break;
    }
    case Form::Spread: addSpread(index, param); break;
    case Form::Subset: addSubset(index, param); break;
    case Form::Path: break; // pointed at on the board, step by step
    }
}

void DecisionForm::addSpread(int index, const Param& param)
{
    param.set.forEach([&](int item) {
        if (param.space == Space::Piece && engine::itemBound(param, m_builder->decisionState(), item) == 0) return;
        QWidget* field = shareField(index, param, item);
        layout()->addWidget(labelled(capitalised(word(param.space, item)), field));
    });
}

QWidget* DecisionForm::shareField(int index, const Param& param, int item)
{
    const int most = engine::itemBound(param, m_builder->decisionState(), item);
    const auto changed = [this, index, item, param](int value) {
        m_builder->setItem(index, item, value);
        if (param.totalLo == param.totalHi) balance(index, param, item);
        refreshCommit();
    };
    // One of several numbers: its field, what it may be, and how another one's change is put into it.
    const auto remember = [this, item, most](auto* field) {
        m_shares.push_back({item, most, [field] { return field->value(); },
                            [field](int value) {
                                const QSignalBlocker quiet(field);
                                field->setValue(value);
                                field->update();
                            }});
    };
    if (m_look != nullptr && param.space == Space::Piece && most > 0 && most <= PieceCounter::kMost) {
        auto* pieces = new PieceCounter(m_look->shape(item), editor::ownerColour(-1), m_theme, most, this);
        pieces->setValue(m_builder->itemAmount(item));
        connect(pieces, &PieceCounter::valueChanged, this, changed);
        remember(pieces);
        return pieces;
    }
    auto* box = new editor::NumberField(this);
    box->setRange(0, most);
    box->setValue(m_builder->itemAmount(item));
    connect(box, &QSpinBox::valueChanged, this, changed);
    remember(box);
    return box;
}

void DecisionForm::balance(int index, const Param& param, int changed)
{
    int over = -param.totalHi;
    for (const Share& share : m_shares) over += share.value();
    const auto give = [&](const Share& share, int least) {
        const int now = share.value();
        const int then = std::clamp(now - over, least, share.most);
        over -= now - then;
        share.setValue(then);
        m_builder->setItem(index, share.item, then);
    };
    for (const Share& share : m_shares)
        if (share.item != changed && over != 0) give(share, 0);
    // What the others cannot make room for, or take, stays where it was.
    for (const Share& share : m_shares)
        if (share.item == changed && over != 0) give(share, 0);
}

void DecisionForm::addSubset(int index, const Param& param)
{
    param.set.forEach([&](int item) {
        auto* box = new QCheckBox(capitalised(word(param.space, item)), this);
        tipOf(verbAsked(), param.space, item).show(*box);
        box->setChecked(m_builder->itemAmount(item) != 0);
        connect(box, &QCheckBox::toggled, this, [this, index, item](bool on) {
            m_builder->setItem(index, item, on ? 1 : 0);
            refreshCommit();
        });
        layout()->addWidget(box);
    });
}

void DecisionForm::refreshCommit()
{
    if (m_primary == nullptr) return;
    m_primary->setEnabled(m_builder->legal());
    emit amountsChanged();
}

void DecisionForm::commit()
{
    if (m_builder != nullptr && m_builder->legal()) {
        const engine::Move move = m_builder->move();
        emit committed(move);
    }
}

void DecisionForm::keyPressEvent(QKeyEvent* event)
{
    if (const QString text = event->text();
        event->modifiers() == Qt::NoModifier && text.size() == 1 && text[0].isDigit()) {
        if (!setAmount(text[0].digitValue())) press(text[0].digitValue());
        return;
    }
    // Steppers, switches and lists leave Enter to what they stand in; outside dialogs buttons do, too.
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QWidget::keyPressEvent(event);
    if (auto* button = qobject_cast<QPushButton*>(focusWidget()))
        button->click();
    else
        commit();
}

QSpinBox* DecisionForm::amountBox() const
{
    // Boxes of the question before may still wait to be deleted.
    for (QSpinBox* box : findChildren<QSpinBox*>())
        if (box->isVisible()) return box;
    return nullptr;
}

std::vector<QPushButton*> DecisionForm::buttons() const
{
    std::vector<QPushButton*> found;
    for (int i = 0; i < layout()->count(); ++i)
        if (auto* button = qobject_cast<QPushButton*>(layout()->itemAt(i)->widget())) found.push_back(button);
    return found;
}

bool DecisionForm::press(int number)
{
    const std::vector<QPushButton*> all = buttons();
    if (number < 1 || number > static_cast<int>(all.size())) return false;
    QPushButton* button = all[static_cast<std::size_t>(number - 1)];
    // What shows another key is not meant: who is used to a number would seal or stop by it.
    const auto* answer = qobject_cast<AnswerButton*>(button);
    if (answer != nullptr && !answer->key().isEmpty() && answer->key() != QString::number(number)) return false;
    button->click();
    return true;
}

bool DecisionForm::focusFirst()
{
    if (focusField(0)) return true;
    const std::vector<QPushButton*> all = buttons();
    if (all.empty()) return false;
    all.front()->setFocus();
    return true;
}

bool DecisionForm::stepAmount(int by)
{
    QSpinBox* box = amountBox();
    if (box == nullptr) return false;
    box->stepBy(by);
    return true;
}

bool DecisionForm::setAmount(int value)
{
    QSpinBox* box = amountBox();
    if (box == nullptr) return false;
    box->setValue(value);
    return true;
}

} // namespace marches::app
