import type { AdapterKind, ChannelAccount, ChannelAdapter, ResultsAnswer } from '../adapter.ts'
import { reasonIn, refreshTokens, revokeTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import * as api from './linkedin.api.ts'
import * as map from './linkedin.map.ts'
import { aclsSchema, personSchema } from './linkedin.schemas.ts'
import { publishPost } from './publish-post.ts'
import { linkedinSignIn } from './sign-in-linkedin.ts'

async function readResults(reach: Reach, account: ChannelAccount, ids: string[]): Promise<ResultsAnswer> {
  // LinkedIn tells apps nothing of the posts of a profile.
  if (!map.isOrganization(account.remoteId))
    return { kind: 'results', results: new Map(ids.map((id) => [id, map.noResults])) }
  const answer = await api.readStatistics(reach, account, ids)
  if (answer.kind !== 'answer') return { kind: 'unreachable', reason: answer.reason }
  if (answer.status === 401) return { kind: map.refusedToken(answer) }
  if (answer.status === 429) return { kind: 'rate-limited' }
  const results = answer.status === 200 ? map.resultsIn(answer) : null
  return results ? { kind: 'results', results } : { kind: 'unreachable', reason: reasonIn(answer) }
}

/** Whether the account is there, by an answer that must name it. */
function healthIn(answer: Answer, isThere: (body: unknown) => boolean | null) {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 401) return map.refusedToken(answer)
  if (answer.status === 403) return 'needs-reconnect'
  const found = answer.status === 200 ? isThere(answer.body) : null
  if (found === null) return 'unreachable'
  return found ? 'ok' : 'needs-reconnect'
}

async function check(reach: Reach, account: ChannelAccount) {
  const { remoteId } = account
  if (!map.isOrganization(remoteId))
    return healthIn(await api.readPerson(reach, account), (body) => {
      const { data } = personSchema.safeParse(body)
      return data ? map.personUrn(data.sub) === remoteId : null
    })
  return healthIn(await api.listManagedPages(reach, account, 0), (body) => {
    const { data } = aclsSchema.safeParse(body)
    if (!data) return null
    const isThere = data.elements.some(
      ({ organization, organizationTarget }) => (organization ?? organizationTarget) === remoteId,
    )
    // The list of a person with more pages than these goes on.
    return isThere || data.elements.length < api.ACLS_PER_PAGE ? isThere : null
  })
}

/** Only some apps get refresh tokens; for the others, access ends after 60 days. */
async function refresh(reach: Reach, { app, refresh }: ChannelAccount): Promise<Refreshed> {
  if (!app || refresh === undefined || refresh === null) return { kind: 'dead' }
  return refreshTokens(api.oauthServer(reach, app), refresh, reach.clock.now())
}

const linkedinAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishPost(reach, account, post, progress),
  refresh: (account) => refresh(reach, account),
  revoke: async (account) =>
    account.app ? revokeTokens(api.oauthServer(reach, account.app), account) : 'unreachable',
  remove: async (account, remoteId) => map.removalOf(await api.deletePost(reach, account, remoteId)),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
})

export const linkedin: AdapterKind<Reach> = { create: linkedinAdapter, signIn: linkedinSignIn }
