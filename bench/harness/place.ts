import type pg from 'pg'
import { encodeCursor } from '#server/db/keyset.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** A seeded workspace as its owner sees it, with the places in it that pages are asked from. */
export type Place = {
  actor: Actor
  /** Nine tenths down each list. */
  deep: { customers: string; invoices: string; ofCustomer: string; activity: string }
  /** One of the two brands. */
  brandId: string
  /** The customer with a tenth of all invoices. */
  customerId: string
  /** The whole address of one customer. */
  email: string
}

export async function newWorkspace(client: pg.Client, name: string): Promise<WorkspaceId> {
  const { rows } = await client.query<{ id: WorkspaceId }>(
    'insert into workspaces (name) values ($1) returning id',
    [name],
  )
  if (!rows[0]) throw new Error('The workspace was not written.')
  return rows[0].id
}

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
  const customer = await at(
    `select sort_key, id, email from customers where workspace_id = $1
    order by sort_key, id offset $2 limit 1`,
    [workspaceId, Math.floor(rows * 0.9)],
  )
  const invoiceAt = `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created, id
    from invoices where workspace_id = $1 and ($3::uuid is null or customer_id = $3)
    order by created_at desc, id desc offset $2 limit 1`
  const invoice = await at(invoiceAt, [workspaceId, Math.floor(rows * 0.9), null])
  const ofCustomer = await at(invoiceAt, [workspaceId, Math.floor(Number(busiest.count) * 0.4), busiest.id])
  const brand = await at('select id from brands where workspace_id = $1 order by created_at limit 1', [
    workspaceId,
  ])
  const entry = await at(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created, id
    from activity where workspace_id = $1 order by created_at desc, id desc offset $2 limit 1`,
    [workspaceId, Math.floor(rows * 0.9)],
  )
  return {
    actor: ownerOf(workspaceId),
    deep: {
      customers: encodeCursor([customer.sort_key ?? '', customer.id ?? '']),
      invoices: encodeCursor([invoice.created ?? '', invoice.id ?? '']),
      ofCustomer: encodeCursor([ofCustomer.created ?? '', ofCustomer.id ?? '']),
      activity: encodeCursor([entry.created ?? '', entry.id ?? '']),
    },
    brandId: brand.id ?? '',
    customerId: busiest.id ?? '',
    email: customer.email ?? '',
  }
}

const ownerOf = (workspaceId: WorkspaceId): Actor => ({
  userId: '',
  workspaceId,
  sessionId: '',
  role: 'owner',
  canApprove: true,
  locale: 'en',
  timeZone: 'UTC',
  currency: 'USD',
  lastSeenAt: new Date(),
})
