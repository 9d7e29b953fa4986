// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace marches::monkey {

class Stage;

/// A page of the program with something real on it, from which a run starts and to which it comes back.
struct Page {
    const char* name;
    void (*open)(Stage& stage);
    /// It is on the screen.
    bool (*isOpen)(Stage& stage);
};

const std::vector<Page>& pages();
/// Null: there is none of this name.
const Page* pageOf(const QString& name);

} // namespace marches::monkey
