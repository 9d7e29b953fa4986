// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// An offer that two seats make or talk about, read from the facts by their roles.
struct Deal {
    struct Term {
        QString words;
        engine::Fact fact;
    };

    int maker = -1;
    int partner = -1;
    int giver = -1;         ///< whose goods are being put on the table; -1: they are not
    bool hidden = false;    ///< the viewer may not know what is offered
    QString rule;           ///< that what is offered rests on; may be empty
    std::vector<Term> give; ///< by the maker
    std::vector<Term> ask;  ///< of the partner
};

/// The offer in the position that is shown; nothing: there is none.
std::optional<Deal> dealOnTable(const PlayContext& context);

} // namespace marches::app
