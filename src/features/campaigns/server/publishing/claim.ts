import type { ChannelAccount, OutgoingPost } from '#connectors/social/channel.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { AccountRow } from '#features/social-accounts/index.server.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { DuePost } from './due-posts.repository.ts'

/** One attempt, and the post it is of. */
export type AttemptRef = {
  workspaceId: WorkspaceId
  campaignId: string
  postId: string
  attemptId: string
  fence: number
  accountId: string | null
}

/** The right, and the duty, to send one post once. */
export type Claim = AttemptRef & {
  platform: Platform
  row: AccountRow
  account: ChannelAccount
  outgoing: OutgoingPost
  /** On this process's own stopwatch. */
  claimedAt: number
}

/** A post that is due and does not go out: for good, until a person has done something about it. */
export type Refusal = {
  post: DuePost
  state: 'needs_you' | 'failed'
  reason: PostReason
  detail: string | null
  /** The account that lets us in no longer. */
  closed: string | null
  /** Until then nobody else takes it up; should the refusal not be written, it is due again. */
  heldUntil: number
}
