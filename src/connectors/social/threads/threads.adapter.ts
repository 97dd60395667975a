import type { AdapterKind, ChannelAccount, ChannelAdapter, Results, ResultsAnswer } from '../adapter.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { isAccessRefused } from '../meta/graph-error.ts'
import { figuresIn, resultsProblem } from '../meta/insights.ts'
import { publishThread } from './publish-thread.ts'
import { threadsSignIn } from './sign-in-threads.ts'
import * as api from './threads.api.ts'
import { refreshedIn, removalOf, resultsOf } from './threads.map.ts'

async function check(reach: Reach, account: ChannelAccount) {
  const answer = await api.readProfile(reach, account)
  if (api.profileSchema.safeParse(bodyOf(answer)).success) return 'ok'
  return isAccessRefused(answer) ? 'needs-reconnect' : 'unreachable'
}

async function readResults(
  reach: Reach,
  account: ChannelAccount,
  ids: readonly string[],
): Promise<ResultsAnswer> {
  const results = new Map<string, Results>()
  for (const id of ids) {
    const answer = await api.readInsights(reach, account, id)
    const problem = bodyOf(answer) === null ? resultsProblem(answer, reach.clock.now()) : 'without'
    if (typeof problem !== 'string') return problem
    // People may not have allowed it: then nothing is known.
    if (problem === 'without') results.set(id, resultsOf(figuresIn(answer)))
  }
  return { kind: 'results', results }
}

const threadsAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishThread(reach, account, post, progress),
  refresh: async ({ refresh, secret }) =>
    refreshedIn(await api.refreshToken(reach, refresh ?? secret), reach.clock.now()),
  remove: async (account, remoteId) => removalOf(await api.deletePost(reach, account, remoteId)),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
})

export const threads: AdapterKind<Reach> = { create: threadsAdapter, signIn: threadsSignIn }
