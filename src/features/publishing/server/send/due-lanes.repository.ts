import { sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { DuePost } from './due-posts.repository.ts'

/** Posts that go out through one account: one workspace, brand (or none), platform and chosen account (or none). */
export type Lane = {
  workspaceId: WorkspaceId
  /** The workspace id for posts without a brand. */
  brandKey: string
  platform: Platform
  /** The workspace id for posts of the usual account. */
  accountKey: string
}

/** Workspaces per read, and lanes per workspace. */
export const WORKSPACES = 128
const LANES = 256
const WINDOW = 512
export const FIRST = '00000000-0000-0000-0000-000000000000'

// Matches the index predicate.
const waits = sql.raw("posts.state = 'scheduled' and not posts.is_demo")
const brandKey = sql.raw('coalesce(posts.brand_id, posts.workspace_id)')
const accountKey = sql.raw('coalesce(posts.account_id, posts.workspace_id)')
const lane = sql`posts.workspace_id as "workspaceId", ${brandKey} as "brandKey", posts.platform, ${accountKey} as "accountKey"`

/** The lanes with due posts; null if there are too many posts to look at one by one. */
export async function listFewDueLanes(db: Db): Promise<Lane[] | null> {
  const { rows } = await db.execute<Lane & { count: number }>(sql`
    select "workspaceId", "brandKey", platform, "accountKey", count(*) from (
      select ${lane} from posts where ${waits} and due_at <= now() order by due_at limit ${WINDOW}
    ) as oldest group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  const seen = rows.reduce((sum, { count }) => sum + count, 0)
  return seen < WINDOW ? rows : null
}

/**
 * Lanes with due posts in the next workspaces. The query jumps from index head to index head, so the number of due
 * posts per lane does not matter.
 */
export async function listDueLanes(db: Db, after: string): Promise<Lane[]> {
  const { rows } = await db.execute<Lane>(sql`
    with recursive workspace as (
      (select workspace_id as id from posts where ${waits} and workspace_id > ${after}::uuid order by workspace_id limit 1)
      union all
      select next.id from workspace, lateral (
        select workspace_id as id from posts where ${waits} and workspace_id > workspace.id order by workspace_id limit 1
      ) as next
    ),
    due as (
      select id from workspace
      where exists (select from posts where ${waits} and workspace_id = workspace.id and due_at <= now())
      limit ${WORKSPACES}
    )
    select lanes.* from due, lateral (
      with recursive lane as (
        (select ${lane} from posts where ${waits} and workspace_id = due.id
          order by workspace_id, ${brandKey}, platform, ${accountKey} limit 1)
        union all
        select next.* from lane, lateral (
          select ${lane} from posts
          where ${waits} and workspace_id = due.id
            and (${brandKey}, platform, ${accountKey}) > (lane."brandKey", lane.platform, lane."accountKey")
          order by workspace_id, ${brandKey}, platform, ${accountKey} limit 1
        ) as next
      )
      select * from lane where exists (
        select from posts where ${waits} and workspace_id = due.id and ${brandKey} = lane."brandKey"
          and platform = lane.platform and ${accountKey} = lane."accountKey" and due_at <= now()
      ) limit ${LANES}
    ) as lanes`)
  return rows
}

/**
 * The oldest due posts of each lane, locked until the transaction ends; locked posts are skipped. At one moment, posts
 * are sorted by campaign, so that a campaign is recomputed once per batch.
 */
export async function lockDue(db: Db, shares: ReadonlyMap<Lane, number>): Promise<DuePost[]> {
  const lanes = [...shares.keys()]
  const column = (of: (lane: Lane) => string) => sql.param(lanes.map(of))
  const { rows } = await db.execute<Omit<DuePost, 'now'> & { now: string }>(sql`
    select due.* from unnest(${column((each) => each.workspaceId)}::uuid[], ${column((each) => each.brandKey)}::uuid[],
      ${column((each) => each.platform)}::text[], ${column((each) => each.accountKey)}::uuid[],
      ${sql.param([...shares.values()])}::int[])
      as share (workspace_id, brand_key, platform, account_key, places),
    lateral (
      select id, workspace_id as "workspaceId", campaign_id as "campaignId", brand_id as "brandId", platform,
        account_id as "accountId", title, text,
        follow_ups as "followUps", options,
        fence, turn, progress, now() as now, (extract(epoch from now() - scheduled_for) * 1000)::float8 as "lateMs"
      from posts
      where ${waits} and workspace_id = share.workspace_id and ${brandKey} = share.brand_key
        and platform = share.platform and ${accountKey} = share.account_key and due_at <= now()
      order by due_at, campaign_id limit share.places
      for update skip locked
    ) as due`)
  return rows.map((row) => ({ ...row, now: new Date(row.now) }))
}
