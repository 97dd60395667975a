/** Statements that fill the tables around sales; $1 is the workspace, $2 the number, as in seed.ts. */

export const products = `
  insert into products (id, workspace_id, source, remote_id, name, sku, category, price, currency, stock_quantity, created_at)
  select pg_temp.seeded_uuid($1::text || ' product ' || n), $1::uuid, 'csv', 'sku ' || n, 'Bunch of tulips ' || n,
    'TUL-' || n, 'Flowers', 500 + (n * 37) % 9000, 'USD', n % 50,
    date_trunc('minute', now()) - ($2 - n) * interval '1 minute'
  from generate_series(1, $2::bigint) n`

/** One every half hour; a tenth by known customers. */
export const transactions = `
  insert into sales_transactions (id, workspace_id, source, remote_id, customer_name, buyer, payment_method,
    transaction_date, total_amount, refunded_amount, currency, status)
  select pg_temp.seeded_uuid($1::text || ' sale ' || n), $1::uuid, 'csv', 'receipt ' || n,
    case when n % 3 = 0 then 'Ana Ruiz ' || n % 997 end, case when n % 10 = 0 then 'buyer ' || n % 997 end, 'Card',
    date_trunc('minute', now()) - ($2 - n) * interval '30 seconds', 500 + (n * 41) % 20000,
    case when n % 50 = 0 then 500 else 0 end, 'USD',
    case when n % 50 = 0 then 'partially_refunded' when n % 71 = 0 then 'cancelled' else 'completed' end
  from generate_series(1, $2::bigint) n`

/** What the triggers would have written. */
export const salesHours = `
  insert into sales_hours (workspace_id, currency, day, hour, sales, gross, refunded)
  select workspace_id, currency, (transaction_date at time zone 'UTC')::date as day,
    extract(hour from transaction_date at time zone 'UTC')::smallint as hour,
    count(*), sum(total_amount), sum(refunded_amount)
  from sales_transactions where workspace_id = $1::uuid and counts_as_sale(status)
  group by workspace_id, currency, day, hour`

export const salesBuyers = `
  insert into sales_buyers (workspace_id, currency, buyer, sales, spent, first_at, last_at)
  select workspace_id, currency, buyer, count(*), sum(total_amount - refunded_amount),
    min(transaction_date), max(transaction_date)
  from sales_transactions where workspace_id = $1::uuid and buyer is not null and counts_as_sale(status)
  group by workspace_id, currency, buyer`
