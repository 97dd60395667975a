import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { encoderArguments, FRAMES_PER_SECOND } from '#media/video/encode.ts'
import { findFfmpeg } from '#media/video/ffmpeg.ts'
import { type FilmOrder, toFilm } from '#media/video/film.ts'
import { withVideo } from '#media/video/render-video.ts'
import { styles } from '#media/video/styles.ts'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { type VideoStyle, videoStyles } from '#platform/video-styles.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { median, milliseconds, ratio, spread } from './harness/figures.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'

const ROUNDS = 5
const BUDGET = 1.6
const size = { width: 1280, height: 720 }
const turn = { workspaceId: randomUUID() as WorkspaceId }
const run = promisify(execFile)

const orderOf = (style: VideoStyle): FilmOrder => ({
  style,
  seconds: 5,
  size,
  scenes: [{ text: 'Our autumn menu is here' }, { text: '20% off pumpkin soup on Tuesdays' }],
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
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  const target = await open(file, 'w')
  for (let index = 0; index < order.seconds * FRAMES_PER_SECOND; index++) {
    drawAt(context, index / FRAMES_PER_SECOND)
    await target.writeFile(canvas.data())
  }
  await target.close()
}

/** Drawing and encoding a video, compared with the encoder alone on existing frames; alternating. */
export async function video(scope: Scope): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-bench-'))
  scope.defer(() => rm(folder, { recursive: true, force: true }))
  const program = await findFfmpeg()
  const frames = join(folder, 'frames')
  let longest = 0
  const lines: Line[] = []
  for (const style of videoStyles) {
    const order = orderOf(style)
    await writeFrames(order, frames)
    const alone: number[] = []
    const own: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const target = join(folder, 'alone.mp4')
      alone.push(await timed(() => run(program, encoderArguments(frames, size, order.seconds, target))))
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
        `${style}, 5 s`,
        `${ratio(share)} (${spread(ratios)}), ${milliseconds(median(own))}`,
        `at most ${BUDGET}x`,
        share <= BUDGET,
      ),
    )
  }
  return [...lines, note('longest wait of the server meanwhile', milliseconds(longest))]
}
