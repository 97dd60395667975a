import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { type VideoStyle, videoStyles } from '#platform/video-styles.ts'
import { systemClock } from '#server/clock.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { ffmpegFile } from './film.fixture.ts'
import type { FilmClip, FilmScene } from './film.ts'
import { frameAt, loudness, probe } from './probe.fixture.ts'
import { type FilmOrder, withVideo } from './render-video.ts'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigner-test-'))
  path = join(folder, 'clip.mp4')
  await writeFile(path, await redThenBlue())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Red for a second, then blue for a second; its left half is black. With a tone. */
const redThenBlue = () =>
  ffmpegFile(
    '-f lavfi -i color=c=0xc81e1e:s=160x120:r=25:d=1 -f lavfi -i color=c=0x1e1ec8:s=160x120:r=25:d=1 -f lavfi -i sine=d=2 ' +
      '-filter_complex [0][1]concat,drawbox=w=80:h=120:t=fill:c=black -preset ultrafast -pix_fmt yuv420p -c:a aac clip.mp4',
  )

const turn = { workspaceId: randomUUID() as WorkspaceId, clock: systemClock }

const clipOf = (overrides: Partial<FilmClip> = {}): FilmClip => ({
  path,
  start: 0,
  focus: { x: 1, y: 0.5 },
  isMuted: true,
  ...overrides,
})

const order = (scenes: FilmScene[], style: VideoStyle = 'minimalist'): FilmOrder => ({
  style,
  seconds: 3,
  size: { width: 180, height: 320 },
  scenes,
  call: 'Come and see us',
  look: { name: 'Café Luna', style: null, palette: plainPalette, fonts: plainFonts, logo: null },
})

/** How much of a frame has about this color, 0 to 1. */
const shareOf = (frame: Buffer, [red = 0, green = 0, blue = 0]: readonly number[]): number => {
  let count = 0
  for (let at = 0; at < frame.length; at += 3)
    if (
      Math.abs((frame[at] ?? 0) - red) < 40 &&
      Math.abs((frame[at + 1] ?? 0) - green) < 40 &&
      Math.abs((frame[at + 2] ?? 0) - blue) < 40
    )
      count++
  return (count * 3) / frame.length
}
const [red, blue, black] = [
  [200, 30, 30],
  [30, 30, 200],
  [0, 0, 0],
]

test.each(videoStyles)('%s plays a clip, cut around its focus point', async (style) => {
  const scenes = [{ text: '', seconds: 1, clip: clipOf() }]
  const [early, late, end] = await withVideo(order(scenes, style), turn, async (file) => [
    await frameAt(file, 0.7),
    await frameAt(file, 1.5),
    await frameAt(file, 2.95),
  ])
  expect(shareOf(early, red)).toBeGreaterThan(0.6)
  expect(shareOf(early, black)).toBeLessThan(0.2)
  expect(shareOf(late, blue)).toBeGreaterThan(0.6)
  expect(shareOf(end, blue)).toBeLessThan(0.1)
})

test('a clip starts where it was trimmed, and its last frame stays', async () => {
  const scenes = [{ text: '', seconds: 1, clip: clipOf({ start: 1.6 }) }]
  const frames = await withVideo(order(scenes), turn, async (file) => [
    await frameAt(file, 0.6),
    await frameAt(file, 1.7),
  ])
  for (const frame of frames) expect(shareOf(frame, blue)).toBeGreaterThan(0.9)
})

test('clips cross-fade, and the same clip can be seen twice', async () => {
  const scenes = [
    { text: '', seconds: 1, clip: clipOf({ start: 1.2 }) },
    { text: '', seconds: 1, clip: clipOf() },
  ]
  const { seconds, fading, second } = await withVideo(order(scenes), turn, async (file) => ({
    ...(await probe(file)),
    fading: await frameAt(file, 0.95 + 0.3),
    second: await frameAt(file, 1.7),
  }))
  expect(seconds).toBeCloseTo(3, 1)
  expect(shareOf(second, red)).toBeGreaterThan(0.9)
  expect(shareOf(fading, [115, 30, 115])).toBeGreaterThan(0.5)
})

test('its sound is heard unless muted, and is lower under music', async () => {
  const scene = (isMuted: boolean) => [{ text: '', seconds: 1, clip: clipOf({ isMuted }) }]
  const alone = await withVideo(order(scene(false)), turn, loudness)
  const muted = await withVideo(order(scene(true)), turn, loudness)
  expect(alone.middle).toBeGreaterThan(-40)
  expect(alone.end).toBeLessThan(-60)
  expect(muted.middle).toBeLessThan(-80)
  const quiet = { track: 'calm', volume: 1 } as const
  const under = await withVideo({ ...order(scene(false)), sound: quiet }, turn, loudness)
  expect(under.middle).toBeLessThan(alone.middle - 5)
  expect(under.middle).toBeGreaterThan(-60)
})

test('an unreadable clip is left out', async () => {
  const scenes = [{ text: 'Hello', clip: clipOf({ path: join(folder, 'nothing.mp4') }) }]
  expect(await withVideo(order(scenes), turn, probe)).toMatchObject({ video: 'h264 yuv420p' })
})
