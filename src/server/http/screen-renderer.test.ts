import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RENDERER_FILE, RENDERER_FOLDER, type ScreenToRender } from '#platform/screen-rendering.ts'
import { createScreenRenderer, type ScreenRenderer } from './screen-renderer.ts'

const screenAt = (address: string): ScreenToRender => ({
  address,
  answers: { locale: 'en', answers: {} },
  choices: {},
  width: 1280,
})

/** Does what the path of a screen says. */
const fake = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, screen: { address } }) => {
  if (address === '/crash') throw new Error('out of paint')
  if (address === '/hang') return
  if (address === '/fail') return parentPort.postMessage({ id, html: null, error: 'no such brush' })
  parentPort.postMessage({ id, html: '<p>' + address + '</p>' })
})`

let folder: string
let renderer: ScreenRenderer
let lines: string[]

const open = (patienceMs?: number) =>
  createScreenRenderer(folder, pino({}, { write: (line: string) => void lines.push(line) }), patienceMs)

beforeEach(async () => {
  lines = []
  folder = await mkdtemp(join(tmpdir(), 'campaigner-renderer-'))
  await mkdir(join(folder, RENDERER_FOLDER))
  await writeFile(join(folder, RENDERER_FOLDER, RENDERER_FILE), fake)
  renderer = open()
})
afterEach(async () => {
  await renderer.close()
  await rm(folder, { recursive: true })
})

test('screens are rendered, each with its own result', async () => {
  const rendered = ['/a', '/b', '/c'].map((address) => renderer.render(screenAt(address)))
  expect(await Promise.all(rendered)).toEqual(['<p>/a</p>', '<p>/b</p>', '<p>/c</p>'])
  expect(lines).toEqual([])
})

test('without a build there is nothing to render with', async () => {
  await rm(join(folder, RENDERER_FOLDER), { recursive: true })
  expect(await open().render(screenAt('/a'))).toBe(null)
})

test('a failure is logged, and the next screen is rendered', async () => {
  expect(await renderer.render(screenAt('/fail'))).toBe(null)
  expect(lines.join()).toContain('no such brush')
  expect(await renderer.render(screenAt('/a'))).toBe('<p>/a</p>')
})

test('a renderer that crashes is started again; screens that waited for it have none', async () => {
  const waiting = [renderer.render(screenAt('/crash')), renderer.render(screenAt('/a'))]
  expect(await Promise.all(waiting)).toEqual([null, null])
  expect(lines.join()).toContain('out of paint')
  expect(await renderer.render(screenAt('/a'))).toBe('<p>/a</p>')
})

test('a renderer that hangs is replaced', async () => {
  const hasty = open(1)
  expect(await hasty.render(screenAt('/hang'))).toBe(null)
  expect(lines.join()).toContain('hangs')
  await hasty.close()
})

test('in a rush, pages are sent without their screen instead of waiting', async () => {
  const crowd = Array.from({ length: 20 }, (_, number) => renderer.render(screenAt(`/${number}`)))
  const rendered = await Promise.all(crowd)
  expect(rendered.filter((html) => html !== null)).toHaveLength(8)
})
