// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace marches::editor {

/// Finds places while one types (editor/document/mapsearch.h): Enter goes to the next, Shift+Enter to the one before, a
/// button selects all of them, Esc closes.
class FindBar : public MapPanel {
    Q_OBJECT
public:
    explicit FindBar(QWidget* parent = nullptr);

    QString heading() const override;
    /// Shows the bar with the cursor in it.
    void open();
    const std::vector<RecordId>& found() const { return m_found; }

signals:
    /// A found place was selected and is to be seen.
    void revealRequested(marches::editor::RecordId place);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void refresh() override;
    void retranslate() override;

private:
    void step(int by);
    void close();

    QLineEdit* m_query;
    QLabel* m_count;
    QToolButton* m_before;
    QToolButton* m_next;
    QToolButton* m_all;
    QToolButton* m_close;
    std::vector<RecordId> m_found;
    int m_at = -1;
};

} // namespace marches::editor
