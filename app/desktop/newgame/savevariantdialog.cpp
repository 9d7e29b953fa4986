// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/savevariantdialog.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/newgame/newgamemodel.h"
#include "editor/widgets/letterlimit.h"
#include "engine/base/textlimits.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace marches::app {

namespace {

constexpr int kWidth = 420;

} // namespace

SaveVariantDialog::SaveVariantDialog(Application& application, NewGameModel& model, QWidget* parent)
    : SaveVariantDialog(
          application,
          tr("It is stored with your own files and listed below its map. Only what differs from the preset is "
             "written."),
          [&application, &model](const QString& name) {
              return model.saveVariant(name, application.catalogue().languageCode());
          },
          parent)
{
    setNote([&model](const QString& name) {
        switch (model.savedAs(name)) {
        case NewGameModel::SavedAs::Over: return tr("“%1” is written over.").arg(model.ownName());
        case NewGameModel::SavedAs::BesideNamed:
            return tr("There is a variant “%1” already. It stays, and this one is saved beside it.").arg(name);
        case NewGameModel::SavedAs::BesideChanged:
            return tr("“%1” was changed elsewhere since it was opened. It stays, and this one is saved beside it.")
                .arg(model.ownName());
        case NewGameModel::SavedAs::New: break;
        }
        return QString();
    });
    setName(model.ownName());
}

SaveVariantDialog::SaveVariantDialog(Application& application, const QString& hint, Save save, QWidget* parent)
    : QDialog(parent), m_application(application), m_write(std::move(save)), m_name(new QLineEdit(this)),
      m_parts(new QVBoxLayout), m_trouble(new QLabel(this)), m_save(new QPushButton(tr("Save"), this))
{
    setWindowTitle(tr("Save variant"));
    setMinimumWidth(kWidth);
    auto* label = new QLabel(tr("Name of the variant"), this);
    label->setBuddy(m_name);
    editor::LetterLimit::set(*m_name, engine::kLongestVariantName);
    auto* about = new QLabel(hint, this);
    about->setWordWrap(true);
    setTextRole(about, TextRole::Secondary, true);
    m_trouble->setWordWrap(true);
    m_trouble->setForegroundRole(QPalette::BrightText);
    m_trouble->hide();
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_save->setProperty("primary", true);
    m_save->setDefault(true);
    m_save->setEnabled(false);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 16, 18, 16);
    column->setSpacing(10);
    column->addWidget(label);
    column->addWidget(m_name);
    column->addWidget(about);
    column->addLayout(m_parts);
    column->addWidget(m_trouble);
    column->addLayout(buttons);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString& name) { m_save->setEnabled(!name.trimmed().isEmpty()); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &SaveVariantDialog::save);
}

void SaveVariantDialog::setNote(std::function<QString(const QString& name)> note)
{
    auto* label = new QLabel(this);
    label->setObjectName(QStringLiteral("note"));
    label->setWordWrap(true);
    label->hide();
    addPart(*label);
    connect(m_name, &QLineEdit::textChanged, label, [label, note = std::move(note)](const QString& name) {
        const QString said = name.trimmed().isEmpty() ? QString() : note(name.trimmed());
        label->setText(said);
        label->setVisible(!said.isEmpty());
    });
}

void SaveVariantDialog::setName(const QString& name)
{
    m_name->setText(name);
    m_name->selectAll();
}

void SaveVariantDialog::addPart(QWidget& part) { m_parts->addWidget(&part); }

void SaveVariantDialog::save()
{
    const auto written = m_write(m_name->text().trimmed());
    if (written) {
        accept();
        return;
    }
    m_trouble->setText(m_application.catalogue().sentences(written.error()));
    m_trouble->show();
}

} // namespace marches::app
