import type pg from 'pg'
import * as inbox from './seed-inbox.ts'
import * as marketing from './seed-marketing.ts'
import * as sales from './seed-sales.ts'

/** The size of a shop's data, spread over one year. */
export type Year = { customers: number; posts: number; messages: number; sales: number }

/** Evenly over the last year, so that every day has some. */
const spread = "now() - ($2 - n) * (interval '365 days' / $2::float)"
const brandOf = (number: string) =>
  `case when ${number} % 3 > 0 then pg_temp.seeded_uuid($1::text || ' brand ' || ${number} % 3) end`

const customers = `
  insert into customers (id, workspace_id, brand_id, name, status, language, created_at)
  select pg_temp.seeded_uuid($1::text || ' customer ' || n), $1::uuid, ${brandOf('n')}, 'Customer ' || n, 'active', 'en', ${spread}
  from generate_series(1, $2::bigint) n`

const campaigns = `
  insert into campaigns (id, workspace_id, brand_id, title, description, content, status, scheduled_for, post_count,
    delivered_count, reach, engagement, created_at)
  select pg_temp.seeded_uuid($1::text || ' campaign ' || n), $1::uuid, ${brandOf('n')}, 'Week ' || n, 'Tulips', '{}',
    'published', ${spread}, 2, 2, 2 * (n % 900), 2 * (n % 97), ${spread}
  from generate_series(1, $2::bigint) n`

/** Two per campaign, on four platforms. */
const posts = `
  insert into posts (id, workspace_id, campaign_id, brand_id, platform, text, state, planned_zone, scheduled_for, published_at, reach,
    likes)
  select pg_temp.seeded_uuid(id::text || each), workspace_id, id, brand_id,
    (array['instagram', 'facebook', 'x', 'tiktok'])[2 * (reach / 2 % 2) + each], 'Tulips', 'published', 'UTC', scheduled_for, scheduled_for,
    reach / 2, engagement / 2
  from campaigns, generate_series(1, 2) each where workspace_id = $1::uuid order by created_at`

/** Every sixth is a reply. */
const messages = `
  insert into messages (id, workspace_id, conversation_id, brand_id, platform, direction, remote_id, content, sender_name,
    is_read, response_seconds, created_at)
  select pg_temp.seeded_uuid($1::text || ' message ' || n), $1::uuid,
    pg_temp.seeded_uuid($1::text || ' conversation ' || n % ($2 / 10)), ${brandOf('n % ($2 / 10)')}, 'instagram',
    case when n % 6 = 0 then 'out' else 'in' end, 'message ' || n,
    case when n % 2 = 0 then 'Hello, are the tulips of order ' || n || ' ready on Friday?'
      else 'Hola, ¿están listos los tulipanes del pedido ' || n || ' para el viernes?' end,
    'Customer ' || n, n % 3 > 0, case when n % 6 = 0 then n % 7200 end, ${spread}
  from generate_series(1, $2::bigint) n`

/** A tenth by known customers, each of them twice. */
const transactions = `
  insert into sales_transactions (id, workspace_id, source, remote_id, buyer, transaction_date, total_amount, refunded_amount,
    currency, status)
  select pg_temp.seeded_uuid($1::text || ' sale ' || n), $1::uuid, 'csv', 'receipt ' || n,
    case when n % 10 = 0 then 'buyer ' || (n / 10) % ($2 / 20) end, ${spread}, 500 + (n * 7919) % 20011,
    case when n % 50 = 0 then 500 else 0 end, 'USD', case when n % 50 = 0 then 'partially_refunded' else 'completed' end
  from generate_series(1, $2::bigint) n`

/** Forty products, each sold every day. */
const productDays = `
  insert into product_days (workspace_id, currency, day, name, quantity, amount)
  select $1::uuid, 'USD', current_date - day, 'Bunch ' || product, 1 + day % 7, (1 + day % 7) * 100 * product
  from generate_series(0, 364) day, generate_series(1, 40) product`

/** One goal of each automatic kind, for each period. */
const goals = `
  insert into goals (workspace_id, title, target, period, category, deadline)
  select $1::uuid, category || ' ' || period, 1000, period, category, current_date + 30
  from unnest(array['revenue', 'customers', 'conversations']) category, unnest(array['weekly', 'monthly', 'quarterly']) period`

export const yearTables = [
  'customers',
  'campaigns',
  'posts',
  'conversations',
  'messages',
  'sales_transactions',
]

/** Roll-ups are written day by day; those of a whole year counted at once are stored in any order. */
const rollUpsByDay = ['inbox_hours', 'post_hours'].map(
  (table) => `
  with counted as (delete from ${table} where workspace_id = $1::uuid returning *)
  insert into ${table} select * from counted order by day, hour`,
)

/** A shop with two brands and unassigned rows; triggers are off for speed, and their figures are counted at the end. */
export async function seedYear(client: pg.Client, workspaceId: string, year: Year): Promise<void> {
  const run = (text: string, ...values: number[]) => client.query(text, [workspaceId, ...values])
  await client.query('set session_replication_role = replica')
  await run(
    `insert into brands (id, workspace_id, name)
    select pg_temp.seeded_uuid($1::text || ' brand ' || n), $1::uuid, 'Brand ' || n from generate_series(1, 2) n`,
  )
  await run(customers, year.customers)
  await run(campaigns, year.posts / 2)
  await run(posts)
  await run(marketing.campaignTotals)
  await run(inbox.conversations, year.messages)
  await run(messages, year.messages)
  await run(inbox.totals)
  await run(transactions, year.sales)
  for (const text of [sales.salesHours, sales.salesBuyers, productDays, goals]) await run(text)
  await run('select count_anew(workspaces) from workspaces where id = $1::uuid')
  for (const text of rollUpsByDay) await run(text)
  await client.query('set session_replication_role = origin')
}
