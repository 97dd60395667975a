import type { ChannelAccount, ChannelAdapter } from '#connectors/social/adapter.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { type AccountRow, findAccount, openAccount } from '#features/social-accounts/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { CannotReply } from '../i18n/en.ts'
import type { ConversationRow } from './conversations.repository.ts'

type Needed = Pick<Deps, 'env' | 'clock' | 'secrets'>
type Conversation = Pick<ConversationRow, 'workspaceId' | 'accountId' | 'platform' | 'lastIncomingAt'>

/** The account for a reply, or why there is none. */
export type ReplyRoute = {
  row: AccountRow
  account: ChannelAccount
  adapter: ChannelAdapter & { reply: NonNullable<ChannelAdapter['reply']> }
}

const HOUR_MS = 3_600_000

/** The network's deadline for a free reply; null without a limit. */
export function replyUntil({ platform, lastIncomingAt }: Pick<Conversation, 'platform' | 'lastIncomingAt'>) {
  const hours = manifestOf(platform).replyWindowHours
  return hours === undefined || !lastIncomingAt ? null : new Date(lastIncomingAt.getTime() + hours * HOUR_MS)
}

export async function findRoute(
  deps: Needed,
  db: Db,
  conversation: Conversation,
): Promise<
  { account: AccountRow | null; route: ReplyRoute } | { account: AccountRow | null; obstacle: CannotReply }
> {
  const { workspaceId, accountId } = conversation
  const row = accountId ? await findAccount(db, workspaceId, accountId) : null
  const stopped = (obstacle: CannotReply) => ({ account: row, obstacle })
  if (!row) return stopped('account_gone')
  if (!row.isActive) return stopped('account_inactive')
  const adapter = adapterFor(row.adapter, deps)
  const { reply } = adapter
  if (!reply) return stopped('not_offered')
  const account = row.health === 'needs_reconnect' ? null : openAccount(deps.secrets, row)
  if (!account) return stopped('needs_reconnect')
  const until = replyUntil(conversation)
  if (until && until <= deps.clock.now()) return stopped('window_over')
  return { account: row, route: { row, account, adapter: { ...adapter, reply } } }
}

export async function getRoute(deps: Needed, db: Db, conversation: Conversation): Promise<ReplyRoute> {
  const found = await findRoute(deps, db, conversation)
  if ('route' in found) return found.route
  throw new AppError(found.obstacle === 'window_over' ? 'reply_window_over' : 'reply_impossible')
}
