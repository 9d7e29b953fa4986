// SPDX-License-Identifier: GPL-3.0-or-later
#include "screens.h"

#include "app/desktop/translate/memorydialog.h"
#include "app/desktop/translate/newlanguagedialog.h"
#include "app/desktop/translate/overviewdialog.h"
#include "app/desktop/translate/packdialog.h"
#include "app/desktop/translate/textlist.h"
#include "app/desktop/translate/textsearchdialog.h"
#include "app/desktop/translate/textspanel.h"
#include "app/desktop/translate/translatepage.h"

#include <set>

#include <QDockWidget>
#include <QListView>

namespace marches::app {

namespace {

/// Opens each kind of texts that there is and, of each, the first text of every group.
void bench(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    window.goToTranslate();
    settle();
    TranslatePage& page = window.translate();
    std::set<TranslatableTexts::Kind> seen;
    for (const TranslatableTexts& texts : page.controller().choices()) {
        if (!seen.insert(texts.kind).second) continue;
        if (!page.controller().open(texts.file, QStringLiteral("fr")))
            qFatal("%s cannot be opened", qPrintable(texts.file));
        editor::LongWork::waitForAll(); // the other texts are read, for suggestions
        settle();
        const int kind = static_cast<int>(texts.kind);
        look(window, QStringLiteral("texts %1").arg(kind));
        const QListView& groups = page.texts().groups();
        const int count = texts.kind == TranslatableTexts::Kind::Window ? 3 : groups.model()->rowCount();
        for (int group = 1; group < count; ++group) {
            page.texts().groups().setCurrentIndex(groups.model()->index(group, 0));
            settle();
            page.goToNextToTranslate();
            page.step(1);
            settle();
            look(page, QStringLiteral("texts %1, group %2").arg(kind).arg(group));
        }
        for (auto* dock : page.findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            settle();
            look(page, QStringLiteral("texts %1, panel %2").arg(kind).arg(dock->objectName()));
        }
    }
    NewLanguageDialog languages({QStringLiteral("en"), QStringLiteral("fr")}, &window);
    lookAt(languages, look, QStringLiteral("new language"));
    OverviewDialog overview(page.controller(), &window);
    editor::LongWork::waitForAll();
    settle();
    lookAt(overview, look, QStringLiteral("all texts"));
    MemoryDialog memory(page.controller(), &window);
    memory.add(desktop.folder() + QStringLiteral("/another-game.tmx")); // which is not there
    editor::LongWork::waitForAll();
    settle();
    lookAt(memory, look, QStringLiteral("memory"));
    editor::PackComparison comparison;
    for (const TranslatableTexts& texts : page.controller().choices()) {
        editor::SourceChanges packed{texts.file.toStdString(), "fr", {}, {}};
        packed.incoming.taken.resize(12);
        packed.incoming.differing.resize(3);
        comparison.texts.push_back(std::move(packed));
    }
    const auto nameOf = [&page](const std::string& source) {
        for (const TranslatableTexts& texts : page.controller().choices())
            if (texts.file.toStdString() == source) return TextsPanel::nameOf(texts);
        return QString();
    };
    PackDialog pack(QStringLiteral("marches-fr.zip"), comparison, nameOf, {}, &window);
    lookAt(pack, look, QStringLiteral("a language comes in"));
    TextSearchDialog search(page.controller(), nameOf, &window);
    lookAt(search, look, QStringLiteral("all texts are searched"));
    search.words().setText(QStringLiteral("château"));
    search.replacement().setText(QStringLiteral("fort"));
    emit search.words().returnPressed();
    editor::LongWork::waitForAll();
    settle();
    lookAt(search, look, QStringLiteral("all texts are searched, found"));
}

} // namespace

std::vector<Screen> benchScreens() { return {{"bench", bench}}; }

} // namespace marches::app
