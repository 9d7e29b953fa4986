// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/previewpanel.h"

#include "app/desktop/base/application.h"
#include "app/desktop/translate/boardnamebar.h"
#include "app/desktop/translate/boardpreview.h"
#include "app/desktop/translate/samplepreview.h"
#include "app/desktop/translate/textcard.h"
#include "app/desktop/translate/translationcontroller.h"
#include "engine/text/grammar.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kSoon = 400; ///< milliseconds after the last change until names are measured

/// True for a name and for how the board writes it.
bool isOnBoard(const std::string& key)
{
    const std::string_view form = std::string_view(key).substr(key.rfind('.') + 1);
    return form == "name" || form == engine::kBoardForm || form == engine::kBoardSize;
}

} // namespace

PreviewPanel::PreviewPanel(Application& application, const Actions& actions, TranslationController& controller,
                           QWidget* parent)
    : QWidget(parent), m_application(application), m_controller(controller), m_stack(new QStackedWidget(this)),
      m_boardPage(new QWidget(this)), m_board(new BoardPreview(application.theme(), m_boardPage)),
      m_bar(new BoardNameBar(*m_board, m_boardPage)), m_card(new TextCard(m_boardPage)),
      m_sample(new SamplePreview(application, actions, this))
{
    auto* onBoard = new QVBoxLayout(m_boardPage);
    onBoard->setContentsMargins(0, 0, 0, 0);
    onBoard->setSpacing(0);
    onBoard->addWidget(m_board, 1);
    onBoard->addWidget(m_bar);
    onBoard->addWidget(m_card);
    m_stack->addWidget(m_boardPage);
    m_stack->addWidget(m_sample);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, &PreviewPanel::checkNames);
    connect(m_board, &BoardPreview::nameChosen, this, [this](const QString& key) {
        if (m_controller.document() != nullptr) emit textChosen(m_controller.document()->find(key.toStdString()));
    });
}

PreviewPanel::~PreviewPanel() = default;

void PreviewPanel::take()
{
    m_soon.stop();
    m_bar->setDocument(nullptr);
    m_board->setTexts(nullptr);
    m_sample->setTexts(nullptr, nullptr);
    m_texts.reset();
    m_row = -1;
    if (m_controller.document() == nullptr) return;
    m_texts = std::make_unique<PreviewTexts>(m_application, m_controller);
    const bool isMap = m_controller.kind() == TranslatableTexts::Kind::Map;
    if (isMap) m_board->setTexts(m_texts.get());
    m_bar->setDocument(m_controller.document());
    m_sample->setTexts(m_texts.get(), m_controller.document());
    m_stack->setCurrentWidget(isMap && m_board->hasMap() ? m_boardPage : static_cast<QWidget*>(m_sample));
    m_soon.start();
}

void PreviewPanel::show(int row)
{
    m_row = row;
    if (m_texts == nullptr) return;
    if (row < 0) { // none is listed: what was shown is no longer the text in hand
        m_board->point({});
        m_bar->show(-1);
        m_card->hide();
        m_sample->show(-1);
        return;
    }
    const editor::TextGroup group = m_controller.document()->group(row);
    const bool onBoard = m_board->hasMap() && group != editor::TextGroup::About && group != editor::TextGroup::Variants;
    const bool isText = m_controller.document()->row(row).key().ends_with(".text");
    if (onBoard && !isText) {
        m_stack->setCurrentWidget(m_boardPage);
        m_board->point(m_controller.document()->row(row).key());
        m_bar->show(row);
        refreshFoot();
    } else {
        m_stack->setCurrentWidget(m_sample);
        m_sample->show(row);
    }
}

void PreviewPanel::onRowChanged(int row)
{
    if (m_texts == nullptr) return;
    m_texts->update(*m_controller.document(), row);
    if (m_board->hasMap() && isOnBoard(m_controller.document()->row(row).key())) {
        m_board->refreshNames();
        m_bar->refresh();
        m_soon.start();
    }
    if (m_stack->currentWidget() == m_sample)
        m_sample->show(m_row);
    else
        refreshFoot();
}

void PreviewPanel::refreshFoot()
{
    if (m_row < 0) return;
    // The board writes the names of places; their forms stand with the sentences that use them, and here.
    const bool written = !m_bar->isHidden() && m_controller.document()->row(m_row).key().ends_with(".name");
    m_card->setHidden(written);
    if (!written)
        m_card->show(*m_texts, *m_controller.document(), m_row, m_texts->sentence(*m_controller.document(), m_row));
}

QString PreviewPanel::said() const
{
    if (m_stack->currentWidget() == m_sample) return m_sample->text();
    return (m_bar->isHidden() ? QString() : m_bar->state() + QLatin1Char('\n')) +
           (m_card->isHidden() ? QString() : m_card->text());
}

void PreviewPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_texts != nullptr && m_controller.document() != nullptr) {
        m_sample->refresh();
        // Behind the sample no card is worded, which a look for where a text stands would come upon.
        if (m_stack->currentWidget() == m_boardPage) refreshFoot();
    }
    QWidget::changeEvent(event);
}

void PreviewPanel::checkNames()
{
    if (m_controller.document() != nullptr && m_texts != nullptr)
        emit nameProblemsFound(m_board->problems(*m_controller.document()));
}

} // namespace marches::app
