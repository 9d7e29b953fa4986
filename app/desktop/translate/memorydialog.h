// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/translated.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace marches::app {

class TranslationController;

/// Files that suggestions are taken from beside the program's own texts: a .po of another program, a memory in TMX.
class MemoryDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    explicit MemoryDialog(TranslationController& controller, QWidget* parent = nullptr);

    QListWidget& list() { return *m_list; }
    QPushButton& removeButton() { return *m_remove; }
    void add(const QString& file);

private:
    void ask();
    void removeChosen();
    void refresh();
    void retranslate() final;

    TranslationController& m_controller;
    QLabel* m_words;
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_close;
};

} // namespace marches::app
