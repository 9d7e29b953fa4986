// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/position.h"

namespace marches::engine {

namespace {

/// FNV-1a, 64 bits (Fowler, Noll & Vo).
class Fnv {
public:
    void add(std::string_view text)
    {
        for (const char c : text) byte(static_cast<unsigned char>(c));
        byte(0); // so that "ab", "c" differs from "a", "bc"
    }
    void add(int number)
    {
        const auto bits = static_cast<std::uint32_t>(number);
        for (unsigned shift = 0; shift < 32; shift += 8) byte(static_cast<unsigned char>(bits >> shift));
    }
    std::uint64_t value() const { return m_value; }

private:
    void byte(unsigned char b)
    {
        m_value ^= b;
        m_value *= 0x100000001b3U;
    }
    std::uint64_t m_value = 0xcbf29ce484222325U;
};

bool hasNames(Space space) { return space != Space::None && space != Space::Number && space != Space::Flag; }

void addValue(Fnv& hash, const FieldSpec& field, const Vocabulary& vocabulary, int value)
{
    const bool other = value < kNothing && hasNames(field.otherValue);
    if (value == kUnknown || value == kNothing || !(other || hasNames(field.value)))
        hash.add(value);
    else
        hash.add(other ? vocabulary.name(field.otherValue, -2 - value) : vocabulary.name(field.value, value));
}

} // namespace

std::uint64_t stableHash(const Facts& facts, const std::vector<FieldSpec>& fields, const Vocabulary& vocabulary)
{
    // The sum does not depend on the order of the facts, so a new field or place in the middle leaves old hashes alone.
    std::uint64_t sum = 0;
    for (const Fact& fact : facts) {
        const FieldSpec& field = fields[fact.field];
        Fnv hash;
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
