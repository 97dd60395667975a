import type pg from 'pg'
import type { CampaignSort } from '#features/campaigns/campaigns.contract.ts'
import { cursorAfter } from '#features/campaigns/server/list/campaign-order.repository.ts'
import { encodeCursor } from '#server/db/keyset.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { plansAmong } from './seed.ts'

/** A seeded workspace as its owner sees it, with positions for paging. */
export type Place = {
  actor: Actor
  /**
   * Nine tenths down each list; half-way for plans and unscheduled campaigns, and less for items of one customer or
   * conversation.
   */
  deep: {
    customers: string
    invoices: string
    ofCustomer: string
    activity: string
    campaigns: Record<CampaignSort, string>
    campaignsWithoutTime: string
    plans: string
    feed: string
    messages: string
    conversation: string
    products: string
    transactions: string
  }
  /** One of the two brands. */
  brandId: string
  /** The customer with a tenth of all invoices. */
  customerId: string
  /** The conversation with a tenth of all messages. */
  conversationId: string
  /** The full email address of one customer. */
  email: string
  /** The one account on the sandbox network. */
  accountId: string
  /** The 35 days from the start of this month. */
  month: { from: string; to: string }
}

export async function newWorkspace(client: pg.Client, name: string): Promise<WorkspaceId> {
  const { rows } = await client.query<{ id: WorkspaceId }>(
    'insert into workspaces (name) values ($1) returning id',
    [name],
  )
  if (!rows[0]) throw new Error('The workspace was not written.')
  return rows[0].id
}

const isoOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export async function lookAround(client: pg.Client, workspaceId: WorkspaceId, rows: number): Promise<Place> {
  const at = async (text: string, values: unknown[]) => {
    const { rows } = await client.query<Record<string, string>>(text, values)
    if (!rows[0]) throw new Error(`Nothing was found by: ${text}`)
    return rows[0]
  }
  const busiest = await at(
    `select customer_id as id, count(*) from invoices where workspace_id = $1
    group by customer_id order by count(*) desc limit 1`,
    [workspaceId],
  )
  const longest = await at(
    `select conversation_id as id, count(*) from messages where workspace_id = $1
    group by conversation_id order by count(*) desc limit 1`,
    [workspaceId],
  )
  const customer = await at(
    `select sort_key, id, email from customers where workspace_id = $1
    order by sort_key, id offset $2 limit 1`,
    [workspaceId, Math.floor(rows * 0.9)],
  )
  /** The cursor of a newest-first list after this many rows. */
  const newest = async (
    table: string,
    offset: number,
    { of, by = 'created_at' }: { of?: { column: string; id: string } | undefined; by?: string } = {},
  ) => {
    const row = await at(
      `select ${isoOf(by)} as created, id
      from ${table} where workspace_id = $1 ${of ? `and ${of.column} = $3` : ''}
      order by ${by} desc, id desc offset $2 limit 1`,
      [workspaceId, Math.floor(offset), ...(of ? [of.id] : [])],
    )
    return encodeCursor([row.created ?? '', row.id ?? ''])
  }
  /** The cursor of a campaign order, in one of its sections. */
  const campaign = async (sort: CampaignSort, order: string, depth = 0.9, section = 0, where = 'true') => {
    const row = await at(
      `select id, ${isoOf('created_at')} as "createdAt", ${isoOf('scheduled_for')} as "scheduledFor", reach,
        title_key as "titleKey"
      from campaigns where workspace_id = $1 and ${where} order by ${order} offset $2 limit 1`,
      [workspaceId, Math.floor(rows * depth)],
    )
    const { id = '', createdAt = '', scheduledFor = '', titleKey = '' } = row
    const keys = { id, createdAt, scheduledFor, titleKey, reach: Number(row.reach) }
    return encodeCursor(cursorAfter(sort, section, new Date().toISOString(), keys))
  }
  const brand = await at('select id from brands where workspace_id = $1 order by created_at limit 1', [
    workspaceId,
  ])
  const entry = await at(
    `select account_id, number from sandbox_ledger where workspace_id = $1
    order by account_id, number desc offset $2 limit 1`,
    [workspaceId, Math.floor(rows * 0.9)],
  )
  const month = await at(
    `select to_char(date_trunc('month', now()), 'YYYY-MM-DD') as from,
      to_char(date_trunc('month', now()) + interval '34 days', 'YYYY-MM-DD') as to`,
    [],
  )
  return {
    actor: ownerOf(workspaceId),
    deep: {
      customers: encodeCursor([customer.sort_key ?? '', customer.id ?? '']),
      invoices: await newest('invoices', rows * 0.9),
      ofCustomer: await newest('invoices', Number(busiest.count) * 0.4, {
        of: { column: 'customer_id', id: busiest.id ?? '' },
      }),
      activity: await newest('activity', rows * 0.9),
      campaigns: {
        newest: await campaign('newest', 'created_at desc, id desc'),
        oldest: await campaign('oldest', 'created_at, id'),
        planned: await campaign(
          'planned',
          'scheduled_for desc, created_at desc, id desc',
          0.6,
          1,
          'scheduled_for < now()',
        ),
        reach: await campaign('reach', 'reach desc, created_at desc, id desc'),
        title: await campaign('title', 'title_key, created_at, id'),
      },
      campaignsWithoutTime: await campaign(
        'planned',
        'created_at desc, id desc',
        0.1,
        2,
        'scheduled_for is null',
      ),
      plans: await newest('content_plans', plansAmong(rows) * 0.5),
      feed: encodeCursor([String(entry.number)]),
      messages: await newest('messages', rows * 0.9),
      conversation: await newest('messages', Number(longest.count) * 0.4, {
        of: { column: 'conversation_id', id: longest.id ?? '' },
      }),
      products: await newest('products', rows * 0.9),
      transactions: await newest('sales_transactions', rows * 0.9, { by: 'transaction_date' }),
    },
    brandId: brand.id ?? '',
    customerId: busiest.id ?? '',
    conversationId: longest.id ?? '',
    email: customer.email ?? '',
    accountId: entry.account_id ?? '',
    month: { from: month.from ?? '', to: month.to ?? '' },
  }
}

export const ownerOf = (workspaceId: WorkspaceId): Actor => ({
  userId: '00000000-0000-4000-8000-000000000000',
  workspaceId,
  sessionId: '',
  role: 'owner',
  canApprove: true,
  locale: 'en',
  timeZone: 'UTC',
  currency: 'USD',
  lastSeenAt: new Date(),
})
