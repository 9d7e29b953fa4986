// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/textspanel.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/translate/groupdelegate.h"
#include "app/desktop/translate/textwords.h"
#include "app/desktop/widgets/card.h"
#include "editor/translation/translationsources.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <utility>

namespace marches::app {

namespace {

constexpr int kWidth = 248;
constexpr int kLeastGroups = 36;    ///< of the list in the lowest window: one group can be read
constexpr int kLinesWithHints = 40; ///< height from which there is room for what others say as well
constexpr std::array kFilters{TextFilter::Everything, TextFilter::ToTranslate, TextFilter::ToCheck,
                              TextFilter::Mistakes,   TextFilter::Warnings,    TextFilter::ToReview,
                              TextFilter::Differing};

QString languageOf(const QString& code) { return QString::fromStdString(editor::languageName(code.toStdString())); }

} // namespace

TextsPanel::TextsPanel(TranslationController& controller, QWidget* parent)
    : Translated(parent), m_controller(controller), m_head(new QLabel(this)), m_overview(new QPushButton(this)),
      m_sources(new QComboBox(this)), m_from(new QLabel(this)), m_languages(new QComboBox(this)),
      m_new(new QPushButton(this)), m_beside(new QComboBox(this)), m_groups(new QListView(this)),
      m_groupModel(new QStandardItemModel(this)), m_show(new QLabel(this)), m_filterGroup(new QButtonGroup(this)),
      m_whole(new QLabel(this)), m_share(new QLabel(this)), m_numbers(new QLabel(this)), m_bar(new QProgressBar(this)),
      m_fallback(new QLabel(this))
{
    setObjectName(QStringLiteral("textsPanel"));
    setFixedWidth(kWidth);
    setTextRole(m_head, TextRole::Head);
    m_overview->setFont(fontFor(TextRole::Secondary));
    m_overview->setObjectName(QStringLiteral("overview"));
    setTextRole(m_from, TextRole::Secondary, true);
    m_from->setWordWrap(true);
    setTextRole(m_show, TextRole::Secondary, true);
    for (QComboBox* box : {m_sources, m_languages, m_beside})
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_groups->setModel(m_groupModel);
    m_groups->setItemDelegate(new GroupDelegate(m_groups));
    m_groups->setFrameShape(QFrame::NoFrame);
    m_groups->setMinimumHeight(kLeastGroups);
    m_groups->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_groups->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_groups->viewport()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(6);
    auto* heads = new QHBoxLayout;
    heads->addWidget(m_head, 1);
    heads->addWidget(m_overview);
    column->addLayout(heads);
    column->addWidget(m_sources);
    column->addWidget(m_from);
    column->addWidget(m_languages);
    column->addWidget(m_new);
    column->addWidget(m_beside);
    column->addSpacing(6);
    column->addWidget(m_groups, 1);
    column->addWidget(m_show);
    makeFilters();
    column->addSpacing(4);
    column->addWidget(makeCard());
    connect(m_sources, &QComboBox::activated, this, &TextsPanel::onSource);
    connect(m_languages, &QComboBox::activated, this, &TextsPanel::onLanguage);
    connect(m_beside, &QComboBox::activated, this,
            [this](int index) { emit besideChosen(m_beside->itemData(index).toString()); });
    connect(m_overview, &QPushButton::clicked, this, &TextsPanel::overviewRequested);
    connect(m_new, &QPushButton::clicked, this, &TextsPanel::newLanguageRequested);
    connect(m_groups->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        const QVariant group = current.data(GroupDelegate::GroupRole);
        emit groupChosen(group.isValid() ? std::optional(static_cast<editor::TextGroup>(group.toInt())) : std::nullopt);
    });
    retranslate();
}

void TextsPanel::makeFilters()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    for (std::size_t i = 0; i < kFilters.size(); ++i) {
        m_filters[i] = new QRadioButton(this);
        m_counts[i] = new QLabel(this);
        setTextRole(m_counts[i], TextRole::Secondary, true);
        m_filterGroup->addButton(m_filters[i], static_cast<int>(i));
        grid->addWidget(m_filters[i], static_cast<int>(i), 0);
        grid->addWidget(m_counts[i], static_cast<int>(i), 1, Qt::AlignRight | Qt::AlignVCenter);
        connect(m_filters[i], &QRadioButton::clicked, this, [this, i] { emit filterChosen(kFilters[i]); });
    }
    m_filters.front()->setChecked(true);
    m_filters.back()->hide();
    m_counts.back()->hide();
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
}

QWidget* TextsPanel::makeCard()
{
    auto* card = new Card(this);
    setTextRole(m_whole, TextRole::Secondary, true);
    setTextRole(m_share, TextRole::Answer);
    setTextRole(m_numbers, TextRole::Secondary, true);
    setTextRole(m_fallback, TextRole::Small, true);
    m_fallback->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(7);
    auto* line = new QHBoxLayout;
    line->addWidget(m_share);
    line->addWidget(m_numbers, 1, Qt::AlignBottom);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    column->addWidget(m_whole);
    column->addLayout(line);
    column->addWidget(m_bar);
    column->addWidget(m_fallback);
    return card;
}

QString TextsPanel::nameOf(const TranslatableTexts& texts)
{
    switch (texts.kind) {
    case TranslatableTexts::Kind::Map: return tr("Map: %1").arg(texts.name);
    case TranslatableTexts::Kind::Rules: return tr("Rules: %1").arg(texts.name);
    case TranslatableTexts::Kind::Lesson: return tr("Lesson: %1").arg(texts.name);
    case TranslatableTexts::Kind::Window: return tr("The program's window");
    case TranslatableTexts::Kind::Engine: break;
    }
    return tr("Errors and problems of files");
}

void TextsPanel::refreshChoices()
{
    m_choices = m_controller.choices();
    const QSignalBlocker quiet(m_sources);
    m_sources->clear();
    for (const TranslatableTexts& texts : m_choices) m_sources->addItem(nameOf(texts), texts.file);
    m_sources->setCurrentIndex(m_sources->findData(m_controller.source()));
    fillLanguages();
}

void TextsPanel::fillLanguages()
{
    const QSignalBlocker quiet(m_languages);
    m_languages->clear();
    QStringList codes = m_controller.languagesOf(m_controller.source());
    if (!m_controller.language().isEmpty() && !codes.contains(m_controller.language()))
        codes << m_controller.language();
    for (const QString& code : std::as_const(codes))
        m_languages->addItem(tr("Into: %1 (%2)", "language, its code").arg(languageOf(code), code), code);
    m_languages->setCurrentIndex(m_languages->findData(m_controller.language()));
    fillBeside();
    for (QComboBox* box : {m_sources, m_languages})
        box->setToolTip(box->currentText()); // there may be no room for all of it
    m_from->setText(tr("From: %1, as written by the author", "a language")
                        .arg(languageOf(m_controller.writtenIn(m_controller.source()))));
}

void TextsPanel::fillBeside()
{
    const QString before = m_beside->currentData().toString();
    const QSignalBlocker quiet(m_beside);
    m_beside->clear();
    m_beside->addItem(tr("No second language"), QString());
    using Kind = editor::Comparison::Kind;
    const auto add = [this](Kind kind, const QString& code, const QString& language) {
        m_beside->addItem(tr("Alongside: %1", "what texts are compared with")
                              .arg(TextWords::comparison(kind, language.toStdString())),
                          code);
    };
    for (const QString& code : m_controller.languagesOf(m_controller.source()))
        if (code != m_controller.language()) add(Kind::Language, code, code);
    if (m_controller.store() != nullptr) {
        add(Kind::RevealedAnswers, kOpened, {});
        if (editor::Comparison::hasShipped(*m_controller.store())) add(Kind::Shipped, kShipped, {});
    }
    m_beside->setCurrentIndex(m_comparison == nullptr ? 0 : std::max(0, m_beside->findData(before)));
}

void TextsPanel::setComparison(const editor::Comparison* comparison)
{
    m_comparison = comparison;
    if (comparison == nullptr) m_beside->setCurrentIndex(0);
    const bool states = comparison != nullptr && comparison->kind() != editor::Comparison::Kind::Language;
    if (!states && m_filters.back()->isChecked()) choose(TextFilter::Everything);
    m_filters.back()->setVisible(states);
    m_counts.back()->setVisible(states);
    refreshCounts();
}

void TextsPanel::take()
{
    m_nameProblems.clear();
    refreshChoices();
    const QSignalBlocker quiet(m_groups->selectionModel());
    m_groupModel->clear();
    const editor::TranslationDocument* document = m_controller.document();
    if (document != nullptr) {
        auto* all = new QStandardItem;
        m_groupModel->appendRow(all);
        for (const editor::TextGroup group : editor::kTextGroups) {
            if (document->counts(group).total == 0) continue;
            auto* item = new QStandardItem;
            item->setData(static_cast<int>(group), GroupDelegate::GroupRole);
            m_groupModel->appendRow(item);
        }
        m_groups->setCurrentIndex(m_groupModel->index(0, 0));
    }
    refreshCounts();
}

void TextsPanel::refreshCounts()
{
    const editor::TranslationDocument* document = m_controller.document();
    setEnabled(true);
    const editor::TextCounts all = document != nullptr ? document->counts() : editor::TextCounts();
    refreshGroups(all);
    int warned = 0;
    const int toReview = all.done - all.reviewed;
    int differing = 0;
    for (int row = 0; document != nullptr && row < document->count(); ++row) {
        if (document->row(row).loose) continue;
        if (document->check(row).hasWarning() || m_nameProblems.contains(row)) ++warned;
        if (m_comparison != nullptr && m_comparison->differs(document->row(row))) ++differing;
    }
    const std::array numbers{all.total, all.empty, all.again, all.mistakes, warned, toReview, differing};
    for (std::size_t i = 0; i < numbers.size(); ++i) m_counts[i]->setText(QLocale().toString(numbers[i]));
    const int share = all.total > 0 ? all.done * 100 / all.total : 0;
    m_share->setText(tr("%1 %").arg(QLocale().toString(share)));
    QString numbersOf = tr("%1 of %2").arg(QLocale().toString(all.done), QLocale().toString(all.total));
    if (all.reviewed > 0) numbersOf += tr(", %n reviewed", "texts, after other numbers", all.reviewed);
    m_numbers->setText(numbersOf);
    m_bar->setRange(0, std::max(all.total, 1));
    m_bar->setValue(all.done);
    m_bar->setAccessibleName(m_numbers->text());
    m_whole->setText(document != nullptr ? tr("%1, in total", "a language").arg(languageOf(m_controller.language()))
                                         : QString());
}

void TextsPanel::refreshGroups(const editor::TextCounts& all)
{
    const editor::TranslationDocument* document = m_controller.document();
    for (int row = 0; row < m_groupModel->rowCount(); ++row) {
        QStandardItem* item = m_groupModel->item(row);
        const QVariant group = item->data(GroupDelegate::GroupRole);
        const auto which = static_cast<editor::TextGroup>(group.toInt());
        const editor::TextCounts counts = group.isValid() ? document->counts(which) : all;
        item->setText(group.isValid() ? TextWords::group(which) : tr("All texts"));
        item->setData(counts.done, GroupDelegate::DoneRole);
        item->setData(counts.total, GroupDelegate::TotalRole);
        item->setData(tr("%1, %2 of %3", "group of texts, done, all")
                          .arg(item->text(), QLocale().toString(counts.done), QLocale().toString(counts.total)),
                      Qt::AccessibleTextRole);
    }
}

void TextsPanel::setNameProblems(std::set<int> rows)
{
    if (rows == m_nameProblems) return;
    m_nameProblems = std::move(rows);
    refreshCounts();
}

void TextsPanel::choose(std::optional<editor::TextGroup> group)
{
    for (int row = 0; row < m_groupModel->rowCount(); ++row) {
        const QVariant here = m_groupModel->item(row)->data(GroupDelegate::GroupRole);
        const bool wanted = group ? here.isValid() && here.toInt() == static_cast<int>(*group) : !here.isValid();
        if (wanted) m_groups->setCurrentIndex(m_groupModel->index(row, 0));
    }
}

TextFilter TextsPanel::chosenFilter() const
{
    for (std::size_t i = 0; i < m_filters.size(); ++i)
        if (m_filters[i]->isChecked()) return kFilters[i];
    return TextFilter::Everything;
}

void TextsPanel::choose(TextFilter filter)
{
    m_filters[static_cast<std::size_t>(filter)]->setChecked(true);
    emit filterChosen(filter);
}

QString TextsPanel::summary() const { return m_share->text() + QLatin1Char(' ') + m_numbers->text(); }

void TextsPanel::onSource(int index)
{
    const QString source = m_sources->itemData(index).toString();
    if (source != m_controller.source()) emit openRequested(source, m_controller.language());
}

void TextsPanel::onLanguage(int index)
{
    const QString language = m_languages->itemData(index).toString();
    if (language != m_controller.language()) emit openRequested(m_controller.source(), language);
}

void TextsPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool high = height() >= kLinesWithHints * fontMetrics().lineSpacing();
    m_whole->setVisible(high); // the list above names the language
    m_fallback->setVisible(high);
}

void TextsPanel::retranslate()
{
    m_head->setText(tr("Texts"));
    m_sources->setAccessibleName(tr("What to translate"));
    m_languages->setAccessibleName(tr("Language to translate into"));
    m_overview->setText(tr("All texts…"));
    m_overview->setToolTip(tr("How far every map, game and part of the program is in this language"));
    m_new->setText(tr("New language…"));
    m_groups->setAccessibleName(tr("Groups of texts"));
    m_show->setText(tr("Show", "which texts"));
    m_filters[0]->setText(tr("everything"));
    m_filters[1]->setText(tr("to translate"));
    m_filters[2]->setText(tr("to check again"));
    m_filters[3]->setText(tr("with a mistake"));
    m_filters[4]->setText(tr("to look at"));
    m_filters[5]->setText(tr("to review"));
    m_filters[6]->setText(tr("that differ"));
    m_beside->setAccessibleName(tr("Language shown alongside"));
    m_fallback->setText(tr("Missing texts are shown in the source language."));
    m_bar->setToolTip(m_fallback->text());
    refreshChoices();
    refreshCounts();
}

} // namespace marches::app
