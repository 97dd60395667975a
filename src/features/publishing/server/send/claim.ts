import type { ChannelAccount, OutgoingPost } from '#connectors/social/adapter.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { PostProgress } from '#features/campaigns/index.server.ts'
import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { AccountRow } from '#features/social-accounts/index.server.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { DuePost } from './due-posts.repository.ts'

export type AttemptRef = {
  workspaceId: WorkspaceId
  campaignId: string
  postId: string
  attemptId: string
  fence: number
  turn: number
  accountId: string | null
}

/** The right, and the duty, to send one post once. */
export type Claim = AttemptRef & {
  platform: Platform
  row: AccountRow
  account: ChannelAccount
  /** The token has ended, or soon will: it is renewed first. */
  isOutdated: boolean
  outgoing: OutgoingPost
  /** Of an earlier attempt with the same content. */
  progress: PostProgress | null
  /** By this process's monotonic clock. */
  claimedAt: number
}

/** A due post that cannot be sent until a person acts. */
export type Refusal = {
  post: DuePost
  state: 'needs_you' | 'failed'
  reason: PostReason
  detail: string | null
  /** The account that has to be reconnected. */
  closed: string | null
  /** Until then no other worker claims it; if the refusal is never written, it becomes due again. */
  heldUntil: number
}
