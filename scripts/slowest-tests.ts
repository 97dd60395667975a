import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as z from 'zod'
import { root } from './source-stamp.ts'

export type Timed = { name: string; seconds: number }

const SHOWN = 10

const unitReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] }
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const browserReport = z.object({ suites: z.array(suite) })

const read = <T>(schema: z.ZodType<T>, path: string): T =>
  schema.parse(JSON.parse(readFileSync(path, 'utf8')))

const slowest = (all: Timed[]): Timed[] => all.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)

/** From the JSON report of Vitest. */
export const readSlowestUnitFiles = (path: string): Timed[] =>
  slowest(
    read(unitReport, path).testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  )

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)]

/** From the JSON report of Playwright. */
export const readSlowestBrowserTests = (path: string): Timed[] =>
  slowest(
    read(browserReport, path)
      .suites.flatMap(specsIn)
      .map(({ title, file, line, tests }) => ({
        name: `e2e/${file}:${line} ${title}`,
        seconds:
          tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
  )
