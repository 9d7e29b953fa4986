// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace marches::monkey {

class Stage;

/// What holds after every act, whatever it was.
struct Invariant {
    const char* id;
    int every; ///< acts from one look to the next: dear ones are looked at seldom
    /// What is wrong; empty: it holds.
    std::function<QString(Stage&)> broken;
    /// The same at the end of the run, with nothing left out that was looked at before; empty: `broken`.
    std::function<QString(Stage&)> brokenAtEnd = {};
};

std::vector<Invariant> windowInvariants(); ///< title, focus, warnings
std::vector<Invariant> mapInvariants();    ///< the map that is edited, what shows it, its files and journal
std::vector<Invariant> panelInvariants();  ///< the forms and lists beside the map
std::vector<Invariant> gameInvariants();   ///< the game on the board, what shows it
std::vector<Invariant> secretInvariants(); ///< what a seat may not know stands in no text

class Invariants {
public:
    Invariants();
    /// Ends the process with a fault where one does not hold. `acts`: done so far.
    void check(Stage& stage, int acts) const;
    void checkAll(Stage& stage) const;

private:
    std::vector<Invariant> m_all;
};

} // namespace marches::monkey
