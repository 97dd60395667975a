import { getAudience } from '#features/analytics/server/audience.ts'
import { getBusiness } from '#features/analytics/server/business.ts'
import { getContent } from '#features/analytics/server/content.ts'
import * as goals from '#features/analytics/server/goals.service.ts'
import { getOverview } from '#features/analytics/server/overview.ts'
import { getPlatforms } from '#features/analytics/server/platforms.ts'
import { getDashboard } from '#features/dashboard/server/dashboard.service.ts'
import { getHome } from '#features/home/server/home.service.ts'
import { getPosInsights } from '#features/planner/server/pos-insights.ts'
import { systemClock } from '#server/clock.ts'
import type { Db } from '#server/db/database.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { withoutIndexes } from './harness/bulk-load.ts'
import { connect, startDatabase } from './harness/database.ts'
import { milliseconds, ratio } from './harness/figures.ts'
import { type Cost, measureAll, type Probe } from './harness/measure.ts'
import { newWorkspace, ownerOf } from './harness/place.ts'
import { openRecorder } from './harness/recorder.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'
import { settle, uuidFunction } from './harness/seed.ts'
import { seedYear, yearTables } from './harness/seed-year.ts'

const small = { customers: 1_000, posts: 1_000, messages: 1_000, sales: 1_000 }
const middle = { customers: 5_000, posts: 20_000, messages: 100_000, sales: 100_000 }
const large = { customers: 50_000, posts: 200_000, messages: 1_000_000, sales: 1_000_000 }
const NEIGHBOURS = 20
const MOST_PAGES = 2

type Place = { actor: Actor; brandId: string }
type Shop = 'among' | 'tenth' | 'grown' | 'beside'

const given = (db: Db) => ({ db, clock: systemClock })

const periods = ['weekly', 'monthly', 'quarterly'] as const

const probes: Record<string, Probe<Place>> = {
  'home, cards': (db, { actor }) => getHome(given(db), actor),
  'dashboard, week': (db, { actor }) => getDashboard(given(db), actor, { period: 'weekly' }),
  'dashboard, month': (db, { actor }) => getDashboard(given(db), actor, { period: 'monthly' }),
  'dashboard, month of one brand': (db, { actor, brandId }) =>
    getDashboard(given(db), actor, { period: 'monthly', brandId }),
  'analytics, overview': (db, { actor }) => getOverview(given(db), actor, undefined),
  'analytics, business': (db, { actor }) => getBusiness(given(db), actor, 'en'),
  'analytics, platforms': (db, { actor }) => getPlatforms(given(db), actor, undefined),
  'analytics, content': (db, { actor }) => getContent(given(db), actor, 'en', undefined),
  'analytics, content of one brand': (db, { actor, brandId }) => getContent(given(db), actor, 'en', brandId),
  'analytics, audience': (db, { actor }) => getAudience(given(db), actor, undefined),
  ...Object.fromEntries(
    periods.map((period) => [
      `analytics, ${period} goals`,
      (db: Db, { actor }: Place) => goals.list(given(db), actor, 'en', period),
    ]),
  ),
  'planner, POS insights': (db, { actor }) => getPosInsights(given(db), actor),
}

type Costs = Record<string, Cost>

/** A thousand rows leave most hours of a year empty, so the cost of a million is compared with a tenth of them. */
function compare(name: string, { among, tenth, grown, beside }: Record<Shop, Costs>): Line {
  const costs = [among[name], tenth[name], grown[name], beside[name]]
  const [a, b, c, d] = costs.map((cost) => cost?.pages ?? Number.NaN) as [number, number, number, number]
  const times = costs.map((cost) => milliseconds(cost?.ms ?? Number.NaN)).join(', ')
  return judged(
    name,
    `1 k ${a}, 100 k ${b}, 1 M ${c} (${ratio(c / b)}), beside ${d} pages (${ratio(d / a)}); ${times}`,
    `at most ${ratio(MOST_PAGES)}`,
    c / b <= MOST_PAGES && d / a <= MOST_PAGES,
  )
}

/** The cost of figures in a shop with a year of a thousand rows, and of a million. */
export async function figures(scope: Scope): Promise<Line[]> {
  const { connection } = await startDatabase(scope)
  await migrateDatabase(connection)
  const client = await connect(scope, connection)
  await client.query(uuidFunction)
  const open = async (name: string): Promise<Place> => {
    const workspaceId = await newWorkspace(client, name)
    const { rows } = await client.query<{ id: string }>(
      "select pg_temp.seeded_uuid($1 || ' brand 1') as id",
      [workspaceId],
    )
    return { actor: ownerOf(workspaceId), brandId: rows[0]?.id ?? '' }
  }

  const few = await open('Small')
  await seedYear(client, few.actor.workspaceId, small)
  // A single shop would be read by full scans, unlike a shop among others.
  for (let each = 0; each < NEIGHBOURS; each++)
    await seedYear(client, (await open(`Neighbour ${each}`)).actor.workspaceId, small)
  await settle(client)
  const among = await measureAll(await openRecorder(scope, connection), probes, few)

  const [some, many] = [await open('Middle'), await open('Large')]
  await withoutIndexes(client, yearTables, async () => {
    await seedYear(client, some.actor.workspaceId, middle)
    await seedYear(client, many.actor.workspaceId, large)
  })
  await settle(client)
  // A new connection, with plans from the new statistics.
  const recorder = await openRecorder(scope, connection)
  const costs = {
    among,
    tenth: await measureAll(recorder, probes, some),
    grown: await measureAll(recorder, probes, many),
    beside: await measureAll(recorder, probes, few),
  }
  return [
    ...Object.keys(probes).map((name) => compare(name, costs)),
    note('  1 k', 'a thousand customers, posts, messages and sales in a year, twenty such shops beside it'),
    note(
      '  1 M',
      '50 k customers, 200 k posts, a million messages and sales in a year; 100 k is a tenth of it',
    ),
    note('  beside', 'the first shop again, in the tables that now hold the large ones too'),
  ]
}
