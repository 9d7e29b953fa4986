// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/recentlist.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/welcome/listrow.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/retire.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace marches::app {

namespace {

/// "~/Maps" instead of the whole path of the person's own folder.
QString shortened(const QString& folder)
{
    const QString home = QDir::homePath();
    return folder.startsWith(home) ? QStringLiteral("~") + folder.mid(home.size()) : folder;
}

/// What a file is to a person: a map is its folder.
QFileInfo thingOf(const RecentFiles::Entry& entry)
{
    const QFileInfo file(entry.file);
    return file.fileName() == QLatin1String("map.yaml") ? QFileInfo(file.path()) : file;
}

/// The last names of its path, without what all files of its kind end in.
QString lastNames(const RecentFiles::Entry& entry, int count)
{
    const QFileInfo thing = thingOf(entry);
    const bool map = thing.filePath() != entry.file;
    const QString path = map ? thing.filePath() : thing.path() + QLatin1Char('/') + thing.completeBaseName();
    return path.section(QLatin1Char('/'), -count);
}

QFrame* line(QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setFrameShape(QFrame::HLine);
    frame->setForegroundRole(QPalette::Mid);
    frame->setFrameShadow(QFrame::Plain);
    return frame;
}

} // namespace

QString RecentList::whenWords(const QDateTime& when)
{
    const QLocale locale;
    const qint64 days = when.date().daysTo(QDate::currentDate());
    const QString time = locale.toString(when.time(), QLocale::ShortFormat);
    if (days == 0) return tr("today %1", "time of the day").arg(time);
    if (days == 1) return tr("yesterday %1", "time of the day").arg(time);
    constexpr qint64 kWeek = 7;
    if (days > 1 && days < kWeek) return locale.standaloneDayName(when.date().dayOfWeek());
    return locale.toString(when.date(), QLocale::ShortFormat);
}

RecentList::RecentList(RecentFiles& files, QWidget* parent)
    : Translated(parent), m_files(files), m_head(new QLabel(this)), m_hint(new QLabel(this)),
      m_rows(new QVBoxLayout(this))
{
    setTextRole(m_head, TextRole::Head);
    setTextRole(m_hint, TextRole::Secondary, true);
    m_hint->setWordWrap(true); // the column is narrow, whatever the language
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_rows->setContentsMargins(16, 12, 16, 14);
    m_rows->setSpacing(8);
    auto* heads = new QHBoxLayout;
    heads->addWidget(m_head);
    heads->addWidget(m_hint, 1);
    m_rows->addLayout(heads);
    connect(&files, &RecentFiles::changed, this, &RecentList::rebuild);
    rebuild();
}

void RecentList::showEvent(QShowEvent* event)
{
    rebuild(); // files may have come or gone meanwhile
    Card::showEvent(event);
}

QString RecentList::titleOf(const RecentFiles::Entry& entry) const
{
    constexpr int kMostNames = 64;
    int names = 0;
    for (const RecentFiles::Entry& other : m_files.entries()) {
        if (other.file == entry.file || other.title != entry.title) continue;
        names = std::max(names, 1);
        while (names < kMostNames && lastNames(other, names) == lastNames(entry, names)) ++names;
    }
    if (names == 0) return entry.title;
    return tr("%1 (%2)", "a map or game, where it lies")
        .arg(entry.title, QDir::toNativeSeparators(lastNames(entry, names)));
}

void RecentList::rebuild()
{
    m_head->setText(tr("Recent", "list of files"));
    m_hint->setText(tr("pinned entries stay on top"));
    m_hint->setVisible(!m_files.entries().empty());
    if (m_list != nullptr) retire(m_list);
    m_list = new QWidget(this);
    auto* rows = new QVBoxLayout(m_list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    for (const RecentFiles::Entry& entry : m_files.entries()) {
        rows->addWidget(line(m_list));
        rows->addWidget(entry.exists() ? row(entry) : missingRow(entry));
    }
    if (m_files.entries().empty()) {
        auto* empty = new QLabel(tr("Nothing here yet. Start a game or open a map, and it will be listed."), m_list);
        empty->setWordWrap(true);
        setTextRole(empty, TextRole::Body, true);
        rows->addWidget(empty);
    }
    m_rows->addWidget(m_list);
}

QWidget* RecentList::row(const RecentFiles::Entry& entry)
{
    const QFileInfo about = thingOf(entry);
    const bool map = about.filePath() != entry.file;
    auto* line = new ListRow(map ? QStringLiteral("map") : QStringLiteral("play"), m_list);
    line->setObjectName(QStringLiteral("openRecent"));
    const QString title = titleOf(entry);
    line->cutDetailInTheMiddle();
    line->setTexts(title, tr("%1 in %2", "file name, folder").arg(about.fileName(), shortened(about.path())),
                   whenWords(entry.when), entry.file);
    line->setAccessibleName(tr("Open %1").arg(title));
    QToolButton* pin = line->addTool(QStringLiteral("pin"), entry.pinned ? tr("Unpin") : tr("Pin"));
    pin->setCheckable(true);
    pin->setChecked(entry.pinned);
    const QString file = entry.file;
    connect(line, &QAbstractButton::clicked, this, [this, file] { emit openRequested(file); });
    connect(pin, &QToolButton::toggled, this, [this, file](bool on) { m_files.setPinned(file, on); });
    return line;
}

QWidget* RecentList::missingRow(const RecentFiles::Entry& entry)
{
    auto* box = new QWidget(m_list);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* title = new ElidedLabel(1, box);
    setTextRole(title, TextRole::Strong);
    title->setMuted(true);
    title->setText(titleOf(entry));
    auto* gone = new QLabel(tr("Moved or deleted. Last seen in %1.").arg(shortened(QFileInfo(entry.file).path())), box);
    gone->setWordWrap(true);
    setTextRole(gone, TextRole::Secondary, true);
    auto* find = new QPushButton(tr("Find it…"), box);
    auto* remove = new QPushButton(tr("Remove from list"), box);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(find);
    buttons->addWidget(remove);
    buttons->addStretch(1);
    layout->addWidget(title);
    layout->addWidget(gone);
    layout->addLayout(buttons);
    const QString file = entry.file;
    connect(find, &QPushButton::clicked, this, [this, file] { emit findRequested(file); });
    connect(remove, &QPushButton::clicked, this, [this, file] { m_files.remove(file); });
    return box;
}

} // namespace marches::app
