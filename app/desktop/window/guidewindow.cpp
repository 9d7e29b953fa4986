// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/guidewindow.h"

#include <initializer_list>
#include <utility>

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/desktop/base/application.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/window/guidebrowser.h"
#include "editor/formats/plainletters.h"
#include "editor/guide/rulebook.h"

namespace marches::app {

namespace {

constexpr QSize kUsualSize(960, 720);
constexpr int kListWidth = 260;
constexpr QLatin1String kRules("rules:");

} // namespace

GuideWindow::GuideWindow(Application& application, QWidget* parent)
    : Translated(parent, Qt::Window), m_application(application), m_back(new QPushButton(this)),
      m_forward(new QPushButton(this)), m_print(new QPushButton(this)), m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)), m_none(new QLabel(this)), m_browser(new GuideBrowser(application.library(), this))
{
    resize(kUsualSize);
    m_back->setIcon(icon(QStringLiteral("step-back")));
    m_forward->setIcon(icon(QStringLiteral("step-forward")));
    m_print->setIcon(icon(QStringLiteral("print")));
    m_back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_forward->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    m_search->setClearButtonEnabled(true);
    m_none->setWordWrap(true);
    m_list->setWordWrap(true);
    for (QPushButton* button : {m_back, m_forward, m_print}) button->setAutoDefault(false); // Enter is the search's
    auto* head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addWidget(m_forward);
    head->addWidget(m_search, 1);
    head->addWidget(m_print);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_none);
    column->addWidget(m_list, 1);
    auto* parts = new QSplitter(this);
    parts->addWidget(side);
    parts->addWidget(m_browser);
    parts->setStretchFactor(1, 1);
    parts->setSizes({kListWidth, kUsualSize.width() - kListWidth});
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(head);
    rows->addWidget(parts, 1);
    QWidget* before = m_back;
    for (QWidget* next : std::initializer_list<QWidget*>{m_forward, m_search, m_print, m_list, m_browser}) {
        setTabOrder(before, next);
        before = next;
    }
    connect(m_back, &QPushButton::clicked, this, &GuideWindow::goBack);
    connect(m_forward, &QPushButton::clicked, this, &GuideWindow::goForward);
    connect(m_print, &QPushButton::clicked, this, &GuideWindow::print);
    connect(m_search, &QLineEdit::textChanged, this, &GuideWindow::fillList);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_list->count() > 0) m_list->setCurrentRow(0);
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr && item->data(Qt::UserRole).toString() != page())
            visit({item->data(Qt::UserRole).toString(), {}, {}});
    });
    connect(m_browser, &QTextBrowser::anchorClicked, this, &GuideWindow::follow);
    connect(&application.theme(), &Theme::changed, this, [this] {
        if (!m_history.empty()) show(m_history[m_here]);
    });
    readGuide();
    retranslate();
}

void GuideWindow::readGuide()
{
    engine::Result<editor::Guide> guide = editor::Guide::read(
        Application::dataRoot() + QStringLiteral("/resources/guide"), m_application.language().current());
    m_trouble = guide ? QString() : m_application.catalogue().sentences(guide.error());
    m_guide = guide ? *std::move(guide) : editor::Guide();
}

void GuideWindow::showPage(const QString& id)
{
    m_browser->setFocus(); // one comes to read
    visit({m_guide.find(id) == nullptr ? editor::Guide::indexId() : id, {}, {}});
}

void GuideWindow::showRules(const std::string& ruleset, const QString& rule,
                            const std::optional<engine::OptionValues>& now)
{
    m_browser->setFocus();
    visit({kRules + QString::fromStdString(ruleset), rule, now});
}

void GuideWindow::visit(Visit visit)
{
    if (!m_history.empty())
        m_history.erase(m_history.begin() + static_cast<std::ptrdiff_t>(m_here) + 1, m_history.end());
    m_history.push_back(std::move(visit));
    m_here = m_history.size() - 1;
    show(m_history[m_here]);
}

void GuideWindow::go(int step)
{
    const auto to = static_cast<std::ptrdiff_t>(m_here) + step;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(m_history.size())) return;
    m_here = static_cast<std::size_t>(to);
    show(m_history[m_here]);
}

void GuideWindow::show(const Visit& visit)
{
    const Catalogue& catalogue = m_application.catalogue();
    if (visit.page.startsWith(kRules)) {
        const std::string ruleset = visit.page.mid(kRules.size()).toStdString();
        if (const engine::RulesPackage* rules = catalogue.rules(ruleset))
            m_browser->showHtml(editor::ruleBookHtml(rules->data, catalogue.texts({}, ruleset),
                                                     catalogue.languageCode(), visit.now ? &*visit.now : nullptr),
                                visit.anchor);
    } else if (const editor::GuidePage* page = m_guide.find(visit.page)) {
        m_browser->showPage(*page, catalogue.languageCode());
    } else {
        m_browser->showHtml(m_trouble.toHtmlEscaped(), {});
    }
    m_back->setEnabled(m_here > 0);
    m_forward->setEnabled(m_here + 1 < m_history.size());
    markPage();
}

void GuideWindow::follow(const QUrl& link)
{
    const QString to = link.toString();
    if (to.startsWith(QLatin1Char('#')))
        visit({page(), to.mid(1), m_history[m_here].now});
    else if (to.startsWith(QLatin1String("do:")))
        emit actionRequested(to.mid(3));
    else if (to.startsWith(kRules))
        visit({to, {}, {}});
    else if (to.endsWith(QLatin1String(".md")))
        showPage(to.chopped(3));
    else if (link.scheme() == QLatin1String("https"))
        QDesktopServices::openUrl(link);
}

QString GuideWindow::titleOf(const QString& page) const
{
    if (const editor::GuidePage* found = m_guide.find(page)) return found->title;
    const Catalogue& catalogue = m_application.catalogue();
    return editor::ruleBookTitle(catalogue.texts({}, page.mid(kRules.size()).toStdString()), catalogue.languageCode());
}

void GuideWindow::fillList()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const auto add = [this](const QString& page, const QString& title, const QString& line) {
        auto* item = new QListWidgetItem(line.isEmpty() ? title : title + QLatin1Char('\n') + line, m_list);
        item->setData(Qt::UserRole, page);
        item->setToolTip(title);
    };
    const QString words = m_search->text().trimmed();
    if (words.isEmpty()) {
        for (const editor::GuidePage& page : m_guide.pages()) add(page.id, page.title, {});
        for (const Catalogue::Game& game : m_application.catalogue().oneEach())
            add(kRules + QString::fromStdString(game.ruleset), titleOf(kRules + QString::fromStdString(game.ruleset)),
                {});
    } else {
        for (const editor::GuideHit& hit : m_guide.search(words)) add(hit.page, hit.title, hit.line);
        for (const Catalogue::Game& game : m_application.catalogue().oneEach()) {
            const QString page = kRules + QString::fromStdString(game.ruleset);
            if (const QString title = titleOf(page);
                editor::hasWords(editor::plainLetters(title), editor::plainWords(words)))
                add(page, title, {});
        }
    }
    m_none->setHidden(m_list->count() > 0);
    markPage();
}

void GuideWindow::markPage()
{
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(-1);
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(Qt::UserRole).toString() == page()) m_list->setCurrentRow(row);
    if (!page().isEmpty()) m_browser->setAccessibleName(titleOf(page()));
}

void GuideWindow::print()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(titleOf(page()));
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) m_browser->print(&printer);
}

void GuideWindow::retranslate()
{
    setWindowTitle(tr("Guide"));
    m_back->setToolTip(tr("Back"));
    m_forward->setToolTip(tr("Forward"));
    for (QPushButton* button : {m_back, m_forward}) button->setAccessibleName(button->toolTip());
    m_print->setText(tr("Print…"));
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Pages of the guide"));
    m_none->setText(tr("No page has all these words."));
    readGuide();
    fillList();
    if (!m_history.empty()) show(m_history[m_here]);
}

} // namespace marches::app
