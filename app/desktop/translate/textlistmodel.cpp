// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/textlistmodel.h"

#include "app/desktop/base/theme.h"
#include "app/desktop/translate/textwords.h"
#include "editor/translation/translationsources.h"

#include <QFont>

#include <utility>

namespace marches::app {

namespace {

QString shown(const std::string& text)
{
    return QString::fromStdString(text).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

} // namespace

void TextListModel::setDocument(editor::TranslationDocument* document)
{
    beginResetModel();
    if (m_document != nullptr) m_document->disconnect(this);
    m_document = document;
    if (document != nullptr)
        connect(document, &editor::TranslationDocument::rowChanged, this,
                [this](int row) { emit dataChanged(index(row, 0), index(row, kColumns - 1)); });
    endResetModel();
}

void TextListModel::setComparison(const editor::Comparison* comparison)
{
    m_comparison = comparison;
    retranslate();
}

QVariant TextListModel::beside(const editor::TextRow& row, int role) const
{
    if (m_comparison == nullptr) return {};
    const std::vector<std::string>* forms = m_comparison->find(row.key());
    const bool differs = m_comparison->differs(row);
    if (role == Qt::DisplayRole)
        return forms == nullptr ? TextWords::state(editor::TextState::Empty)
               : differs        ? tr("≠ %1", "another text than mine").arg(shown(forms->back()))
                                : shown(forms->back());
    if (role == Qt::AccessibleTextRole && forms != nullptr && differs)
        return tr("differs: %1").arg(shown(forms->back()));
    if (role == Qt::ForegroundRole &&
        (forms == nullptr || (!differs && m_comparison->kind() != editor::Comparison::Kind::Language)))
        return colours().muted;
    if (role == Qt::ToolTipRole && forms != nullptr) return QString::fromStdString(forms->back());
    return {};
}

bool TextListModel::sameAsName(const editor::TextRow& row) const
{
    constexpr std::string_view kForm = "with-article";
    const std::string& key = row.key();
    if (!key.ends_with(kForm)) return false;
    const int name = m_document->find(key.substr(0, key.size() - kForm.size()) + "name");
    return name >= 0 && m_document->row(name).source.one == row.source.one;
}

int TextListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_document == nullptr ? 0 : m_document->count();
}

QVariant TextListModel::data(const QModelIndex& index, int role) const
{
    if (m_document == nullptr || !index.isValid()) return {};
    const editor::TextRow& row = m_document->row(index.row());
    const editor::TextState state = m_document->state(index.row());
    const bool empty = row.isEmpty();
    if (role == StateRole) return static_cast<int>(state);
    if (role == ReviewedRole) return m_document->check(index.row()).reviewed;
    if (index.column() == Source) {
        if (role == Qt::DisplayRole)
            return sameAsName(row) ? tr("%1 (with article)", "form of a name").arg(shown(row.source.one))
                                   : shown(row.source.isPlural() ? row.source.other : row.source.one);
        if (role == Qt::AccessibleTextRole)
            return tr("%1, %2", "source of a text, its state")
                .arg(shown(row.source.one), m_document->check(index.row()).reviewed ? tr("reviewed", "state of a text")
                                                                                    : TextWords::state(state));
        if (role == Qt::ToolTipRole) return QString::fromStdString(row.source.one);
        return {};
    }
    if (index.column() == Beside) return beside(row, role);
    if (role == Qt::DisplayRole) return empty ? TextWords::state(state) : shown(editor::shownForm(row));
    if (role == Qt::ForegroundRole && empty) return colours().muted;
    if (role == Qt::ToolTipRole && !empty) return QString::fromStdString(editor::shownForm(row));
    return {};
}

QVariant TextListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || m_document == nullptr) return {};
    if (section == Beside) return m_comparison == nullptr ? QString() : TextWords::comparison(*m_comparison);
    if (section == Translation) return QString::fromStdString(editor::languageName(m_document->language()));
    return QString::fromStdString(editor::languageName(m_document->units().front().sourceLanguage));
}

void TextListModel::retranslate()
{
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

TextListFilter::TextListFilter(TextListModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
    setDynamicSortFilter(false); // a text that is being typed must not leave under the hand
}

void TextListFilter::setGroup(std::optional<editor::TextGroup> group)
{
    m_group = group;
    m_kept = -1;
    refresh();
}

void TextListFilter::setStates(TextFilter states)
{
    m_states = states;
    m_kept = -1;
    refresh();
}

void TextListFilter::setSearch(const QString& search)
{
    m_search = search;
    m_kept = -1;
    refresh();
}

void TextListFilter::setKept(int row) { m_kept = row; }

void TextListFilter::setNameProblems(std::set<int> rows)
{
    if (rows == m_nameProblems) return; // the board is measured anew with each key
    m_nameProblems = std::move(rows);
    if (m_states == TextFilter::Warnings) refresh();
}

bool TextListFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const editor::TranslationDocument* document = m_model.document();
    if (document == nullptr || document->row(row).loose) return false;
    if (m_group && document->group(row) != *m_group) return false;
    const editor::TextRow& text = document->row(row);
    if (!m_search.isEmpty()) {
        const auto holds = [this, &text](const std::string& hay) {
            QString words = QString::fromStdString(hay);
            if (words.contains(m_search, Qt::CaseInsensitive)) return true;
            // A letter for the keyboard is marked within the word that one looks for: "Ru&lers".
            return text.window && words.remove(QLatin1Char('&')).contains(m_search, Qt::CaseInsensitive);
        };
        const bool found = holds(text.source.one) || holds(text.source.other) || holds(text.key()) ||
                           std::ranges::any_of(text.po.text, holds);
        if (!found) return false;
    }
    return row == m_kept || isWanted(row);
}

bool TextListFilter::isWanted(int row) const
{
    using State = editor::TextState;
    const editor::TranslationDocument& document = *m_model.document();
    switch (m_states) {
    case TextFilter::Everything: return true;
    case TextFilter::ToTranslate: return document.state(row) == State::Empty;
    case TextFilter::ToCheck: return document.state(row) == State::Again;
    case TextFilter::Mistakes: return document.state(row) == State::Mistake;
    case TextFilter::Warnings: return document.check(row).hasWarning() || m_nameProblems.contains(row);
    case TextFilter::ToReview: return document.state(row) == State::Done && !document.check(row).reviewed;
    case TextFilter::Differing:
        return m_model.comparison() != nullptr && m_model.comparison()->differs(document.row(row));
    }
    return true;
}

} // namespace marches::app
