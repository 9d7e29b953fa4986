// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/textsearchdialog.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "editor/translation/translationsources.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

/// Of the list.
enum Place { AtSource, AtTranslation, AtBecomes, kPlaces };
enum { SourceRole = Qt::UserRole, RowRole };

constexpr int kPause = 350;       ///< milliseconds after the last key until it is looked for
constexpr int kMostListed = 2000; ///< texts; more are counted, and found by more words
constexpr int kNarrowest = 160;   ///< pixels of a column

/// A text of several forms or lines in one line.
QString inOneLine(const std::vector<std::string>& forms)
{
    QStringList words;
    for (const std::string& form : forms) words << QString::fromStdString(form).simplified();
    words.removeDuplicates();
    return words.join(QStringLiteral(" / "));
}

} // namespace

TextSearchDialog::TextSearchDialog(TranslationController& controller,
                                   std::function<QString(const std::string& source)> nameOf, QWidget* parent)
    : Translated(parent), m_controller(controller), m_nameOf(std::move(nameOf)), m_wordsLabel(new QLabel(this)),
      m_words(new QLineEdit(this)), m_replacementLabel(new QLabel(this)), m_replacement(new QLineEdit(this)),
      m_case(new QCheckBox(this)), m_whole(new QCheckBox(this)), m_summary(new QLabel(this)),
      m_list(new QTreeWidget(this)), m_open(new QPushButton(this)), m_close(new QPushButton(this)),
      m_replace(new QPushButton(this))
{
    arrange();
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &TextSearchDialog::search);
    connect(m_words, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_replacement, &QLineEdit::textChanged, this, &TextSearchDialog::refreshReplacements);
    for (QCheckBox* box : {m_case, m_whole}) connect(box, &QCheckBox::toggled, this, &TextSearchDialog::search);
    m_counting.setSingleShot(true);
    m_counting.setInterval(0);
    connect(&m_counting, &QTimer::timeout, this, &TextSearchDialog::refreshState);
    connect(m_list, &QTreeWidget::itemChanged, this, [this] {
        if (!m_filling) m_counting.start();
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &TextSearchDialog::refreshState);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &TextSearchDialog::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &TextSearchDialog::openCurrent);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_replace, &QPushButton::clicked, this, [this] {
        accept();
        emit replaceRequested();
    });
    retranslate();
    m_words->setFocus();
}

TextSearchDialog::~TextSearchDialog() = default;

void TextSearchDialog::arrange()
{
    setObjectName(QStringLiteral("textSearch"));
    resize(900, 600);
    m_wordsLabel->setBuddy(m_words);
    m_replacementLabel->setBuddy(m_replacement);
    m_words->setClearButtonEnabled(true);
    setTextRole(m_summary, TextRole::Strong);
    m_summary->setWordWrap(true);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setColumnCount(kPlaces);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->setMinimumSectionSize(kNarrowest);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_replace->setProperty("primary", true);
    // Enter looks for what is typed, and never replaces.
    for (QPushButton* button : {m_open, m_close, m_replace}) button->setAutoDefault(false);
    connect(m_words, &QLineEdit::returnPressed, this, &TextSearchDialog::search);
    auto* fields = new QGridLayout;
    fields->addWidget(m_wordsLabel, 0, 0);
    fields->addWidget(m_words, 0, 1);
    fields->addWidget(m_case, 0, 2);
    fields->addWidget(m_replacementLabel, 1, 0);
    fields->addWidget(m_replacement, 1, 1);
    fields->addWidget(m_whole, 1, 2);
    fields->setColumnStretch(1, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_open);
    foot->addStretch(1);
    foot->addWidget(m_close);
    foot->addWidget(m_replace);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 14);
    column->setSpacing(8);
    column->addLayout(fields);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
}

QString TextSearchDialog::summary() const { return m_summary->text(); }

editor::TextSearch TextSearchDialog::asked() const
{
    return {m_words->text(), m_replacement->text(), {m_case->isChecked(), m_whole->isChecked()}};
}

bool TextSearchDialog::replaces() const { return !m_replacement->text().isEmpty() || m_replacement->isModified(); }

void TextSearchDialog::search()
{
    m_pause.stop();
    m_searching.cancel();
    m_found.clear();
    m_errors.clear();
    const editor::TextSearch search = asked();
    if (!search.isEmpty()) {
        const auto work = [search, sources = m_controller.sources(), language = m_controller.language().toStdString(),
                           roots = m_controller.roots()](const editor::Progress& progress) {
            return editor::findInTexts(search, sources, language, roots, progress);
        };
        m_searching.start(work, [this](auto found) { show(std::move(found)); });
    }
    fill();
}

void TextSearchDialog::show(engine::Result<std::vector<editor::SourceChanges>> found)
{
    if (found)
        m_found = *std::move(found);
    else
        m_errors = found.error();
    fill();
}

void TextSearchDialog::fill()
{
    m_filling = true;
    m_list->clear();
    int listed = 0;
    for (std::size_t source = 0; source < m_found.size() && listed < kMostListed; ++source) {
        const editor::SourceChanges& changes = m_found[source];
        auto* head = new QTreeWidgetItem(m_list);
        head->setFirstColumnSpanned(true);
        head->setText(AtSource, tr("%1 (%2)", "texts, how many of them")
                                    .arg(m_nameOf(changes.source),
                                         QLocale().toString(static_cast<int>(changes.incoming.differing.size()))));
        head->setFlags(head->flags() | Qt::ItemIsAutoTristate | Qt::ItemIsUserCheckable);
        head->setExpanded(true);
        for (std::size_t row = 0; row < changes.incoming.differing.size() && listed < kMostListed; ++row, ++listed) {
            const editor::TextRow& text =
                changes.read.rows[static_cast<std::size_t>(changes.incoming.differing[row].row)];
            auto* item = new QTreeWidgetItem(head);
            item->setData(AtSource, SourceRole, static_cast<int>(source));
            item->setData(AtSource, RowRole, static_cast<int>(row));
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(AtSource, Qt::Checked);
            item->setText(AtSource, QString::fromStdString(text.source.one).simplified());
            item->setText(AtTranslation, inOneLine(text.po.text));
            for (const Place column : {AtSource, AtTranslation}) item->setToolTip(column, item->text(column));
        }
    }
    m_filling = false;
    refreshReplacements();
}

void TextSearchDialog::refreshReplacements()
{
    m_filling = true;
    const editor::TextSearch search = asked();
    const bool replacing = replaces();
    for (editor::SourceChanges& changes : m_found)
        for (editor::TextConflict& one : changes.incoming.differing) {
            const engine::PoEntry& now = changes.read.rows[static_cast<std::size_t>(one.row)].po;
            one.theirs = replacing ? search.replacedIn(now) : now;
        }
    for (int top = 0; top < m_list->topLevelItemCount(); ++top)
        for (int i = 0; i < m_list->topLevelItem(top)->childCount(); ++i) {
            QTreeWidgetItem* item = m_list->topLevelItem(top)->child(i);
            const auto& changes = m_found[static_cast<std::size_t>(item->data(AtSource, SourceRole).toInt())];
            const auto row = static_cast<std::size_t>(item->data(AtSource, RowRole).toInt());
            item->setText(AtBecomes, replacing ? inOneLine(changes.incoming.differing[row].theirs.text) : QString());
            item->setToolTip(AtBecomes, item->text(AtBecomes));
        }
    m_filling = false;
    refreshState();
}

std::vector<editor::SourceChanges> TextSearchDialog::chosen() const
{
    std::vector<editor::SourceChanges> chosen;
    for (int top = 0; top < m_list->topLevelItemCount(); ++top) {
        const QTreeWidgetItem& head = *m_list->topLevelItem(top);
        editor::SourceChanges changes = m_found[static_cast<std::size_t>(top)];
        std::vector<editor::TextConflict> ticked;
        for (int i = 0; i < head.childCount(); ++i) {
            const auto row = static_cast<std::size_t>(head.child(i)->data(AtSource, RowRole).toInt());
            const editor::TextConflict& one = changes.incoming.differing[row];
            const bool changed = one.theirs.text != changes.read.rows[static_cast<std::size_t>(one.row)].po.text;
            if (changed && head.child(i)->checkState(AtSource) == Qt::Checked) ticked.push_back(one);
        }
        changes.incoming.differing = std::move(ticked);
        if (!changes.incoming.isEmpty()) chosen.push_back(std::move(changes));
    }
    return chosen;
}

void TextSearchDialog::refreshState()
{
    int found = 0;
    for (const editor::SourceChanges& changes : m_found) found += static_cast<int>(changes.incoming.differing.size());
    int ticked = 0;
    for (int top = 0; top < m_list->topLevelItemCount(); ++top)
        for (int i = 0; i < m_list->topLevelItem(top)->childCount(); ++i) {
            const QTreeWidgetItem& item = *m_list->topLevelItem(top)->child(i);
            if (item.checkState(AtSource) == Qt::Checked && replaces() &&
                item.text(AtBecomes) != item.text(AtTranslation))
                ++ticked;
        }
    const QString language = QString::fromStdString(editor::languageName(m_controller.language().toStdString()));
    if (m_words->text().isEmpty())
        m_summary->setText(
            tr("Everything that is translated is searched: maps, games and the program (%1).", "%1: a language")
                .arg(language));
    else if (m_searching.isRunning())
        m_summary->setText(tr("Searching…"));
    else if (!m_errors.empty())
        m_summary->setText(m_controller.sentences(m_errors));
    else if (found > kMostListed)
        m_summary->setText(tr("Found in %n text(s). Only the first %1 are listed.", nullptr, found)
                               .arg(QLocale().toString(kMostListed)));
    else
        m_summary->setText(found == 0 ? tr("Not found in any translation.")
                                      : tr("Found in %n text(s).", nullptr, found));
    m_replace->setText(ticked > 0 ? tr("Replace in %n text(s)", nullptr, ticked) : tr("Replace"));
    m_replace->setEnabled(ticked > 0 && !m_searching.isRunning());
    const QTreeWidgetItem* current = m_list->currentItem();
    m_open->setEnabled(current != nullptr && current->parent() != nullptr);
}

void TextSearchDialog::openCurrent()
{
    const QTreeWidgetItem* item = m_list->currentItem();
    if (item == nullptr || item->parent() == nullptr) return;
    const editor::SourceChanges& changes = m_found[static_cast<std::size_t>(item->data(AtSource, SourceRole).toInt())];
    const auto row = static_cast<std::size_t>(item->data(AtSource, RowRole).toInt());
    const std::string key = changes.read.rows[static_cast<std::size_t>(changes.incoming.differing[row].row)].key();
    accept();
    emit openRequested(QString::fromStdString(changes.source), QString::fromStdString(key));
}

void TextSearchDialog::retranslate()
{
    setWindowTitle(tr("Search all texts"));
    m_wordsLabel->setText(tr("Search for"));
    m_replacementLabel->setText(tr("Replace with"));
    m_case->setText(tr("Match case"));
    m_whole->setText(tr("Whole words"));
    m_list->setHeaderLabels({tr("Source"), tr("Translation"), tr("Becomes", "a translation, when a word is replaced")});
    m_list->setAccessibleName(tr("Texts that contain the words"));
    m_open->setText(tr("Open this text"));
    m_close->setText(tr("Close"));
    fill();
}

} // namespace marches::app
