import type pg from 'pg'
import * as activity from '#core/activity/server/activity.service.ts'
import * as calendar from '#features/calendar/server/calendar.service.ts'
import { campaignSorts } from '#features/campaigns/campaigns.contract.ts'
import { summarize } from '#features/campaigns/server/campaigns.service.ts'
import { hasDatedPosts, listDatedPosts } from '#features/campaigns/server/list/dated-posts.repository.ts'
import { listCampaigns } from '#features/campaigns/server/list/list-campaigns.ts'
import * as customers from '#features/customers/server/customers.service.ts'
import * as conversations from '#features/inbox/server/conversation.service.ts'
import * as inbox from '#features/inbox/server/inbox.service.ts'
import * as invoices from '#features/invoices/server/invoices.service.ts'
import * as planner from '#features/planner/server/planner.service.ts'
import * as sales from '#features/sales/server/sales.service.ts'
import * as feed from '#features/sandbox-network/server/feed.ts'
import { listOfAccount } from '#features/sandbox-network/server/sandbox-network.repository.ts'
import { systemClock } from '#server/clock.ts'
import type { Db } from '#server/db/database.ts'
import { decodeNumberCursor } from '#server/db/keyset.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { withoutIndexes } from './harness/bulk-load.ts'
import { connect, startDatabase } from './harness/database.ts'
import { compareCosts, measureAll, type Probe } from './harness/measure.ts'
import { lookAround, newWorkspace, type Place } from './harness/place.ts'
import { openRecorder } from './harness/recorder.ts'
import { type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'
import { seededTables, seedWorkspace, settle } from './harness/seed.ts'

const SMALL = 1_000
const LARGE = 1_000_000
const NEIGHBOURS = 20
const MOST_PAGES = 2

const limit = 50
/** Each comes with its thirty days. */
const planLimit = 20

const campaigns = (db: Db, actor: Actor, query: Parameters<typeof listCampaigns>[2]) =>
  listCampaigns({ db, clock: systemClock }, actor, query)

const campaignPages: Record<string, Probe<Place>> = Object.fromEntries(
  campaignSorts.flatMap((sort): [string, Probe<Place>][] => [
    [`campaigns by ${sort}, first page`, (db, { actor }) => campaigns(db, actor, { limit, sort })],
    [
      `campaigns by ${sort}, deep page`,
      (db, { actor, deep }) => campaigns(db, actor, { limit, sort, cursor: deep.campaigns[sort] }),
    ],
  ]),
)

/** Each requests one page the way its endpoint does. */
const probes: Record<string, Probe<Place>> = {
  'customers, first page': (db, { actor }) => customers.list(db, actor, { limit }),
  'customers, deep page': (db, { actor, deep }) =>
    customers.list(db, actor, { limit, cursor: deep.customers }),
  'customers, the sixty of one status': (db, { actor }) =>
    customers.list(db, actor, { limit, status: 'prospect' }),
  'customers of one brand, first page': (db, { actor, brandId }) =>
    customers.list(db, actor, { limit, brandId }),
  'customers of one brand, deep page': (db, { actor, brandId, deep }) =>
    customers.list(db, actor, { limit, brandId, cursor: deep.customers }),
  'customers, summary': (db, { actor }) => customers.summarize(db, actor),
  'invoices, first page': (db, { actor }) => invoices.list({ db, clock: systemClock }, actor, { limit }),
  'invoices, deep page': (db, { actor, deep }) =>
    invoices.list({ db, clock: systemClock }, actor, { limit, cursor: deep.invoices }),
  'invoices, the sixty of one status': (db, { actor }) =>
    invoices.list({ db, clock: systemClock }, actor, { limit, status: 'overdue' }),
  "invoices, one customer's first page": (db, { actor, customerId }) =>
    invoices.list({ db, clock: systemClock }, actor, { limit, customerId }),
  "invoices, one customer's deep page": (db, { actor, customerId, deep }) =>
    invoices.list({ db, clock: systemClock }, actor, { limit, customerId, cursor: deep.ofCustomer }),
  'activity, first page': (db, { actor }) => activity.list(db, actor, 'en', { limit }),
  'activity, deep page': (db, { actor, deep }) =>
    activity.list(db, actor, 'en', { limit, cursor: deep.activity }),
  ...campaignPages,
  'campaigns by planned, deep among those without a time': (db, { actor, deep }) =>
    campaigns(db, actor, { limit, sort: 'planned', cursor: deep.campaignsWithoutTime }),
  'campaigns, the sixty of one status': (db, { actor }) => campaigns(db, actor, { limit, status: 'failed' }),
  'campaigns, the sixty of one status by reach': (db, { actor }) =>
    campaigns(db, actor, { limit, status: 'failed', sort: 'reach' }),
  'campaigns, drafts by reach': (db, { actor }) =>
    campaigns(db, actor, { limit, status: 'draft', sort: 'reach' }),
  'campaigns, written by a writer': (db, { actor }) => campaigns(db, actor, { limit, ai: 'true' }),
  'campaigns of one brand, first page': (db, { actor, brandId }) => campaigns(db, actor, { limit, brandId }),
  'campaigns of one brand, deep page': (db, { actor, brandId, deep }) =>
    campaigns(db, actor, { limit, brandId, cursor: deep.campaigns.newest }),
  'campaigns of one brand by title, deep page': (db, { actor, brandId, deep }) =>
    campaigns(db, actor, { limit, brandId, sort: 'title', cursor: deep.campaigns.title }),
  'campaigns, totals': (db, { actor }) => summarize(db, actor),
  'content plans, first page': (db, { actor }) =>
    planner.list({ db, clock: systemClock }, actor, 'en', { limit: planLimit }),
  'content plans, deep page': (db, { actor, deep }) =>
    planner.list({ db, clock: systemClock }, actor, 'en', { limit: planLimit, cursor: deep.plans }),
  'calendar, one month': (db, { actor, month }) =>
    calendar.getItems({ db, clock: systemClock }, actor, month, 'en'),
  'calendar, posts of one month': (db, { actor, month: { from, to } }) =>
    listDatedPosts(db, actor.workspaceId, { from: new Date(from), until: new Date(to) }, 3000),
  'calendar, whether it has posts': (db, { actor }) => hasDatedPosts(db, actor.workspaceId),
  'messages, first page': (db, { actor }) => inbox.list(db, actor, { limit }),
  'messages, deep page': (db, { actor, deep }) => inbox.list(db, actor, { limit, cursor: deep.messages }),
  'messages, unread': (db, { actor }) => inbox.list(db, actor, { limit, unread: true }),
  'messages, the sixty important ones': (db, { actor }) => inbox.list(db, actor, { limit, important: true }),
  'messages of one platform, first page': (db, { actor }) =>
    inbox.list(db, actor, { limit, platform: 'facebook' }),
  'messages of one brand, first page': (db, { actor, brandId }) => inbox.list(db, actor, { limit, brandId }),
  'messages, summary': (db, { actor }) => inbox.summarize(db, actor),
  'a conversation, first page': (db, { actor, conversationId }) =>
    conversations.listEntries(db, actor, 'en', conversationId, { limit }),
  'a conversation, deep page': (db, { actor, conversationId, deep }) =>
    conversations.listEntries(db, actor, 'en', conversationId, { limit, cursor: deep.conversation }),
  'products, first page': (db, { actor }) => sales.products(db, actor, { limit }),
  'products, deep page': (db, { actor, deep }) => sales.products(db, actor, { limit, cursor: deep.products }),
  'transactions, first page': (db, { actor }) => sales.transactions(db, actor, { limit }),
  'transactions, deep page': (db, { actor, deep }) =>
    sales.transactions(db, actor, { limit, cursor: deep.transactions }),
  'sandbox feed, first page': (db, { actor, accountId }) =>
    listOfAccount(db, actor.workspaceId, accountId, null, limit + 1),
  'sandbox feed, deep page': (db, { actor, accountId, deep }) =>
    listOfAccount(db, actor.workspaceId, accountId, decodeNumberCursor(deep.feed), limit + 1),
}

/**
 * Shown but not judged: how much of an index a text search reads depends on the number of rows, and the reactions to
 * fifty posts are looked up one by one, while a thousand are read by a scan.
 */
const shown: Record<string, Probe<Place>> = {
  '  customers, search for one address': (db, { actor, email }) =>
    customers.list(db, actor, { limit, search: email }),
  '  customers, search for a common name': (db, { actor }) =>
    customers.list(db, actor, { limit, search: 'garcia' }),
  '  customers, search for nobody': (db, { actor }) =>
    customers.list(db, actor, { limit, search: 'wxyz wxyz' }),
  '  messages, search for one order': (db, { actor }) =>
    inbox.list(db, actor, { limit, search: 'order 777' }),
  '  messages, search for a common word': (db, { actor }) =>
    inbox.list(db, actor, { limit, search: 'tulips' }),
  '  campaigns, search for the word of sixty': (db, { actor }) =>
    campaigns(db, actor, { limit, search: 'peonies' }),
  '  campaigns, search for the word of sixty by reach': (db, { actor }) =>
    campaigns(db, actor, { limit, search: 'peonies', sort: 'reach' }),
  '  campaigns, search for a common word': (db, { actor }) =>
    campaigns(db, actor, { limit, search: 'tulips' }),
  '  campaigns, search for a common word by reach': (db, { actor }) =>
    campaigns(db, actor, { limit, search: 'tulips', sort: 'reach' }),
  '  campaigns, search for nothing': (db, { actor }) => campaigns(db, actor, { limit, search: 'wxyz' }),
  '  sandbox feed with its reactions, first page': (db, { actor, accountId }) =>
    feed.list({ db, clock: systemClock }, actor, accountId, { limit }),
  '  sandbox feed with its reactions, deep page': (db, { actor, accountId, deep }) =>
    feed.list({ db, clock: systemClock }, actor, accountId, { limit, cursor: deep.feed }),
}

const all = { ...probes, ...shown }

/** Pages of tables and indexes read at a thousand rows and at a million: the number of rows must not matter. */
export async function pages(scope: Scope): Promise<Line[]> {
  const { connection } = await startDatabase(scope)
  await migrateDatabase(connection)
  const client = await connect(scope, connection)

  const smallId = await newWorkspace(client, 'Small')
  await seedWorkspace(client, smallId, SMALL, 1)
  await settle(client)
  const small = await lookAround(client, smallId, SMALL)
  const alone = await measureAll(await openRecorder(scope, connection), all, small)

  const begun = performance.now()
  const largeId = await seedLarge(client)
  await settle(client)
  const seconds = (performance.now() - begun) / 1000
  const large = await lookAround(client, largeId, LARGE)
  // A new connection, with plans from the new statistics.
  const recorder = await openRecorder(scope, connection)
  const grown = await measureAll(recorder, all, large)
  const beside = await measureAll(recorder, all, small)

  return [
    ...Object.keys(probes).map((name) =>
      compareCosts(name, [alone[name], grown[name], beside[name]], MOST_PAGES),
    ),
    ...Object.keys(shown).map((name) =>
      asNote(compareCosts(name, [alone[name], grown[name], beside[name]], MOST_PAGES)),
    ),
    note('  seeding a million of each', `${seconds.toFixed(0)} s`),
    note('  1 k', 'a workspace of 1 k rows in tables of their own'),
    note('  1 M', 'a workspace of 1 M rows, others beside it'),
    note('  beside', 'the first workspace again, in the tables that now hold the second one too'),
  ]
}

async function seedLarge(client: pg.Client) {
  for (let each = 0; each < NEIGHBOURS; each++) {
    await seedWorkspace(client, await newWorkspace(client, `Neighbour ${each}`), SMALL, 1)
  }
  const largeId = await newWorkspace(client, 'Large')
  await withoutIndexes(client, seededTables, () => seedWorkspace(client, largeId, LARGE, 1))
  return largeId
}

const asNote = (line: Line): Line => note(line.name, line.measured)
