// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"
#include "stage.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/mail/mailpage.h"
#include "app/desktop/play/playpage.h"

namespace marches::monkey {

namespace {

QString titleMark(Stage& stage)
{
    app::MainWindow& window = stage.window();
    bool modified = false;
    if (window.currentPage() == &window.edit()) modified = window.edit().controller().isModified();
    if (window.currentPage() == &window.play()) {
        const app::GameSession* session = window.play().session();
        modified = session != nullptr && session->isModified() && !session->isTrial();
    }
    if (window.currentPage() == &window.mail())
        modified = window.mail().controller().isOpen() && window.mail().isModified();
    if (window.isWindowModified() == modified) return {};
    return QStringLiteral("the title \"%1\" says modified: %2").arg(window.windowTitle()).arg(!modified);
}

} // namespace

std::vector<Invariant> windowInvariants() { return {{"title-mark", 1, titleMark}}; }

} // namespace marches::monkey
