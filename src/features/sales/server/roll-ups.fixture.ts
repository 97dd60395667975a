import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { TestApp } from '#tests/test-app.ts'

const counted = "status in ('completed', 'refunded', 'partially_refunded')"

const read = async (at: TestApp, statement: string, workspaceId: WorkspaceId) =>
  (await at.query(statement, [workspaceId])).rows

const buyersAnew = `
  select currency, buyer, count(*) as sales, sum(total_amount - refunded_amount)::bigint as spent,
    max(transaction_date) as last_at
  from sales_transactions where workspace_id = $1 and buyer is not null and ${counted} group by currency, buyer`

/** The roll-ups as kept by triggers, without zero rows. */
export const keptRollUps = async (at: TestApp, workspaceId: WorkspaceId) => ({
  hours: await read(
    at,
    `select currency, day::text, hour, sales, gross, refunded from sales_hours
     where workspace_id = $1 and (sales, gross, refunded) <> (0, 0, 0) order by currency, day, hour`,
    workspaceId,
  ),
  products: await read(
    at,
    `select currency, day::text, name, quantity::float, amount from product_days
     where workspace_id = $1 and (quantity, amount) <> (0, 0) order by currency, day, name collate "C"`,
    workspaceId,
  ),
  buyers: await read(
    at,
    `select currency, buyer, sales, spent, first_at, last_at from sales_buyers
     where workspace_id = $1 order by currency, buyer collate "C"`,
    workspaceId,
  ),
  lastSeen: await read(
    at,
    `select currency, day::text, buyers, came_back, spent from buyer_days where workspace_id = $1 order by currency, day`,
    workspaceId,
  ),
  values: await read(
    at,
    'select currency, step, buyers, spent from buyer_values where workspace_id = $1 order by currency, step',
    workspaceId,
  ),
})

/** The same, recounted from all sales. */
export const countedRollUps = async (at: TestApp, workspaceId: WorkspaceId) => ({
  hours: await read(
    at,
    `select sale.currency, (transaction_date at time zone time_zone)::date::text as day,
       extract(hour from transaction_date at time zone time_zone)::smallint as hour,
       count(*) as sales, sum(total_amount)::bigint as gross, sum(refunded_amount)::bigint as refunded
     from sales_transactions sale join workspaces shop on shop.id = sale.workspace_id
     where workspace_id = $1 and ${counted} group by 1, 2, 3 order by 1, 2, 3`,
    workspaceId,
  ),
  products: await read(
    at,
    `select sale.currency, (transaction_date at time zone time_zone)::date::text as day, item.name,
       sum(item.quantity)::float as quantity, sum(item.amount)::bigint as amount
     from sales_items item
     join sales_transactions sale on sale.id = item.transaction_id
     join workspaces shop on shop.id = sale.workspace_id
     where sale.workspace_id = $1 and ${counted}
     group by 1, 2, 3 having (sum(item.quantity), sum(item.amount)) <> (0, 0) order by 1, 2, item.name collate "C"`,
    workspaceId,
  ),
  buyers: await read(
    at,
    `select currency, buyer, count(*) as sales, sum(total_amount - refunded_amount)::bigint as spent,
       min(transaction_date) as first_at, max(transaction_date) as last_at
     from sales_transactions where workspace_id = $1 and buyer is not null and ${counted}
     group by currency, buyer order by currency, buyer collate "C"`,
    workspaceId,
  ),
  lastSeen: await read(
    at,
    `select buyer.currency, (last_at at time zone time_zone)::date::text as day, count(*) as buyers,
       count(*) filter (where sales > 1) as came_back, sum(spent)::bigint as spent
     from (${buyersAnew}) buyer, workspaces shop where shop.id = $1 group by 1, 2 order by 1, 2`,
    workspaceId,
  ),
  values: await read(
    at,
    `select currency, case when spent < 100 then spent
         else (left(spent::text, 2) || repeat('0', length(spent::text) - 2))::bigint end as step,
       count(*) as buyers, sum(spent)::bigint as spent
     from (${buyersAnew}) buyer group by 1, 2 order by 1, 2`,
    workspaceId,
  ),
})
