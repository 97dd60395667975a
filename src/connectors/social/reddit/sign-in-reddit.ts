import { exchangeWithRights, signInWithApp } from '../connect/app-sign-in.ts'
import type { ConnectRefusal, FoundAccount } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import type { ServerLimits } from '../server-limits.ts'
import * as api from './reddit.api.ts'
import { redditAdvice } from './reddit.connect.ts'
import { reasonOf } from './reddit.map.ts'
import { communitiesIn, remoteIdOf, shownName } from './reddit-account.ts'

/** Videos need a cover image of their own and are named over a websocket only, so people post them. */
export const limits: ServerLimits = { maxVideos: 0 }

const unusable = (answer: Answer) =>
  serverProblem(answer, undefined) ?? refusal('unexpected_answer', undefined, reasonOf(answer))

const invalidCommunities = () => refusal('invalid_value', 'communities')

/** Each community that was entered is an account; one that cannot be posted to is named. */
async function findCommunities(reach: Reach, secret: string, user: string, names: readonly string[]) {
  const accounts: FoundAccount[] = []
  for (const name of names) {
    const answer = await api.readCommunity(reach, { secret, remoteId: remoteIdOf(user, name) })
    const { data } = api.communitySchema.safeParse(bodyOf(answer))
    const status = answer.kind === 'answer' ? answer.status : 0
    // One that does not exist leads to the search.
    if (status === 404 || (status >= 300 && status < 400))
      return refusal('not_found', 'communities', shownName(name))
    if (status === 403 || data?.data.user_is_banned)
      return refusal('rights_missing', 'communities', shownName(name), redditAdvice.community)
    if (!data) return unusable(answer)
    const { display_name: community } = data.data
    accounts.push({
      platform: 'reddit',
      remoteId: remoteIdOf(user, community),
      name: `${shownName(community)} (u/${user})`,
    })
  }
  return { kind: 'found', accounts } as const
}

export const redditSignIn = signInWithApp({
  app: 'reddit',
  server: api.oauthServer,
  scopes: api.SCOPES,
  // Otherwise the access ends after a day.
  query: { duration: 'permanent' },
  checkValues: ({ communities = '' }): ConnectRefusal | null =>
    communitiesIn(communities) ? null : invalidCommunities(),
  async finish(reach, back) {
    const names = communitiesIn(back.memo.communities ?? '')
    if (!names) return invalidCommunities()
    const allowed = await exchangeWithRights(reach, back, {
      server: api.oauthServer,
      scopes: api.SCOPES,
      advice: redditAdvice.rights,
    })
    if (allowed.kind === 'refused') return allowed
    const { tokens, scopes } = allowed
    const read = await api.readUser(reach, tokens, back.app)
    const { data: user } = api.userSchema.safeParse(bodyOf(read))
    if (!user) return unusable(read)
    const found = await findCommunities(reach, tokens.secret, user.name, names)
    if (found.kind === 'refused') return found
    return {
      kind: 'granted',
      site: '',
      user: { id: user.id, name: `u/${user.name}` },
      tokens,
      scopes,
      limits,
      accounts: found.accounts,
    }
  },
})
