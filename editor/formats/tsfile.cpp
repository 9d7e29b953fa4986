// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/tsfile.h"

#include "engine/io/files.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace marches::editor {

bool TsMessage::isTranslated() const
{
    return !translations.isEmpty() && std::ranges::none_of(translations, &QString::isEmpty);
}

const TsMessage* TsFile::find(const QString& context, const QString& source, const QString& comment) const
{
    const auto group = std::ranges::find(contexts, context, &TsContext::name);
    if (group == contexts.end()) return nullptr;
    const auto message = std::ranges::find_if(
        group->messages, [&](const TsMessage& each) { return each.source == source && each.comment == comment; });
    return message == group->messages.end() ? nullptr : &*message;
}

TsMessage* TsFile::find(const QString& context, const QString& source, const QString& comment)
{
    return const_cast<TsMessage*>(std::as_const(*this).find(context, source, comment));
}

engine::Result<TsFile> loadTs(const QString& path)
{
    const engine::Result<std::string> bytes =
        engine::readFile(path.toStdString(), static_cast<std::size_t>(kMaxTsBytes));
    if (!bytes) return engine::fail(bytes.error());
    return readTs(QByteArray::fromStdString(*bytes), path.toStdString());
}

namespace {

struct Rule {
    std::string_view languages; ///< codes with a space before and after each
    std::string_view forms;
};

/// Facts of Qt 6's Linguist tools; the test compares what lrelease makes of each.
constexpr std::array<Rule, 16> kRules = {{
    {" bi bo dz fa fj gn hu id in ja jv ko ms my na om su th tr tt vi yo za zh ", "nplurals=1; plural=0;"},
    {" br fil fr hy pt ti tl wa ", "nplurals=2; plural=(n > 1);"},
    {" is ", "nplurals=2; plural=(n%10!=1 || n%100==11);"},
    {" dv ga gv ik iu mi sa se sm ", "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);"},
    {" cs sk ", "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"},
    {" be bs hr ru sh sr uk ",
     "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"},
    {" lt ", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);"},
    {" lv ", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2);"},
    {" mk ", "nplurals=3; plural=(n%10==1 ? 0 : n%10==2 ? 1 : 2);"},
    {" pl ", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"},
    {" mo ro ", "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);"},
    {" gd ", "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3);"},
    {" mt ", "nplurals=4; plural=(n==1 ? 0 : n==0 || (n%100>=1 && n%100<=10) ? 1 : n%100>=11 && n%100<=19 ? 2 : 3);"},
    {" sl ", "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);"},
    {" cy ", "nplurals=5; plural=(n==0 ? 0 : n==1 ? 1 : n>=2 && n<=5 ? 2 : n==6 ? 3 : 4);"},
    {" ar ", "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"},
}};

} // namespace

engine::PluralRule tsPluralRule(const QString& language)
{
    const std::string tag = language.toStdString();
    const std::string base = ' ' + tag.substr(0, tag.find_first_of("_-")) + ' ';
    std::string_view forms = "nplurals=2; plural=(n != 1);";
    if (tag != "pt_PT" && tag != "pt-PT")
        for (const Rule& rule : kRules)
            if (rule.languages.find(base) != std::string_view::npos) forms = rule.forms;
    return *engine::PluralRule::parse(forms);
}

} // namespace marches::editor
