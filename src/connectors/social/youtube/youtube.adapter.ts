import type { AdapterKind, ChannelAccount, ChannelAdapter, Results, ResultsAnswer } from '../adapter.ts'
import { refreshTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import { lacksRights, reasonIn } from '../google/google-error.ts'
import { revocationOf } from '../google/google-tokens.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import { publishVideo } from './publish-video.ts'
import { youtubeSignIn } from './sign-in-youtube.ts'
import * as api from './youtube.api.ts'
import * as map from './youtube.map.ts'

const isExpired = (answer: Answer) =>
  answer.kind === 'answer' && answer.status === 401 && !map.hasNoChannel(answer)

async function readResults(reach: Reach, account: ChannelAccount, ids: string[]): Promise<ResultsAnswer> {
  const results = new Map<string, Results>()
  for (let from = 0; from < ids.length; from += api.PAGE_SIZE) {
    const answer = await api.readVideos(reach, account, ids.slice(from, from + api.PAGE_SIZE), 'statistics')
    if (isExpired(answer)) return { kind: 'token-expired' }
    if (map.isLimited(answer)) return { kind: 'rate-limited' }
    const found = map.resultsIn(answer)
    if (!found) return { kind: 'unreachable', reason: reasonIn(answer) }
    for (const [id, figures] of found) results.set(id, figures)
  }
  return { kind: 'results', results }
}

async function check(reach: Reach, account: ChannelAccount) {
  const answer = await api.readOwnChannel(reach, account)
  if (map.hasNoChannel(answer) || lacksRights(answer)) return 'needs-reconnect'
  if (isExpired(answer)) return 'token-expired'
  const channels = map.channelsIn(answer)
  if (!channels) return 'unreachable'
  return channels.some(({ id }) => id === account.remoteId) ? 'ok' : 'needs-reconnect'
}

async function refresh(reach: Reach, { app, refresh }: ChannelAccount): Promise<Refreshed> {
  if (!app || refresh === undefined) return { kind: 'dead' }
  return refreshTokens(api.oauthServer(reach, app), refresh, reach.clock.now())
}

const youtubeAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishVideo(reach, account, post, progress),
  refresh: (account) => refresh(reach, account),
  revoke: async ({ secret, refresh }) => revocationOf(await api.revokeToken(reach, refresh ?? secret)),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
})

export const youtube: AdapterKind<Reach> = {
  create: youtubeAdapter,
  postIdIn: map.videoIdIn,
  signIn: youtubeSignIn,
}
