// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "app/desktop/play/hintthinker.h"
#include "app/desktop/play/playcontext.h"
#include "editor/painting/boardmarks.h"

namespace marches::app {

class HintStrip;

/// What would Hard do? Asks a searcher for the best answers by what the person who is asked may know, and shows them
/// with their chances, until anything changes: an answer to an earlier question is never given.
class PlayHints : public QObject {
    Q_OBJECT
public:
    explicit PlayHints(QObject* parent = nullptr);

    /// Made once, and owned by whoever it is put into.
    HintStrip* makeStrip(QWidget* parent);
    HintStrip* strip() const { return m_strip; }

    /// There is news. The context must live until the next call, or drop(); null: nobody is to see anything. Hints stay
    /// where the same person is still asked the same.
    void show(const PlayContext* context);
    /// Nothing is thought of or shown any more, and nothing is kept of it; the context is let go.
    void drop();
    /// Thinks, and shows what came of it; where that is there already, keys go to it. False where no person's answer
    /// is waited for.
    bool ask();
    /// Takes the hint away. False where there is none.
    bool close();
    bool isThinking() const { return m_thinker.isThinking(); }
    const std::vector<engine::Answer>& answers() const { return m_answers; }

    /// Marks what they name: a way from one place to another as an arrow, a place by a glow.
    void mark(editor::BoardMarks& marks) const;

signals:
    /// The person takes this answer.
    void chosen(const marches::engine::Move& move);
    /// mark() marks others.
    void marksChanged();
    void said(const QString& sentence);
    /// What had the focus in the strip is gone.
    void focusFree();

private:
    /// What was asked is what is asked now, of the same person, who sees the same.
    bool isCurrent() const;
    void forget();
    void take(const std::vector<engine::Answer>& answers);
    void press(int answer);
    QString wordsOf(const engine::Answer& answer) const;

    const PlayContext* m_context = nullptr;
    HintStrip* m_strip = nullptr;
    HintThinker m_thinker;
    std::vector<engine::Answer> m_answers;
    std::shared_ptr<const engine::State> m_view; ///< by which it was asked; null: it was not
    int m_node = -1;                             ///< of the record
    int m_seat = -1;
};

} // namespace marches::app
