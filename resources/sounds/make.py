#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the program's sounds from nothing: dice.wav, card.wav and turn.wav beside this file, the same bytes each time.

Mono, 16 bits, 22,050 samples a second. Dice are short knocks of a hard body on wood, a card is a breath of noise that rises and
falls, the turn is two soft bells a fourth apart.
"""
import math
import pathlib
import random
import struct
import wave

RATE = 22050
LOUDEST = 0.7


def knock(at, strength, pitch, dice):
    """Samples of one knock: three damped tones that do not belong together, and a grain of noise where it begins."""
    made = {}
    for i in range(int(0.09 * RATE)):
        time = i / RATE
        tone = sum(weight * math.sin(2 * math.pi * pitch * ratio * time) * math.exp(-time * damping)
                   for ratio, weight, damping in ((1, 1.0, 70), (1.73, 0.6, 95), (2.91, 0.35, 140)))
        grain = dice.uniform(-1, 1) * math.exp(-time * 420)
        made[int(at * RATE) + i] = strength * (0.6 * tone + 0.8 * grain)
    return made


def dice():
    lot = random.Random(6)
    samples = [0.0] * int(0.62 * RATE)
    at, strength = 0.01, 1.0
    while at < 0.48 and strength > 0.08:
        for place, value in knock(at, strength, lot.uniform(900, 1700), lot).items():
            if place < len(samples):
                samples[place] += value
        at += lot.uniform(0.035, 0.085) * (1.25 - 0.5 * strength)
        strength *= lot.uniform(0.68, 0.86)
    return samples


def card():
    lot = random.Random(52)
    samples, low, band = [], 0.0, 0.0
    length = int(0.24 * RATE)
    for i in range(length):
        share = i / length
        noise = lot.uniform(-1, 1)
        low += (noise - low) * (0.12 + 0.5 * share)  # brighter as it leaves the hand
        band += (low - band) * 0.06
        samples.append((low - band) * math.sin(math.pi * share) ** 1.5)
    for place, value in knock(0.19, 0.25, 420, lot).items():  # it lies
        if place < length:
            samples[place] += value
    return samples


def turn():
    samples = [0.0] * int(0.95 * RATE)
    for begin, pitch, strength in ((0.0, 587.33, 0.8), (0.16, 783.99, 1.0)):
        for i in range(int(begin * RATE), len(samples)):
            time = i / RATE - begin
            swell = min(1.0, time / 0.008)
            samples[i] += strength * swell * sum(
                weight * math.sin(2 * math.pi * pitch * ratio * time) * math.exp(-time * damping)
                for ratio, weight, damping in ((1, 1.0, 4.5), (2.0, 0.35, 7), (3.01, 0.12, 11)))
    return [value * min(1.0, (len(samples) - i) / (0.05 * RATE)) for i, value in enumerate(samples)]


def main():
    folder = pathlib.Path(__file__).parent
    for name, made in (('dice', dice()), ('card', card()), ('turn', turn())):
        loudest = max(abs(value) for value in made)
        with wave.open(str(folder / f'{name}.wav'), 'wb') as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(b''.join(struct.pack('<h', round(value / loudest * LOUDEST * 32767)) for value in made))


if __name__ == '__main__':
    main()
