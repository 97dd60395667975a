import type { PlayedTrack } from './sound-tracks.ts'

/** Half steps above the A of 110 Hz. */
type Chord = readonly number[]

export type Score = {
  beatsPerMinute: number
  /** One for each bar of four beats; repeated. */
  chords: readonly Chord[]
  /** Loudness of each voice, 0 to 1. */
  pad: number
  pluck: number
  bass: number
  beat: number
  /** Which notes of the chord are plucked on each eighth of a bar; null is a rest. */
  pattern: readonly (number | null)[]
}

const [Am, C, D, Em, F, G] = [
  [0, 12, 15, 19],
  [3, 10, 15, 19],
  [5, 9, 12, 17],
  [-5, 7, 10, 14],
  [-4, 8, 12, 15],
  [-2, 10, 14, 17],
] as const

/** Written for this product; public domain (CC0). */
export const scores: Record<PlayedTrack, Score> = {
  calm: {
    beatsPerMinute: 66,
    chords: [C, G, Am, F],
    pad: 0.8,
    pluck: 0.35,
    bass: 0.35,
    beat: 0,
    pattern: [0, null, 2, null, 3, null, 2, null],
  },
  sunny: {
    beatsPerMinute: 100,
    chords: [C, F, C, G],
    pad: 0.35,
    pluck: 0.8,
    bass: 0.5,
    beat: 0.35,
    pattern: [1, 2, 3, 2, 1, 3, 2, 3],
  },
  upbeat: {
    beatsPerMinute: 124,
    chords: [Am, F, C, G],
    pad: 0.4,
    pluck: 0.65,
    bass: 0.7,
    beat: 0.8,
    pattern: [3, null, 2, 3, null, 2, 1, 2],
  },
  evening: {
    beatsPerMinute: 82,
    chords: [Em, C, Am, D],
    pad: 0.7,
    pluck: 0.5,
    bass: 0.6,
    beat: 0.25,
    pattern: [1, null, 3, null, 2, 3, null, 2],
  },
}
