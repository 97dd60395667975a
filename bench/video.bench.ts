import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { encoderArguments, FRAMES_PER_SECOND } from '#media/video/encode.ts'
import { findFfmpeg } from '#media/video/ffmpeg.ts'
import { type FilmOrder, type FilmPhoto, toFilm } from '#media/video/film.ts'
import { withVideo } from '#media/video/render-video.ts'
import { styles } from '#media/video/styles.ts'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { type VideoFormat, type VideoStyle, videoSizes, videoStyles } from '#platform/video-styles.ts'
import { systemClock } from '#server/clock.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { median, milliseconds, ratio, spread } from './harness/figures.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'

const ROUNDS = 3
const BUDGET = 1.6
const formats = ['16:9', '9:16'] as const
const turn = { workspaceId: randomUUID() as WorkspaceId, clock: systemClock }
const run = promisify(execFile)

const orderOf = (style: VideoStyle, format: VideoFormat, photo: FilmPhoto): FilmOrder => ({
  style,
  seconds: 5,
  size: videoSizes[format],
  scenes: [{ text: 'Our autumn menu is here', photo }, { text: '20% off pumpkin soup on Tuesdays' }],
  call: 'Come and see us',
  look: { name: 'Café Luna', style: null, palette: plainPalette, fonts: plainFonts, logo: null },
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The frames of the video as one uncompressed file. */
async function writeFrames(order: FilmOrder, file: string): Promise<void> {
  const film = await toFilm(order)
  const drawAt = styles[order.style](film)
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  const target = await open(file, 'w')
  for (let index = 0; index < order.seconds * FRAMES_PER_SECOND; index++) {
    drawAt(context, index / FRAMES_PER_SECOND)
    await target.writeFile(canvas.data())
  }
  await target.close()
}

/** Soft shapes with a little noise, as a camera makes it. */
async function grainyPhoto(): Promise<FilmPhoto> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#000', noise } })
    .blur(4)
    .normalise()
    .resize(2048, 1536)
    .jpeg()
    .toBuffer()
  return { bytes, focus: { x: 0.4, y: 0.4 } }
}

/** Drawing and encoding a video, compared with the encoder alone on existing frames; alternating. */
export async function video(scope: Scope): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-bench-'))
  scope.defer(() => rm(folder, { recursive: true, force: true }))
  const program = await findFfmpeg()
  const frames = join(folder, 'frames')
  let longest = 0
  const lines: Line[] = []
  const photo = await grainyPhoto()
  for (const [format, style] of formats.flatMap((format) =>
    videoStyles.map((style) => [format, style] as const),
  )) {
    const order = orderOf(style, format, photo)
    await writeFrames(order, frames)
    const alone: number[] = []
    const own: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const target = join(folder, 'alone.mp4')
      alone.push(await timed(() => run(program, encoderArguments(frames, order.size, order.seconds, target))))
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      own.push(await timed(() => withVideo(order, turn, async () => undefined)))
      delay.disable()
      longest = Math.max(longest, delay.max / 1e6)
    }
    const ratios = own.map((ms, round) => ms / (alone[round] ?? ms))
    const share = median(ratios)
    lines.push(
      judged(
        `${format}, ${style}, 5 s`,
        `${ratio(share)} (${spread(ratios)}), ${milliseconds(median(own))}`,
        `at most ${BUDGET}x`,
        share <= BUDGET,
      ),
    )
  }
  return [...lines, note('longest wait of the server meanwhile', milliseconds(longest))]
}
