import { platforms } from '#connectors/social/platforms.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { CampaignBrief, PlanBrief } from '#writer/writer.ts'
import { median, milliseconds } from './harness/figures.ts'
import { judged, type Line, note } from './harness/report.ts'

const ROUNDS = 30
const BUDGET_MS = 100

const shop = {
  name: 'Bloom',
  industry: 'beauty',
  country: 'ES',
  products: ['Balayage', 'Manicure'],
  brandStyle: 'fun',
} as const

const campaign = (seed: number): CampaignBrief => ({
  locale: seed % 2 ? 'en' : 'es',
  shop,
  idea: '20% off balayage this week. Bring a friend and have a coffee with us.',
  platforms,
  day: '2026-05-02',
  seed,
})

const plan = (seed: number): PlanBrief => ({
  locale: seed % 2 ? 'en' : 'es',
  shop,
  year: 2026,
  month: (seed % 12) + 1,
  season: 'q2',
  platforms: [],
  seed,
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function rounds(work: (seed: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let seed = 1; seed <= ROUNDS; seed++) times.push(await timed(() => work(seed)))
  return median(times)
}

/** The duration of the built-in writer, in this process. */
export async function writer(): Promise<Line[]> {
  const first = await timed(() => builtInWriter.writeCampaign(campaign(0)))
  const texts = await rounds((seed) => builtInWriter.writeCampaign(campaign(seed)))
  const month = await rounds((seed) => builtInWriter.writePlan(plan(seed)))
  const budget = `under ${BUDGET_MS} ms`
  return [
    judged(`texts for ${platforms.length} platforms`, milliseconds(texts), budget, texts < BUDGET_MS),
    judged('plan of a month', milliseconds(month), budget, month < BUDGET_MS),
    note('  the very first text, with the calendar of holidays loaded', milliseconds(first)),
  ]
}
