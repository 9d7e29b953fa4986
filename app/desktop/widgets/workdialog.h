// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/longwork.h"
#include "editor/widgets/translated.h"

#include <QDialog>
#include <QEventLoop>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace marches::app {

/// Says what is being done and how far it is, over the window that waits for it; Cancel and Esc give it up, where it
/// may be.
class WorkDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    enum class Ends {
        MayBeGivenUp,
        OnlyWhenDone, ///< as what writes: half of it would be worse than waiting
    };
    WorkDialog(editor::LongWork& work, const QString& what, QWidget* over, Ends ends = Ends::MayBeGivenUp);

    /// Until the work has ended or was given up. Nothing is seen of work that is over soon, but nothing can be done
    /// meanwhile.
    void waitFor();

    void reject() override;

private:
    void retranslate() final;
    void tell(double done);

    editor::LongWork& m_work;
    QEventLoop m_loop;
    QLabel* m_what;
    QProgressBar* m_bar;
    QPushButton* m_cancel; ///< null: it may not be given up
};

/// Does `work(const editor::Progress&)` in another thread, while the window goes on painting behind a WorkDialog; its
/// result, or nothing when it was given up.
template <class Work>
auto doWhileShown(QWidget* over, const QString& what, Work work, WorkDialog::Ends ends = WorkDialog::Ends::MayBeGivenUp)
{
    using Result = std::invoke_result_t<Work&, const editor::Progress&>;
    std::optional<Result> result;
    editor::LongWork under;
    under.start(std::move(work), [&result](Result found) { result.emplace(std::move(found)); });
    WorkDialog(under, what, over, ends).waitFor();
    return result;
}

} // namespace marches::app
