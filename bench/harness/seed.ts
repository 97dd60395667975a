import type pg from 'pg'
import * as inbox from './seed-inbox.ts'
import * as marketing from './seed-marketing.ts'
import * as sales from './seed-sales.ts'

/** Pseudorandom and the same in every run; a valid version 4, which answers are validated for. */
export const uuidFunction = `
  create or replace function pg_temp.seeded_uuid(seed text) returns uuid language sql immutable
  return overlay(overlay(md5(seed) placing '4' from 13) placing '8' from 17)::uuid`

/**
 * Every tenth invoice is the first customer's, so that one customer has many. Pending ones are never late. Sixty are
 * overdue, and as many customers are prospects, for any number of rows: a page of those is always full.
 */
const invoices = `
  insert into invoices
    (id, workspace_id, customer_id, invoice_number, amount, description, due_date, status, created_at)
  select pg_temp.seeded_uuid($1::text || ' invoice ' || n), $1::uuid,
    pg_temp.seeded_uuid($1::text || ' customer ' || case when n % 10 = 0 then 1 else 1 + (n * 7919) % $2 end),
    'INV-' || n, 500 + (n * 37) % 90000, 'Flowers and delivery, order ' || n,
    current_date + (n % 60)::int,
    case when n % ($2 / 60) = 1 then 'overdue' when n % 20 = 1 then 'cancelled'
      when n % 3 = 0 then 'pending' else 'paid' end,
    date_trunc('minute', now()) - ($2 - n) * interval '1 minute' + (n * 7 % 1000) * interval '1 millisecond'
  from generate_series(1, $2::bigint) n`

/** Two brands, each with a third of the customers; the last third has none. */
const brands = `
  insert into brands (id, workspace_id, name, created_at)
  select pg_temp.seeded_uuid($1::text || ' brand ' || n), $1::uuid, 'Brand ' || n, now() + n * interval '1 second'
  from generate_series(1, 2) n`

const activity = `
  insert into activity (id, workspace_id, actor_name, kind, values, link, created_at)
  select pg_temp.seeded_uuid($1::text || ' activity ' || n), $1::uuid, 'Ana Ruiz', 'customer_added',
    jsonb_build_object('name', 'Customer ' || n), '/customers', now() - ($2 - n) * interval '1 minute'
  from generate_series(1, $2::bigint) n`

const customers = `
  with invoiced as materialized (
    select customer_id, sum(amount) filter (where status <> 'cancelled') as cents
    from invoices where workspace_id = $1::uuid group by customer_id
  ), people as (
    select n, pg_temp.seeded_uuid($1::text || ' customer ' || n) as id, md5('person ' || n) as chance
    from generate_series(1, $2::bigint) n
  )
  insert into customers
    (id, workspace_id, brand_id, name, email, phone, company, address, notes, status, language, total_invoiced)
  select people.id, $1::uuid,
    case when n % 3 > 0 then pg_temp.seeded_uuid($1::text || ' brand ' || n % 3) end,
    (array['Ana','Óscar','Lucía','Mateo','Sofía','Hugo','Emma','Noah','Olivia','Liam','Inés','Álvaro'])
      [1 + ('x' || substr(chance, 1, 6))::bit(24)::int % 12] || ' ' ||
    (array['Ruiz','Núñez','García','Smith','Jones','Peña','Müller','Costa','Brown','Vidal','Soto'])
      [1 + ('x' || substr(chance, 7, 6))::bit(24)::int % 11] || ' ' || substr(chance, 13, 8),
    substr(chance, 21, 10) || n || '@example.com',
    '+34 6' || lpad((n % 100000000)::text, 8, '0'),
    'Shop ' || substr(chance, 9, 6),
    n || ' Market Street, 28001 Madrid',
    case when n % 4 = 0 then 'Prefers to be called in the afternoon; pays by transfer.' end,
    case when n % ($2 / 60) = 1 then 'prospect' when n % 5 = 0 then 'inactive' else 'active' end,
    case when n % 2 = 0 then 'es' else 'en' end,
    coalesce(invoiced.cents, 0)
  from people left join invoiced on invoiced.customer_id = people.id`

const totals = `
  with of_customer as materialized (
    select customer_id, count(*) as invoices, sum(amount) filter (where status = 'paid') as revenue
    from invoices where workspace_id = $1::uuid group by customer_id
  )
  insert into customer_totals (workspace_id, brand_id, customers, invoices, revenue)
  select $1::uuid, brand_id, count(*), coalesce(sum(invoices), 0), coalesce(sum(revenue), 0)
  from customers left join of_customer on of_customer.customer_id = customers.id
  where workspace_id = $1::uuid group by brand_id
  on conflict (workspace_id, brand_id) do update
  set customers = excluded.customers, invoices = excluded.invoices, revenue = excluded.revenue`

/** Every table that grows with a workspace, and is worth loading without its indexes. */
export const seededTables = [
  'customers',
  'invoices',
  'activity',
  'campaigns',
  'campaign_words',
  'posts',
  'content_plans',
  'plan_entries',
  'sandbox_ledger',
  'sandbox_reactions',
  'conversations',
  'messages',
  'products',
  'sales_transactions',
]

/** A plan covers a month, but every size needs several pages of them. */
export const plansAmong = (rows: number) => Math.max(120, rows / 100)

/** This many rows of everything, in an empty workspace; each campaign with one to three posts. */
export async function seedWorkspace(
  client: pg.Client,
  workspaceId: string,
  rows: number,
  postsEach: 1 | 2 | 3,
): Promise<void> {
  const run = (text: string, ...values: number[]) => client.query(text, [workspaceId, ...values])
  await client.query(uuidFunction)
  // Triggers and foreign keys are off for speed; their results are written here.
  await client.query('set session_replication_role = replica')
  await run(brands)
  for (const statement of [invoices, customers, activity]) await run(statement, rows)
  // Otherwise the join of a million rows would be planned for a handful.
  await client.query('analyze invoices, customers')
  await run(totals)
  await run(marketing.campaigns, rows, postsEach)
  await run(marketing.posts, postsEach)
  await run(marketing.campaignWords)
  await run(marketing.campaignTotals)
  await run(marketing.plans, plansAmong(rows))
  await run(marketing.entries)
  await run(marketing.sandboxAccount)
  for (const statement of [marketing.ledger, marketing.reactions]) await run(statement, rows)
  for (const statement of [inbox.conversations, inbox.messages]) await run(statement, rows)
  await run(inbox.totals)
  for (const statement of [sales.products, sales.transactions]) await run(statement, rows)
  for (const statement of [sales.salesHours, sales.salesBuyers]) await run(statement)
  await client.query('set session_replication_role = origin')
}

/** What autovacuum would have done after a while. */
export async function settle(client: pg.Client): Promise<void> {
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
