import type { AdapterKind, ChannelAccount, ChannelAdapter, Results, ResultsAnswer } from '../adapter.ts'
import { reasonIn, refreshTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import type { Reach } from '../http/network-call.ts'
import * as api from './pinterest.api.ts'
import { pinIdIn, removalOf, resultsIn } from './pinterest.map.ts'
import { publishPin } from './publish-pin.ts'
import { pinterestSignIn } from './sign-in-pinterest.ts'

async function readResults(reach: Reach, account: ChannelAccount, ids: string[]): Promise<ResultsAnswer> {
  const results = new Map<string, Results>()
  for (const id of ids) {
    const answer = await api.readPin(reach, account, id)
    if (answer.kind !== 'answer') return { kind: 'unreachable', reason: answer.reason }
    if (answer.status === 404) continue
    if (answer.status === 401) return { kind: 'token-expired' }
    if (answer.status === 429) return { kind: 'rate-limited' }
    const found = answer.status === 200 ? resultsIn(answer) : null
    if (!found) return { kind: 'unreachable', reason: reasonIn(answer) }
    results.set(id, found)
  }
  return { kind: 'results', results }
}

async function check(reach: Reach, account: ChannelAccount) {
  const answer = await api.readBoard(reach, account)
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 401) return 'token-expired'
  if (answer.status === 403 || answer.status === 404) return 'needs-reconnect'
  const isBoard = api.boardSchema.safeParse(answer.body).success
  return answer.status === 200 && isBoard ? 'ok' : 'unreachable'
}

async function refresh(reach: Reach, { app, refresh }: ChannelAccount): Promise<Refreshed> {
  if (!app || refresh === undefined || refresh === null) return { kind: 'dead' }
  return refreshTokens(api.oauthServer(reach, app), refresh, reach.clock.now())
}

const pinterestAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishPin(reach, account, post, progress),
  refresh: (account) => refresh(reach, account),
  remove: async (account, remoteId) => removalOf(await api.deletePin(reach, account, remoteId)),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
})

export const pinterest: AdapterKind<Reach> = {
  create: pinterestAdapter,
  postIdIn: pinIdIn,
  signIn: pinterestSignIn,
}
