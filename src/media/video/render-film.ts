import { createCanvas } from '@napi-rs/canvas'
import type { TaskContext } from '../pool/serve-tasks.ts'
import { encode, FRAMES_PER_SECOND } from './encode.ts'
import { type FilmOrder, toFilm } from './film.ts'
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

  function* frames(): Generator<Buffer> {
    const canvas = createCanvas(film.width, film.height)
    const context = canvas.getContext('2d')
    let reported = 0
    for (let index = 0; index < total; index++) {
      drawAt(context, index / FRAMES_PER_SECOND)
      yield canvas.data()
      const percent = Math.floor((100 * (index + 1)) / total)
      if (percent > reported) onProgress(percent)
      reported = percent
    }
  }

  const sound = order.sound ? `${file}.sound` : null
  if (order.sound && sound) await writeSound(order.sound, film.seconds, sound)
  await encode(frames(), { size: order.size, seconds: film.seconds, file, sound, signal })
}
