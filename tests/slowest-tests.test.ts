import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSlowestBrowserTests, readSlowestUnitFiles } from '../scripts/slowest-tests.ts'
import { root } from '../scripts/source-stamp.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigner-reports-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function write(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

test('lists the ten slowest files of Vitest', () => {
  const testResults = Array.from({ length: 12 }, (_, n) => ({
    name: join(root, `src/${n}.test.ts`),
    startTime: 1000,
    endTime: 1000 + n * 500,
  }))
  const slowest = readSlowestUnitFiles(write({ testResults }))
  expect(slowest).toHaveLength(10)
  expect(slowest.slice(0, 2)).toEqual([
    { name: 'src/11.test.ts', seconds: 5.5 },
    { name: 'src/10.test.ts', seconds: 5 },
  ])
})

test('finds tests of Playwright at any depth, with all their attempts', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const inner = { specs: [spec('deep', 1500, 1500)] }
  const report = { suites: [{ specs: [spec('outer', 2000)], suites: [inner] }] }
  expect(readSlowestBrowserTests(write(report))).toEqual([
    { name: 'e2e/a.spec.ts:3 deep', seconds: 3 },
    { name: 'e2e/a.spec.ts:3 outer', seconds: 2 },
  ])
})
