import { subDays } from 'date-fns/subDays'
import { brandsShownWith } from '#core/brands/index.server.ts'
import { inboxFigures, messagesByHour, messagesByLanguage } from '#features/inbox/index.server.ts'
import {
  buyersByRecency,
  buyersByValue,
  hasSales,
  salesInOtherCurrencies,
} from '#features/sales/index.server.ts'
import { addDays } from '#platform/day.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { type Audience, type Buyers, LOOK_BACK_DAYS } from '../analytics.contract.ts'
import { recencies } from '../analytics-kinds.ts'
import { buyersSample, languageSamples, messageHourSamples } from './analytics-samples.ts'
import { spansFor } from './spans.ts'

/** Maximum days since the last purchase for the first three groups; the last is everyone else. */
const RECENCY_DAYS = [30, 90, 180]

/** Null while no customers are identified. */
async function countBuyers(db: Db, { workspaceId, currency }: Actor, today: string): Promise<Buyers | null> {
  const scope = { workspaceId, currency }
  if (!(await hasSales(db, scope))) return null
  const since = RECENCY_DAYS.map((days) => addDays(today, -days))
  const found = await buyersByRecency(db, scope, since)
  const others = await salesInOtherCurrencies(db, scope, null)
  if (found.length === 0 && others.length === 0) return null
  return {
    currency,
    others,
    recency: recencies.map((recency, index) => {
      const row = found.find(({ place }) => (place ?? RECENCY_DAYS.length) === index)
      return { recency, buyers: row?.buyers ?? 0, spent: row?.spent ?? 0 }
    }),
    value: await buyersByValue(db, scope),
  }
}

/** Customers belong to the whole shop; messages are filtered by brand. */
export async function getAudience(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  brandId: string | undefined,
): Promise<Audience> {
  const { db, clock } = deps
  const { today, lately } = spansFor(deps, actor)
  const { workspaceId } = actor
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const since = subDays(clock.now(), LOOK_BACK_DAYS)
  const isWrittenTo = (await inboxFigures(db, workspaceId)) !== null
  return {
    buyers: liveOrSample(await countBuyers(db, actor, today), buyersSample),
    languages: liveOrSample(
      isWrittenTo ? await messagesByLanguage(db, workspaceId, since, brandIds) : null,
      languageSamples,
    ),
    hours: liveOrSample(
      isWrittenTo ? await messagesByHour(db, workspaceId, lately, brandIds) : null,
      messageHourSamples,
    ),
  }
}
