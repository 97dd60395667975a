import { SAMPLE_RATE } from '#platform/film-sound/make-sound.ts'
import { inputOf } from './probe-film.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

/** How loud clips are below music. */
export const UNDER_MUSIC = 0.4
const FADE_SECONDS = 0.3
const READ_MS = 20_000

/** The part of a clip that is heard: where it starts in the clip, and in the film. */
export type ClipPart = { path: string; start: number; at: number; seconds: number }
/** Interleaved stereo samples. */
export type ClipSound = { at: number; samples: Int16Array }

/** Silent if it cannot be read: a film without the sound of a clip is better than none. */
export async function readClipSound(
  { path, start, at, seconds }: ClipPart,
  signal: AbortSignal,
): Promise<ClipSound> {
  const { output } = await runFfmpeg(
    [
      ...['-loglevel', 'error', '-ss', String(start), '-t', String(seconds), ...inputOf(path, 'video/mp4')],
      ...['-map', '0:a:0', '-vn', '-ac', '2', '-ar', String(SAMPLE_RATE), '-f', 's16le', 'pipe:1'],
    ],
    { timeoutMs: READ_MS, signal },
  )
  const samples = new Int16Array(Math.floor(output.length / 4) * 2)
  for (let index = 0; index < samples.length; index++) samples[index] = output.readInt16LE(index * 2)
  return { at, samples }
}

/** Adds the sound of a clip, faded in and out. */
export function addClipSound(mix: Int16Array, { at, samples }: ClipSound, gain: number): void {
  const first = Math.round(at * SAMPLE_RATE) * 2
  const [length, fade] = [samples.length, FADE_SECONDS * SAMPLE_RATE * 2]
  for (let index = 0; index < length && first + index < mix.length; index++) {
    const faded = Math.min(1, index / fade, (length - index) / fade)
    const sum = (mix[first + index] ?? 0) + (samples[index] ?? 0) * gain * faded
    mix[first + index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)))
  }
}
