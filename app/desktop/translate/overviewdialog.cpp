// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/overviewdialog.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/translate/textspanel.h"
#include "editor/translation/translationsources.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

namespace marches::app {

namespace {

enum Column { Name, Share, Done, Reviewed, Again, Mistakes, kColumns };

QString number(int value) { return QLocale().toString(value); }

int shareOf(const editor::TextCounts& counts)
{
    return counts.total > 0 ? static_cast<int>(qint64{counts.done} * 100 / counts.total) : 0;
}

} // namespace

OverviewDialog::OverviewDialog(TranslationController& controller, QWidget* parent)
    : Translated(parent), m_controller(controller), m_choices(controller.choices()), m_counts(m_choices.size()),
      m_languageLabel(new QLabel(this)), m_languages(new QComboBox(this)), m_summary(new QLabel(this)),
      m_bar(new QProgressBar(this)), m_list(new QTreeWidget(this)), m_close(new QPushButton(this)),
      m_open(new QPushButton(this))
{
    arrange();
    for (const QString& code : controller.knownLanguages()) m_languages->addItem(QString(), code);
    m_languages->setCurrentIndex(std::max(0, m_languages->findData(controller.language())));
    connect(m_languages, &QComboBox::currentIndexChanged, this, &OverviewDialog::count);
    connect(m_list, &QTreeWidget::itemActivated, this, &OverviewDialog::openChosen);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item) { m_open->setEnabled(item != nullptr && !item->isDisabled()); });
    connect(m_open, &QPushButton::clicked, this, &OverviewDialog::openChosen);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    count();
    m_list->setFocus();
}

OverviewDialog::~OverviewDialog() = default;

void OverviewDialog::arrange()
{
    setObjectName(QStringLiteral("translationOverview"));
    resize(760, 560);
    m_languageLabel->setBuddy(m_languages);
    setTextRole(m_summary, TextRole::Strong);
    m_summary->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(7);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setColumnCount(kColumns);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_open->setProperty("primary", true);
    m_open->setDefault(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_languageLabel);
    top->addWidget(m_languages);
    top->addStretch(1);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    foot->addWidget(m_open);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 14);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_summary);
    column->addWidget(m_bar);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
}

QString OverviewDialog::language() const { return m_languages->currentData().toString(); }

QString OverviewDialog::summary() const { return m_summary->text(); }

void OverviewDialog::count()
{
    m_counts.assign(m_choices.size(), std::nullopt);
    m_controller.save(); // what is typed counts
    std::vector<std::string> sources;
    for (const TranslatableTexts& texts : m_choices) sources.push_back(texts.file.toStdString());
    using Counted = std::vector<std::optional<engine::Result<editor::TextCounts>>>;
    const auto work = [sources, code = language().toStdString(),
                       roots = m_controller.roots()](const editor::Progress& progress) {
        Counted counted(sources.size());
        for (std::size_t i = 0; i < sources.size(); ++i) {
            if (!progress(static_cast<double>(i) / static_cast<double>(sources.size()))) break;
            counted[i] = editor::progressOf(sources[i], code, roots);
        }
        return counted;
    };
    m_counting.start(work, [this](Counted counted) {
        m_counts = std::move(counted);
        refresh();
    });
    refresh();
}

void OverviewDialog::refresh()
{
    const int current = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    const bool begun = m_list->topLevelItemCount() > 0;
    m_list->clear();
    editor::TextCounts all;
    int chosen = current;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        auto* item = new QTreeWidgetItem(m_list);
        const QString name = TextsPanel::nameOf(m_choices[i]);
        item->setText(Name, name);
        item->setToolTip(Name, name);
        if (!begun && m_choices[i].file == m_controller.source()) chosen = static_cast<int>(i);
        if (m_controller.writtenIn(m_choices[i].file) == language()) {
            item->setText(Done, tr("written in it", "texts, in the language that is looked at"));
            item->setDisabled(true);
            continue;
        }
        if (!m_counts[i]) continue;
        if (!*m_counts[i]) {
            item->setText(Done, tr("cannot be read", "a translation"));
            continue;
        }
        const editor::TextCounts& counts = **m_counts[i];
        all += counts;
        item->setText(Share, tr("%1 %").arg(number(shareOf(counts))));
        item->setText(Done, tr("%1 of %2").arg(number(counts.done), number(counts.total)));
        const std::array numbers{std::pair(Reviewed, counts.reviewed), std::pair(Again, counts.again),
                                 std::pair(Mistakes, counts.mistakes)};
        for (const auto& [column, value] : numbers)
            if (value > 0) item->setText(column, number(value));
        for (int column = Share; column < kColumns; ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (counts.done == counts.total) item->setForeground(Share, colours().good);
        if (counts.mistakes > 0) item->setForeground(Mistakes, colours().error);
        item->setData(Name, Qt::AccessibleTextRole,
                      tr("%1: %2 of %3 done, %4 reviewed, %5 to check again, %6 with a mistake", "texts, numbers")
                          .arg(name, number(counts.done), number(counts.total), number(counts.reviewed),
                               number(counts.again), number(counts.mistakes)));
    }
    m_list->setCurrentItem(m_list->topLevelItem(chosen));
    m_bar->setRange(0, std::max(all.total, 1));
    m_bar->setValue(all.done);
    m_summary->setText(m_counting.isRunning() || all.total == 0
                           ? tr("Counting…")
                           : tr("%1 of %2 texts are translated (%3 %), %4 reviewed.")
                                 .arg(number(all.done), number(all.total), number(shareOf(all)), number(all.reviewed)));
    m_bar->setAccessibleName(m_summary->text());
}

void OverviewDialog::openChosen()
{
    const int chosen = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (chosen < 0 || m_list->currentItem()->isDisabled()) return;
    const QString source = m_choices[static_cast<std::size_t>(chosen)].file;
    accept();
    emit openRequested(source, language());
}

void OverviewDialog::retranslate()
{
    setWindowTitle(tr("All texts", "title: how far a translation is"));
    m_languageLabel->setText(tr("Language"));
    for (int i = 0; i < m_languages->count(); ++i) {
        const QString code = m_languages->itemData(i).toString();
        m_languages->setItemText(i, tr("%1 (%2)", "a language, its code")
                                        .arg(QString::fromStdString(editor::languageName(code.toStdString())), code));
    }
    m_list->setHeaderLabels(
        {tr("Texts"), tr("Share"), tr("Translated"), tr("Reviewed"), tr("To check again"), tr("With a mistake")});
    m_list->setAccessibleName(tr("All texts, with how far they are translated"));
    m_close->setText(tr("Close"));
    m_open->setText(tr("Open"));
    refresh();
}

} // namespace marches::app
