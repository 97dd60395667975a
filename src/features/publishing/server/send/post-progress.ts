import { createHash } from 'node:crypto'
import type { ChannelAccount, OutgoingPost } from '#connectors/social/adapter.ts'
import type { PostProgress } from '#features/campaigns/index.server.ts'

/** What is being published, and through which account of the network; not under which reference. */
function fingerprint(
  { reference: _, outbox: __, ...content }: OutgoingPost,
  { remoteId }: ChannelAccount,
): string {
  return createHash('sha256')
    .update(JSON.stringify([content, remoteId]))
    .digest('base64url')
}

export const progressAt = (
  outgoing: OutgoingPost,
  account: ChannelAccount,
  step: string,
  isAccepted: boolean,
): PostProgress => ({
  reference: outgoing.reference,
  step,
  isAccepted,
  content: fingerprint(outgoing, account),
})

/** Whether an earlier attempt was about the same content, so that this one can go on from its step. */
export const isSameContent = (
  progress: PostProgress,
  outgoing: OutgoingPost,
  account: ChannelAccount,
): boolean => progress.content === fingerprint(outgoing, account)
