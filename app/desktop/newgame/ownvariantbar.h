// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/desktop/newgame/ownvariant.h"
#include "editor/widgets/translated.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::app {

class Application;
class MapTree;
class NewGameModel;

/// What can be done with one of the person's own variants: it gets another name, or goes. What was deleted comes back
/// with one press as long as the page is shown. Not to be seen where there is nothing to do.
class OwnVariantBar : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    OwnVariantBar(Application& application, MapTree& tree, NewGameModel& model, QWidget* parent = nullptr);

    QPushButton* renameButton() const { return m_rename; }
    QPushButton* deleteButton() const { return m_delete; }
    /// Forgets what can be taken back, and what was told.
    void settle();

public slots:
    void rename();
    void remove();

signals:
    void removed(const marches::app::Catalogue::Game& game, const std::string& file);
    void takenBack(const marches::app::Catalogue::Game& game, const std::string& file);

private:
    void retranslate() final;
    void refresh();
    void tell(const engine::Errors& errors);
    void showDeleted();
    void takeBack(const DeletedVariant& variant);

    Application& m_application;
    MapTree& m_tree;
    NewGameModel& m_model;
    QWidget* m_tools;
    QPushButton* m_rename;
    QPushButton* m_delete;
    QLabel* m_trouble;
    QWidget* m_list = nullptr;
    QVBoxLayout* m_rows;
    std::vector<DeletedVariant> m_deleted; ///< the latest first
};

} // namespace marches::app
