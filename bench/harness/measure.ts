import type { Db } from '#server/db/database.ts'
import { median, milliseconds, ratio } from './figures.ts'
import type { Recorder } from './recorder.ts'
import { judged, type Line } from './report.ts'

/** Makes a request the way its endpoint does. */
export type Probe<Place> = (db: Db, place: Place) => Promise<unknown>
export type Cost = { pages: number; ms: number }

const RUNS = 5

/** The cost of each probe in one workspace: pages of tables and indexes, and the median of a few runs. */
export async function measureAll<Place>(
  recorder: Recorder,
  probes: Record<string, Probe<Place>>,
  place: Place,
): Promise<Record<string, Cost>> {
  const costs: Record<string, Cost> = {}
  for (const [name, probe] of Object.entries(probes)) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const begun = performance.now()
      await probe(recorder.db, place)
      times.push(performance.now() - begun)
    }
    const read = await recorder.pagesRead(() => probe(recorder.db, place))
    costs[name] = { pages: read, ms: median(times) }
  }
  return costs
}

/**
 * Compares the pages of a small shop alone, of a large one, and of the small one next to it; the first is the baseline.
 */
export function compareCosts(name: string, costs: (Cost | undefined)[], most: number): Line {
  const [alone, grown, beside] = costs
  if (!alone || !grown || !beside) throw new Error(`"${name}" was not measured everywhere.`)
  const factors = [grown.pages / alone.pages, beside.pages / alone.pages]
  const times = [alone, grown, beside].map((cost) => milliseconds(cost.ms)).join(', ')
  return judged(
    name,
    `1 k ${alone.pages}, 1 M ${grown.pages}, beside ${beside.pages} pages (${factors.map(ratio).join(', ')}); ${times}`,
    `at most ${ratio(most)}`,
    factors.every((factor) => factor <= most),
  )
}
