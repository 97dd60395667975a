import type { AdapterKind, ChannelAccount, ChannelAdapter, Results, ResultsAnswer } from '../adapter.ts'
import { refreshTokens, revokeTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { publishSubmission } from './publish-submission.ts'
import * as api from './reddit.api.ts'
import { postNameIn, reasonOf, removalOf, resultsIn } from './reddit.map.ts'
import { userIn } from './reddit-account.ts'
import { redditSignIn } from './sign-in-reddit.ts'

async function check(reach: Reach, account: ChannelAccount) {
  const read = await api.readOwnUser(reach, account)
  if (read.kind !== 'answer') return 'unreachable'
  if (read.status === 401) return 'token-expired'
  if (read.status === 403) return 'needs-reconnect'
  const { data: user } = api.userSchema.safeParse(bodyOf(read))
  if (!user) return 'unreachable'
  if (user.name.toLowerCase() !== userIn(account).toLowerCase()) return 'needs-reconnect'
  const community = await api.readCommunity(reach, account)
  if (community.kind !== 'answer') return 'unreachable'
  if (community.status === 403 || community.status === 404) return 'needs-reconnect'
  return api.communitySchema.safeParse(bodyOf(community)).success ? 'ok' : 'unreachable'
}

async function readResults(
  reach: Reach,
  account: ChannelAccount,
  ids: readonly string[],
): Promise<ResultsAnswer> {
  const results = new Map<string, Results>()
  for (let at = 0; at < ids.length; at += api.POSTS_PER_READ) {
    const answer = await api.readPosts(reach, account, ids.slice(at, at + api.POSTS_PER_READ))
    if (answer.kind !== 'answer') return { kind: 'unreachable', reason: answer.reason }
    if (answer.status === 401) return { kind: 'token-expired' }
    if (answer.status === 429) return { kind: 'rate-limited' }
    const found = resultsIn(answer)
    if (!found) return { kind: 'unreachable', reason: reasonOf(answer) }
    for (const [id, figures] of found) results.set(id, figures)
  }
  return { kind: 'results', results }
}

/** Reddit has no other words for a refresh token that it no longer knows. */
const CLOSED = /^bad request$/i

async function refresh(reach: Reach, { app, refresh }: ChannelAccount): Promise<Refreshed> {
  if (!app || refresh === undefined || refresh === null) return { kind: 'dead' }
  const renewed = await refreshTokens(api.oauthServer(reach, app), refresh, reach.clock.now())
  return renewed.kind === 'unreachable' && CLOSED.test(renewed.reason) ? { kind: 'dead' } : renewed
}

const redditAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishSubmission(reach, account, post, progress),
  refresh: (account) => refresh(reach, account),
  revoke: async (account) =>
    account.app ? revokeTokens(api.oauthServer(reach, account.app), account) : 'unreachable',
  remove: async (account, remoteId) => removalOf(await api.deletePost(reach, account, remoteId)),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
})

export const reddit: AdapterKind<Reach> = {
  create: redditAdapter,
  postIdIn: postNameIn,
  signIn: redditSignIn,
}
