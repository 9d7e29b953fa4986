// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/samplepreview.h"

#include "app/desktop/base/application.h"
#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/play/cardreader.h"
#include "app/desktop/play/logdelegate.h"
#include "app/desktop/play/logmodel.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/translate/textcard.h"
#include "app/desktop/translate/windowsample.h"
#include "editor/translation/textgroup.h"

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

constexpr int kLinesAround = 3; ///< of the log, before and after

QWidget* pageWith(QWidget* widget, QWidget* parent)
{
    auto* page = new QWidget(parent);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 12, 12, 12);
    if (widget != nullptr) {
        column->addWidget(widget);
        column->addStretch(1);
    }
    return page;
}

} // namespace

SamplePreview::SamplePreview(Application& application, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_application(application),
      m_model(std::make_unique<NewGameModel>(application.catalogue(), application.preferences())),
      m_stack(new QStackedWidget(this)), m_optionPage(pageWith(nullptr, this)), m_card(new CardReader(this)),
      m_bar(new PromptBar(actions, this)), m_log(new QListView(this)), m_logModel(new QStandardItemModel(this)),
      m_window(new WindowSample(this)), m_plain(new TextCard(this)), m_rest(new QWidget(this))
{
    m_optionColumn = static_cast<QVBoxLayout*>(m_optionPage->layout());
    m_optionColumn->addStretch(1);
    m_cardPage = pageWith(m_card, this);
    m_barPage = pageWith(m_bar, this);
    m_barPage->layout()->setContentsMargins(0, 12, 0, 12);
    m_log->setModel(m_logModel);
    m_log->setItemDelegate(new LogDelegate(m_log));
    m_log->setFrameShape(QFrame::NoFrame);
    m_log->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_log->setResizeMode(QListView::Adjust);
    m_log->setFocusPolicy(Qt::NoFocus);
    for (QWidget* page : std::initializer_list<QWidget*>{m_optionPage, m_cardPage, m_barPage, m_log, m_window})
        m_stack->addWidget(page);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(12, 12, 12, 12);
    below->addWidget(m_plain);
    column->addLayout(below);
    column->addWidget(m_rest, 1);
    m_stack->hide();
    m_plain->hide();
}

SamplePreview::~SamplePreview() = default;

void SamplePreview::setTexts(const PreviewTexts* texts, const editor::TranslationDocument* document)
{
    delete std::exchange(m_option, nullptr);
    m_window->clear();
    m_texts = texts;
    m_document = document;
    m_row = -1;
    if (texts != nullptr && texts->setup() != nullptr)
        m_model->choose({texts->setup()->map.id, texts->setup()->rules.data.id});
}

QStringList SamplePreview::sentences() const
{
    const int forms = m_document->row(m_row).source.isPlural() ? m_document->formCount(m_row) : 1;
    QStringList lines;
    for (int form = 0; form < forms; ++form) lines << m_texts->sentence(*m_document, m_row, form);
    return lines;
}

void SamplePreview::show(int row)
{
    m_row = row;
    if (m_texts == nullptr || m_document == nullptr) return;
    if (row < 0) {
        m_window->clear();
        m_stack->hide();
        m_plain->hide();
        m_rest->show();
        return;
    }
    QWidget* page = pageFor(row);
    if (page != nullptr) m_stack->setCurrentWidget(page);
    m_stack->setVisible(page != nullptr);
    m_rest->setVisible(page == nullptr);
    // What the game's own widget leaves out, as a row of options does with the source of an option, is said below it.
    const QStringList said = m_document->row(row).window ? QStringList() : sentences();
    const QString shown = page != nullptr ? wordsOn(*page) : QString();
    const bool all =
        page != nullptr && std::ranges::all_of(said, [&shown](const QString& one) { return shown.contains(one); });
    m_plain->setVisible(!all);
    if (!all) m_plain->show(*m_texts, *m_document, row, said.join(QLatin1Char('\n')));
}

QWidget* SamplePreview::pageFor(int row)
{
    if (m_document->row(row).window) {
        m_window->show(*m_document, row);
        return m_window;
    }
    const std::string& key = m_document->row(row).key();
    using Group = editor::TextGroup;
    switch (m_document->group(row)) {
    case Group::Options: return showOption(key);
    case Group::Cards: return showCard(key);
    case Group::Questions: return showQuestion(false);
    case Group::Refusals: return showQuestion(true);
    case Group::LogLines: return showLog();
    default: return nullptr;
    }
}

QWidget* SamplePreview::showOption(const std::string& key)
{
    // The ids of options have dots in them.
    const engine::OptionSpec* spec = nullptr;
    if (!m_model->isEmpty())
        for (const engine::OptionSpec& one : m_model->data().options)
            if (key.starts_with("option." + one.id + ".")) spec = &one;
    if (spec == nullptr) return nullptr;
    if (m_option == nullptr || m_option->option() != spec->id) {
        delete m_option;
        const PreviewTexts* texts = m_texts;
        m_option = new OptionRow(OptionWords([texts](const std::string& id) { return texts->word(id); }, *m_model),
                                 *m_model, *spec, m_optionPage);
        m_optionColumn->insertWidget(0, m_option);
        m_option->refresh({});
    }
    m_option->retranslate();
    return m_optionPage;
}

QWidget* SamplePreview::showCard(const std::string& key)
{
    const std::size_t end = key.rfind('.');
    const std::string base = key.substr(0, key.find('.', key.find('.') + 1));
    const QString name = m_texts->word(base + ".name");
    const bool isName = key.substr(end + 1) == "name";
    const QString text = isName ? m_texts->word(base + ".text") : sentences().join(QLatin1Char('\n'));
    m_card->tell({}, name, text);
    m_card->setVisible(true);
    return m_cardPage;
}

QWidget* SamplePreview::showQuestion(bool refusal)
{
    const QString said = sentences().join(QLatin1Char('\n'));
    if (refusal) {
        // A refusal stands below the question that was asked.
        QString question;
        for (int row = 0; row < m_document->count() && question.isEmpty(); ++row)
            if (m_document->row(row).key().starts_with("question.")) question = m_texts->sentence(*m_document, row);
        m_bar->showSample(question, said, true);
    } else {
        m_bar->showSample(said, {}, false);
    }
    return m_barPage;
}

QWidget* SamplePreview::showLog()
{
    m_logModel->clear();
    for (int row = std::max(0, m_row - kLinesAround); row <= m_row + kLinesAround && row < m_document->count(); ++row) {
        if (m_document->group(row) != editor::TextGroup::LogLines) continue;
        const QStringList lines = row == m_row ? sentences() : QStringList{m_texts->sentence(*m_document, row)};
        for (const QString& line : lines) {
            auto* item = new QStandardItem(line);
            item->setData(-1, LogModel::SeatRole);
            item->setData(row == m_row, LogModel::NowRole);
            m_logModel->appendRow(item);
        }
    }
    return m_log;
}

QString SamplePreview::wordsOn(const QWidget& page)
{
    QStringList words;
    if (const auto* log = qobject_cast<const QListView*>(&page)) {
        for (int row = 0; row < log->model()->rowCount(); ++row) words << log->model()->index(row, 0).data().toString();
        return words.join(QLatin1Char('\n'));
    }
    for (const QMenu* menu : page.findChildren<QMenu*>())
        for (const QAction* action : menu->actions()) words << action->text();
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (!label->isHidden() && !label->text().isEmpty()) words << label->text();
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>())
        if (!button->isHidden() && !button->text().isEmpty()) words << button->text();
    return words.join(QLatin1Char('\n'));
}

QString SamplePreview::text() const
{
    QStringList words;
    if (!m_stack->isHidden()) words << wordsOn(*m_stack->currentWidget());
    if (!m_plain->isHidden()) words << m_plain->text();
    return words.join(QLatin1Char('\n'));
}

} // namespace marches::app
