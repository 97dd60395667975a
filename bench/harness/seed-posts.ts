import type pg from 'pg'
import { TEXT_PLATFORMS } from '#tests/text-platforms.ts'

/** Campaigns with a post per platform, due one after the other within this many seconds from `startsAt`. */
export async function seedDuePosts(
  client: pg.Client,
  posts: number,
  startsAt: Date,
  seconds: number,
): Promise<void> {
  const campaigns = posts / TEXT_PLATFORMS.length
  await client.query(
    `with shop as (select workspace_id, user_id from memberships limit 1),
    made as (
      insert into campaigns (workspace_id, created_by, title, description, content, status, scheduled_for, post_count)
      select workspace_id, user_id, 'Spring ' || n, 'Spring', '{"content":"","variations":[],"suggestedHashtags":[],"visualSuggestions":[]}',
        'scheduled', $2, $4 from shop, generate_series(1, $1::int) n returning id, workspace_id
    ), numbered as (
      select made.*, platform, row_number() over () - 1 as place from made, unnest($3::text[]) platform
    )
    insert into posts (workspace_id, campaign_id, platform, title, text, state, scheduled_for, due_at)
    select workspace_id, id, platform, 'Spring', repeat('Come in and see us. ', 8), 'scheduled', due, due
    from numbered, lateral (select $2::timestamptz + place * $5::float8 * interval '1 second' / $6::float8) as at (due)`,
    [campaigns, startsAt, TEXT_PLATFORMS, TEXT_PLATFORMS.length, seconds, posts],
  )
  await client.query('analyze posts')
}
