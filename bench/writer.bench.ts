import { platforms } from '#connectors/social/platforms.ts'
import { collectGarbage } from '#server/workarounds/collect-garbage.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import { enLabeledBriefs } from '#writer/reading/en/labeled-briefs.ts'
import { labeledSpanishBriefs } from '#writer/reading/es/labeled-briefs.ts'
import type { CampaignBrief, PlanBrief } from '#writer/writer.ts'
import { median, milliseconds } from './harness/figures.ts'
import { judgeMonths } from './harness/month-quality.ts'
import { judged, type Line, note } from './harness/report.ts'
import { judgeWriter, type Tallies, type Tally } from './harness/writer-quality.ts'

const ROUNDS = 30
const TEXTS_MS = 150
const MONTH_MS = 1000
const MEGABYTES = 30
const EXAMPLES = 5

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

/** Megabytes of heap that the work takes, garbage included. */
async function heapOf(work: () => Promise<unknown>): Promise<number> {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  await work()
  return (process.memoryUsage().heapUsed - before) / 2 ** 20
}

/** What `content.md` allows: the share that may be wrong. */
const limits: [keyof Tallies, string, number][] = [
  ['kinds', 'kind of the brief misread', 0.1],
  ['gravity', 'serious news misread', 0],
  ['factsOnLong', 'facts lost on long formats', 0.01],
  ['factsOnX', 'facts lost on X where they fit', 0.05],
  ['conditions', 'offers without their condition', 0],
  ['cheer', 'cheer in serious news', 0],
  ['directions', 'directions published', 0.02],
  ['occasions', 'holidays and seasons nobody asked for', 0],
  ['repeats', 'texts with a sentence twice', 0],
  ['figures', 'texts with an invented figure', 0],
  ['calls', 'calls that are not those of the brief', 0.05],
  ['shared', 'sentences shared by two shops with the same brief', 0.25],
]

function judge(name: string, { bad, of, examples }: Tally, most: number): Line {
  const share = of === 0 ? 0 : bad / of
  const isKept = share <= most
  if (!isKept) for (const example of examples.slice(0, EXAMPLES)) console.log(`  ${name}: ${example}`)
  const percent = (part: number) => `${(part * 100).toFixed(part > 0 && part < 0.1 ? 1 : 0)} %`
  return judged(name, `${bad} of ${of} (${percent(share)})`, `at most ${percent(most)}`, isKept)
}

/** Duration, memory and quality of the built-in writer, in this process. */
export async function writer(): Promise<Line[]> {
  const first = await timed(() => builtInWriter.writeCampaign(campaign(0)))
  const texts = await rounds((seed) => builtInWriter.writeCampaign(campaign(seed)))
  const megabytes: number[] = []
  for (let seed = 1; seed <= ROUNDS; seed++)
    megabytes.push(await heapOf(() => builtInWriter.writeCampaign(campaign(seed))))
  const most = Math.max(...megabytes)
  const month = await rounds((seed) => builtInWriter.writePlan(plan(seed)))
  const tallies = await judgeWriter([
    ...enLabeledBriefs.map((label) => ({ label, locale: 'en' as const })),
    ...labeledSpanishBriefs.map((label) => ({ label, locale: 'es' as const })),
  ])
  const months = await judgeMonths()
  return [
    judged(
      `texts for ${platforms.length} platforms`,
      milliseconds(texts),
      `under ${TEXTS_MS} ms`,
      texts < TEXTS_MS,
    ),
    judged(
      '  memory for them, garbage included',
      `${most.toFixed(0)} MB`,
      `under ${MEGABYTES} MB`,
      most < MEGABYTES,
    ),
    judged('plan of a month', milliseconds(month), `under ${MONTH_MS} ms`, month < MONTH_MS),
    note('  the very first text, with the calendar of holidays loaded', milliseconds(first)),
    ...limits.map(([key, name, most]) => judge(name, tallies[key], most)),
    judge('sentences repeated within a month', months.repeats, 0.1),
    judge('months with products out of balance', months.balance, 0),
  ]
}
