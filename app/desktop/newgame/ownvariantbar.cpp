// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/ownvariantbar.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/newgame/maptree.h"
#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/retire.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

OwnVariantBar::OwnVariantBar(Application& application, MapTree& tree, NewGameModel& model, QWidget* parent)
    : Translated(parent), m_application(application), m_tree(tree), m_model(model), m_tools(new QWidget(this)),
      m_rename(new QPushButton(m_tools)), m_delete(new QPushButton(m_tools)), m_trouble(new QLabel(this)),
      m_rows(new QVBoxLayout(this))
{
    for (QPushButton* button : {m_rename, m_delete}) button->setProperty("narrow", true);
    m_delete->setIcon(icon(QStringLiteral("delete")));
    m_trouble->setWordWrap(true);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* line = new QHBoxLayout(m_tools);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_rename, 1);
    line->addWidget(m_delete, 1);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    m_rows->addWidget(m_tools);
    m_rows->addWidget(m_trouble);
    connect(m_rename, &QPushButton::clicked, this, &OwnVariantBar::rename);
    connect(m_delete, &QPushButton::clicked, this, &OwnVariantBar::remove);
    connect(&tree, &MapTree::variantChanged, this, &OwnVariantBar::refresh);
    connect(&tree, &MapTree::renameRequested, this, &OwnVariantBar::rename);
    connect(&tree, &MapTree::deleteRequested, this, &OwnVariantBar::remove);
    retranslate();
}

void OwnVariantBar::settle()
{
    m_deleted.clear();
    m_trouble->clear();
    showDeleted();
}

void OwnVariantBar::refresh()
{
    const engine::LibraryEntry* entry = m_tree.variant();
    const bool own = entry != nullptr && entry->own;
    m_tools->setVisible(own);
    m_rename->setEnabled(own && !entry->broken()); // its name stands in a file that cannot be read
    m_trouble->setVisible(!m_trouble->text().isEmpty());
    setVisible(own || !m_deleted.empty() || !m_trouble->text().isEmpty());
}

void OwnVariantBar::tell(const engine::Errors& errors)
{
    m_trouble->setText(errors.empty() ? QString() : m_application.catalogue().sentences(errors));
    refresh();
}

void OwnVariantBar::rename()
{
    const engine::LibraryEntry* entry = m_tree.variant();
    if (entry == nullptr || !entry->own || entry->broken()) return;
    // The list may be another before the dialog is closed.
    const std::string file = entry->file;
    const std::string map = entry->map;
    const QString name = QString::fromStdString(entry->name);
    SaveVariantDialog dialog(
        m_application, tr("Its file and its id stay as they are."),
        [this, file](const QString& typed) -> engine::Result<std::string> {
            if (auto renamed = m_model.renameVariant(file, typed); !renamed)
                return engine::fail(std::move(renamed.error()));
            return file;
        },
        this);
    dialog.setWindowTitle(tr("Rename variant"));
    dialog.saveButton()->setText(tr("Rename", "a variant"));
    dialog.setNote([this, file, map](const QString& typed) {
        return ownVariantNamed(m_application.catalogue(), map, typed, file) != nullptr
                   ? tr("Another variant of this map has that name.")
                   : QString();
    });
    dialog.setName(name);
    dialog.exec();
    tell({});
    m_tree.setFocus();
}

void OwnVariantBar::remove()
{
    const engine::LibraryEntry* entry = m_tree.variant();
    if (entry == nullptr || !entry->own) return;
    auto deleted = deleteOwnVariant(m_application.catalogue(), *entry);
    if (!deleted) return tell(deleted.error());
    m_deleted.insert(m_deleted.begin(), *deleted);
    tell({});
    showDeleted();
    emit removed(deleted->game, deleted->file);
    m_tree.setFocus(); // the button may have gone
}

void OwnVariantBar::showDeleted()
{
    if (m_list != nullptr) retire(m_list);
    m_list = nullptr;
    if (!m_deleted.empty()) {
        m_list = new QWidget(this);
        auto* rows = new QVBoxLayout(m_list);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(2);
        for (const DeletedVariant& variant : m_deleted) {
            auto* words = new ElidedLabel(1, m_list);
            words->setMuted(true);
            words->setText(tr("Deleted: %1", "%1: a variant").arg(variant.name));
            auto* back = new QPushButton(tr("Undo", "a variant that was deleted"), m_list);
            back->setObjectName(QStringLiteral("takeBackVariant"));
            back->setProperty("narrow", true);
            back->setAccessibleDescription(words->text());
            auto* line = new QHBoxLayout;
            line->addWidget(words, 1);
            line->addWidget(back);
            rows->addLayout(line);
            connect(
                back, &QPushButton::clicked, this, [this, variant] { takeBack(variant); },
                Qt::QueuedConnection); // the row goes with it
        }
        m_rows->addWidget(m_list);
        m_list->show();
    }
    refresh();
}

void OwnVariantBar::takeBack(const DeletedVariant& variant)
{
    const auto file = takeBackVariant(m_application.catalogue(), variant);
    if (!file) return tell(file.error());
    std::erase_if(m_deleted, [&variant](const DeletedVariant& one) { return one.aside == variant.aside; });
    tell({});
    showDeleted();
    emit takenBack(variant.game, *file);
    m_tree.setFocus();
}

void OwnVariantBar::retranslate()
{
    m_rename->setText(tr("Rename…", "a variant"));
    m_rename->setToolTip(tr("Give this variant another name (F2)"));
    m_delete->setText(tr("Delete", "a variant"));
    m_delete->setToolTip(tr("Take this variant out of the list"));
    showDeleted();
}

} // namespace marches::app
