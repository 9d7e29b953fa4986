// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/diplomacy/adjudication/work.h"

namespace marches::engine::adjudication {

/// Takes the strengths of a turn apart whose decisions are all made. Private to this folder.
class Reckoner {
public:
    explicit Reckoner(const Work& work) : m_work(work) {}

    Reckoning reckon(int unit) const;

private:
    Sum attack(int unit) const;
    Sum met(int unit) const;
    Sum stand(int unit, int rival, Sum::Of of) const;
    void addOwn(Sum& sum, int unit, int worth, Reason lost) const;
    /// Supports of a unit; those of `butPower` (-1: none) do not count.
    void addSupports(Sum& sum, int unit, int butPower) const;
    void addVoid(Sum& sum, int unit) const;
    void addGuard(Sum& sum, std::uint8_t power, bool held) const;
    Sum totalled(Sum sum) const;

    const Work& m_work;
};

} // namespace marches::engine::adjudication
