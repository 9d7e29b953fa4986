// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QDateTime>
#include <QString>
#include <QStringList>

#include "app/desktop/base/catalogue.h"
#include "app/desktop/base/keptfiles.h"
#include "engine/base/result.h"
#include "engine/package/contentdraft.h"

namespace marches::app {

/// What somebody has changed of a game, or of a variant of it, and not saved.
struct VariantDraft {
    QString id; ///< name of its file
    Catalogue::Game game;
    QString name;        ///< of the variant that it began with; empty: it began with the game itself
    std::string base;    ///< file of that variant
    std::string opened;  ///< what stood in it then
    std::string variant; ///< how it stands, as the file of a variant says it
    std::string sound;   ///< how it stood when it last had no fault, if it has one now
    engine::CardWords words;
    QDateTime when; ///< last change of what is kept
};

/// The drafts of variants that the program keeps by itself, in a folder: `<id>.json` each, and while one is being
/// edited `<id>.lock`. Several programs may use the folder at the same time.
class VariantDrafts {
public:
    static constexpr int kMost = 30;

    explicit VariantDrafts(const QString& folder);

    /// The newest first, without those that another program edits. One that cannot be read is set aside under another
    /// name, which `setAside` is given.
    std::vector<VariantDraft> list(QStringList& setAside) const;
    static QString newId();
    QString file(const QString& id) const { return m_files.file(id); }
    [[nodiscard]] engine::Result<void> write(const VariantDraft& draft) const;
    /// It is edited in this program from now on, or false: another one does so.
    bool lock(const QString& id) { return m_files.lock(id); }
    void unlock() { m_files.unlock(); }
    /// Out of the list; takeBack() brings it there again until the next program that begins clears it away.
    bool remove(const QString& id) const { return m_files.remove(id); }
    void takeBack(const QString& id) const { m_files.takeBack(id); }
    /// For good.
    void forget(const QString& id) const;
    /// Beyond what is kept at most the oldest go, `spared` never.
    void prune(const QString& spared) const;

private:
    KeptFiles m_files;
};

} // namespace marches::app
