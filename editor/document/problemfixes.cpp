// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/problemfixes.h"

#include "editor/document/borders.h"
#include "editor/document/contacts.h"
#include "editor/document/regions.h"
#include "editor/document/territories.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"
#include "engine/package/texts.h"

#include <QCoreApplication>

#include <algorithm>
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
        return QRectF(place.drawing.box->x, place.drawing.box->y, place.drawing.box->width, place.drawing.box->height).center();
    if (place.drawing.label) return QPointF(place.drawing.label->x, place.drawing.label->y);
    if (place.face != kOutside) return boundsOf(model.drawing, place.face).center();
    return std::nullopt;
}

EditOutcome removeConnections(MapEdit& edit, const std::string& a, const std::string& b, std::size_t keep)
{
    const std::vector<Key> rows = connectionsBetween(edit.model(), a, b);
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
            return QString::fromStdString(place.abbreviation).compare(QString::fromStdString(word), Qt::CaseInsensitive) == 0;
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
        if (const std::string word = letters.substr(0, 2) + std::to_string(number); !taken(word)) return word;
}

} // namespace

std::vector<ProblemFix> fixesFor(const MapDocument& document, const Problem& problem)
{
    const MapModel& model = document.model();
    const std::string first = problem.at.empty() ? std::string() : problem.at[0];
    const std::string second = problem.at.size() < 2 ? std::string() : problem.at[1];
    std::vector<ProblemFix> fixes;
    const auto add = [&fixes](const char* id, const QString& title, std::function<EditOutcome(MapEdit&)> apply) {
        fixes.push_back({id, title, std::move(apply)});
    };
    const auto border = [first, second](BorderChoice choice) {
        return [=](MapEdit& edit) -> EditOutcome {
            chooseBorder(edit, first, second, choice);
            return {};
        };
    };
    const auto flag = [first](const char* name, bool on) {
        return [=](MapEdit& edit) -> EditOutcome {
            setFlag(edit, first, name, on);
            return {};
        };
    };

    if (problem.id == "contact-undecided") {
        add("make-open", Words::tr("Make it open"), border(BorderChoice::FromDrawing));
        add("close", Words::tr("Close it"), border(BorderChoice::Closed));
    } else if (problem.id == "contact-lost") {
        const auto a = model.place(first);
        const auto b = model.place(second);
        if (a != nullptr && b != nullptr) {
            const std::optional<QPointF> from = middleOf(model, a->record);
            const std::optional<QPointF> to = middleOf(model, b->record);
            if (from && to)
                add("make-lane", Words::tr("Make it a sea lane"), [=](MapEdit& edit) -> EditOutcome {
                    static_cast<void>(removeConnections(edit, first, second, 0));
                    if (const auto lane = addLane(edit, first, *from, second, *to); !lane) return tl::unexpected(lane.error());
                    return {};
                });
        }
        add("remove", Words::tr("Remove"), [=](MapEdit& edit) { return removeConnections(edit, first, second, 0); });
    } else if (problem.id == "connection-twice") {
        add("remove-second", Words::tr("Remove the second"),
            [=](MapEdit& edit) { return removeConnections(edit, first, second, 1); });
    } else if (problem.id == "connection-to-itself") {
        add("remove", Words::tr("Remove"), [=](MapEdit& edit) { return removeConnections(edit, first, first, 0); });
    } else if (problem.id == "region-missing") {
        if (const std::string region = regionAround(model, first); !region.empty())
            add("into-region", Words::tr("Put into %1").arg(document.nameOf(region)), [=](MapEdit& edit) -> EditOutcome {
                const Key key = edit.model().place(first)->key;
                assignRegion(edit, std::span(&key, 1), region);
                return {};
            });
        add("new-region", Words::tr("New region"),
            [=, name = Words::tr("New region").toStdString()](MapEdit& edit) -> EditOutcome {
                const Key key = edit.model().place(first)->key;
                addRegion(edit, name, std::span(&key, 1));
                return {};
            });
    } else if (problem.id == "region-empty") {
        add("remove", Words::tr("Remove the region"), [=](MapEdit& edit) -> EditOutcome {
            if (const auto* region = edit.model().regions().byId(first)) removeRegion(edit, region->key);
            return {};
        });
    } else if (problem.id == "port-missing") {
        add("make-port", Words::tr("Make it a port"), flag("port", true));
    } else if (problem.id == "port-unused") {
        add("no-port", Words::tr("No longer a port"), flag("port", false));
    } else if (problem.id == "abbreviation-twice") {
        add("other-abbreviation", Words::tr("Find another abbreviation"), [=](MapEdit& edit) -> EditOutcome {
            if (const auto* place = edit.model().place(second))
                edit.modifyPlace(place->key, [word = freeAbbreviation(edit.model(), second)](PlaceRecord& record) {
                    record.abbreviation = word;
                });
            return {};
        });
    } else if (problem.id == "label-outside" || problem.id == "labels-overlap" || problem.id == "stack-outside") {
        add("to-the-middle", Words::tr("Put it into the middle"),
            [=, stack = problem.id == "stack-outside"](MapEdit& edit) -> EditOutcome {
                for (const std::string& id : {first, second})
                    if (const auto* place = edit.model().place(id))
                        edit.modifyPlace(place->key, [stack](PlaceRecord& record) {
                            (stack ? record.drawing.stack : record.drawing.label).reset();
                        });
                return {};
            });
    } else if (problem.id == "barrier-unused") {
        add("remove", Words::tr("Remove"), [=](MapEdit& edit) -> EditOutcome {
            if (const auto* barrier = edit.model().barriers().byId(first)) removeBarrier(edit, barrier->key);
            return {};
        });
    } else if (problem.id == "shape-missing") {
        add("remove", Words::tr("Remove the territory"), [=](MapEdit& edit) -> EditOutcome {
            const auto* place = edit.model().place(first);
            if (place == nullptr) return {};
            const Key key = place->key;
            return removeTerritories(edit, std::span(&key, 1));
        });
    } else if (problem.id == "approval-unused") {
        add("forget", Words::tr("Forget it"), [=](MapEdit& edit) -> EditOutcome {
            std::string unused;
            for (const auto& [name, value] : problem.args)
                if (name == "problem") unused = value;
            std::vector<Key> rows;
            for (const Row<ApprovalRecord>& row : edit.model().approvals())
                if (row.record.problem == unused && row.record.at == problem.at) rows.push_back(row.key);
            for (const Key row : rows) edit.remove<ApprovalRecord>(row);
            return {};
        });
    }
    return fixes;
}

std::optional<QPointF> pointOf(const MapModel& model, const Problem& problem)
{
    std::vector<const PlaceRecord*> places;
    for (const std::string& id : problem.at)
        if (const Row<PlaceRecord>* row = model.place(id)) places.push_back(&row->record);
    if (places.size() >= 2 && places[0]->face != kOutside && places[1]->face != kOutside)
        for (const auto& chain : bordersBetween(model.drawing, places[0]->face, places[1]->face))
            return model.drawing.at(model.drawing.start(chain[chain.size() / 2]));
    for (const PlaceRecord* place : places)
        if (const std::optional<QPointF> middle = middleOf(model, *place)) return middle;
    for (const std::string& id : problem.at)
        if (const Row<BarrierRecord>* barrier = model.barriers().byId(id); barrier != nullptr && !barrier->record.line.empty())
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
    std::vector<Key> rows;
    for (const Row<ApprovalRecord>& row : edit.model().approvals())
        if (sameProblem(row.record, problem)) rows.push_back(row.key);
    for (const Key row : rows) edit.remove<ApprovalRecord>(row);
}

QString sentenceOf(const MapDocument& document, const Problem& problem, const engine::Texts& texts, const std::string& language)
{
    engine::TextArgs args = problem.args;
    for (auto& [name, value] : args)
        if (name != "problem" && name != "abbreviation" && name != "alias") value = document.nameOf(value).toStdString();
    const std::string text = texts.word("problem." + problem.id, language, args);
    return QString::fromStdString(text.empty() ? problem.id : text);
}

} // namespace marches::editor
