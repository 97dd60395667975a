import { createCanvas } from '@napi-rs/canvas'
import type { TaskContext } from '../pool/serve-tasks.ts'
import { advanceClips, clipSounds, closeClips } from './clip.ts'
import { readClipSound } from './clip-sound.ts'
import { encode, FRAMES_PER_SECOND } from './encode.ts'
import { type Film, type FilmOrder, toFilm } from './film.ts'
import { styles } from './styles.ts'
import { writeSound } from './write-sound.ts'

export type FilmTask = { order: FilmOrder; file: string }

/** Draws every frame and passes it to the encoder. */
export async function renderFilm(
  { order, file }: FilmTask,
  { signal, onProgress }: TaskContext,
): Promise<void> {
  const film = await toFilm(order)
  const drawAt = styles[order.style](film)
  const total = Math.round(film.seconds * FRAMES_PER_SECOND)

  async function* frames(): AsyncGenerator<Buffer> {
    const canvas = createCanvas(film.width, film.height)
    const context = canvas.getContext('2d')
    let reported = 0
    for (let index = 0; index < total; index++) {
      const at = index / FRAMES_PER_SECOND
      await advanceClips(film, at, signal)
      drawAt(context, at)
      yield canvas.data()
      const percent = Math.floor((100 * (index + 1)) / total)
      if (percent > reported) onProgress(percent)
      reported = percent
    }
  }

  try {
    const sound = await writeSoundOf(film, order, file, signal)
    await encode(frames(), { size: order.size, seconds: film.seconds, file, sound, signal })
  } finally {
    closeClips(film)
  }
}

/** The file with the samples; null for silence. */
async function writeSoundOf(
  film: Film,
  { sound: music = null }: FilmOrder,
  file: string,
  signal: AbortSignal,
): Promise<string | null> {
  const parts = clipSounds(film)
  if (!music && parts.length === 0) return null
  const clips = []
  for (const part of parts) clips.push(await readClipSound(part, signal))
  const target = `${file}.sound`
  await writeSound(music, clips, film.seconds, target)
  return target
}
