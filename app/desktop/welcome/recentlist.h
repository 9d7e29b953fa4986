// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/recentfiles.h"
#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QLabel;
class QVBoxLayout;

namespace marches::app {

/// The files opened lately, each a row that opens it; a pin keeps it on top, a missing one can be found or taken off.
class RecentList : public editor::Translated<Card> {
    Q_OBJECT
public:
    explicit RecentList(RecentFiles& files, QWidget* parent = nullptr);
    /// "today 18:20", "yesterday 9:05", "Monday", "14/11/2026"
    static QString whenWords(const QDateTime& when);

signals:
    void openRequested(const QString& file);
    void findRequested(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate() override { rebuild(); }
    /// The title, and of one that has namesakes as much of its path as tells it from them.
    QString titleOf(const RecentFiles::Entry& entry) const;
    void rebuild();
    QWidget* row(const RecentFiles::Entry& entry);
    QWidget* missingRow(const RecentFiles::Entry& entry);

    RecentFiles& m_files;
    QLabel* m_head;
    QLabel* m_hint;
    QVBoxLayout* m_rows;
    QWidget* m_list = nullptr;
};

} // namespace marches::app
