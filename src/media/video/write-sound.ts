import { writeFile } from 'node:fs/promises'
import { makeSound, SAMPLE_RATE } from '#platform/film-sound/make-sound.ts'
import type { FilmSound } from '#platform/film-sound/sound-tracks.ts'
import { addClipSound, type ClipSound, UNDER_MUSIC } from './clip-sound.ts'

const FULL_SCALE = 32_767

/** The music and the sound of clips as interleaved 16-bit samples without a header, as `soundInput` tells ffmpeg. */
export async function writeSound(
  music: FilmSound | null,
  clips: readonly ClipSound[],
  seconds: number,
  file: string,
): Promise<void> {
  const samples = new Int16Array(Math.round(seconds * SAMPLE_RATE) * 2)
  if (music) {
    const { left, right } = makeSound(music, seconds)
    for (let index = 0; index < left.length; index++) {
      samples[index * 2] = Math.round((left[index] ?? 0) * FULL_SCALE)
      samples[index * 2 + 1] = Math.round((right[index] ?? 0) * FULL_SCALE)
    }
  }
  for (const clip of clips) addClipSound(samples, clip, music ? UNDER_MUSIC : 1)
  await writeFile(file, samples)
}

export const soundInput = (file: string | null) =>
  file === null
    ? ['-f', 'lavfi', '-i', `anullsrc=r=${SAMPLE_RATE}:cl=stereo`]
    : ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', file]
