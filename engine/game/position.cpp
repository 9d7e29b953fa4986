// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/position.h"

#include "engine/base/checksum.h"

namespace marches::engine {

namespace {

/// Texts and numbers of a fact, one after the other.
class FactHash {
public:
    void add(std::string_view text)
    {
        m_hash.add(text);
        m_hash.add(std::uint64_t{0}); // so that "ab", "c" differs from "a", "bc"
    }
    void add(int number)
    {
        const auto bits = static_cast<std::uint32_t>(number);
        for (unsigned shift = 0; shift < 32; shift += 8) m_hash.add(std::uint64_t{(bits >> shift) & 0xffU});
    }
    std::uint64_t value() const { return m_hash.value(); }

private:
    Fnv1a m_hash;
};

bool hasNames(Space space) { return space != Space::None && space != Space::Number && space != Space::Flag; }

void addValue(FactHash& hash, const FieldSpec& field, const Vocabulary& vocabulary, int value)
{
    const bool other = isOther(value) && hasNames(field.otherValue);
    if (value == kUnknown || value == kNothing || !(other || hasNames(field.value)))
        hash.add(value);
    else
        hash.add(other ? vocabulary.name(field.otherValue, indexOfOther(value)) : vocabulary.name(field.value, value));
}

} // namespace

std::uint64_t stableHash(const Facts& facts, const std::vector<FieldSpec>& fields, const Vocabulary& vocabulary)
{
    // The sum does not depend on the order of the facts, so a new field or place in the middle leaves old hashes alone.
    std::uint64_t sum = 0;
    for (const Fact& fact : facts) {
        const FieldSpec& field = fields[fact.field];
        FactHash hash;
        hash.add(field.path);
        for (std::size_t i = 0; i < field.keys.size(); ++i)
            if (hasNames(field.keys[i]))
                hash.add(vocabulary.name(field.keys[i], fact.key[i]));
            else if (field.keys[i] != Space::None)
                hash.add(fact.key[i]);
        hash.add(fact.ordinal);
        addValue(hash, field, vocabulary, fact.value);
        sum += hash.value();
    }
    return sum;
}

} // namespace marches::engine
