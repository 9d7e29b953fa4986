// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

#include <QAbstractTableModel>
#include <QPointer>
#include <QSortFilterProxyModel>

#include "editor/translation/comparison.h"

namespace marches::app {

/// The texts of a translation: source and translation, with the state in front, and what they are compared with. Rows
/// are those of the document.
class TextListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Source, Translation, Beside, kColumns };
    enum {
        StateRole = Qt::UserRole,
        ReviewedRole, ///< somebody has read it over
    };

    explicit TextListModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}
    /// Null: no translation is open.
    void setDocument(editor::TranslationDocument* document);
    editor::TranslationDocument* document() const { return m_document; }
    /// What stands in the third column; null: nothing. It outlives this or the next call.
    void setComparison(const editor::Comparison* comparison);
    const editor::Comparison* comparison() const { return m_comparison; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& /*parent*/ = {}) const override { return kColumns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Says everything in the language in use.
    void retranslate();

private:
    /// True for a form with its article that reads as the name itself does, as names of towns.
    bool sameAsName(const editor::TextRow& row) const;
    QVariant beside(const editor::TextRow& row, int role) const;

    QPointer<editor::TranslationDocument> m_document;
    const editor::Comparison* m_comparison = nullptr;
};

/// Which texts one wants to see.
enum class TextFilter {
    Everything,
    ToTranslate,
    ToCheck,
    Mistakes,
    Warnings,
    ToReview, ///< done, and not yet read over by anybody
    Differing,
};

/// The texts of a group in a state that hold a word. The text that is being worked on stays, whatever becomes of it.
class TextListFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit TextListFilter(TextListModel& model, QObject* parent = nullptr);

    void setGroup(std::optional<editor::TextGroup> group);
    std::optional<editor::TextGroup> group() const { return m_group; }
    void setStates(TextFilter states);
    TextFilter states() const { return m_states; }
    void setSearch(const QString& search);
    const QString& search() const { return m_search; }
    /// The document's row that stays; -1: none.
    void setKept(int row);
    /// Rows of names that have no room on the board, which is something to look at.
    void setNameProblems(std::set<int> rows);
    /// Looks at the texts anew.
    void refresh() { invalidateFilter(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool isWanted(int row) const;

    TextListModel& m_model;
    std::set<int> m_nameProblems;
    std::optional<editor::TextGroup> m_group;
    TextFilter m_states = TextFilter::Everything;
    QString m_search;
    int m_kept = -1;
};

} // namespace marches::app
