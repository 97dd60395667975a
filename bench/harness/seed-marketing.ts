/** Statements that fill the tables around campaigns; $1 is the workspace, $2 the number, as in seed.ts. */

const statusOfCampaign = `case when n % ($2 / 60) = 1 then 'failed' when n % 5 = 0 then 'draft'
    when n > $2 - 35 then 'scheduled' else 'published' end`

/**
 * Two a day in the 35 days from the start of this month, for any number, so that a month of the calendar is equally
 * full; the others in the years before. Sixty failed, for the same reason, and contain a unique word. Each brand has a
 * third.
 */
export const campaigns = `
  insert into campaigns
    (id, workspace_id, brand_id, title, description, content, ai_generated, written_by, status, scheduled_for,
      post_count, delivered_count, reach, engagement, clicks, created_at)
  select pg_temp.seeded_uuid($1::text || ' campaign ' || n), $1::uuid,
    case when n % 3 > 0 then pg_temp.seeded_uuid($1::text || ' brand ' || n % 3) end,
    'Spring flowers, week ' || n, case when n % ($2 / 60) = 1 then 'Peonies' else 'Tulips' end
      || ' and ranunculus straight from the grower, order ' || n || ' by Friday.',
    jsonb_build_object(
      'content', said, 'variations', jsonb_build_array(said || ' Spring on your table!', said || ' With a vase to match.'),
      'suggestedHashtags', jsonb_build_array('#tulips', '#flowershop', '#madrid'),
      'visualSuggestions', jsonb_build_array('A bunch of tulips on a wooden table, morning light.')),
    n % 2 = 0, case when n % 2 = 0 then 'built-in' end, status, case when status <> 'draft' then due end,
    $3::int, case when status = 'published' then $3::int else 0 end,
    case when status = 'published' then n % 900 else 0 end, case when status = 'published' then n % 90 else 0 end,
    case when status = 'published' then n % 40 else 0 end,
    date_trunc('minute', now()) - ($2 - n) * interval '1 minute' + (n * 7 % 1000) * interval '1 millisecond'
  from (
    select n, ${statusOfCampaign} as status,
      'The first tulips are here, ' || n || ' of them, straight from the grower and cut this morning. Order by Friday '
        || 'and we deliver on Saturday between nine and noon; on Sundays you find us at the market by the old bridge. '
        || 'Bring your own vase and we fill it for half the price.' as said,
      date_trunc('month', now())
        + (n - ($2 - 69)) * case when n > $2 - 69 then interval '12 hours' else interval '5 minutes' end as due
    from generate_series(1, $2::bigint) n
  ) planned`

/** One for each of the first platforms. */
export const posts = `
  insert into posts
    (id, workspace_id, campaign_id, brand_id, platform, text, state, planned_zone, scheduled_for, due_at, published_at, reach,
      likes, comments)
  select pg_temp.seeded_uuid(campaigns.id::text || each.platform), workspace_id, campaigns.id, brand_id, each.platform,
    campaigns.content ->> 'content', status, case when scheduled_for is not null then 'UTC' end, scheduled_for,
    case when status = 'scheduled' then scheduled_for end,
    case when status = 'published' then scheduled_for end, reach, engagement, clicks
  from campaigns, unnest((array['instagram', 'facebook', 'x'])[1:$2::int]) as each (platform)
  where workspace_id = $1::uuid order by created_at`

/** Of title and description only, which is fast for a million rows. */
export const campaignWords = `
  insert into campaign_words (workspace_id, campaign_id, words)
  select workspace_id, id, strip(to_tsvector('simple', title || ' ' || description))
  from campaigns where workspace_id = $1::uuid order by created_at`

export const campaignTotals = `
  insert into campaign_totals
    (workspace_id, brand_id, total, draft, scheduled, published, failed, ai_generated, reach, engagement)
  select workspace_id, brand_id, count(*), count(*) filter (where status = 'draft'),
    count(*) filter (where status = 'scheduled'), count(*) filter (where status = 'published'),
    count(*) filter (where status = 'failed'), count(*) filter (where ai_generated), sum(reach), sum(engagement)
  from campaigns where workspace_id = $1::uuid group by workspace_id, brand_id
  on conflict (workspace_id, brand_id) do update
  set total = excluded.total, draft = excluded.draft, scheduled = excluded.scheduled, published = excluded.published,
    failed = excluded.failed, ai_generated = excluded.ai_generated, reach = excluded.reach,
    engagement = excluded.engagement`

/** The newest two are of this month, the others of the ten years before. */
export const plans = `
  insert into content_plans
    (id, workspace_id, brand_id, title, description, month, year, business_data, insights, locale, written_by,
      generation, progress, created_at)
  select pg_temp.seeded_uuid($1::text || ' plan ' || n), $1::uuid,
    case when n % 3 > 0 then pg_temp.seeded_uuid($1::text || ' brand ' || n % 3) end,
    'Plan ' || n, 'A month of flowers', extract(month from first), extract(year from first),
    '{"industry": "retail", "topProducts": ["Tulips", "Roses"], "platforms": ["instagram", "facebook"]}',
    '["Weekends are the busiest days.", "Two holidays fall into this month."]', 'en', 'built-in', 'done', 100,
    date_trunc('minute', now()) - ($2 - n) * interval '1 hour'
  from (
    select n, date_trunc('month', now())
      - case when n > $2 - 2 then 0 else 1 + ($2 - n) % 120 end * interval '1 month' as first
    from generate_series(1, $2::bigint) n
  ) planned`

/** Thirty per plan, within the days that every month has. */
export const entries = `
  insert into plan_entries
    (id, workspace_id, plan_id, day, time, platform, title, text, reason, reason_detail, created_at)
  select pg_temp.seeded_uuid(content_plans.id::text || each), workspace_id, content_plans.id,
    make_date(year, month, 1 + (each - 1) % 28), lpad((8 + each % 12)::text, 2, '0') || ':30',
    case when each % 2 = 0 then 'instagram' else 'facebook' end, 'Day ' || each || ' of ' || content_plans.title,
    'The first tulips are here, ' || each || ' of them. Order by Friday and we deliver on Saturday morning. Shall we?',
    'habit', 'People look at flowers in the morning', created_at
  from content_plans, generate_series(1, 30) each
  where workspace_id = $1::uuid order by created_at, each`

export const sandboxAccount = `
  insert into sandbox_accounts (id, workspace_id, platform, handle, name, token_hash)
  values (pg_temp.seeded_uuid($1::text || ' account'), $1::uuid, 'instagram', 'flowers', 'Flowers', md5($1::text))`

export const ledger = `
  insert into sandbox_ledger (id, workspace_id, account_id, reference, title, text, media, created_at)
  select pg_temp.seeded_uuid($1::text || ' entry ' || n), $1::uuid, pg_temp.seeded_uuid($1::text || ' account'),
    pg_temp.seeded_uuid($1::text || ' attempt ' || n), '',
    'The first tulips are here, ' || n || ' of them. Order by Friday and we deliver on Saturday morning.', '[]',
    now() - ($2 - n) * interval '1 minute'
  from generate_series(1, $2::bigint) n order by n`

/** A view by a former member for each entry, and a comment for every fifth. */
export const reactions = `
  insert into sandbox_reactions (id, workspace_id, ledger_id, kind, text, created_at)
  select pg_temp.seeded_uuid($1::text || kind || n), $1::uuid, pg_temp.seeded_uuid($1::text || ' entry ' || n), kind,
    case when kind = 'comment' then 'How lovely!' end, now() - ($2 - n) * interval '1 minute'
  from generate_series(1, $2::bigint) n, unnest(array['view', 'comment']) kind
  where kind = 'view' or n % 5 = 0 order by n`
