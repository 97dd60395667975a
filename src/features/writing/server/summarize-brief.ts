import { findBrand } from '#core/brands/index.server.ts'
import { dayIn } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { correctReading } from '#writer/copywriting/apply-directions.ts'
import { type Direction, type Slot, SURE } from '#writer/reading/brief-reading.ts'
import { readBrief } from '#writer/reading/read-brief.ts'
import { joinBrief } from '../join-brief.ts'
import type { BriefPart, BriefSummary, ReadBriefInput } from '../writing.contract.ts'
import { placeInBrief } from './place-in-brief.ts'
import { shopFacts } from './writing.service.ts'

const MAX_OTHER_KINDS = 3

/** What the writer will understand of a brief, for the person to correct. */
export async function summarizeBrief(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  { workspaceId, timeZone }: Actor,
  locale: Locale,
  { brandId = null, scheduledFor, kind, asContent, ...typed }: ReadBriefInput,
): Promise<BriefSummary> {
  if (brandId && !(await findBrand(deps.db, workspaceId, brandId))) throw notFound()
  const { country, products } = await shopFacts(deps, workspaceId, brandId)
  const brief = joinBrief(typed)
  const today = dayIn(timeZone, scheduledFor ? new Date(scheduledFor) : deps.clock.now())
  const reading = readBrief(brief, { locale, country, today, products })
  const { isSerious, directions, ...corrected } = correctReading(reading, { kind, asContent })
  const kept = reading.directions.filter((direction) => !directions.includes(direction))
  const placed = <Part extends { start: number; end: number }>(part: Part) => ({
    ...part,
    ...(placeInBrief(brief, reading.text, part) ?? { start: null, end: null }),
  })
  return {
    language: reading.language,
    kind: corrected.kind,
    isKindSure: kind !== undefined || reading.confidence >= SURE,
    otherKinds: reading.otherKinds.slice(0, MAX_OTHER_KINDS),
    isSerious,
    parts: [...reading.slots.map(partOf), ...kept.map(detailOf)].map(placed),
    directions: directions.map(placed),
  }
}

const noTime = { date: null, time: null }

const partOf = ({ start, end, text, value }: Slot) => ({
  ...{ start, end, text },
  type: value.type,
  ...whenOf(value),
})

const detailOf = ({ start, end, text }: Direction) => ({
  ...{ start, end, text },
  type: 'detail' as const,
  ...noTime,
})

function whenOf(value: Slot['value']): Pick<BriefPart, 'date' | 'time'> {
  if (value.type === 'date')
    return {
      ...noTime,
      date: { form: value.form, days: [...value.days], weekdays: [...value.weekdays] },
    }
  if (value.type === 'time') return { ...noTime, time: { form: value.form, from: value.from, to: value.to } }
  return noTime
}
