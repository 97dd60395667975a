import type { AdapterKind, ChannelAccount, ChannelAdapter, Results, ResultsAnswer } from '../adapter.ts'
import { refreshTokens, revokeTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { publishTiktok } from './publish-tiktok.ts'
import { tiktokSignIn } from './sign-in-tiktok.ts'
import * as api from './tiktok.api.ts'
import * as map from './tiktok.map.ts'

async function check(reach: Reach, account: ChannelAccount) {
  const answer = await api.readUser(reach, account)
  const { data } = api.userSchema.safeParse(bodyOf(answer))
  if (data) return data.data.user.open_id === account.remoteId ? 'ok' : 'needs-reconnect'
  if (map.isExpired(answer)) return 'token-expired'
  return map.lacksScope(answer) ? 'needs-reconnect' : 'unreachable'
}

async function refresh(reach: Reach, { app, refresh }: ChannelAccount): Promise<Refreshed> {
  if (!app || refresh === undefined) return { kind: 'dead' }
  return refreshTokens(api.oauthServer(reach, app), refresh, reach.clock.now())
}

/** The post of an upload, if TikTok names it by now. */
async function postIdOf(reach: Reach, account: ChannelAccount, id: string): Promise<string | null> {
  if (map.isPostId(id)) return id
  return map.statusIn(await api.readStatus(reach, account, id))?.postId ?? null
}

/** Without the right to list videos, and for posts that not everyone sees, nothing is known. */
async function readResults(
  reach: Reach,
  account: ChannelAccount,
  ids: readonly string[],
): Promise<ResultsAnswer> {
  const results = new Map<string, Results>(ids.map((id) => [id, map.noResults]))
  const postOf = new Map<string, string>()
  for (const id of ids) {
    const postId = await postIdOf(reach, account, id)
    if (postId !== null) postOf.set(postId, id)
  }
  const postIds = [...postOf.keys()]
  for (let from = 0; from < postIds.length; from += api.PAGE_SIZE) {
    const answer = await api.queryVideos(reach, account, postIds.slice(from, from + api.PAGE_SIZE))
    if (map.isExpired(answer)) return { kind: 'token-expired' }
    if (map.isLimited(answer)) return { kind: 'rate-limited' }
    if (map.lacksScope(answer)) break
    const found = map.resultsIn(answer)
    if (!found) return { kind: 'unreachable', reason: map.reasonOf(answer) }
    for (const [postId, figures] of found) {
      const id = postOf.get(postId)
      if (id !== undefined) results.set(id, figures)
    }
  }
  return { kind: 'results', results }
}

const tiktokAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishTiktok(reach, account, post, progress),
  refresh: (account) => refresh(reach, account),
  // TikTok takes the access token, not the other one.
  revoke: async ({ app, secret }) =>
    app ? revokeTokens(api.oauthServer(reach, app), { secret }) : 'unreachable',
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
})

export const tiktok: AdapterKind<Reach> = {
  create: tiktokAdapter,
  postIdIn: map.postIdIn,
  signIn: tiktokSignIn,
}
