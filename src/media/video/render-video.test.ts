import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { channelsOf } from '#platform/contrast.ts'
import { memoize } from '#platform/memoize.ts'
import { type VideoStyle, videoDurations, videoStyles } from '#platform/video-styles.ts'
import { systemClock } from '#server/clock.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { frameAt, loudness, probe } from './probe.fixture.ts'
import { type FilmOrder, withVideo } from './render-video.ts'

/** A separate temporary folder, so that leftovers are ours. */
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigner-test-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const turn = { workspaceId: randomUUID() as WorkspaceId, clock: systemClock }

const order = (overrides: Partial<FilmOrder> = {}): FilmOrder => ({
  style: 'minimalist',
  seconds: 3,
  size: { width: 320, height: 180 },
  scenes: [{ text: 'Autumn menu is here' }, { text: '20% off on Tuesdays' }],
  call: 'Come and see us',
  look: { name: 'Café Luna', style: null, palette: plainPalette, fonts: plainFonts, logo: null },
  ...overrides,
})

const { name: NAME } = order().look

/** Each style once with the name of the business and once without, for all tests that only look. */
const rendered = memoize((key: `${VideoStyle} ${string}`) => {
  const [style, ...name] = key.split(' ') as [VideoStyle, ...string[]]
  return render(style, name.join(' '))
})

const render = (style: VideoStyle, name: string) =>
  withVideo(order({ style, look: { ...order().look, name } }), turn, async (file) => ({
    ...(await probe(file)),
    bytes: await readFile(file),
    start: await frameAt(file, 0),
    end: await frameAt(file, 2.8),
  }))

const format = { video: 'h264 yuv420p', audio: 'aac', framesPerSecond: 30 }

test.each(videoStyles)('%s renders a playable video that differs from every other style', async (style) => {
  const found = await rendered(`${style} ${NAME}`)
  expect(found).toMatchObject({ ...format, width: 320, height: 180 })
  expect(found.seconds).toBeCloseTo(3, 1)
  expect(found.bytes.indexOf('moov')).toBeLessThan(found.bytes.indexOf('mdat'))
  expect(found.start.equals(found.end)).toBe(false)
  for (const other of videoStyles.filter((each) => each !== style))
    expect(found.start.equals((await rendered(`${other} ${NAME}`)).start)).toBe(false)
})

test.each(videoDurations)('%d seconds last that long', async (seconds) => {
  const size = { width: 160, height: 90 }
  const found = await withVideo(order({ seconds, size }), turn, probe)
  expect(found.seconds).toBeCloseTo(seconds, 1)
})

/** Bytes of two frames that differ by more than the encoder's noise, which is not the same in every run on a busy machine. */
const clearlyDifferent = (one: Buffer, other: Buffer): number =>
  one.reduce((count, byte, place) => count + (Math.abs(byte - (other[place] ?? 0)) > 48 ? 1 : 0), 0)

test.each(videoStyles)('%s also renders for a business without a name, and shows none', async (style) => {
  const [named, nameless] = [await rendered(`${style} ${NAME}`), await rendered(`${style} `)]
  expect(clearlyDifferent(nameless.end, named.end)).toBeGreaterThan(1000)
})

test('the encoder’s noise is no clear difference', async () => {
  const again = await render('animated', '')
  expect(clearlyDifferent((await rendered('animated ')).end, again.end)).toBeLessThan(100)
})

const small = { '9:16': [180, 320], '1:1': [180, 180], '4:5': [180, 226] } as const

test.each(['9:16', '1:1', '4:5'] as const)('%s is drawn in that format', async (name) => {
  const [width, height] = small[name]
  const found = await withVideo(order({ style: 'vibrant', size: { width, height } }), turn, probe)
  expect(found).toMatchObject({ ...format, width, height })
})

const plainPhoto = async (background: string) => ({
  bytes: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
  focus: { x: 0.5, y: 0.5 },
})
const red = [200, 30, 30]

/** How much of a frame has about this color, 0 to 1. */
const shareOf = (frame: Buffer, color: readonly number[]): number => {
  let count = 0
  for (let at = 0; at < frame.length; at += 3)
    if (color.every((value, channel) => Math.abs((frame[at + channel] ?? 0) - value) < 24)) count++
  return (count * 3) / frame.length
}

test.each(videoStyles)(
  '%s shows a photo beside its caption, alone without one, and not at the end',
  async (style) => {
    const photo = await plainPhoto(`rgb(${red.join()})`)
    const scenes = [
      { text: 'Autumn menu is here', seconds: 1, photo },
      { text: '', seconds: 1, photo },
    ]
    const [first, alone, end] = await withVideo(order({ style, scenes }), turn, async (file) => [
      shareOf(await frameAt(file, 0.3), red),
      shareOf(await frameAt(file, 1.6), red),
      shareOf(await frameAt(file, 2.9), red),
    ])
    expect(first).toBeGreaterThan(0.3)
    expect(first).toBeLessThan(0.95)
    expect(alone).toBeGreaterThan(0.7)
    expect(end).toBeLessThan(0.02)
  },
)

test('an unreadable photo is left out', async () => {
  const photo = { bytes: Buffer.from('no picture'), focus: { x: 0.5, y: 0.5 } }
  expect(await withVideo(order({ scenes: [{ text: 'Hello', photo }] }), turn, probe)).toMatchObject(format)
})

test('a track is heard and fades out; without one there is silence', async () => {
  const sound = { track: 'calm', volume: 100 } as const
  const loud = await withVideo(order({ sound }), turn, loudness)
  expect(loud.middle).toBeGreaterThan(-30)
  expect(loud.end).toBeLessThan(loud.middle - 15)
  expect((await withVideo(order(), turn, loudness)).middle).toBeLessThan(-80)
})

test("the brand's colors are preserved", async () => {
  const pixels = await withVideo(order(), turn, (file) => frameAt(file, 1))
  const corner = [...pixels.subarray(0, 3)]
  for (const [channel, value] of channelsOf(plainPalette.neutral).entries())
    expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThanOrEqual(3)
})

test('progress only grows, up to the end', async () => {
  const reported: number[] = []
  await withVideo(
    order(),
    { ...turn, onProgress: (percent) => reported.push(percent) },
    async () => undefined,
  )
  expect(reported).toEqual([...reported].sort((a, b) => a - b))
  expect(reported.at(-1)).toBe(100)
  expect(reported.length).toBeGreaterThan(20)
})

test.each([
  ['no text', [], ''],
  ['characters without a font', ['🎉🎉', '漢字'], '\u202E'],
  ['endless words', ['W'.repeat(5000), 'x '.repeat(3000)], 'y'.repeat(900)],
])('%s still renders a video', async (_what, captions, call) => {
  const scenes = captions.map((text) => ({ text }))
  for (const style of ['animated', 'commercial'] as const) {
    const look = { ...order().look, name: '', logo: Buffer.from('no picture') }
    expect(await withVideo(order({ style, scenes, call, look }), turn, probe)).toMatchObject(format)
  }
})

const running = async () => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return lines.filter((line) => line.includes(folder))
}

test.runIf(process.platform === 'linux')('aborting leaves neither a file nor a process', async () => {
  const control = new AbortController()
  const rendering = withVideo(
    order({ seconds: 30 }),
    { ...turn, signal: control.signal, onProgress: () => control.abort() },
    async () => 'used',
  )
  await expect(rendering).rejects.toThrow('abort')
  expect(await readdir(folder)).toEqual([])
  expect(await running()).toEqual([])
})

test('a rendering error is reported and leaves nothing', async () => {
  const broken = order({ size: { width: 321, height: 181 } })
  await expect(withVideo(broken, turn, async () => 'used')).rejects.toThrow('not divisible by 2')
  expect(await readdir(folder)).toEqual([])
})

test('the file is always removed after use', async () => {
  const failing = withVideo(order(), turn, () => Promise.reject(new Error('full')))
  await expect(failing).rejects.toThrow('full')
  expect(await readdir(folder)).toEqual([])
})

test('leftovers of a killed process are removed once old', async () => {
  const [old, young] = ['campaigner-work-old', 'campaigner-work-young']
  for (const name of [old, young]) await mkdir(join(folder, name))
  await utimes(join(folder, old), new Date('2020-01-01'), new Date('2020-01-01'))
  await withVideo(order(), turn, async () => undefined)
  expect(await readdir(folder)).toEqual([young])
})
