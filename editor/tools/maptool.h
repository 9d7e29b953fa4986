// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvastool.h"
#include "editor/document/mapdocument.h"
#include "editor/tools/snapper.h"

#include <QObject>
#include <QString>

#include <optional>

namespace marches::editor {

class MapScene;
class MapSelection;

/// A tool of the editor: what its button, key and status line show, and what the mouse and keys do over the map. Tools
/// change the map through MapDocument::edit alone; what is half drawn is theirs until it is finished.
class MapTool : public QObject, public CanvasTool {
    Q_OBJECT
public:
    explicit MapTool(QObject* parent = nullptr) : QObject(parent) {}
    /// The view that uses it has no tool then.
    ~MapTool() override;

    virtual QString id() const = 0;   ///< "borders": for settings, tests, and the icon
    virtual Qt::Key key() const = 0;  ///< the letter that chooses it
    QString iconName() const;         ///< "tool-borders", below :/icons/
    virtual QString name() const = 0; ///< for its button, translated
    /// What the tool makes now, where it can make several things: "land"; translated.
    virtual QString state() const { return {}; }
    virtual QString hint() const = 0; ///< what the mouse does now and what the modifiers change, translated

    /// Something of several points is half drawn: Undo takes these back, not what was done before.
    virtual bool hasDraft() const { return false; }
    /// The last point of the draft goes, with the first one the draft: Backspace, and Undo.
    void takeBackPoint();

    /// Another map was opened: what was chosen for the former one is forgotten.
    virtual void beginMap() {}

    // CanvasTool
    void attach(MapView* view) override;
    void mousePress(const Pointer& pointer) final;
    void mouseMove(const Pointer& pointer) final;
    void mouseRelease(const Pointer& pointer) final;
    void mouseDoubleClick(const Pointer& pointer) final;
    void mouseLeave() final;
    bool keyPress(QKeyEvent& /*event*/) override { return false; }
    bool keyRelease(QKeyEvent& /*event*/) override { return false; }
    KeyCursor keyCursor() const override { return KeyCursor::None; }
    TabStep tabStep(bool /*forward*/) override { return TabStep::NotMine; }
    QString pointWords() const override;
    void paint(QPainter& painter, double pixel) const final;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool cancel() override { return false; }
    bool isBusy() const override { return isPressed(); }

    /// What all tools snap to. Alt lets go for as long as it is held.
    static void setSnapSwitches(const SnapSwitches& switches);
    static const SnapSwitches& snapSwitches();

signals:
    void hintChanged();

protected:
    // The mouse, with `snapped` filled in.
    virtual void pressed(const Pointer& /*pointer*/) {}
    virtual void moved(const Pointer& /*pointer*/) {} ///< with no button held
    virtual void left() {}                            ///< the pointer is over the map no longer; with no button held
    virtual void dragged(const Pointer& /*pointer*/) {
    } ///< with the left one held, once it has left the place of the press
    virtual void released(const Pointer& /*pointer*/, bool /*wasDrag*/) {}
    virtual void doubleClicked(const Pointer& /*pointer*/) {}
    /// Only with a draft.
    virtual void takeBack() {}
    virtual void drawOverlay(QPainter& /*painter*/, double /*pixel*/) const {}
    /// What the tool snaps to now.
    virtual SnapTargets snapTargets() const { return {}; }
    /// The map has changed, and nobody was told yet: what the tool keeps of it may be gone.
    virtual void dropWhatIsGone() {}
    virtual void attached() {}
    virtual void detached() {}

    template <class Record> void dropIfGone(std::optional<RecordId>& key) const
    {
        if (key && !model().table<Record>().has(*key)) key.reset();
    }
    bool isAttached() const { return m_view != nullptr; }
    MapView& view() const { return *m_view; }
    const MapScene& scene() const;
    MapDocument& document() const;
    MapSelection& selection() const;
    const MapModel& model() const { return document().model(); }
    const PlanarMap& map() const { return model().drawing; }
    const Pointer& pointer() const { return m_pointer; } ///< as it was last
    const Pointer& pressedAt() const { return m_pressed; }
    bool isPressed() const { return m_isPressed; }
    bool isDragging() const { return m_isDragging; }
    bool isOver() const { return m_isOver; } ///< the pointer is over the map
    /// What the pointer is drawn to.
    const std::optional<SnapResult>& snap() const { return m_snapper.current(); }
    /// What was drawn is done: the ring and label of its last point go.
    void forgetSnap() { m_snapper.clear(); }
    /// And it is selected: Enter must not select the place of before instead.
    void forgetCurrentPlace();
    void refresh() const; ///< the overlay has changed
    /// Shows why something cannot be done, where it was tried.
    void refuseWith(const char* code) const;
    /// The arrow keys as a step of 1, 10 (Shift) or 0.1 (Alt) board units; nothing for other keys.
    static std::optional<QPointF> arrowStep(const QKeyEvent& event);

private:
    Pointer snappedPointer(const Pointer& pointer);
    /// The tool changes the map under its own hands: what is gone then it drops when it is done.
    template <class Deed> void act(const Deed& deed);

    MapView* m_view = nullptr;
    QMetaObject::Connection m_told; ///< of the document
    Snapper m_snapper;
    Pointer m_pointer;
    Pointer m_pressed;
    bool m_isActing = false;
    bool m_isPressed = false;
    bool m_isDragging = false;
    bool m_isOver = false;
};

} // namespace marches::editor
