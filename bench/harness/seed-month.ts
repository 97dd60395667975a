import type pg from 'pg'
import { TEXT_PLATFORMS } from '#tests/text-platforms.ts'

/** Scheduled campaigns with two posts each, spread over the days of a month between 8:00 and 20:00 UTC. */
export async function seedMonth(
  client: pg.Client,
  email: string,
  posts: number,
  { month, days }: { month: string; days: number },
): Promise<void> {
  const platforms = TEXT_PLATFORMS.slice(0, 2)
  const campaigns = posts / platforms.length
  await client.query(
    `with shop as (
      select workspace_id, user_id from memberships join users on users.id = user_id where email = $1
    ), made as (
      insert into campaigns (workspace_id, created_by, title, description, content, status, scheduled_for, post_count)
      select workspace_id, user_id, 'Spring offer ' || n, 'Spring', '{"content":"","variations":[],"suggestedHashtags":[],"visualSuggestions":[]}',
        'scheduled', at, $3
      from shop, generate_series(0, $2::int - 1) n,
        lateral (select $4::timestamptz + n % $5 * interval '1 day' + interval '8 hours'
          + n / $5 * interval '12 hours' / ceil($2::float8 / $5)) as moment (at)
      returning id, workspace_id, scheduled_for
    )
    insert into posts (workspace_id, campaign_id, platform, title, text, state, scheduled_for, due_at)
    select workspace_id, id, platform, 'Spring', repeat('Come in and see us. ', 8), 'scheduled', scheduled_for, scheduled_for
    from made, unnest($6::text[]) platform`,
    [email, campaigns, platforms.length, `${month}-01`, days, platforms],
  )
}
