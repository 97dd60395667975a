import { aliasedTable, and, asc, eq, gte, inArray, lt, or, type SQLWrapper, sql } from 'drizzle-orm'
import { isOfBrands } from '#core/brands/index.server.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { accountOrNone, brandOrNone, posts } from '../posts.table.ts'
import type { DatedPostFilter } from './dated-posts.repository.ts'

const DAY_MS = 86_400_000
const REPEAT_DAYS = 30

/** What went out or will: a draft or a failed post disturbs none. */
const counted: PostState[] = ['scheduled', 'sending', 'needs_you', 'unconfirmed', 'published']
/** A clash is worth a warning while one of the two can still be changed. */
const changeable: PostState[] = ['scheduled', 'needs_you']

// Posts of one account: as the publishing engine counts them.
const lane = sql`${brandOrNone(posts)}, ${posts.platform}, ${accountOrNone(posts)}`
const inOrder = sql`order by ${posts.scheduledFor}, ${posts.id}`
const before = sql`over (partition by ${lane} ${inOrder})`
const words = sql`md5(lower(regexp_replace(btrim(${posts.text}), '\\s+', ' ', 'g')))`
const sameBefore = sql`over (partition by ${lane}, ${words} ${inOrder})`

/**
 * Posts of one account less than an hour after the one before, and posts whose text the account had less than 30 days
 * before. One pass over the posts of the days and the month around them.
 */
export async function listClashes(
  db: Db,
  workspaceId: WorkspaceId,
  { from, until, brandIds }: Pick<DatedPostFilter, 'from' | 'until' | 'brandIds'>,
  limit: number,
) {
  const around = REPEAT_DAYS * DAY_MS
  const dated = db.$with('dated').as(
    db
      .select({
        id: posts.id,
        platform: posts.platform,
        scheduledFor: posts.scheduledFor,
        state: posts.state,
        campaignId: posts.campaignId,
        isBlank: sql<boolean>`btrim(${posts.text}) = ''`.as('is_blank'),
        closeId: sql<string | null>`lag(${posts.id}) ${before}`.as('close_id'),
        twinId: sql<string | null>`lag(${posts.id}) ${sameBefore}`.as('twin_id'),
        closeAt: sql`lag(${posts.scheduledFor}) ${before}`.as('close_at'),
        twinAt: sql`lag(${posts.scheduledFor}) ${sameBefore}`.as('twin_at'),
        closeState: sql<PostState>`lag(${posts.state}) ${before}`.as('close_state'),
        twinState: sql<PostState>`lag(${posts.state}) ${sameBefore}`.as('twin_state'),
      })
      .from(posts)
      .where(
        and(
          eq(posts.workspaceId, workspaceId),
          gte(posts.scheduledFor, new Date(from.getTime() - around)),
          lt(posts.scheduledFor, new Date(until.getTime() + around)),
          inArray(posts.state, counted),
          isOfBrands(posts.brandId, brandIds),
        ),
      ),
  )
  const isClose = sql<boolean>`${dated.scheduledFor} - ${dated.closeAt} < interval '1 hour'`
  const isRepeated = sql<boolean>`not ${dated.isBlank} and ${dated.scheduledFor} - ${dated.twinAt} < interval '30 days'`
  // Before the other post is joined: a busy account may have thousands of pairs.
  const worthIt = (otherState: SQLWrapper, otherAt: SQLWrapper) =>
    and(
      or(inArray(dated.state, changeable), inArray(otherState, changeable)),
      // One of the two is on these days.
      or(
        and(gte(dated.scheduledFor, from), lt(dated.scheduledFor, until)),
        sql`${otherAt} >= ${from.toISOString()} and ${otherAt} < ${until.toISOString()}`,
      ),
    )
  const isCloseHere = and(isClose, worthIt(dated.closeState, dated.closeAt))
  const isRepeatedHere = and(isRepeated, worthIt(dated.twinState, dated.twinAt))
  const first = db
    .select({ id: dated.id })
    .from(dated)
    .where(or(isCloseHere, isRepeatedHere))
    .orderBy(asc(dated.scheduledFor), asc(dated.id))
    .limit(limit)
  const other = aliasedTable(posts, 'other')
  const otherCampaign = aliasedTable(campaigns, 'other_campaign')
  const isPair = or(
    and(isCloseHere, eq(other.id, dated.closeId)),
    and(isRepeatedHere, eq(other.id, dated.twinId)),
  )
  return db
    .with(dated)
    .select({
      platform: dated.platform,
      isClose: sql<boolean>`${isCloseHere} and ${other.id} = ${dated.closeId}`,
      isRepeated: sql<boolean>`${isRepeatedHere} and ${other.id} = ${dated.twinId}`,
      first: {
        id: other.id,
        campaignId: other.campaignId,
        title: otherCampaign.title,
        scheduledFor: other.scheduledFor,
        state: other.state,
      },
      second: {
        id: dated.id,
        campaignId: dated.campaignId,
        title: campaigns.title,
        scheduledFor: dated.scheduledFor,
        state: dated.state,
      },
    })
    .from(dated)
    .innerJoin(other, and(eq(other.workspaceId, workspaceId), isPair))
    .innerJoin(
      otherCampaign,
      and(eq(otherCampaign.workspaceId, workspaceId), eq(otherCampaign.id, other.campaignId)),
    )
    .innerJoin(campaigns, and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, dated.campaignId)))
    .where(inArray(dated.id, first))
    .orderBy(asc(dated.scheduledFor), asc(dated.id))
    .limit(limit)
}

export const isChangeable = (state: PostState): boolean => changeable.includes(state)
