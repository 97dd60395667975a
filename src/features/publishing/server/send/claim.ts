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
  /** By this process's own monotonic clock. */
  claimedAt: number
}

/** A due post that does not go out until a person does something about it. */
export type Refusal = {
  post: DuePost
  state: 'needs_you' | 'failed'
  reason: PostReason
  detail: string | null
  /** The account that has to be connected again. */
  closed: string | null
  /** Until then no other worker claims it; should the refusal not be written, it is due again. */
  heldUntil: number
}
