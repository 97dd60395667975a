import type {
  AdapterKind,
  ChannelAccount,
  ChannelAdapter,
  Removal,
  Results,
  ResultsAnswer,
} from '../adapter.ts'
import { isClosed, reasonIn, revokeTokens } from '../connect/oauth2.ts'
import type { Reach } from '../http/network-call.ts'
import * as api from './mastodon.api.ts'
import { partsBelow, removalOf, resultsIn, statusIdIn } from './mastodon.map.ts'
import { publishStatuses } from './publish-statuses.ts'
import { readServerLimits } from './server-rules.ts'
import { mastodonSignIn } from './sign-in-mastodon.ts'

/** Deletes a post with the further parts of its thread: the last first, so that a second try still finds them. */
async function remove(reach: Reach, account: ChannelAccount, id: string): Promise<Removal> {
  const context = await api.readContext(reach, account, id)
  if (context.kind === 'answer' && context.status === 404) return 'absent'
  const parts = partsBelow(context, account.remoteId, id)
  if (!parts) return 'unreachable'
  for (const part of parts.toReversed()) {
    const removal = removalOf(await api.deleteStatus(reach, account, part))
    if (removal === 'unreachable') return removal
  }
  return removalOf(await api.deleteStatus(reach, account, id))
}

async function readResults(reach: Reach, account: ChannelAccount, ids: string[]): Promise<ResultsAnswer> {
  const results = new Map<string, Results>()
  for (const id of ids) {
    const answer = await api.readStatus(reach, account, id)
    if (answer.kind === 'answer' && answer.status === 404) continue
    if (isClosed(answer)) return { kind: 'needs-reconnect' }
    if (answer.kind === 'answer' && answer.status === 429) return { kind: 'rate-limited' }
    const found = answer.kind === 'answer' && answer.status === 200 ? resultsIn(answer) : null
    if (!found) return { kind: 'unreachable', reason: reasonIn(answer) }
    results.set(id, found)
  }
  return { kind: 'results', results }
}

async function check(
  reach: Reach,
  account: ChannelAccount,
): Promise<'ok' | 'needs-reconnect' | 'unreachable'> {
  const answer = await api.readProfile(reach, account)
  if (isClosed(answer)) return 'needs-reconnect'
  const isProfile = answer.kind === 'answer' && api.profileSchema.safeParse(answer.body).success
  return isProfile && answer.status === 200 ? 'ok' : 'unreachable'
}

function revoke(reach: Reach, account: ChannelAccount): Promise<'revoked' | 'unreachable'> {
  const { token, ...client } = api.openSecret(account)
  return revokeTokens(api.oauthServer(reach, account.site, client), { secret: token })
}

const mastodonAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishStatuses(reach, account, post, progress),
  revoke: (account) => revoke(reach, account),
  remove: (account, remoteId) => remove(reach, account, remoteId),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
  readLimits: ({ site }) => readServerLimits(reach, site),
})

export const mastodon: AdapterKind<Reach> = {
  create: mastodonAdapter,
  postIdIn: statusIdIn,
  signIn: mastodonSignIn,
}
