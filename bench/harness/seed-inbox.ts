/** Statements that fill the inbox; $1 is the workspace, $2 the number of messages, as in seed.ts. */

const conversationOf = (number: string) => `pg_temp.seeded_uuid($1::text || ' conversation ' || ${number})`
const brandOf = (number: string) =>
  `case when ${number} % 3 > 0 then pg_temp.seeded_uuid($1::text || ' brand ' || ${number} % 3) end`
const platformOf = (number: string) => `(array['instagram', 'facebook', 'whatsapp', 'x'])[1 + ${number} % 4]`

/** Ten messages in each, and a tenth of all in the first. */
export const conversations = `
  insert into conversations
    (id, workspace_id, brand_id, platform, remote_id, contact_name, last_message_at, last_incoming_at, waiting_since)
  select ${conversationOf('n')}, $1::uuid, ${brandOf('n')}, ${platformOf('n')}, 'thread ' || n, 'Customer ' || n,
    now(), now(), now()
  from generate_series(0, $2::bigint / 10 - 1) n`

/** Every third is unread. Sixty are urgent, for any number of messages: a page of those is always full. */
export const messages = `
  insert into messages
    (id, workspace_id, conversation_id, brand_id, platform, direction, remote_id, content, sender_name, priority, is_read,
      created_at)
  select pg_temp.seeded_uuid($1::text || ' message ' || n), $1::uuid, ${conversationOf('place')}, ${brandOf('place')},
    ${platformOf('place')}, 'in', 'message ' || n,
    'Hello, are the tulips of order ' || n || ' ready on Friday, and do you deliver to the old bridge before noon?',
    'Customer ' || place, case when n % ($2 / 60) = 1 then 'urgent' else 'normal' end, n % 3 > 0,
    date_trunc('minute', now()) - ($2 - n) * interval '1 minute' + (n * 7 % 1000) * interval '1 millisecond'
  from (select n, case when n % 10 = 1 then 0 else n % ($2 / 10) end as place from generate_series(1, $2::bigint) n) written`

export const totals = `
  insert into inbox_totals (workspace_id, brand_id, total, unread, urgent)
  select workspace_id, brand_id, count(*), count(*) filter (where not is_read),
    count(*) filter (where priority = 'urgent')
  from messages where workspace_id = $1::uuid group by workspace_id, brand_id
  on conflict (workspace_id, brand_id) do update
  set total = excluded.total, unread = excluded.unread, urgent = excluded.urgent`
