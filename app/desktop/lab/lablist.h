// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/desktop/lab/labshelf.h"
#include "editor/widgets/translated.h"

class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace marches::app {

/// The experiments that are kept, the newest first, with their state; each can be named where it stands.
class LabList : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabList(LabShelf& shelf, QWidget* parent = nullptr);

    /// The one that is looked at; empty: a question that is not kept yet.
    const QString& current() const { return m_current; }
    void setCurrent(const QString& id);
    QListWidget& list() const { return *m_list; }
    QToolButton* copyButton() const { return m_copy; }
    QToolButton* deleteButton() const { return m_delete; }
    QToolButton* openButton() const { return m_open; }
    /// What an experiment is called: its title, or how its file is called.
    static QString nameOf(const KeptExperiment& kept);
    /// "about 40 s"
    static QString aboutWords(int seconds);

signals:
    void currentChanged(const QString& id);
    void newRequested();
    void copyRequested();
    void deleteRequested();
    void openRequested();

private:
    void refill();
    void refresh(const QString& id);
    void word(QListWidgetItem& item, const KeptExperiment& kept) const;
    QString stateWord(const KeptExperiment& kept) const;
    QString dateWord(const KeptExperiment& kept) const;
    void onRow(int row);
    void onEdited(QListWidgetItem* item);
    void retranslate() final;

    LabShelf& m_shelf;
    QListWidget* m_list;
    QToolButton* m_new;
    QToolButton* m_copy;
    QToolButton* m_delete;
    QToolButton* m_open;
    QString m_current;
};

} // namespace marches::app
