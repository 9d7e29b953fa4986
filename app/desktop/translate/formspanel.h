// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <string>
#include <utility>

#include <QPointer>
#include <QWidget>

#include "editor/translation/translationdocument.h"
#include "editor/widgets/translated.h"

class QLabel;
class QGridLayout;
class QLineEdit;

namespace marches::app {

/// The forms of a name that sentences need, beside each other, each in a sentence; that of the object only in languages
/// that have one. A form that is left empty is what the language makes of the name by itself.
class FormsPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    static constexpr int kForms = 5; ///< the name itself first

    explicit FormsPanel(QWidget* parent = nullptr);

    void setDocument(editor::TranslationDocument* document);
    /// Sentences for the forms, with %1 for the name, by "with-article", "of", "at" and "object"; those that are
    /// missing are made up.
    void setFrames(std::map<std::string, QString> frames) { m_frames = std::move(frames); }
    /// The name that a row is a form of; hides the fields for a text that is no name.
    void show(int row);
    void refresh();
    /// "territory.telmar" while forms are shown.
    const std::string& base() const { return m_base; }
    QLineEdit& field(int form) { return *m_fields[static_cast<std::size_t>(form)]; }
    QString example(int form) const;

    /// What the game says of the name that is shown, in the form of this row, as long as nobody has given it; empty: it
    /// is no such row, or was given.
    QString derived(int row) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() final;
    void refreshExamples();
    QString formText(int form) const;
    /// The sentences beside the fields, or below them where the panel is narrow.
    void arrange(bool beside);

    QPointer<editor::TranslationDocument> m_document;
    std::map<std::string, QString> m_frames;
    std::string m_base;
    std::array<int, kForms> m_rows{-1, -1, -1, -1, -1};
    QGridLayout* m_grid;
    bool m_beside = false;
    QLabel* m_hint;
    std::array<QLabel*, kForms> m_labels{};
    std::array<QLineEdit*, kForms> m_fields{};
    std::array<QLabel*, kForms> m_examples{};
};

} // namespace marches::app
