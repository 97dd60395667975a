import type { AdapterKind, ChannelAdapter } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import * as api from './sandbox.api.ts'
import { sandboxIncoming } from './sandbox.incoming.ts'
import { codeIn, lookupOf, outcomeOf, polledOf, refreshedOf, removalOf, resultsOf } from './sandbox.map.ts'
import { sandboxFeedPath } from './sandbox-url.ts'

/** The built-in network, reached over HTTP like any other. */
export const sandboxAdapter = (reach: Reach): ChannelAdapter => ({
  publish: async ({ secret }, post, { step }) =>
    step === null
      ? outcomeOf(await api.sendPost(reach, secret, post), reach.clock.now())
      : polledOf(await api.readStatus(reach, secret, step), step, reach.clock.now()),
  find: async ({ secret }, reference) => lookupOf(await api.findPosts(reach, secret, reference)),
  async refresh({ refresh }) {
    // Connected before the network issued refresh tokens.
    if (refresh === undefined) return { kind: 'dead' }
    return refreshedOf(await api.renewToken(reach, refresh), reach.clock.now())
  },
  remove: async ({ secret }, remoteId) => removalOf(await api.removePost(reach, secret, remoteId)),
  results: async ({ secret }, remoteIds) => resultsOf(await api.readResults(reach, secret, remoteIds)),
  async check({ secret, refresh }) {
    const answer = await api.readMe(reach, secret)
    if (answer.kind !== 'answer') return 'unreachable'
    if (answer.status === 200) return 'ok'
    // The token is refreshed with the next post.
    if (codeIn(answer.body) === 'token_expired' && refresh !== undefined) return 'ok'
    return answer.status === 401 || answer.status === 403 ? 'needs-reconnect' : 'unreachable'
  },
  incoming: sandboxIncoming,
  reply: async ({ secret }, reply) => outcomeOf(await api.sendReply(reach, secret, reply), reach.clock.now()),
  findReply: async ({ secret }, reference) => lookupOf(await api.findReplies(reach, secret, reference)),
})

export const sandbox: AdapterKind<Reach> = {
  create: sandboxAdapter,
  isTest: true,
  feedPath: sandboxFeedPath,
}
