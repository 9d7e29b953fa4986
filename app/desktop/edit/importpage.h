// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/modepage.h"
#include "app/desktop/edit/foreignimport.h"
#include "editor/document/longwork.h"
#include "editor/document/mapimport.h"
#include "editor/widgets/translated.h"

#include <QImage>
#include <QWidget>

#include <functional>
#include <memory>

class QBoxLayout;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPainter;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace marches::app {

class ImportOptions;
class ImportPreview;
class ImportReport;
class ImportRows;

/// What an import would make of a picture, before anything is made: each area with what it is to become, and what
/// joining them found. Every choice can be changed, and the report follows; tracing and joining are done in another
/// thread. Of a map that another program made, or a drawing, the page shows what was taken, guessed and dropped, and
/// what its form leaves open is to be chosen, as is which of its places become part of the map; it is read anew then.
class ImportPage : public editor::Translated<QWidget>, public ModePage {
    Q_OBJECT
public:
    /// What an import has to say, for a person.
    using ErrorWords = std::function<QString(const engine::Errors&)>;

    explicit ImportPage(QWidget* parent = nullptr);

    /// Of a picture whose colours are to become territories. `language`: of the new map's names.
    void begin(const QImage& picture, const QString& name, const std::string& language);
    /// Of a map that is ready.
    void begin(std::shared_ptr<const ReadyMap> ready, ErrorWords words);
    /// An import waits to be made or given up.
    bool isUnderWay() const { return m_isUnderWay; }
    /// The report is of other choices than those that are shown.
    bool isBusy() const { return m_work.isRunning(); }
    /// Somebody has done something for it that would be gone: a picture was traced, or a name, number or row was
    /// changed.
    bool hasWork() const { return m_isUnderWay && (m_isTouched || !m_picture.isNull()); }
    /// Asks whether it may be given up where it has work. False: it goes on.
    [[nodiscard]] bool mayLeave();
    /// Gives it up, after asking where it has work.
    void giveUp();
    /// It has been made, or is given up.
    void finish();

    /// Null: it is a picture.
    std::shared_ptr<const ReadyMap> ready() const { return m_ready; }
    /// What the map is to be called.
    std::string mapName() const;
    const editor::ImportPlan& plan() const { return m_plan; }
    const editor::WeldedMap& welded() const { return m_welded; }
    QTreeWidget& shapes() { return *m_shapes; }
    ImportRows& rows() { return *m_rows; }
    ImportOptions& options() { return *m_options; }
    QLabel& summary() { return *m_summary; }
    ImportPreview& preview() { return *m_preview; }
    /// What it is made of, beside the preview; hidden where the file has no picture.
    QLabel& original() { return *m_original; }
    ImportReport& report() { return *m_report; }
    QPushButton* makeButton() const { return m_make; }
    /// What it makes as it is now of a picture.
    [[nodiscard]] engine::Result<editor::MapFiles> files() const;

    QWidget* widget() override { return this; }
    Scope scope() const override { return Scope::Welcome; }
    QString title() const override;
    void setRoominess(WindowSizeClass room) override;
    void enter() override;

signals:
    /// The person wants the map of files().
    void accepted();
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildForm();
    void reset(const QString& name, const std::string& language, const QImage& picture);
    editor::WeldOptions weldOptions() const;
    void trace();
    void fillShapes();
    void readAnew();
    void showFields();
    void forget();
    void choose(std::size_t shape, int becomes);
    void weld();
    void refresh();
    void drawPreview();
    void drawOriginal();
    /// The picture of the map as it was; null: there is none.
    const QImage& originalPicture() const { return m_ready ? m_ready->original : m_picture; }
    QSize pictureRoom() const;
    void pick(const QRectF& box, bool add);
    void paintPlan(QPainter& painter) const;
    void paintReady(QPainter& painter) const;
    QSizeF boardSize() const;
    void showBusy();
    void retranslate() final;
    void touch() { m_isTouched = m_isTouched || m_isUnderWay; }
    void leave();

    editor::ImportPlan m_plan;
    editor::WeldedMap m_welded;
    std::shared_ptr<const ReadyMap> m_ready;
    ErrorWords m_words;
    engine::Errors m_trouble; ///< why what was chosen last makes no map; empty: it does
    editor::LongWork m_work;
    bool m_isTracing = false; ///< what is under way makes the plan, too
    QImage m_picture;         ///< null: it is of another program
    std::string m_language;
    QSize m_previewSize;
    QBoxLayout* m_columns = nullptr;
    QFormLayout* m_form = nullptr;
    QLabel* m_heading;
    QLineEdit* m_name;
    QDoubleSpinBox* m_tolerance;
    QDoubleSpinBox* m_leastRun;
    QSpinBox* m_colours;
    QDoubleSpinBox* m_smoothing;
    ImportOptions* m_options;
    QTreeWidget* m_shapes;
    ImportRows* m_rows;
    ImportReport* m_report;
    QLabel* m_summary;
    QLabel* m_original;
    QLabel* m_originalCaption;
    QLabel* m_previewCaption;
    ImportPreview* m_preview;
    QProgressBar* m_busy;
    QPushButton* m_cancel;
    QPushButton* m_make;
    bool m_isUnderWay = false;
    bool m_isTouched = false;
};

} // namespace marches::app
