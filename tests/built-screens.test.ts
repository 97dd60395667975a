import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { screens } from '#platform/screens.ts'

const MAX_SCRIPTS = 12
const isScript = (file: string) => file.endsWith('.js')
const code = 'dist/client/.vite/code.json'

// What is built is what the browser tests run on; a checkout that was never built has nothing to look at.
test.skipIf(!existsSync(code))('no screen needs more than twelve script files', async () => {
  const built: { screens: Record<string, { member: string[]; visitor: string[] }> } = JSON.parse(
    await readFile(code, 'utf8'),
  )
  expect(Object.keys(built.screens).sort()).toEqual(screens.map(({ path }) => path).sort())
  const loads = Object.entries(built.screens).flatMap(([path, { member, visitor }]) => [
    { path, files: member.filter(isScript) },
    { path, files: visitor.filter(isScript) },
  ])
  expect(loads.filter(({ files }) => files.length > MAX_SCRIPTS || files.length === 0)).toEqual([])
})
