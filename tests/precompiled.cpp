// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing: the precompiled headers of the tests need a target, and a target needs a source.
