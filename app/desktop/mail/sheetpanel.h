// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "app/desktop/mail/sheetpaint.h"
#include "editor/widgets/translated.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QTimer;

namespace marches::app {

class MailController;
struct SheetRead;

/// The sheet of one power as it came in, with its mistakes underlined, and line by line what was understood of it. What
/// is typed changes the sheet; where a power has none, it begins one.
class SheetPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit SheetPanel(MailController& controller, QWidget* parent = nullptr);

    /// The sheet of a power, or an empty one of its; -1: as it is.
    void showSeat(int seat);
    void showSheet(int sheet);
    /// What is being typed counts as typed.
    void commit();
    /// What is being typed is of a turn that is gone.
    void forget();
    /// After a change of the sheets from elsewhere, or of the language.
    void refresh();

    QPlainTextEdit* editor() const { return m_text; }
    QListWidget* understood() const { return m_lines; }
    QPushButton* removeButton() const { return m_remove; }
    QPushButton* reserveButton() const { return m_reserve; }

signals:
    void removed(int sheet, const QString& name);

protected:
    /// Sheet and what it came to stand one beside the other where there is room, else one below the other.
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int kNoSheet = -1;
    static int entryOfReserve(int reserve) { return -2 - reserve; }
    static int reserveOf(int entry) { return -2 - entry; }
    bool isReserve() const { return m_entry < kNoSheet; }
    const SheetRead* read() const;
    void fillSheets();
    void fillSenders();
    void fillText();
    void fillLines();
    void onSheet(int index);
    void onSender(int index);
    void onRemove();
    void onReserve();
    void onTyped();
    /// Puts the near miss of a line in the place of what was written.
    void takeHint(int row);
    QString nameOfSheet(int sheet) const;
    QString nameOfSeat(const std::string& id) const;
    void retranslate() final;

    MailController& m_controller;
    QLabel* m_head;
    QComboBox* m_which;
    QLabel* m_fromWord;
    QComboBox* m_sender;
    QPushButton* m_reserve;
    QPushButton* m_remove;
    QSplitter* m_parts;
    QPlainTextEdit* m_text;
    QLabel* m_linesHead;
    QListWidget* m_lines;
    SheetPaint* m_paint;
    QTimer* m_typed;
    std::vector<SheetFault> m_faults; ///< by row of the list; a line 0 is none
    int m_entry = kNoSheet;
    int m_seat = -1;
    QString m_source; ///< of the sheet that is in the field, word for word
    QString m_shown;  ///< the same as the field gives it back, or what was typed and counts
};

} // namespace marches::app
