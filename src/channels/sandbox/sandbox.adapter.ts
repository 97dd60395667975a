import { retryAt } from '#server/outgoing/retry-after.ts'
import type { ChannelAdapter, Lookup, PublishOutcome } from '../channel.ts'
import {
  type Answer,
  acceptedSchema,
  findPosts,
  findReplies,
  foundSchema,
  type Reach,
  readMe,
  readResults,
  refusalSchema,
  resultsSchema,
  sendPost,
  sendReply,
} from './sandbox.api.ts'
import { sandboxIncoming } from './sandbox.incoming.ts'

const REASON_MAX = 500

/** The network's own words. */
function reasonIn(status: number, body: unknown): string {
  const { data } = refusalSchema.safeParse(body)
  const faults = Object.entries(data?.fields ?? {}).map(([field, text]) => `${field}: ${text}`)
  const said = faults.join('; ') || data?.message || `HTTP ${status}`
  return said.slice(0, REASON_MAX)
}

function outcomeOf(answer: Answer, now: Date): PublishOutcome {
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason: answer.reason }
  if (answer.kind === 'lost') return { kind: 'unknown', reason: answer.reason }
  const { status, body, retryAfter } = answer
  if (status === 200 || status === 201) {
    const { data } = acceptedSchema.safeParse(body)
    return data
      ? { kind: 'published', remoteId: data.id, url: data.url }
      : { kind: 'unknown', reason: 'unreadable answer' }
  }
  if (status === 401 || status === 403) return { kind: 'needs-reconnect' }
  if (status === 429) return { kind: 'rate-limited', retryAt: retryAt(retryAfter, now) }
  if (status >= 400 && status < 500) return { kind: 'rejected', reason: reasonIn(status, body) }
  return { kind: 'unknown', reason: `HTTP ${status}` }
}

function lookupOf(answer: Answer): Lookup {
  if (answer.kind !== 'answer' || answer.status !== 200) return { kind: 'unknown' }
  const { data } = foundSchema.safeParse(answer.body)
  if (!data) return { kind: 'unknown' }
  const [first] = data
  return first ? { kind: 'found', remoteId: first.id, url: first.url } : { kind: 'absent' }
}

/** The built-in network, reached over HTTP like any other. */
export const sandboxAdapter = (reach: Reach): ChannelAdapter => ({
  publish: async ({ secret }, post) => outcomeOf(await sendPost(reach, secret, post), reach.clock.now()),
  find: async ({ secret }, reference) => lookupOf(await findPosts(reach, secret, reference)),
  async results({ secret }, remoteIds) {
    const answer = await readResults(reach, secret, remoteIds)
    if (answer.kind !== 'answer' || answer.status !== 200)
      throw new Error('The sandbox network gave no results.')
    return new Map(resultsSchema.parse(answer.body).map(({ id, ...results }) => [id, results]))
  },
  async check({ secret }) {
    const answer = await readMe(reach, secret)
    if (answer.kind !== 'answer') return 'unreachable'
    if (answer.status === 200) return 'ok'
    return answer.status === 401 || answer.status === 403 ? 'needs-reconnect' : 'unreachable'
  },
  incoming: sandboxIncoming,
  reply: async ({ secret }, reply) => outcomeOf(await sendReply(reach, secret, reply), reach.clock.now()),
  findReply: async ({ secret }, reference) => lookupOf(await findReplies(reach, secret, reference)),
})
