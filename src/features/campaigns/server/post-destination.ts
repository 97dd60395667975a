import type { ServerLimits } from '#connectors/social/server-limits.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { type Account, accountFor } from '#features/social-accounts/account-for.ts'
import type { PostState } from '../campaign-status.ts'
import type { PostDestination } from '../post-shape.ts'
import type { AttemptRow, PostRow } from './posts.repository.ts'

export type SendingAccount = Account & { limits: ServerLimits | null }

const isSent = new Set<PostState>(['sending', 'published', 'unconfirmed'])

const through = (adapter: string): PostDestination => (isTestAdapter(adapter) ? 'test' : 'network')

/** The destination of a post: from its last attempt, otherwise from the accounts connected now. */
export function destinationOf(
  post: Pick<PostRow, 'state' | 'brandId' | 'platform' | 'accountId' | 'confirmedBy'>,
  attempts: readonly Pick<AttemptRow, 'adapter'>[],
  accounts: readonly SendingAccount[],
): PostDestination {
  if (isSent.has(post.state)) {
    const last = attempts.at(-1)
    return last && post.confirmedBy === null ? through(last.adapter) : 'person'
  }
  const account = accountFor(accounts, post)
  return account && account.health !== 'needs_reconnect' ? through(account.adapter) : 'person'
}
