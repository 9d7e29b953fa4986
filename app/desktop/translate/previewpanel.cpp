// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/previewpanel.h"

#include "app/desktop/shell/application.h"
#include "app/desktop/translate/boardpreview.h"
#include "app/desktop/translate/samplepreview.h"
#include "app/desktop/translate/translatedesk.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kSoon = 400; ///< milliseconds after the last change until names are measured

} // namespace

PreviewPanel::PreviewPanel(Application& application, const Actions& actions, TranslateDesk& desk, QWidget* parent)
    : QWidget(parent), m_application(application), m_desk(desk), m_stack(new QStackedWidget(this)),
      m_board(new BoardPreview(application.theme(), this)), m_sample(new SamplePreview(application, actions, this))
{
    m_stack->addWidget(m_board);
    m_stack->addWidget(m_sample);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, &PreviewPanel::checkNames);
    connect(m_board, &BoardPreview::nameChosen, this, [this](const QString& key) {
        if (m_desk.document() != nullptr) emit textChosen(m_desk.document()->find(key.toStdString()));
    });
}

PreviewPanel::~PreviewPanel() = default;

void PreviewPanel::take()
{
    m_soon.stop();
    m_board->setTexts(nullptr);
    m_sample->setTexts(nullptr, nullptr);
    m_texts.reset();
    m_row = -1;
    if (m_desk.document() == nullptr) return;
    m_texts = std::make_unique<PreviewTexts>(m_application, m_desk);
    const bool isMap = m_desk.kind() == TranslatableTexts::Kind::Map;
    if (isMap) m_board->setTexts(m_texts.get());
    m_sample->setTexts(m_texts.get(), m_desk.document());
    m_stack->setCurrentWidget(isMap && m_board->hasMap() ? static_cast<QWidget*>(m_board) : m_sample);
    m_soon.start();
}

void PreviewPanel::show(int row)
{
    m_row = row;
    if (m_texts == nullptr || row < 0) return;
    const editor::TextGroup group = m_desk.document()->group(row);
    const bool onBoard = m_board->hasMap() && group != editor::TextGroup::About && group != editor::TextGroup::Variants;
    const bool isText = m_desk.document()->row(row).key().ends_with(".text");
    if (onBoard && !isText) {
        m_stack->setCurrentWidget(m_board);
        m_board->point(m_desk.document()->row(row).key());
    } else {
        m_stack->setCurrentWidget(m_sample);
        m_sample->show(row);
    }
}

void PreviewPanel::onRowChanged(int row)
{
    if (m_texts == nullptr) return;
    m_texts->update(*m_desk.document(), row);
    if (m_board->hasMap() && m_desk.document()->row(row).key().ends_with(".name")) {
        m_board->refreshNames();
        m_soon.start();
    }
    if (m_stack->currentWidget() == m_sample) m_sample->show(m_row);
}

void PreviewPanel::checkNames()
{
    if (m_desk.document() != nullptr && m_texts != nullptr) emit nameProblemsFound(m_board->problems(*m_desk.document()));
}

} // namespace marches::app
