// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/documentmessages.h"

#include "app/desktop/edit/mapcontroller.h"
#include "app/desktop/widgets/messagebar.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QUrl>

namespace marches::app {

DocumentMessages::DocumentMessages(MessageBar& strip, MapController& controller, ErrorWords words)
    : QObject(&strip), m_strip(strip), m_controller(controller), m_words(std::move(words))
{
    connect(&controller, &MapController::closing, this, [this] {
        m_passing = Passing::None;
        m_strip.clear();
    });
    connect(&controller, &MapController::troubled, this, &DocumentMessages::tellTrouble);
    connect(&controller, &MapController::artworkRemoved, this, &DocumentMessages::forgetTrouble);
    connect(&controller, &MapController::redrawn, this, [this](const editor::MapStore::Redrawn& redrawn) {
        m_redrawn = redrawn;
        pass(Passing::Redrawn);
    });
}

template <class Act> void DocumentMessages::offer(const QString& words, Act act)
{
    connect(m_strip.addButton(words), &QPushButton::clicked, this, act, Qt::QueuedConnection);
}

void DocumentMessages::refresh()
{
    m_strip.clear();
    m_strip.setLook(Card::Look::Warning);
    if (m_controller.document() == nullptr) return;
    const bool isGoodNews = m_passing == Passing::Written; // which hides nothing that must be known
    if (m_passing != Passing::None && !isGoodNews) return sayPassing();
    if (sayTrouble()) return;
    if (isGoodNews) return sayPassing();
    if (!m_artFaults.isEmpty())
        sayArtFaults();
    else if (m_controller.document()->isReadOnly())
        sayReadOnly();
    else if (m_controller.isHidden())
        sayHidden();
}

bool DocumentMessages::sayTrouble()
{
    if (!m_controller.saveTrouble().empty())
        sayNotSaved();
    else if (!m_controller.missingOutside().empty())
        sayMissing();
    else if (m_controller.leftUnsaved())
        sayLeft();
    else if (!m_controller.changedOutside().empty())
        sayChangedOutside();
    else if (!m_controller.journalTrouble().empty())
        sayNoJournal();
    else if (!m_controller.backupTrouble().empty())
        sayNoBackup();
    else
        return false;
    return true;
}

void DocumentMessages::pass(Passing notice)
{
    m_passing = notice;
    refresh();
}

void DocumentMessages::forget() { pass(Passing::None); }

void DocumentMessages::tellPicture(const QString& fileName, const engine::Result<void>& put)
{
    if (put) return forgetIf(Passing::NoPicture);
    m_what = fileName;
    m_errors = put.error();
    pass(Passing::NoPicture);
}

void DocumentMessages::tellNotPlayable() { pass(Passing::NotPlayable); }

void DocumentMessages::tellNotDrawn() { pass(Passing::NotDrawn); }

void DocumentMessages::forgetIf(Passing notice)
{
    if (m_passing == notice) forget();
}

void DocumentMessages::forgetNotDrawn() { forgetIf(Passing::NotDrawn); }
void DocumentMessages::forgetNotPlayable() { forgetIf(Passing::NotPlayable); }
void DocumentMessages::forgetTrouble() { forgetIf(Passing::Trouble); }

void DocumentMessages::tellWritten(const QStringList& files)
{
    m_files = files;
    pass(Passing::Written);
}

void DocumentMessages::tellTrouble(const QString& what, const engine::Errors& errors)
{
    m_what = what;
    m_errors = errors;
    pass(Passing::Trouble);
}

void DocumentMessages::setArtFaults(const QString& words)
{
    if (words == m_artFaults) return;
    m_artFaults = words;
    refresh();
}

void DocumentMessages::sayPassing()
{
    switch (m_passing) {
    case Passing::None: return;
    case Passing::NoPicture:
        m_strip.tell(tr("%1 is not a picture that can be shown.").arg(m_what) + QLatin1Char('\n') + m_words(m_errors));
        break;
    case Passing::NotPlayable:
        m_strip.tell(tr("No game can be played on this map yet. The panel Playable shows what is missing."));
        offer(tr("Show what is missing"), [this] {
            emit needsRequested();
            forget();
        });
        break;
    case Passing::Trouble: m_strip.tell(m_what + QLatin1Char('\n') + m_words(m_errors)); break;
    case Passing::Redrawn: sayRedrawn(); break;
    case Passing::Written: sayWritten(); break;
    case Passing::NotDrawn:
        m_strip.tell(tr("The board is shown in plain shapes: drawing it was stopped."));
        offer(tr("Resume drawing"), [this] { emit drawRequested(); });
        break;
    }
    offer(tr("Close"), [this] { forget(); });
}

void DocumentMessages::sayRedrawn()
{
    const auto count = [](const std::vector<std::string>& ids) { return static_cast<int>(ids.size()); };
    m_strip.tell(tr("The drawing was updated: %1, %2, %3. Undo reverts it.", "counts of shapes")
                     .arg(tr("%n shape(s) changed", nullptr, count(m_redrawn.changed)),
                          tr("%n new", nullptr, count(m_redrawn.added)),
                          tr("%n missing", nullptr, count(m_redrawn.missing))));
}

void DocumentMessages::sayWritten()
{
    m_strip.setLook(Card::Look::Good);
    const QFileInfo first(m_files.front());
    const QString folder = QDir::toNativeSeparators(first.path());
    const int count = static_cast<int>(m_files.size());
    m_strip.tell(count == 1 ? tr("%1 was written to %2.", "name of a file, its folder").arg(first.fileName(), folder)
                            : tr("%n file(s) were written to %1.", "%1: a folder", count).arg(folder));
    QPushButton* open = m_strip.addButton(tr("Open the folder"));
    open->setObjectName(QStringLiteral("open-folder"));
    connect(open, &QPushButton::clicked, this,
            [folder = first.path()] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

void DocumentMessages::sayNotSaved()
{
    const QString safe = m_controller.journalTrouble().empty()
                             ? tr("Not saved. Your map is safe in memory and in the emergency copy.")
                             : tr("Not saved. Your map is only in memory.");
    m_strip.tell(safe + QLatin1Char('\n') + m_words(m_controller.saveTrouble()));
    offer(tr("Try again"), [this] { emit saveRequested(); });
    offer(tr("Save elsewhere…"), [this] { emit saveElsewhereRequested(); });
}

void DocumentMessages::sayChangedOutside()
{
    const bool drawing = m_controller.changedOutside() == std::vector<std::string>{"board.svg"};
    m_strip.tell(drawing ? tr("The drawing of this map (board.svg) was changed by another program.")
                         : tr("The files of this map were changed by another program since you opened it."));
    offer(tr("Show differences"), [this] { emit differencesRequested(); });
    offer(tr("Take theirs"), [this] { m_controller.takeTheirs(); });
    if (!m_controller.document()->isReadOnly()) offer(tr("Keep mine"), [this] { m_controller.save(true); });
    offer(tr("Later"), [this] { m_controller.leaveOutside(); });
}

void DocumentMessages::sayMissing()
{
    const std::vector<std::string>& missing = m_controller.missingOutside();
    const QString name = missing.size() == 1 ? QString::fromStdString(missing.front()) : QString();
    m_strip.tell(
        name.isEmpty()
            ? tr("The files of this map are no longer in %1.").arg(QDir::toNativeSeparators(m_controller.folder()))
            : tr("%1 is no longer in %2.", "file of the map, its folder")
                  .arg(name, QDir::toNativeSeparators(m_controller.folder())));
    if (!m_controller.document()->isReadOnly()) offer(tr("Write it again"), [this] { m_controller.save(true); });
    offer(tr("Save elsewhere…"), [this] { emit saveElsewhereRequested(); });
    offer(tr("Later"), [this] { m_controller.leaveOutside(); });
}

void DocumentMessages::sayLeft()
{
    const LeftMap left = *m_controller.leftUnsaved();
    m_strip.tell(tr("%n change(s) to this map were never saved, but kept.", nullptr, left.steps));
    offer(tr("Restore"), [this, left] { emit restoreRequested(left); });
    offer(tr("Show differences"), [this, left] { emit leftDifferencesRequested(left); });
    offer(tr("Discard"), [this] { m_controller.discardLeft(); });
}

void DocumentMessages::sayNoJournal()
{
    m_strip.tell(tr("The emergency copy cannot be written. Unsaved changes would be lost in a crash.") +
                 QLatin1Char('\n') + m_words(m_controller.journalTrouble()));
    offer(tr("Save"), [this] { emit saveRequested(); });
}

void DocumentMessages::sayNoBackup()
{
    m_strip.tell(tr("Saved, but the previous version could not be backed up.") + QLatin1Char('\n') +
                 m_words(m_controller.backupTrouble()));
    offer(tr("Close"), [this] {
        m_controller.forgetTrouble();
        refresh();
    });
}

void DocumentMessages::sayArtFaults()
{
    m_strip.tell(m_artFaults);
    offer(tr("Close"), [this] { emit artFaultsNoted(); });
}

void DocumentMessages::sayReadOnly()
{
    m_strip.tell(m_controller.isShipped() ? tr("This map comes with Marches.")
                                          : tr("The folder of this map cannot be written to."));
    offer(tr("Make my own copy"), [this] { m_controller.makeOwn(); });
}

void DocumentMessages::sayHidden()
{
    m_strip.tell(tr("The program has a map of this folder's name, and New game shows that one. Save this one elsewhere "
                    "to have both."));
    offer(tr("Save elsewhere…"), [this] { emit saveElsewhereRequested(); });
}

} // namespace marches::app
