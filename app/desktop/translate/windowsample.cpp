// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/windowsample.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/translate/textwords.h"
#include "engine/text/plural.h"

namespace marches::app {

namespace {

constexpr int kSampleUsualNumber = 4;
constexpr int kLeastSample = 200;        ///< pixels: what was never laid out has no width to go by
constexpr qsizetype kLongestButton = 24; ///< signs, as ux has it; 40 % more in another language

/// Numbers in the place of "%n"; what is to come stays visible as its placeholder.
QString withNumber(QString text, qint64 number)
{
    static const QRegularExpression place(QStringLiteral("%L?n"));
    return text.replace(place, QLocale().toString(number));
}

/// The source as it is said of a number.
const std::string& sourceFor(const editor::TextRow& text, const std::string& language, std::int64_t number)
{
    if (!text.source.isPlural()) return text.source.one;
    const engine::PluralRule& rule = engine::PluralRule::of(language);
    const auto form = static_cast<std::size_t>(rule.form(number));
    return rule.categories()[form] == "one" ? text.source.one : text.source.other;
}

bool isInside(const QWidget* widget, const QWidget* around)
{
    return around != nullptr && around->isAncestorOf(widget);
}

} // namespace

WindowSample::WindowSample(QWidget* parent)
    : QWidget(parent), m_place(new QLabel(this)), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(12, 12, 12, 12);
    m_column->setSpacing(10);
    m_place->setWordWrap(true);
    setTextRole(m_place, TextRole::Secondary, true);
    m_column->addWidget(m_place);
    m_column->addStretch(1);
}

WindowSample::Found WindowSample::find(const QString& said, const QString& className) const
{
    Found found;
    if (said.isEmpty()) return found;
    const bool actions =
        className.endsWith(QLatin1String("Actions")) || className.endsWith(QLatin1String("MainWindow"));
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (isInside(widget, parentWidget())) continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const auto* label = qobject_cast<const QLabel*>(widget);
        const bool here = (button != nullptr && button->text() == said) || (label != nullptr && label->text() == said);
        for (const QAction* action : widget->actions())
            if (action->text() == said && actions) found.kind = Kind::MenuEntry;
        if (!here) continue;
        if (button != nullptr && !actions) found.kind = Kind::Button;
        found.width = widget->width();
        for (const QWidget* around = widget; around != nullptr; around = around->parentWidget())
            if (const auto* dock = qobject_cast<const QDockWidget*>(around); dock != nullptr)
                found.holder = dock->windowTitle();
        if (found.kind == Kind::Button) break;
    }
    return found;
}

void WindowSample::show(const editor::TranslationDocument& document, int row)
{
    m_document = &document;
    m_row = row;
    const editor::TextRow& text = document.row(row);
    const std::string className = editor::windowClass(text.key());
    const QByteArray source = QByteArray::fromStdString(text.po.source);
    const QString said =
        text.source.isPlural()
            ? QString()
            : QCoreApplication::translate(className.c_str(), source.constData(),
                                          text.source.note.empty() ? nullptr : text.source.note.c_str());
    Found found = find(said, QString::fromStdString(className));
    const QString plain = QString::fromUtf8(source);
    if (found.kind == Kind::Text && found.width == 0 && plain.size() <= kLongestButton &&
        plain.contains(QLatin1Char('&')) && !plain.contains(QLatin1String("&&")))
        found.kind = Kind::MenuEntry; // a letter to be pressed stands in menus and on buttons alone
    QStringList sentences;
    for (int form = 0; form < document.formCount(row); ++form) {
        const QString words = QString::fromStdString(text.po.text[static_cast<std::size_t>(form)]);
        const std::int64_t example = document.unitOf(row).rule.example(form);
        const std::int64_t number = text.source.isPlural() && example >= 0 ? example : kSampleUsualNumber;
        sentences << withNumber(
            words.isEmpty() ? QString::fromStdString(sourceFor(text, document.unitOf(row).sourceLanguage, number))
                            : words,
            number);
    }
    const QString screen = TextWords::group(document.group(row));
    m_place->setText(found.holder.isEmpty() ? screen
                                            : tr("%1, in %2", "a screen, a panel on it").arg(screen, found.holder));
    say(sentences, found);
}

void WindowSample::say(const QStringList& sentences, const Found& found)
{
    delete m_sample;
    m_sample = new QWidget(this);
    auto* column = new QVBoxLayout(m_sample);
    column->setContentsMargins(0, 0, 0, 0);
    for (const QString& sentence : sentences) {
        if (found.kind == Kind::MenuEntry) {
            auto* menu = new QMenu(m_sample);
            menu->setWindowFlags(Qt::Widget);
            menu->addAction(sentence);
            menu->setAttribute(Qt::WA_TransparentForMouseEvents);
            column->addWidget(menu, 0, Qt::AlignLeft);
            menu->show();
        } else if (found.kind == Kind::Button) {
            auto* button = new QPushButton(sentence, m_sample);
            button->setFocusPolicy(Qt::NoFocus);
            column->addWidget(button, 0, Qt::AlignLeft);
        } else {
            auto* label = new QLabel(sentence, m_sample);
            label->setWordWrap(true);
            label->setTextFormat(Qt::PlainText);
            if (found.width > 0) {
                label->setFixedWidth(std::max(found.width, kLeastSample));
                label->setMinimumHeight(label->heightForWidth(label->width()));
            }
            column->addWidget(label);
        }
    }
    m_column->insertWidget(1, m_sample);
    m_sample->show();
}

void WindowSample::clear()
{
    m_document = nullptr;
    m_row = -1;
    m_place->clear();
    delete m_sample;
    m_sample = nullptr;
}

QString WindowSample::place() const { return m_place->text(); }

void WindowSample::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_document != nullptr && m_row >= 0) show(*m_document, m_row);
    QWidget::changeEvent(event);
}

} // namespace marches::app
