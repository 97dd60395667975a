import { writeFile } from 'node:fs/promises'
import { makeSound, SAMPLE_RATE } from '#platform/film-sound/make-sound.ts'
import type { FilmSound } from '#platform/film-sound/sound-tracks.ts'

/** Interleaved 16-bit samples without a header, as `soundInput` tells ffmpeg. */
export async function writeSound(sound: FilmSound, seconds: number, file: string): Promise<void> {
  const { left, right } = makeSound(sound, seconds)
  const samples = new Int16Array(left.length * 2)
  for (let index = 0; index < left.length; index++) {
    samples[index * 2] = Math.round((left[index] ?? 0) * 32_767)
    samples[index * 2 + 1] = Math.round((right[index] ?? 0) * 32_767)
  }
  await writeFile(file, samples)
}

export const soundInput = (file: string | null) =>
  file === null
    ? ['-f', 'lavfi', '-i', `anullsrc=r=${SAMPLE_RATE}:cl=stereo`]
    : ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', file]
