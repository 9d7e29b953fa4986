// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "engine/yaml/schema.h"

namespace marches::engine {

namespace {

// A board unit is a user unit of board.svg; a hundred thousand each way is far beyond any screen.
constexpr double kFarthest = 1e5;

Schema ofType(Schema::Type type)
{
    Schema shape;
    shape.type = type;
    return shape;
}

Schema ranged(Schema::Type type, double min, double max)
{
    Schema shape = ofType(type);
    shape.min = min;
    shape.max = max;
    return shape;
}

} // namespace

Schema Schema::any() { return {}; }
Schema Schema::text(int maxLength, int minLength) { return ranged(Type::Text, minLength, maxLength); }
Schema Schema::id() { return ofType(Type::Id); }
Schema Schema::language() { return ofType(Type::Language); }
Schema Schema::integer(int min, int max) { return ranged(Type::Integer, min, max); }
Schema Schema::number(double min, double max) { return ranged(Type::Number, min, max); }
Schema Schema::flag() { return ofType(Type::Switch); }
Schema Schema::color() { return ofType(Type::Color); }
Schema Schema::scalar() { return ofType(Type::Scalar); }

Schema Schema::word(std::vector<std::string> words)
{
    Schema shape = ofType(Type::Word);
    shape.words = std::move(words);
    return shape;
}

Schema Schema::list(Schema item, int minItems, int maxItems)
{
    Schema shape = ranged(Type::List, minItems, maxItems);
    shape.parts.push_back(std::move(item));
    return shape;
}

Schema Schema::mapOf(Schema value, Keys keys)
{
    Schema shape = ofType(Type::MapOf);
    shape.parts.push_back(std::move(value));
    shape.keys = keys;
    return shape;
}

Schema Schema::object(std::string name, std::vector<Field> fields)
{
    Schema shape = ofType(Type::Object);
    shape.name = std::move(name);
    shape.fields = std::move(fields);
    return shape;
}

Schema Schema::either(std::vector<Schema> parts)
{
    Schema shape = ofType(Type::Either);
    shape.parts = std::move(parts);
    return shape;
}

Schema Schema::point() { return list(number(-kFarthest, kFarthest), 2, 2).flow(); }
Schema Schema::box() { return list(number(-kFarthest, kFarthest), 4, 4).flow(); }

Schema Schema::block() const
{
    Schema shape = *this;
    shape.layout = Layout::Block;
    return shape;
}

Schema Schema::flow() const
{
    Schema shape = *this;
    shape.layout = Layout::Flow;
    return shape;
}

const Field* Schema::find(std::string_view key) const
{
    const auto found = std::ranges::find_if(fields, [&](const Field& field) { return field.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

} // namespace marches::engine
