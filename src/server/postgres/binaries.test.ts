import { cp, lstat, mkdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, hydrate } from './binaries.ts'
import { openFolder } from './embedded.fixture.ts'

async function unhydrated() {
  const installed = findBinaries()
  const folder = join(await openFolder(), 'native')
  await mkdir(join(folder, 'lib'), { recursive: true })
  await cp(join(installed.folder, 'pg-symlinks.json'), join(folder, 'pg-symlinks.json'))
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  return { binaries: { ...installed, folder }, links: links.map(({ target }) => join(folder, '..', target)) }
}

test('creates missing library links, also by concurrent processes', async () => {
  const { binaries, links } = await unhydrated()
  expect(await Promise.all([hydrate(binaries), hydrate(binaries), hydrate(binaries)])).toEqual([
    true,
    true,
    true,
  ])
  for (const link of links) expect((await lstat(link)).isSymbolicLink()).toBe(true)
})

test('links are relative, so that the folder can be moved', async () => {
  const { binaries, links } = await unhydrated()
  await hydrate(binaries)
  const targets = await Promise.all(links.map((link) => readlink(link)))
  expect(targets.filter((target) => target.includes('/'))).toEqual([])
})

test('adds a single missing link', async () => {
  const { binaries, links } = await unhydrated()
  await hydrate(binaries)
  const [one = ''] = links
  await rm(one)
  expect(await hydrate(binaries)).toBe(true)
  expect((await lstat(one)).isSymbolicLink()).toBe(true)
})
