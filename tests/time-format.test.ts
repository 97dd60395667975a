import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../src', import.meta.url))

const isProductCode = (path: string) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path)

/** `time-format.ts` formats times for people with the hour cycle of `locale.ts`, `wall-time.ts` for machines. */
const formatters = new Set(['platform/time-format.ts', 'platform/locale.ts', 'platform/wall-time.ts'])

const byHand = [
  /\b(hour12|hourCycle|timeStyle|dayPeriod|fractionalSecondDigits)\b/,
  /\b(hour|minute): '(numeric|2-digit)'/,
  /\btoLocale(Time)?String\((?=['")])/,
  /\bDate\([^)]*\)\.toLocale/,
  /\b(HH|hh|kk):mm\b/,
  /\bget(UTC)?(Hours|Minutes)\(/,
]

/** The stored time of day, 14:30, in the text of a screen. */
const untouched = [/(?<!\$)\{(\w+\.)+time\}/, /\bzoned\((\w+\.)*time\)/]

const isScreen = (path: string) => /(^|\/)client\//.test(path)

test('every displayed time is formatted by src/platform/time-format.ts', async () => {
  const paths = (await readdir(root, { recursive: true })).filter(isProductCode)
  expect(paths.length).toBeGreaterThan(500)
  const guilty: string[] = []
  for (const path of paths.filter((each) => !formatters.has(each))) {
    const lines = (await readFile(join(root, path), 'utf8')).split('\n')
    const wrong = isScreen(path) ? [...byHand, ...untouched] : byHand
    for (const [place, line] of lines.entries())
      if (wrong.some((pattern) => pattern.test(line))) guilty.push(`${path}:${place + 1} ${line.trim()}`)
  }
  expect(guilty).toEqual([])
})
