// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/translatepage.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/translate/benchspelling.h"
#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/formfield.h"
#include "app/desktop/translate/formspanel.h"
#include "app/desktop/translate/previewpanel.h"
#include "app/desktop/translate/sentenceeditor.h"
#include "app/desktop/translate/textlist.h"
#include "app/desktop/translate/textspanel.h"
#include "app/desktop/translate/translateactions.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/panellayout.h"
#include "app/desktop/widgets/scrollabledock.h"
#include "editor/translation/translationsources.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace marches::app {

namespace {

constexpr int kPreviewWidth = 440;                          ///< at which all of a board can be read
constexpr int kPreviewShare = 32;                           ///< of the page, in hundredths
constexpr int kFormsHeight = 240;                           ///< of the dock with its title and tabs
constexpr int kCounting = 150;                              ///< milliseconds
constexpr QLatin1String kSplitKey("layout/translate-list"); ///< share of the list of texts

} // namespace

TranslatePage::TranslatePage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent)
    : Translated(parent, Qt::Widget), m_application(application), m_window(window),
      m_controller(new TranslationController(application, this)),
      m_spelling(new BenchSpelling(application.preferences(), this))
{
    setObjectName(QStringLiteral("translatePage"));
    setWindowFlags(Qt::Widget); // a QMainWindow makes itself a window of its own otherwise
    m_actions = new TranslateActions(*this, actions);
    buildMiddle(actions);
    m_preview = new PreviewPanel(application, actions, *m_controller);
    buildDocks();
    m_counting.setSingleShot(true);
    m_counting.setInterval(kCounting);
    connectParts();
    retranslate();
    showDocument(nullptr);
}

TranslatePage::~TranslatePage()
{
    // The window's list of actions has gone before; what the parts say while they go, nobody needs to hear.
    m_controller->disconnect();
    m_counting.stop();
    m_clock.stop();
    if (editor::TranslationDocument* document = m_controller->document()) {
        document->disconnect();
        document->undoStack().disconnect(m_actions);
    }
    for (QObject* part :
         std::initializer_list<QObject*>{m_texts, m_list, m_sentence, m_checks, m_forms, m_preview, m_spelling})
        part->disconnect(this);
    m_list->view().selectionModel()->disconnect(m_list);
    m_sentence->setSpelling(nullptr); // which goes before the fields
}

void TranslatePage::buildMiddle(Actions& actions)
{
    auto* body = new QWidget(this);
    auto* row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_texts = new TextsPanel(*m_controller, body);
    auto* middle = new QWidget(body);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_strip = new MessageBar(middle);
    m_stack = new QStackedWidget(middle);
    m_split = new QSplitter(Qt::Vertical, m_stack);
    m_list = new TextList(actions, m_split);
    m_sentence = new SentenceEditor(actions, m_split);
    m_split->addWidget(m_list);
    m_split->addWidget(m_sentence);
    m_split->setChildrenCollapsible(false);
    m_split->setSizes({380, 420});
    QSettings& memory = m_application.preferences().memory();
    m_split->restoreState(memory.value(kSplitKey).toByteArray());
    connect(m_split, &QSplitter::splitterMoved, this,
            [this, &memory] { memory.setValue(kSplitKey, m_split->saveState()); });
    m_stack->addWidget(m_split);
    m_stack->addWidget(makeTrouble());
    column->addWidget(m_strip);
    column->addWidget(m_stack, 1);
    row->addWidget(m_texts);
    row->addWidget(middle, 1);
    setCentralWidget(body);
}

QWidget* TranslatePage::makeTrouble()
{
    auto* page = new QWidget(m_stack);
    m_troubleHead = new QLabel(page);
    m_trouble = new QLabel(page);
    m_tryAgain = new QPushButton(page);
    setTextRole(m_troubleHead, TextRole::Head);
    for (QLabel* label : {m_troubleHead, m_trouble}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(m_tryAgain, &QPushButton::clicked, this,
            [this] { m_controller->open(m_controller->source(), m_controller->language()); });
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    column->addWidget(m_troubleHead);
    column->addWidget(m_trouble);
    column->addWidget(m_tryAgain, 0, Qt::AlignLeft);
    column->addStretch(1);
    return page;
}

QDockWidget* TranslatePage::dock(const char* name, QWidget* widget)
{
    auto* dock = new QDockWidget(this);
    dock->setObjectName(QLatin1String(name));
    dock->setProperty("order", static_cast<int>(findChildren<QDockWidget*>().size()));
    widget->setMinimumWidth(kPanelWidth);
    dock->setWidget(widget);
    addDockWidget(trailingSide(*this), dock);
    return dock;
}

void TranslatePage::buildDocks()
{
    m_forms = new FormsPanel;
    m_checks = new ChecksPanel;
    m_checks->setWords([this](const std::string& key) { return m_application.catalogue().text({}, key); });
    m_previewDock = dock("translate-preview", m_preview);
    m_formsDock = dock("translate-forms", m_forms);
    m_checksDock = dock("translate-checks", m_checks);
    tabifyDockWidget(m_formsDock, m_checksDock); // one below the other they left the board no room to be read
    m_formsDock->raise();
}

void TranslatePage::connectParts()
{
    connect(m_controller, &TranslationController::closing, this, &TranslatePage::letGo);
    connect(m_controller, &TranslationController::opened, this, &TranslatePage::take);
    connect(m_controller, &TranslationController::savingChanged, this, &TranslatePage::refreshSaving);
    connect(m_controller, &TranslationController::outsideSeen, this, [this](const editor::OutsideChanges& changes) {
        m_taken += changes.taken;
        for (const std::string& file : changes.gone) {
            const QString name = QFileInfo(QString::fromStdString(file)).fileName();
            if (!m_gone.contains(name)) m_gone << name;
        }
        refreshStrip();
    });
    connect(m_controller, &TranslationController::sourceSeen, this, [this](int texts) {
        m_original += texts;
        refreshStrip();
    });
    connect(m_controller, &TranslationController::memoryFilled, this, [this] {
        m_sentence->suggest(suggestionsFor(m_sentence->row()));
        m_actions->refresh();
    });
    connect(m_texts, &TextsPanel::openRequested, m_controller, &TranslationController::open);
    connect(m_texts, &TextsPanel::besideChosen, this, &TranslatePage::compareWith);
    connect(m_texts, &TextsPanel::overviewRequested, this, &TranslatePage::showOverview);
    connect(m_texts, &TextsPanel::newLanguageRequested, this, &TranslatePage::askNewLanguage);
    connect(m_texts, &TextsPanel::groupChosen, this, [this](std::optional<editor::TextGroup> group) {
        m_list->filter().setGroup(group);
        m_controller->rememberGroup(group);
        refreshHeading();
        if (const std::vector<int> rows = m_list->listed(); !rows.empty()) m_list->setCurrent(rows.front());
    });
    connect(m_texts, &TextsPanel::filterChosen, this, [this](TextFilter states) {
        m_list->filter().setStates(states);
        m_controller->rememberFilter(static_cast<int>(states));
        if (m_list->current() < 0) step(1);
    });
    connect(m_list, &TextList::currentChanged, this, &TranslatePage::onCurrent);
    connect(m_list, &TextList::nextRequested, this, &TranslatePage::goToNextToTranslate);
    connect(m_list, &TextList::replaceRequested, this, &TranslatePage::replaceAll);
    connect(m_list, &TextList::typed, m_sentence, &SentenceEditor::typeInto);
    connect(&m_list->view(), &QTreeView::activated, this, [this] { m_sentence->focusField(); });
    connect(m_sentence, &SentenceEditor::keepRequested, this, &TranslatePage::keep);
    connect(m_sentence, &SentenceEditor::laterRequested, this, &TranslatePage::leaveForLater);
    connect(m_sentence, &SentenceEditor::againRequested, this, &TranslatePage::setAgain);
    connect(m_sentence, &SentenceEditor::reviewedRequested, this, [this](bool reviewed) {
        if (currentRow() >= 0)
            m_controller->document()->setReviewed(currentRow(), reviewed,
                                                  reviewed ? tr("reviewed", "what was done") : tr("not reviewed"));
    });
    connect(m_sentence, &SentenceEditor::learnRequested, this, &TranslatePage::learn);
    connect(m_spelling, &BenchSpelling::changed, this, &TranslatePage::refreshSpelling);
    connect(m_checks, &ChecksPanel::showRequested, this, [this](int row) { goTo(row, true); });
    connect(m_checks, &ChecksPanel::counted, this, [this](int count) {
        m_checkCount = count;
        refreshTitles();
    });
    connect(m_preview, &PreviewPanel::textChosen, this, [this](int row) { goTo(row, true); });
    connect(m_preview, &PreviewPanel::nameProblemsFound, this, &TranslatePage::takeNameProblems);
    connect(&m_counting, &QTimer::timeout, this, &TranslatePage::refreshCounts);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (isVisible()) m_window.refreshTitle();
    });
    m_clock.start(1000);
}

void TranslatePage::takeNameProblems(const std::vector<NameProblem>& problems)
{
    std::set<int> rows;
    for (const NameProblem& problem : problems) rows.insert(problem.row);
    m_checks->setNameProblems(problems);
    m_list->filter().setNameProblems(rows);
    m_texts->setNameProblems(std::move(rows));
}

void TranslatePage::letGo()
{
    const int row = currentRow();
    m_at = m_controller->isReadingAnew() && row >= 0 ? m_controller->document()->row(row).key() : std::string();
    m_wasTyping = m_sentence->isAncestorOf(QApplication::focusWidget());
    showComparison(nullptr);
    showDocument(nullptr);
    m_preview->take();
}

void TranslatePage::showDocument(const editor::TranslationDocument* shown)
{
    // The widgets change what they show.
    auto* document = const_cast<editor::TranslationDocument*>(shown);
    m_list->setDocument(document);
    m_sentence->setDocument(document);
    m_spelling->setDocument(document);
    m_forms->setDocument(document);
    m_checks->setDocument(document);
    m_actions->refresh();
}

void TranslatePage::take()
{
    editor::TranslationDocument* document = m_controller->document();
    if (!m_controller->isReadingAnew()) m_original = 0;
    m_taken = 0;
    m_gone.clear();
    m_leftOut = m_controller->store() != nullptr ? m_controller->store()->leftOut() : engine::Errors();
    m_restored = m_controller->store() != nullptr ? m_controller->store()->restored() : 0;
    m_stack->setCurrentIndex(document != nullptr ? 0 : 1);
    m_preview->take();
    m_forms->setFrames(document != nullptr ? exampleFrames(m_application.catalogue(), *m_controller)
                                           : std::map<std::string, QString>());
    showDocument(document);
    m_texts->take();
    m_list->filter().setGroup(std::nullopt);
    m_incomingName.clear();
    m_incoming.clear();
    restoreFilter();
    if (document != nullptr) {
        connect(document, &editor::TranslationDocument::rowChanged, this, &TranslatePage::onRowChanged);
        connect(document, &editor::TranslationDocument::steppedTo, this, [this](int row) { goTo(row, false); });
        connect(&document->undoStack(), &QUndoStack::indexChanged, m_actions, &TranslateActions::refresh);
        if (const int row = m_at.empty() ? -1 : document->find(m_at); row >= 0)
            goTo(row, m_wasTyping);
        else
            goToNextToTranslate();
        if (m_list->current() < 0) step(1);
        if (isVisible()) tellCounts();
    }
    retranslate();
    raiseUseful();
    m_window.refreshTitle();
}

void TranslatePage::raiseUseful()
{
    if (tabifiedDockWidgets(m_formsDock).contains(m_previewDock)) return; // a narrow window: the board stays in front
    const bool names = m_controller->document() != nullptr && m_controller->kind() == TranslatableTexts::Kind::Map;
    (names ? m_formsDock : m_checksDock)->raise();
}

int TranslatePage::currentRow() const { return m_list == nullptr ? -1 : m_list->current(); }

QString TranslatePage::troubleText() const { return m_stack->currentIndex() == 1 ? m_trouble->text() : QString(); }

std::vector<editor::Suggestion> TranslatePage::suggestionsFor(int row) const
{
    std::vector<editor::Suggestion> suggestions;
    if (row < 0) return suggestions;
    const editor::TextRow& text = m_controller->document()->row(row);
    suggestions = m_controller->memory().find(text.source.one);
    std::erase_if(suggestions, [&text](const editor::Suggestion& one) {
        return one.kind == editor::Suggestion::Kind::Same && one.text == text.po.text.front();
    });
    if (const QString derived = m_forms->derived(row); !derived.isEmpty())
        suggestions.insert(suggestions.begin(),
                           {editor::Suggestion::Kind::Same, text.source.one, derived.toStdString(), 1});
    return suggestions;
}

void TranslatePage::onCurrent(int row)
{
    if (m_controller->document() == nullptr) return;
    m_forms->show(row);
    m_spelling->show(row);
    m_sentence->show(row, suggestionsFor(row));
    m_preview->show(row);
    m_actions->refresh();
}

void TranslatePage::hideEvent(QHideEvent* event)
{
    m_controller->save();
    QMainWindow::hideEvent(event);
}

void TranslatePage::sharePanels()
{
    // The board gets what the forms of a name leave; how wide it is at least it knows itself.
    resizeDocks({m_previewDock}, {kPanelWidth}, Qt::Horizontal);
    const int forms = std::min(kFormsHeight, height() / 2);
    resizeDocks({m_previewDock, m_formsDock}, {height() - forms, forms}, Qt::Vertical);
}

void TranslatePage::resizeEvent(QResizeEvent* event)
{
    m_preview->setMinimumWidth(std::clamp(width() * kPreviewShare / 100, kPanelWidth, kPreviewWidth));
    QMainWindow::resizeEvent(event);
}

void TranslatePage::refreshTitles()
{
    const QString language = QString::fromStdString(editor::languageName(m_controller->language().toStdString()));
    const bool isMap = m_controller->document() != nullptr && m_controller->kind() == TranslatableTexts::Kind::Map;
    m_previewDock->setWindowTitle(isMap ? tr("The board: %1", "a language").arg(language)
                                        : tr("In the game: %1", "a language").arg(language));
    // Two tabs beside each other: what each holds, in a word or two.
    m_formsDock->setWindowTitle(tr("Forms of a name"));
    m_checksDock->setWindowTitle(m_checkCount == 0 ? tr("Checks")
                                                   : tr("Checks (%1)", "number of them").arg(m_checkCount));
}

void TranslatePage::retranslate()
{
    refreshTitles();
    m_troubleHead->setText(tr("This translation cannot be read. It was left unchanged."));
    m_trouble->setText(sentences(m_controller->errors()));
    m_tryAgain->setText(tr("Try again"));
    m_actions->retranslate();
    refreshHeading();
    refreshStrip();
}

} // namespace marches::app
