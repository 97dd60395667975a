import { parentPort, workerData } from 'node:worker_threads'
import { createCanvas } from '@napi-rs/canvas'
import { encode, FRAMES_PER_SECOND } from './encode.ts'
import { type FilmOrder, toFilm } from './film.ts'
import { styles } from './styles.ts'

export type WorkerNews = { kind: 'progress'; percent: number } | { kind: 'done' }

const { order, file } = workerData as { order: FilmOrder; file: string }
const tell = (news: WorkerNews) => parentPort?.postMessage(news)
const control = new AbortController()
parentPort?.on('message', () => control.abort())

const film = await toFilm(order)
const drawAt = styles[order.style](film)
const total = Math.round(film.seconds * FRAMES_PER_SECOND)

function* frames(): Generator<Buffer> {
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  let told = 0
  for (let index = 0; index < total; index++) {
    drawAt(context, index / FRAMES_PER_SECOND)
    yield canvas.data()
    const percent = Math.floor((100 * (index + 1)) / total)
    if (percent > told) tell({ kind: 'progress', percent })
    told = percent
  }
}

await encode(frames(), { size: order.size, seconds: film.seconds, file, signal: control.signal })
tell({ kind: 'done' })
parentPort?.close()
