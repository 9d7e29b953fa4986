// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/diplomacy/adjudication/resolutionstate.h"

namespace marches::engine::adjudication {

/// Takes the strengths of a turn apart whose decisions are all made. Private to this folder.
class StrengthExplainer {
public:
    explicit StrengthExplainer(const ResolutionState& work) : m_work(work) {}

    StrengthBreakdown explainStrengths(int unit) const;

private:
    StrengthSum attack(int unit) const;
    StrengthSum met(int unit) const;
    StrengthSum stand(int unit, int rival, StrengthSum::Of of) const;
    void addOwn(StrengthSum& sum, int unit, int worth, Reason lost) const;
    /// Supports of a unit; those of `butPower` (-1: none) do not count.
    void addSupports(StrengthSum& sum, int unit, int butPower) const;
    void addVoid(StrengthSum& sum, int unit) const;
    void addGuard(StrengthSum& sum, std::uint8_t power, bool held) const;
    StrengthSum totalled(StrengthSum sum) const;

    const ResolutionState& m_work;
};

} // namespace marches::engine::adjudication
