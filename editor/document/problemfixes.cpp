// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/problemfixes.h"

#include "editor/document/borders.h"
#include "editor/document/contacts.h"
#include "editor/document/edittexts.h"
#include "editor/document/lanechecks.h"
#include "editor/document/territories.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapmodel.h"
#include "engine/text/displayname.h"
#include "engine/text/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ProblemFixes)
};

using engine::Problem;

bool sameProblem(const engine::Approval& approval, const Problem& problem)
{
    return approval.problem == problem.id && std::set<std::string>(approval.at.begin(), approval.at.end()) ==
                                                 std::set<std::string>(problem.at.begin(), problem.at.end());
}

std::optional<QPointF> middleOf(const MapModel& model, const PlaceRecord& place)
{
    if (place.drawing.box)
        return QRectF(place.drawing.box->x, place.drawing.box->y, place.drawing.box->width, place.drawing.box->height)
            .center();
    if (place.drawing.label) return QPointF(place.drawing.label->x, place.drawing.label->y);
    if (place.face != kOutside) return boundsOf(model.drawing, place.face).center();
    return std::nullopt;
}

[[nodiscard]] EditOutcome removeConnections(MapEdit& edit, const std::string& a, const std::string& b, std::size_t keep)
{
    const std::vector<RecordId> rows = connectionsBetween(edit.model(), a, b);
    for (std::size_t i = keep; i < rows.size(); ++i) edit.remove<ConnectionRecord>(rows[i]);
    return {};
}

void setFlag(MapEdit& edit, const std::string& place, const std::string& flag, bool on)
{
    const Row<PlaceRecord>* row = edit.model().place(place);
    if (row == nullptr) return;
    edit.modifyPlace(row->key, [&](PlaceRecord& record) {
        std::erase(record.flags, flag);
        if (on) record.flags.push_back(flag);
    });
}

/// The region that most neighbours of a territory are in.
std::string regionAround(const MapModel& model, const std::string& territory)
{
    std::map<std::string, double> shared;
    const Row<PlaceRecord>* row = model.place(territory);
    if (row == nullptr) return {};
    for (const auto& [key, length] : contactsOf(model, row->key))
        if (const std::string& region = model.places().at(key).region; !region.empty()) shared[region] += length;
    const auto most = std::ranges::max_element(shared, {}, [](const auto& region) { return region.second; });
    return most == shared.end() ? std::string() : most->first;
}

/// Three letters of the id that no other place has, else the id's first with a number.
std::string freeAbbreviation(const MapModel& model, const std::string& id)
{
    const auto taken = [&model](const std::string& word) {
        return model.places().first([&](const PlaceRecord& place) {
            return QString::fromStdString(place.abbreviation)
                       .compare(QString::fromStdString(word), Qt::CaseInsensitive) == 0;
        }) != nullptr;
    };
    std::string letters;
    for (const char c : id)
        if (c >= 'a' && c <= 'z') letters += c;
    if (letters.size() < 3) letters += "xxx";
    for (std::size_t second = 1; second < letters.size(); ++second)
        for (std::size_t third = second + 1; third < letters.size(); ++third) {
            std::string word{letters[0], letters[second], letters[third]};
            word[0] = static_cast<char>(word[0] - 'a' + 'A');
            if (!taken(word)) return word;
        }
    for (int number = 1;; ++number)
        if (std::string word = letters.substr(0, 2) + std::to_string(number); !taken(word)) return word;
}

using Apply = std::function<EditOutcome(MapEdit&)>;

/// A problem of a map in which everything that it names is there.
struct Case {
    const MapDocument& document;
    const Problem& problem;
    std::vector<ProblemFix>& fixes;

    const MapModel& model() const { return document.model(); }
    std::string at(std::size_t index) const { return index < problem.at.size() ? problem.at[index] : std::string(); }
    void add(const char* id, const QString& title, Apply apply) const
    {
        fixes.push_back({id, title, std::move(apply)});
    }
};

Apply chooses(const Case& in, BorderChoice choice)
{
    return [a = in.at(0), b = in.at(1), choice](MapEdit& edit) -> EditOutcome {
        chooseBorder(edit, a, b, choice);
        return {};
    };
}

Apply flags(const Case& in, const char* flag, bool on)
{
    return [place = in.at(0), flag, on](MapEdit& edit) -> EditOutcome {
        setFlag(edit, place, flag, on);
        return {};
    };
}

Apply removes(const std::string& a, const std::string& b, std::size_t keep)
{
    return [a, b, keep](MapEdit& edit) { return removeConnections(edit, a, b, keep); };
}

void decideContact(const Case& in)
{
    in.add("make-open", Words::tr("Make it open"), chooses(in, BorderChoice::FromDrawing));
    in.add("close", Words::tr("Close it"), chooses(in, BorderChoice::Closed));
}

void mendLostContact(const Case& in)
{
    const std::string a = in.at(0);
    const std::string b = in.at(1);
    const std::optional<QPointF> from = middleOf(in.model(), in.model().place(a)->record);
    const std::optional<QPointF> to = middleOf(in.model(), in.model().place(b)->record);
    if (from && to)
        in.add("make-lane", Words::tr("Make it a sea lane"), [=](MapEdit& edit) -> EditOutcome {
            static_cast<void>(removeConnections(edit, a, b, 0));
            if (const auto lane = addLane(edit, a, *from, b, *to); !lane) return tl::unexpected(lane.error());
            return {};
        });
    in.add("remove", Words::tr("Remove"), removes(a, b, 0));
}

void giveRegion(const Case& in)
{
    const RecordId place = in.model().place(in.at(0))->key;
    if (const std::string region = regionAround(in.model(), in.at(0)); !region.empty())
        in.add("into-region", Words::tr("Move into %1").arg(in.document.nameOf(region)),
               [=](MapEdit& edit) -> EditOutcome {
                   assignRegion(edit, std::span(&place, 1), region);
                   return {};
               });
    in.add("new-region", Words::tr("New region"), [place](MapEdit& edit) -> EditOutcome {
        addRegion(edit, Words::tr("New region").toStdString(), std::span(&place, 1));
        return {};
    });
}

void abbreviateAnew(const Case& in)
{
    in.add("other-abbreviation", Words::tr("Find another abbreviation"), [id = in.at(1)](MapEdit& edit) -> EditOutcome {
        edit.modifyPlace(edit.model().place(id)->key, [word = freeAbbreviation(edit.model(), id)](PlaceRecord& record) {
            record.abbreviation = word;
        });
        return {};
    });
}

Apply putsIntoTheMiddle(const Case& in, std::optional<engine::MapPoint> engine::PlaceDrawing::*what)
{
    return [places = in.problem.at, what](MapEdit& edit) -> EditOutcome {
        for (const std::string& id : places)
            edit.modifyPlace(edit.model().place(id)->key,
                             [what](PlaceRecord& record) { (record.drawing.*what).reset(); });
        return {};
    };
}

[[nodiscard]] EditOutcome forgetApprovals(MapEdit& edit, const Problem& problem)
{
    std::string unused;
    for (const auto& [name, value] : problem.args)
        if (name == "problem") unused = value;
    std::vector<RecordId> rows;
    for (const Row<ApprovalRecord>& row : edit.model().approvals())
        if (row.record.problem == unused && row.record.at == problem.at) rows.push_back(row.key);
    for (const RecordId row : rows) edit.remove<ApprovalRecord>(row);
    return {};
}

/// What problems are about: all that they name has to be there for a remedy to make sense.
enum class About { Places, Region, Barrier, Approval };

struct Remedy {
    About about;
    void (*offer)(const Case&);
};

const std::map<std::string_view, Remedy>& remedies()
{
    static const std::map<std::string_view, Remedy> kRemedies{
        {"contact-undecided", {About::Places, decideContact}},
        {"contact-lost", {About::Places, mendLostContact}},
        {"connection-twice",
         {About::Places,
          [](const Case& in) {
              in.add("remove-second", Words::tr("Remove the second"), removes(in.at(0), in.at(1), 1));
          }}},
        {"connection-to-itself",
         {About::Places,
          [](const Case& in) { in.add("remove", Words::tr("Remove"), removes(in.at(0), in.at(0), 0)); }}},
        {"region-missing", {About::Places, giveRegion}},
        {"region-empty",
         {About::Region,
          [](const Case& in) {
              in.add("remove", Words::tr("Remove the region"), [id = in.at(0)](MapEdit& edit) -> EditOutcome {
                  removeRegion(edit, edit.model().regions().byId(id)->key);
                  return {};
              });
          }}},
        {"port-missing",
         {About::Places,
          [](const Case& in) { in.add("make-port", Words::tr("Make it a port"), flags(in, "port", true)); }}},
        {"port-unused",
         {About::Places,
          [](const Case& in) { in.add("no-port", Words::tr("No longer a port"), flags(in, "port", false)); }}},
        {"abbreviation-twice", {About::Places, abbreviateAnew}},
        {"label-outside",
         {About::Places,
          [](const Case& in) {
              in.add("to-the-middle", Words::tr("Move it to the middle"),
                     putsIntoTheMiddle(in, &engine::PlaceDrawing::label));
          }}},
        {"label-elsewhere",
         {About::Places,
          [](const Case& in) {
              in.add("to-the-middle", Words::tr("Move it to the middle"),
                     [id = in.at(0)](MapEdit& edit) -> EditOutcome {
                         edit.modifyPlace(edit.model().place(id)->key,
                                          [](PlaceRecord& record) { record.drawing.label.reset(); });
                         return {};
                     });
          }}},
        {"labels-overlap",
         {About::Places,
          [](const Case& in) {
              in.add("to-the-middle", Words::tr("Move it to the middle"),
                     putsIntoTheMiddle(in, &engine::PlaceDrawing::label));
          }}},
        {"stack-outside",
         {About::Places,
          [](const Case& in) {
              in.add("to-the-middle", Words::tr("Move it to the middle"),
                     putsIntoTheMiddle(in, &engine::PlaceDrawing::stack));
          }}},
        {"barrier-unused",
         {About::Barrier,
          [](const Case& in) {
              in.add("remove", Words::tr("Remove"), [id = in.at(0)](MapEdit& edit) -> EditOutcome {
                  removeBarrier(edit, edit.model().barriers().byId(id)->key);
                  return {};
              });
          }}},
        {"shape-missing",
         {About::Places,
          [](const Case& in) {
              in.add("remove", Words::tr("Remove the territory"), [id = in.at(0)](MapEdit& edit) {
                  const RecordId key = edit.model().place(id)->key;
                  return removeTerritories(edit, std::span(&key, 1));
              });
          }}},
        {"approval-unused",
         {About::Approval,
          [](const Case& in) {
              in.add("forget", Words::tr("Forget it"),
                     [problem = in.problem](MapEdit& edit) { return forgetApprovals(edit, problem); });
          }}},
    };
    return kRemedies;
}

/// The list of problems is a moment behind the map: what it names may be gone.
bool isThere(const MapModel& model, About about, const Problem& problem)
{
    if (about == About::Approval) return true;
    return !problem.at.empty() && std::ranges::all_of(problem.at, [&](const std::string& id) {
        switch (about) {
        case About::Places: return model.place(id) != nullptr;
        case About::Region: return model.regions().byId(id) != nullptr;
        case About::Barrier: return model.barriers().byId(id) != nullptr;
        case About::Approval: break;
        }
        return true;
    });
}

} // namespace

std::vector<ProblemFix> fixesFor(const MapDocument& document, const Problem& problem)
{
    std::vector<ProblemFix> fixes;
    const auto remedy = remedies().find(problem.id);
    if (remedy == remedies().end()) return remediesFor(document, problem);
    if (!isThere(document.model(), remedy->second.about, problem)) return fixes;
    remedy->second.offer({document, problem, fixes});
    for (ProblemFix& fix : fixes)
        fix.apply = [about = remedy->second.about, problem,
                     apply = std::move(fix.apply)](MapEdit& edit) -> EditOutcome {
            return isThere(edit.model(), about, problem) ? apply(edit) : EditOutcome();
        };
    return fixes;
}

namespace {

/// Where a problem of a lane is: the end of it that has left its coast, or the middle of its line.
std::optional<QPointF> pointOfLane(const MapModel& model, const Problem& problem)
{
    if (!problem.id.starts_with("lane-") || problem.at.size() < 2) return std::nullopt;
    for (const RecordId key : connectionsBetween(model, problem.at[0], problem.at[1])) {
        const ConnectionRecord& lane = model.connections().at(key);
        if (lane.kind != engine::ConnectionKind::SeaLane || lane.drawing.ends.size() != 2) continue;
        const bool adrift = problem.id == "lane-end-adrift";
        const double share = !adrift ? 0.5 : lane.from == problem.at[0] ? 0 : 1;
        return linePathOf(lane).pointAtPercent(share);
    }
    return std::nullopt;
}

/// Words that are shown as they are; all others are ids of what they name.
bool isPlainWord(const std::string& argument)
{
    static constexpr std::array kPlain{"problem", "abbreviation", "alias", "text", "ground", "count", "limit"};
    return std::ranges::any_of(kPlain, [&argument](const char* plain) { return argument == plain; });
}

/// A language as a sentence names it; by its own name where the texts have none.
std::string languageWord(const std::string& code, const engine::Texts& texts, const std::string& language)
{
    std::string word = texts.word("language." + code + ".name", language);
    return word.empty() ? engine::languageWord(code, language) : word;
}

} // namespace

std::optional<QPointF> pointOf(const MapModel& model, const Problem& problem)
{
    if (const std::optional<QPointF> lane = pointOfLane(model, problem)) return lane;
    std::vector<const PlaceRecord*> places;
    for (const std::string& id : problem.at)
        if (const Row<PlaceRecord>* row = model.place(id)) places.push_back(&row->record);
    if (places.size() >= 2 && places[0]->face != kOutside && places[1]->face != kOutside)
        for (const auto& chain : bordersBetween(model.drawing, places[0]->face, places[1]->face))
            return model.drawing.at(model.drawing.start(chain[chain.size() / 2]));
    if (problem.id == "outline-meets-itself" && !places.empty()) {
        const auto rings = ringsOf(model.drawing, places.front()->face);
        if (const VertexId pinch = vertexPassedTwice(model.drawing, rings); pinch != kNoVertex)
            return model.drawing.at(pinch);
    }
    for (const PlaceRecord* place : places)
        if (const std::optional<QPointF> middle = middleOf(model, *place)) return middle;
    for (const std::string& id : problem.at)
        if (const Row<BarrierRecord>* barrier = model.barriers().byId(id);
            barrier != nullptr && !barrier->record.line.empty())
            return model.drawing.at(barrier->record.line[barrier->record.line.size() / 2]);
    return std::nullopt;
}

void approve(MapEdit& edit, const Problem& problem, const std::string& reason)
{
    withdrawApproval(edit, problem);
    edit.add(engine::Approval{problem.id, problem.at, reason});
}

void withdrawApproval(MapEdit& edit, const Problem& problem)
{
    std::vector<RecordId> rows;
    for (const Row<ApprovalRecord>& row : edit.model().approvals())
        if (sameProblem(row.record, problem)) rows.push_back(row.key);
    for (const RecordId row : rows) edit.remove<ApprovalRecord>(row);
}

QString sentenceOf(const MapDocument& document, const Problem& problem, const engine::Texts& texts,
                   const std::string& language)
{
    engine::TextArgs args = problem.args;
    for (auto& [name, value] : args) {
        if (name == "language")
            value = languageWord(value, texts, language);
        else if (name == "hint")
            value = terrainName(value).toStdString();
        else if (!isPlainWord(name))
            value = document.nameOf(value).toStdString();
    }
    const std::string text = texts.word("problem." + problem.id, language, args);
    return QString::fromStdString(text.empty() ? problem.id : text);
}

} // namespace marches::editor
