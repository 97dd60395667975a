import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { CampaignContent } from '#features/campaigns/campaigns.contract.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WrittenBy } from '#writer/writer.ts'
import { insert as insertCampaign } from '../campaigns.repository.ts'
import { pinAccounts } from '../pin-accounts.ts'
import { drawingEnd, insert as insertPosts, list as listPosts } from '../posts.repository.ts'
import { recomputeAndAnnounce } from '../recompute-campaign.ts'

type NewPost = {
  platform: Platform
  /** Defaults to the usual account. */
  accountId?: string | null
  accountName?: string
  title: string
  text: string
  followUps?: string[]
  options?: Record<string, string>
  /** Defaults to the writer of the campaign; null for a text a person wrote. */
  writtenBy?: WrittenBy['kind'] | null
  formats?: string[]
  adType?: 'organic' | 'paid' | 'both' | null
  /** Dollars per day. */
  budget?: number | null
}

export type NewCampaign = {
  brandId: string | null
  /** The content plan it comes from. */
  planId?: string
  /** Its posts show this image of the media library. The caller has checked that it exists. */
  imageId?: string | null | undefined
  title: string
  description: string
  content: CampaignContent
  posts: NewPost[]
  /** Null for texts a person wrote. */
  writtenBy: WrittenBy | null
  /** Null for a draft. The caller has checked that it lies in the future. */
  scheduledFor: Date | null
  /** Media is made next; posts due before that wait for it. */
  drawsMedia?: boolean
}

/** Inserts a campaign with its posts, due at `scheduledFor`. Answers its id. */
export async function addCampaign(
  db: Db,
  actor: Pick<Actor, 'workspaceId' | 'userId' | 'clientId'>,
  campaign: NewCampaign,
): Promise<string> {
  const { workspaceId } = actor
  const { writtenBy, scheduledFor, drawsMedia = false, posts: newPosts, ...own } = campaign
  const id = await insertCampaign(db, {
    ...own,
    workspaceId,
    createdBy: actor.userId,
    aiGenerated: writtenBy !== null,
    writtenBy: writtenBy?.kind ?? null,
    writtenModel: writtenBy?.kind === 'ai' ? writtenBy.model : null,
  })
  const planned = { scheduledFor, dueAt: scheduledFor, state: scheduledFor ? 'scheduled' : 'draft' } as const
  const drawnBy = ({ platform, formats = [] }: NewPost) =>
    drawsMedia && mediumOf(platform, formats) ? drawingEnd : null
  const each = { writtenBy: writtenBy?.kind ?? null, workspaceId, campaignId: id, ...planned }
  if (newPosts.length > 0)
    await insertPosts(
      db,
      newPosts.map((post) => ({ ...each, ...post, drawingUntil: drawnBy(post) })),
    )
  if (scheduledFor) await pinAccounts(db, await listPosts(db, workspaceId, id))
  await recomputeAndAnnounce(db, actor, id)
  return id
}
