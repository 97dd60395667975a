import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type IconNode, mergeIconPaths } from '../scripts/merge-icon-paths.ts'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/icons',
)
const SIZE = 48
/** Of 255: where edges of strokes meet, a pixel is darker as several shapes. A wrong line differs by all of it. */
const TOLERANCE = 128

const drawn = async (node: IconNode) => {
  const shapes = node.map(
    ([tag, { key: _, ...attributes }]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24" fill="none"
    stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
}

const nodeOf = async (name: string) => {
  const { __iconData: icon } = await import(pathToFileURL(join(folder, name)).href)
  return icon.node as IconNode
}

test('an icon of one path looks like the icon of several shapes', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')
  const different: string[] = []
  let merged = 0
  // Every thirty-second: all kinds of shapes are among them.
  for (const name of names.filter((_, place) => place % 32 === 0)) {
    const node = await nodeOf(name).catch(() => null)
    const path = node && mergeIconPaths(node)
    if (!node || path === null) continue
    merged++
    const [before, after] = await Promise.all([drawn(node), drawn([['path', { d: path }]])])
    if (before.some((value, place) => Math.abs(value - (after[place] ?? 0)) > TOLERANCE)) different.push(name)
  }
  expect(different).toEqual([])
  expect(merged).toBeGreaterThan(50)
})

test('a part with a look of its own stays', () => {
  expect(mergeIconPaths([['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]])).toBeNull()
})

test.each([
  ['m6 9 6 6 6-6', 'M6 9l6 6 6-6'],
  ['m6 9v3', 'M6 9v3'],
  ['M6 9 6 6', 'M6 9 6 6'],
  ['m.5-.5L1 1', 'M.5 -.5L1 1'],
])('%s starts at a point of its own', (path, started) => {
  expect(mergeIconPaths([['path', { d: path }]])).toBe(started)
})
