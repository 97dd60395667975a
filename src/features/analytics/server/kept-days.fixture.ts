import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { TestApp } from '#tests/test-app.ts'

const planned = "post.scheduled_for is not null and post.state not in ('draft', 'failed')"
const out = "filter (where post.state = 'published')"
const dayOf = (moment: string) => `(${moment} at time zone time_zone)::date::text as day`
const hourOf = (moment: string) => `extract(hour from ${moment} at time zone time_zone)::smallint as hour`
const shopOf = (table: string) => `join workspaces shop on shop.id = ${table}.workspace_id`

const kept = {
  posts: `select brand_id, platform, day::text, planned, published, reach, engagement, clicks from post_days where workspace_id = $1`,
  hours: `select brand_id, day::text, hour, published, engagement from post_hours where workspace_id = $1`,
  campaigns: `select brand_id, day::text, previous::text, campaigns from campaign_days where workspace_id = $1`,
  messages: `select brand_id, day::text, hour, messages from inbox_hours where workspace_id = $1`,
  answers: `select brand_id, day::text, answers, seconds from answer_days where workspace_id = $1`,
  customers: `select brand_id, day::text, customers from customer_days where workspace_id = $1`,
}

/** From the rows themselves; the brand of a post is that of its campaign. */
const counted: typeof kept = {
  posts: `
    select campaign.brand_id, post.platform, ${dayOf('post.scheduled_for')}, count(*) as planned, count(*) ${out} as published,
      coalesce(sum(post.reach) ${out}, 0)::bigint as reach,
      coalesce(sum(post.likes + post.comments + post.shares) ${out}, 0)::bigint as engagement,
      coalesce(sum(post.clicks) ${out}, 0)::bigint as clicks
    from posts post join campaigns campaign on campaign.id = post.campaign_id ${shopOf('post')}
    where post.workspace_id = $1 and ${planned} group by 1, 2, 3`,
  hours: `
    select campaign.brand_id, ${dayOf('post.scheduled_for')}, ${hourOf('post.scheduled_for')}, count(*) as published,
      sum(post.likes + post.comments + post.shares)::bigint as engagement
    from posts post join campaigns campaign on campaign.id = post.campaign_id ${shopOf('post')}
    where post.workspace_id = $1 and ${planned} and post.state = 'published' group by 1, 2, 3`,
  campaigns: `
    select brand_id, day, previous, count(*) as campaigns
    from (
      select *, max(day) over (partition by campaign_id order by day rows between 1 preceding and 1 preceding) as previous
      from (
        select distinct post.campaign_id, campaign.brand_id, ${dayOf('post.scheduled_for')}
        from posts post join campaigns campaign on campaign.id = post.campaign_id ${shopOf('post')}
        where post.workspace_id = $1 and ${planned}
      ) days
    ) in_order group by 1, 2, 3`,
  messages: `
    select brand_id, ${dayOf('message.created_at')}, ${hourOf('message.created_at')}, count(*) as messages
    from messages message ${shopOf('message')} where workspace_id = $1 and direction = 'in' group by 1, 2, 3`,
  answers: `
    select brand_id, ${dayOf('message.created_at')}, count(*) as answers, sum(response_seconds)::bigint as seconds
    from messages message ${shopOf('message')} where workspace_id = $1 and response_seconds is not null group by 1, 2`,
  customers: `
    select brand_id, ${dayOf('customer.created_at')}, count(*) as customers
    from customers customer ${shopOf('customer')} where workspace_id = $1 group by 1, 2`,
}

async function readAll(at: TestApp, statements: typeof kept, workspaceId: WorkspaceId) {
  const found: Record<string, string[]> = {}
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await at.query(statement, [workspaceId])
    found[name] = rows.map((row) => JSON.stringify(Object.values(row))).sort()
  }
  return found
}

/** Figures by day and hour as triggers keep them. */
export const keptDays = (at: TestApp, workspaceId: WorkspaceId) => readAll(at, kept, workspaceId)

/** The same, recounted. */
export const countedDays = (at: TestApp, workspaceId: WorkspaceId) => readAll(at, counted, workspaceId)
