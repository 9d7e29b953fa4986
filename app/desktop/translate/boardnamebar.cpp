// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/boardnamebar.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/translate/boardpreview.h"
#include "app/desktop/translate/formfield.h"
#include "app/desktop/widgets/flowlayout.h"
#include "engine/text/grammar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace marches::app {

namespace {

constexpr std::array kSizes{85, 70}; ///< in percent, one step of the button after the other
constexpr int kSign = 16;

} // namespace

BoardNameBar::BoardNameBar(const BoardPreview& board, QWidget* parent)
    : QFrame(parent), m_board(board), m_sign(new QLabel(this)), m_state(new QLabel(this)), m_head(new QLabel(this)),
      m_field(new FormField(this)), m_short(new QPushButton(this)), m_lines(new QPushButton(this)),
      m_smaller(new QPushButton(this)), m_plain(new QPushButton(this))
{
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    setTextRole(m_state, TextRole::Secondary);
    setTextRole(m_head, TextRole::Secondary, true);
    m_field->setLines(true);
    auto* says = new QHBoxLayout;
    says->setSpacing(8);
    says->addWidget(m_sign, 0, Qt::AlignTop);
    says->addWidget(m_state, 1);
    auto* typed = new QHBoxLayout;
    typed->setSpacing(8);
    typed->addWidget(m_head, 0, Qt::AlignTop);
    typed->addWidget(m_field, 1);
    auto* buttons = new QWidget(this);
    auto* flow = new FlowLayout(buttons);
    for (QPushButton* button : {m_short, m_lines, m_smaller, m_plain}) {
        button->setFont(fontFor(TextRole::Secondary));
        flow->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    column->addLayout(says);
    column->addLayout(typed);
    column->addWidget(buttons);
    connect(m_short, &QPushButton::clicked, this, &BoardNameBar::giveShortName);
    connect(m_lines, &QPushButton::clicked, this, &BoardNameBar::breakIntoLines);
    connect(m_smaller, &QPushButton::clicked, this, &BoardNameBar::makeSmaller);
    connect(m_plain, &QPushButton::clicked, this, &BoardNameBar::makePlain);
    connect(m_field, &FormField::edited, this, [this] {
        if (const int row = rowOf(engine::kBoardForm); row >= 0)
            m_document->typeForm(row, 0, m_field->text().toStdString());
    });
    retranslate();
    show(-1);
}

void BoardNameBar::setDocument(editor::TranslationDocument* document)
{
    m_document = document;
    show(-1);
}

void BoardNameBar::show(int row)
{
    std::string base;
    if (m_document != nullptr && row >= 0) {
        const std::string& key = m_document->row(row).key();
        base = key.substr(0, key.rfind('.'));
        if (m_document->find(base + ".name") < 0 || m_board.placeOf(base + ".name") < 0) base.clear();
    }
    if (base != m_base) m_field->hide();
    m_base = std::move(base);
    setVisible(!m_base.empty());
    refresh();
}

int BoardNameBar::rowOf(std::string_view form) const
{
    return m_base.empty() || m_document == nullptr ? -1 : m_document->find(m_base + "." + std::string(form));
}

QString BoardNameBar::form(std::string_view form) const
{
    const int row = rowOf(form);
    return row < 0 ? QString() : QString::fromStdString(m_document->row(row).po.text.front());
}

void BoardNameBar::set(std::string_view form, const QString& text, const QString& what)
{
    if (const int row = rowOf(form); row >= 0) m_document->setForms(row, {text.toStdString()}, what);
}

QString BoardNameBar::name() const { return form("name"); }

int BoardNameBar::percent() const
{
    bool whole = false;
    const int value = form(engine::kBoardSize).toInt(&whole);
    return whole && value >= engine::kLeastBoardSize && value < 100 ? value : 100;
}

void BoardNameBar::giveShortName()
{
    m_field->show();
    m_head->show();
    m_field->setFocus();
    m_field->selectAll();
}

void BoardNameBar::breakIntoLines()
{
    const QString called =
        editor::unbroken(form(engine::kBoardForm).isEmpty() ? name() : form(engine::kBoardForm), name());
    const QStringList lines = editor::brokenInto(called, m_wanted);
    m_short->setFocus(); // this button goes when the lines are there
    if (!lines.isEmpty()) set(engine::kBoardForm, lines.join(QLatin1Char('\n')), tr("name broken into lines"));
}

void BoardNameBar::makeSmaller()
{
    for (const int size : kSizes)
        if (size < percent()) return set(engine::kBoardSize, QString::number(size), tr("name in smaller letters"));
}

void BoardNameBar::makePlain()
{
    std::vector<std::pair<int, engine::PoEntry>> entries;
    for (const std::string_view each : {engine::kBoardForm, engine::kBoardSize})
        if (const int row = rowOf(each); row >= 0 && !m_document->row(row).isEmpty()) {
            engine::PoEntry entry = m_document->row(row).po;
            entry.text = {std::string()};
            entries.emplace_back(row, std::move(entry));
        }
    m_short->setFocus(); // this button goes, and where the focus would go then, nobody could guess
    m_field->hide();
    if (!entries.empty()) m_document->setEntries(entries, tr("same name on the board as elsewhere"));
}

void BoardNameBar::refresh()
{
    if (m_base.empty() || m_document == nullptr) return;
    const QString own = form(engine::kBoardForm);
    const QString shown = editor::unbroken(own.isEmpty() ? name() : own, name());
    m_field->setText(own);
    m_field->setPlaceholderText(name());
    if (!own.isEmpty()) m_field->show();
    m_head->setVisible(!m_field->isHidden());
    const int place = m_board.placeOf(m_base + ".name");
    const editor::NameFit fit = name().isEmpty() ? editor::NameFit::Fits : m_board.fit(place);
    const bool good = fit == editor::NameFit::Fits;
    m_sign->setPixmap(glyph(good ? QStringLiteral("check") : QStringLiteral("error"), kSign,
                            good ? colours().good : colours().error, devicePixelRatioF()));
    m_sign->setVisible(!name().isEmpty());
    QString says = fit == editor::NameFit::NoRoom    ? tr("There is no room on the board for “%1”.").arg(shown)
                   : fit == editor::NameFit::TooWide ? tr("“%1” is wider than its territory.").arg(shown)
                   : name().isEmpty()                ? tr("The name is shown on the board as soon as it is translated.")
                                                     : tr("“%1” fits its place on the board.").arg(shown);
    if (percent() < 100) says += QLatin1Char(' ') + tr("Letters: %1 %.", "size in percent").arg(percent());
    m_state->setText(says);
    m_wanted = name().isEmpty() ? 0 : m_board.linesToFit(place, shown);
    m_lines->setText(tr("Break into %n lines", nullptr, m_wanted > 0 ? m_wanted : 2));
    m_lines->setVisible(m_wanted > 0); // where it would change nothing, it is not there
    m_short->setEnabled(!name().isEmpty());
    m_smaller->setEnabled(!name().isEmpty() && percent() > kSizes.back());
    m_plain->setVisible(!own.isEmpty() || !form(engine::kBoardSize).isEmpty());
}

QString BoardNameBar::state() const { return m_state->text(); }

void BoardNameBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) refresh();
    QFrame::changeEvent(event);
}

void BoardNameBar::retranslate()
{
    m_head->setText(tr("On the board"));
    m_field->setAccessibleName(tr("Name on the board"));
    m_short->setText(tr("Give a short name…"));
    m_short->setToolTip(tr("The name on the board; everywhere else the full name is used"));
    m_smaller->setText(tr("Smaller"));
    m_plain->setText(tr("Same as elsewhere"));
    m_plain->setToolTip(tr("The full name on the board, broken into lines where there is room"));
    refresh();
}

} // namespace marches::app
