import type { AdapterKind, ChannelAccount, ChannelAdapter, Results, ResultsAnswer } from '../adapter.ts'
import { refreshTokens, revokeTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import type { Reach } from '../http/network-call.ts'
import { publishThread } from './publish-thread.ts'
import { xSignIn } from './sign-in-x.ts'
import * as api from './x.api.ts'
import { isOutOfCredits, postIdIn, reasonOf, removalOf, resultsIn } from './x.map.ts'

async function check(reach: Reach, account: ChannelAccount) {
  const answer = await api.readUser(reach, account)
  if (answer.kind !== 'answer' || isOutOfCredits(answer)) return 'unreachable'
  if (answer.status === 401) return 'token-expired'
  if (answer.status === 403) return 'needs-reconnect'
  const user = answer.status === 200 ? api.userSchema.safeParse(answer.body).data?.data : undefined
  if (!user) return 'unreachable'
  return user.id === account.remoteId ? 'ok' : 'needs-reconnect'
}

async function readResults(
  reach: Reach,
  account: ChannelAccount,
  ids: readonly string[],
): Promise<ResultsAnswer> {
  const results = new Map<string, Results>()
  for (let at = 0; at < ids.length; at += api.POSTS_PER_READ) {
    const answer = await api.readResults(reach, account, ids.slice(at, at + api.POSTS_PER_READ))
    if (answer.kind !== 'answer') return { kind: 'unreachable', reason: answer.reason }
    if (answer.status === 401) return { kind: 'token-expired' }
    if (answer.status === 429 && !isOutOfCredits(answer)) return { kind: 'rate-limited' }
    const found = resultsIn(answer)
    if (!found) return { kind: 'unreachable', reason: reasonOf(answer) }
    for (const [id, figures] of found) results.set(id, figures)
  }
  return { kind: 'results', results }
}

/** X has its own words for a refresh token that it no longer knows; each one is good for one time. */
const CLOSED = /value passed for the token was invalid/i

async function refresh(reach: Reach, { app, refresh }: ChannelAccount): Promise<Refreshed> {
  if (!app || refresh === undefined || refresh === null) return { kind: 'dead' }
  const renewed = await refreshTokens(api.oauthServer(reach, app), refresh, reach.clock.now())
  return renewed.kind === 'unreachable' && CLOSED.test(renewed.reason) ? { kind: 'dead' } : renewed
}

/** The refresh token first: with it, anybody could get new access tokens. */
async function revoke(reach: Reach, { app, secret, refresh }: ChannelAccount) {
  if (!app) return 'unreachable'
  const server = api.oauthServer(reach, app)
  if (refresh && (await revokeTokens(server, { secret: refresh })) === 'unreachable') return 'unreachable'
  return revokeTokens(server, { secret })
}

const xAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishThread(reach, account, post, progress),
  refresh: (account) => refresh(reach, account),
  revoke: (account) => revoke(reach, account),
  remove: async (account, remoteId) => removalOf(await api.deletePost(reach, account, remoteId)),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
})

export const x: AdapterKind<Reach> = { create: xAdapter, postIdIn, signIn: xSignIn }
