// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/actions.h"
#include "app/desktop/base/application.h"
#include "app/desktop/lab/labarmcard.h"
#include "app/desktop/lab/labarms.h"
#include "app/desktop/lab/labchangerows.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/labpage.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

// The lab by itself, and what the tests of it do with it.
namespace marches::app {

inline constexpr int kPatience = 120'000; ///< milliseconds: other programs may want the processor too

inline void choose(QComboBox* box, int index)
{
    box->setCurrentIndex(index);
    emit box->activated(index);
}

/// Presses the tab of a question.
inline void askFor(LabForm& form, int question)
{
    QTest::mouseClick(form.questions().tab(static_cast<LabQuestion>(question)), Qt::LeftButton);
}

/// The option that the one arm of a plain comparison changes.
inline QComboBox* changedOption(const LabForm& form)
{
    return form.arms().cards().front()->changes().rows().front()->optionBox();
}

/// Lets layouts, posted events and deferred deletions settle.
inline void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

/// The lab alone, in a folder of its own.
class LabDesk : public MainWindowInterface {
public:
    explicit LabDesk(const QString& language = QStringLiteral("en"), QSize size = QSize(1000, 700))
        : LabDesk(QString(), language, size)
    {}
    LabDesk(const QString& folder, const QString& language, QSize size)
        : m_path(folder.isEmpty() ? m_folder.path() : folder), m_application(m_path + QStringLiteral("/marches.ini")),
          m_actions(m_application.preferences())
    {
        m_application.preferences().setLanguage(language);
        m_lab = std::make_unique<LabPage>(m_application, m_actions, *this);
        m_lab->resize(size);
        m_lab->show();
        m_lab->enter();
        settle();
    }
    LabPage& lab() { return *m_lab; }
    Application& application() { return m_application; }
    QString folder() const { return m_path; }

    void speak(const QString& /*sentence*/) override {}
    void setZoomText(const QString& /*text*/) override {}
    void refreshTitle() override {}
    void goToWelcome() override {}
    void goToNewGame() override {}
    void goToPlay() override {}
    bool saveGame() override { return false; }
    void commitPending() override {}

private:
    QTemporaryDir m_folder;
    QString m_path;
    Application m_application;
    Actions m_actions;
    std::unique_ptr<LabPage> m_lab;
};

inline void click(QWidget* button) { QTest::mouseClick(button, Qt::LeftButton); }

/// The lab with a short game and few games of it.
inline LabPage& openLab(LabDesk& desktop, const Catalogue::Game& game = {"wardrobe-road", "le-monde-de-narnia"})
{
    LabPage& lab = desktop.lab();
    lab.form().chooseGame(game);
    lab.form().gamesField()->setValue(40);
    return lab;
}

/// One question to its end, by the button.
inline void runToEnd(LabPage& lab)
{
    click(lab.runButton());
    QTRY_VERIFY_WITH_TIMEOUT(!lab.isRunning(), kPatience);
    QVERIFY(lab.result().has_value());
}

} // namespace marches::app
