// SPDX-License-Identifier: GPL-3.0-or-later
// Works on a map as the editor does, with its own code, until it is killed:  safety_mapworker FOLDER SEED
// It edits, undoes, journals, saves, saves elsewhere and exports in random order, and tells what it does (told.h).
#include "told.h"

#include "app/desktop/edit/mapoutput.h"
#include "editor/document/mapstore.h"
#include "editor/document/territories.h"
#include "editor/model/mapconversion.h"
#include "engine/io/files.h"

#include <QGuiApplication>
#include <QPainterPath>

#include <algorithm>
#include <random>

#include <unistd.h>

using namespace marches;
using namespace marches::editor;
using namespace marches::test;

namespace {

void tell(const QByteArray& line)
{
    const QByteArray whole = line + '\n';
    if (::write(STDOUT_FILENO, whole.constData(), static_cast<std::size_t>(whole.size())) != whole.size()) ::_exit(3);
}

[[noreturn]] void giveUp(const char* what, const engine::Errors& errors)
{
    tell(QByteArray("failed ") + what + ' ' +
         QByteArray::fromStdString(errors.empty() ? std::string() : errors.front().code));
    ::_exit(2);
}

/// Tells what an export writes just before it is written, and writes it in small pieces, as a slow disk does.
class TellingCalls final : public engine::FileSystem {
public:
    explicit TellingCalls(QByteArray name) : m_name(std::move(name)) {}
    std::ptrdiff_t write(int file, const char* bytes, std::size_t count) override
    {
        if (!m_told) tell("exporting " + m_name + ' ' + hashOf(QByteArray(bytes, static_cast<qsizetype>(count))));
        m_told = true;
        return FileSystem::write(file, bytes, std::min(count, kPiece));
    }

private:
    static constexpr std::size_t kPiece = 64;
    QByteArray m_name;
    bool m_told = false;
};

class Worker {
public:
    Worker(std::string root, unsigned seed) : m_root(std::move(root)), m_random(seed) {}

    void run()
    {
        begin();
        tell("start " + stateOf(model()));
        for (;;) {
            switch (pick(10)) {
            case 0: save(); break;
            case 1: saveElsewhere(); break;
            case 2: write(); break;
            case 3: m_store->flushJournal(); break;
            default: edit();
            }
        }
    }

private:
    std::string folder(const char* name) const { return m_root + '/' + name + "/isle"; }
    std::string journals() const { return m_root + "/journals"; }
    unsigned pick(unsigned count) { return static_cast<unsigned>(m_random() % count); }
    MapDocument& document() { return m_store->document(); }
    const MapModel& model() { return document().model(); }

    void begin()
    {
        engine::Result<std::unique_ptr<MapStore>> store = [&] {
            const auto left = MapStore::left(journals());
            if (!left.empty()) return MapStore::recover(left.front().folder, journals());
            for (const char* name : {"a", "b"})
                if (::access(folder(name).c_str(), F_OK) == 0) return MapStore::open(folder(name), journals());
            return MapStore::create(newMapFiles("isle", "en", "The isle", 400, 300), journals());
        }();
        if (!store) giveUp("open", store.error());
        m_store = std::move(*store);
        if (!m_store->folder().empty() || m_store->hasUnsavedWork()) return;
        for (int i = 0; i < 6; ++i) addLand(i);
        saveIn(folder("a"));
    }

    void addLand(int number)
    {
        QPainterPath path;
        path.addRect(20 + 60 * (number % 3), 20 + 60 * (number / 3), 60, 60);
        document().edit(QStringLiteral("Draw"), [&](MapEdit& edit) -> EditOutcome {
            const auto made =
                addTerritory(edit, path, {engine::PlaceKind::Land, "Land " + std::to_string(number), "plain", {}});
            if (!made) return tl::unexpected(made.error());
            edit.setText("fr", "territory.land-" + std::to_string(number) + ".name", "Terre " + std::to_string(number));
            return {};
        });
    }

    void edit()
    {
        const auto& places = model().places();
        const RecordId place = std::next(places.begin(), pick(static_cast<unsigned>(places.size())))->key;
        const std::string value = std::to_string(m_random());
        const QString title = QStringLiteral("Edit");
        switch (pick(6)) {
        case 0: document().undoStack().undo(); break;
        case 1: document().undoStack().redo(); break;
        case 2: {
            const auto merge = document().newMergeId(); // a drag: one command in several steps
            for (int i = 0; i < 4; ++i)
                document().edit(
                    title,
                    [&](MapEdit& edit) {
                        return moveTerritories(edit, std::span(&place, 1), {0.5, 0}, Borders::Follow);
                    },
                    merge);
            break;
        }
        case 3:
            document().edit(title, [&](MapEdit& edit) -> EditOutcome {
                addRegion(edit, "Region " + value, std::span(&place, 1));
                return {};
            });
            break;
        default:
            document().edit(title, [&](MapEdit& edit) -> EditOutcome {
                edit.setText(pick(2) == 0 ? "en" : "fr", textBase(edit.model().places().at(place)) + ".name",
                             "Land " + value);
                return {};
            });
        }
        tell("edited " + stateOf(model()));
        if (pick(2) == 0) QCoreApplication::processEvents(); // the journal writes it while the next one is made
    }

    void saveIn(const std::string& where)
    {
        const auto files = m_store->currentFiles();
        if (!files) giveUp("files", files.error());
        tell("saving " + QByteArray::fromStdString(where) + ' ' + hashOf(*files));
        const auto done = where == m_store->folder() ? m_store->save() : m_store->saveAs(where);
        if (!done) giveUp("save", done.error());
        tell("saved " + QByteArray::fromStdString(where));
        tell("start " + stateOf(model()));
    }

    void save()
    {
        if (!m_store->folder().empty()) saveIn(m_store->folder());
    }
    void saveElsewhere() { saveIn(folder(m_store->folder() == folder("a") ? "b" : "a")); }

    void write()
    {
        const engine::MapData map = mapDataOf(model());
        const auto files = m_store->currentFiles();
        if (!files) giveUp("files", files.error());
        BoardPicture picture;
        if (const auto drawing = makeBoardDrawing(map, files->svg, "board.svg")) picture.drawing = *drawing;
        app::MapOutput output(picture);
        const char* const kinds[] = {"png", "svg", "pdf"};
        const QByteArray name = QByteArray("isle.") + kinds[pick(3)];
        TellingCalls calls(name);
        output.setCalls(calls);
        const QString file = QString::fromStdString(m_root + "/out/") + QString::fromLatin1(name);
        SheetSettings sheets;
        sheets.boardWidth = 150;
        const auto done = name.endsWith("png")   ? output.writePng(file, 160)
                          : name.endsWith("svg") ? output.writeSvg(file)
                                                 : output.writePdf(file, sheets);
        if (!done) giveUp("export", done.error());
        tell("exported " + name);
    }

    std::string m_root;
    std::mt19937 m_random;
    std::unique_ptr<MapStore> m_store;
};

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) return 2;
    const QGuiApplication qt(argc, argv);
    Worker(argv[1], static_cast<unsigned>(std::stoul(argv[2]))).run();
}
