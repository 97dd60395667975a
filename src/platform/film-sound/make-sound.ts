import { type Score, scores } from './scores.ts'
import type { FilmSound } from './sound-tracks.ts'

export const SAMPLE_RATE = 44_100
const FADE_IN = 0.05
const FADE_OUT = 1.4
/** Below full scale, so that voices that meet do not clip. */
const HEADROOM = 0.32

type Mix = { left: Float32Array; right: Float32Array }

const frequencyOf = (halfSteps: number) => 110 * 2 ** (halfSteps / 12)

/** The sound of a film from its score: the same every time. Two channels of samples between -1 and 1. */
export function makeSound({ track, volume }: FilmSound, seconds: number): Mix {
  const length = Math.round(seconds * SAMPLE_RATE)
  const mix = { left: new Float32Array(length), right: new Float32Array(length) }
  const score = scores[track]
  const beat = 60 / score.beatsPerMinute
  const bars = Math.ceil(seconds / (beat * 4))
  for (let bar = 0; bar < bars; bar++) playBar(mix, score, bar, beat)
  master(mix, seconds, volume / 100)
  return mix
}

function playBar(mix: Mix, score: Score, bar: number, beat: number): void {
  const chord = score.chords[bar % score.chords.length] ?? []
  const start = bar * beat * 4
  for (const [index, note] of chord.entries())
    addPad(mix, frequencyOf(note), start, beat * 4, score.pad * 0.2, (index / 3 - 0.5) * 0.8)
  for (const [eighth, place] of score.pattern.entries())
    if (place !== null)
      addPluck(
        mix,
        frequencyOf((chord[place] ?? 0) + 12),
        start + (eighth * beat) / 2,
        score.pluck * 0.55,
        eighth % 2 === 0 ? -0.3 : 0.3,
      )
  const root = frequencyOf(chord[0] ?? 0)
  for (const on of [0, 1.5, 2.5])
    addBass(mix, root > 120 ? root / 2 : root, start + on * beat, beat, score.bass * 0.7)
  if (score.beat > 0) addBeat(mix, start, beat, score.beat)
}

function add(
  { left, right }: Mix,
  start: number,
  lasts: number,
  balance: number,
  sampleAt: (time: number, index: number) => number,
): void {
  const first = Math.round(start * SAMPLE_RATE)
  const last = Math.min(left.length, first + Math.round(lasts * SAMPLE_RATE))
  for (let index = first; index < last; index++) {
    const sample = sampleAt((index - first) / SAMPLE_RATE, index - first)
    left[index] = (left[index] ?? 0) + sample * (1 - balance)
    right[index] = (right[index] ?? 0) + sample * (1 + balance)
  }
}

/** Two slightly detuned tones that swell and overlap the next bar. */
function addPad(mix: Mix, frequency: number, start: number, bar: number, gain: number, balance: number) {
  if (gain === 0) return
  const [one, other] = [2 * Math.PI * frequency, 2 * Math.PI * frequency * 1.004]
  const lasts = bar * 1.15
  add(mix, start, lasts, balance, (time) => {
    const swell = Math.min(1, time / 0.5) * Math.min(1, (lasts - time) / (bar * 0.35))
    return (
      gain * swell * (Math.sin(one * time) + 0.6 * Math.sin(other * time) + 0.15 * Math.sin(one * 2 * time))
    )
  })
}

/** A plucked string: a burst of noise in a loop that loses its high tones (Karplus and Strong). */
function addPluck(mix: Mix, frequency: number, start: number, gain: number, balance: number): void {
  const string = new Float32Array(Math.round(SAMPLE_RATE / frequency - 0.5))
  let seed = Math.round(frequency * 100)
  let smooth = 0
  for (let index = 0; index < string.length; index++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    smooth += (seed / 1_073_741_824 - 1 - smooth) * 0.5
    string[index] = smooth
  }
  add(mix, start, 1.3, balance, (time, index) => {
    const place = index % string.length
    const sample = string[place] ?? 0
    string[place] = 0.496 * (sample + (string[(place + 1) % string.length] ?? 0))
    return gain * sample * Math.min(1, (1.3 - time) * 8)
  })
}

function addBass(mix: Mix, frequency: number, start: number, beat: number, gain: number): void {
  const turn = 2 * Math.PI * frequency
  const lasts = beat * 1.2
  add(mix, start, lasts, 0, (time) => {
    const swell = Math.min(1, time / 0.015) * Math.exp(-time * 2.6) * Math.min(1, (lasts - time) * 20)
    return gain * swell * (Math.sin(turn * time) + 0.25 * Math.sin(turn * 2 * time))
  })
}

/** A soft drum on one and three, a shaker on the eighths. */
function addBeat(mix: Mix, start: number, beat: number, gain: number): void {
  for (const on of [0, 2])
    add(mix, start + on * beat, 0.22, 0, (time) => {
      const turns = 45 * time + 5 * (1 - Math.exp(-time * 30))
      return gain * 0.9 * Math.exp(-time * 16) * Math.sin(2 * Math.PI * turns)
    })
  for (let eighth = 0; eighth < 8; eighth++) {
    let seed = 7 + eighth
    let before = 0
    const loud = gain * (eighth % 2 === 1 ? 0.13 : 0.06)
    add(mix, start + (eighth * beat) / 2, 0.07, 0.25, (time) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      const noise = seed / 1_073_741_824 - 1
      const bright = noise - before
      before = noise
      return loud * bright * Math.exp(-time * 55)
    })
  }
}

/** Volume, fades and a soft limit. */
function master({ left, right }: Mix, seconds: number, volume: number): void {
  for (const channel of [left, right])
    for (let index = 0; index < channel.length; index++) {
      const time = index / SAMPLE_RATE
      const fade = Math.min(
        1,
        time / FADE_IN,
        Math.max(0, (seconds - time) / Math.min(FADE_OUT, seconds / 2)),
      )
      channel[index] = Math.tanh((channel[index] ?? 0) * HEADROOM * 2) * fade * volume
    }
}
