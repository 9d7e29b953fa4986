// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "editor/widgets/translated.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/writtenorder.h"

class QCompleter;
class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace marches::app {

/// Where orders are typed, with completion of names and verbs in any language of the map, or pasted, a whole sheet at
/// once. What cannot be understood stays in the field, with a sentence about it.
class OrderEntry : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit OrderEntry(QWidget* parent = nullptr);
    ~OrderEntry() override;

    /// Context null, or nobody asked: nothing can be typed.
    void show(const PlayContext* context);
    QLineEdit& field() { return *m_field; }
    QString errorText() const;
    /// Puts the beginning of an order into the field, to be gone on with.
    void begin(const QString& words);
    /// What an order looks like in this game; empty: none is known.
    void setExample(const QString& order);

signals:
    /// An order that the rules take, as the answer that a person could click as well.
    void ordered(const marches::engine::Move& move);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate() final;
    void complete(const QString& line);
    void add();
    void paste();
    /// Gives every order of the text; what stays is what could not be given.
    QString give(const QString& text);
    /// Why orders of one sheet do not count beside each other, as where a unit has several; empty: as far as that goes,
    /// they do. Gives nothing.
    std::vector<QString> tryTogether(const std::vector<engine::orders::WrittenOrder>& orders) const;
    /// Why an order is not taken; empty: it was given.
    QString give(const engine::orders::WrittenOrder& order);
    std::optional<engine::Move> retreatFor(const engine::orders::WrittenOrder& order) const;
    void showErrors(const QStringList& sentences);
    void giveErrorsRoom();

    const PlayContext* m_context = nullptr;
    std::unique_ptr<engine::orders::Lexicon> m_lexicon; ///< of m_board's words
    const engine::Texts* m_texts = nullptr;
    QString m_example;
    int m_seat = -1; ///< that was asked last
    int m_here = -1; ///< node of the journal that was shown last
    QLineEdit* m_field;
    QPushButton* m_add;
    QPushButton* m_paste;
    QLabel* m_errors;
    QStringListModel* m_words;
    QCompleter* m_completer;
};

} // namespace marches::app
