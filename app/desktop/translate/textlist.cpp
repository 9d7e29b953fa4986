// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/textlist.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/translate/textwords.h"
#include "app/desktop/widgets/collapsingrow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>

namespace marches::app {

namespace {

constexpr int kGlyph = 16;
constexpr int kRow = 28;

QColor stateColour(editor::TextState state)
{
    switch (state) {
    case editor::TextState::Done: return colours().good;
    case editor::TextState::Again: return colours().warning;
    case editor::TextState::Mistake: return colours().error;
    case editor::TextState::Empty: return colours().muted;
    }
    return {};
}

/// The glyph of the state before the source, drawn when it is needed: it follows the theme.
class TextDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), std::max(kRow, option.fontMetrics.height() + 10)};
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
        if (index.column() != TextListModel::Source) return;
        const auto state = static_cast<editor::TextState>(index.data(TextListModel::StateRole).toInt());
        const qreal ratio = option->widget != nullptr ? option->widget->devicePixelRatioF() : 1;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = {kGlyph, kGlyph};
        option->icon = QIcon();
        const QString name =
            index.data(TextListModel::ReviewedRole).toBool() ? QStringLiteral("reviewed") : TextWords::stateIcon(state);
        option->icon.addPixmap(glyph(name, kGlyph, stateColour(state), ratio), QIcon::Normal);
        option->icon.addPixmap(glyph(name, kGlyph, colours().onAccent, ratio), QIcon::Selected);
    }
};

} // namespace

TextList::TextList(const Actions& actions, QWidget* parent)
    : Translated(parent), m_actions(actions), m_model(new TextListModel(this)),
      m_filter(new TextListFilter(*m_model, this)), m_heading(new QLabel(this)), m_numbers(new QLabel(this)),
      m_search(new QLineEdit(this)), m_replacement(new QLineEdit(this)), m_replace(new QPushButton(this)),
      m_next(new QPushButton(this)), m_view(new QTreeView(this)), m_nothing(new QLabel(m_view))
{
    setObjectName(QStringLiteral("textList"));
    setTextRole(m_heading, TextRole::Head);
    setTextRole(m_numbers, TextRole::Secondary, true);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new TextDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->header()->setSectionsMovable(false);
    m_view->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_view->header()->setMinimumSectionSize(80);
    m_view->setColumnHidden(TextListModel::Beside, true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    setTextRole(m_nothing, TextRole::Secondary, true);
    auto* over = new QVBoxLayout(m_view->viewport());
    over->addWidget(m_nothing);
    m_nothing->hide();

    auto* heads = new CollapsingRow;
    heads->setContentsMargins(14, 10, 14, 0);
    heads->setSpacing(10);
    heads->addWidget(m_heading);
    heads->addWidget(m_numbers, 1);
    heads->addWidget(m_next);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(14, 6, 14, 8);
    tools->addWidget(m_search, 3);
    tools->addWidget(m_replacement, 2);
    tools->addWidget(m_replace);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(heads);
    column->addLayout(tools);
    column->addWidget(m_view, 1);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setSearch(text);
        refreshReplace();
        // What is shown below is one of the texts that were found.
        if (current() < 0 && m_filter->rowCount() > 0) m_view->setCurrentIndex(m_filter->index(0, 0));
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, signal, this, &TextList::refreshNothing);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &TextList::refreshNothing);
    m_view->installEventFilter(this);
    connect(m_replace, &QPushButton::clicked, this,
            [this] { emit replaceRequested(m_search->text(), m_replacement->text()); });
    connect(m_next, &QPushButton::clicked, this, &TextList::nextRequested);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_filter->setKept(current());
        emit currentChanged(current());
    });
    refreshReplace();
    retranslate();
}

void TextList::setDocument(editor::TranslationDocument* document)
{
    m_filter->setKept(-1);
    m_filter->setNameProblems({});
    m_model->setDocument(document);
    setEnabled(document != nullptr);
}

void TextList::setComparison(const editor::Comparison* comparison)
{
    m_model->setComparison(comparison);
    m_view->setColumnHidden(TextListModel::Beside, comparison == nullptr);
    if (m_filter->states() == TextFilter::Differing) m_filter->refresh();
}

int TextList::current() const
{
    const QModelIndex index = m_filter->mapToSource(m_view->currentIndex());
    return index.isValid() ? index.row() : -1;
}

void TextList::setCurrent(int row)
{
    if (row < 0) return;
    QModelIndex index = m_filter->mapFromSource(m_model->index(row, 0));
    if (!index.isValid()) {
        m_filter->setKept(row);
        m_filter->refresh();
        index = m_filter->mapFromSource(m_model->index(row, 0));
    }
    if (!index.isValid()) return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
    // What was filtered anew is laid out later.
    QTimer::singleShot(0, m_view, [this] { m_view->scrollTo(m_view->currentIndex()); });
}

bool TextList::isListed(int row) const { return m_filter->mapFromSource(m_model->index(row, 0)).isValid(); }

void TextList::refreshNothing()
{
    const bool none = m_model->document() != nullptr && m_filter->rowCount() == 0;
    m_nothing->setVisible(none);
    if (none) m_nothing->setText(m_search->text().isEmpty() ? tr("There is no such text.") : tr("Nothing was found."));
}

bool TextList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        if (plain && current() >= 0 && !key->text().isEmpty() && key->text().front().isPrint() &&
            key->key() != Qt::Key_Space) {
            emit typed(key);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

std::vector<int> TextList::listed() const
{
    std::vector<int> rows;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        rows.push_back(m_filter->mapToSource(m_filter->index(row, 0)).row());
    return rows;
}

int TextList::next(int step, const std::function<bool(int)>& wanted) const
{
    const std::vector<int> rows = listed();
    const int count = static_cast<int>(rows.size());
    const int here = m_view->currentIndex().isValid() ? m_view->currentIndex().row() : (step > 0 ? -1 : count);
    for (int tried = 1; tried <= count; ++tried) {
        const int at = ((here + step * tried) % count + count) % count;
        if (wanted(rows[static_cast<std::size_t>(at)])) return rows[static_cast<std::size_t>(at)];
    }
    return -1;
}

void TextList::setHeading(const QString& heading, const QString& numbers)
{
    m_heading->setText(heading);
    m_numbers->setText(numbers);
}

void TextList::openSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void TextList::refreshReplace()
{
    const bool searching = !m_search->text().isEmpty();
    m_replacement->setVisible(searching);
    m_replace->setVisible(searching);
}

void TextList::retranslate()
{
    m_search->setPlaceholderText(tr("Search source and translation"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_replacement->setPlaceholderText(tr("Replace with"));
    m_replacement->setAccessibleName(m_replacement->placeholderText());
    m_replace->setText(tr("Replace all"));
    m_next->setText(tr("Next to translate"));
    m_next->setToolTip(m_actions.withKey(m_next->text(), QStringLiteral("translate.next")));
    m_view->setAccessibleName(tr("Texts"));
    refreshNothing();
    m_model->retranslate();
}

} // namespace marches::app
