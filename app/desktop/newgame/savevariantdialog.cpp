// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/savevariantdialog.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/newgame/ownvariant.h"
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
    const QString own = model.ownName();
    if (own.isEmpty()) return;
    auto* replaces = new QLabel(tr("“%1” is written over.").arg(own), this);
    replaces->setWordWrap(true);
    addPart(*replaces);
    connect(m_name, &QLineEdit::textChanged, replaces, [replaces, own](const QString& name) {
        replaces->setVisible(variantId(name.trimmed()) == variantId(own));
    });
    m_name->setText(own);
    m_name->selectAll();
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
