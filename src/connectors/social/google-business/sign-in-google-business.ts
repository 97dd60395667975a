import { exchangeWithRights, signInWithApp } from '../connect/app-sign-in.ts'
import type { ConnectRefusal, FoundAccount } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { publishedAddress } from '../connect/redirect-address.ts'
import { lacksRights, reasonIn } from '../google/google-error.ts'
import { offlineQuery } from '../google/google-tokens.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import * as api from './google-business.api.ts'
import { googleBusinessAdvice as advice } from './google-business.connect.ts'
import { isNotLetIn } from './google-business.map.ts'

const MAX_LISTS = 5
/** As many as a person can choose from. */
const MAX_ACCOUNTS = 200

function unusable(answer: Answer): ConnectRefusal {
  const said = reasonIn(answer)
  if (isNotLetIn(answer)) return refusal('rights_missing', undefined, said, advice.askForAccess)
  if (lacksRights(answer)) return refusal('rights_missing', undefined, said, advice.tickBox)
  return serverProblem(answer, undefined) ?? refusal('unexpected_answer', undefined, said)
}

/** The profiles that may have posts, and whether there are others. */
async function findProfiles(reach: Reach, secret: string, account: string) {
  const accounts: FoundAccount[] = []
  let hasOthers = false
  let pageToken: string | undefined
  for (let list = 0; list < MAX_LISTS; list++) {
    const answer = await api.listLocations(reach, { secret }, account, pageToken)
    const { data } = api.locationsSchema.safeParse(bodyOf(answer))
    if (!data) return unusable(answer)
    for (const { name, title, storefrontAddress, metadata } of data.locations ?? []) {
      const town = storefrontAddress?.locality
      if (metadata?.canOperateLocalPost === false) hasOthers = true
      else
        accounts.push({
          platform: 'google_business',
          remoteId: `${account}/${name}`,
          name: [title || name, town].filter(Boolean).join(', '),
        })
    }
    if (!data.nextPageToken) break
    pageToken = data.nextPageToken
  }
  return { kind: 'found', accounts, hasOthers } as const
}

export const googleBusinessSignIn = signInWithApp({
  app: 'google',
  server: api.oauthServer,
  scopes: [api.SCOPE],
  query: offlineQuery,
  addressFor: publishedAddress,
  async finish(reach, back) {
    const allowed = await exchangeWithRights(reach, back, {
      server: api.oauthServer,
      scopes: [api.SCOPE],
      advice: advice.tickBox,
    })
    if (allowed.kind === 'refused') return allowed
    const { tokens, scopes } = allowed
    const read = await api.listAccounts(reach, tokens)
    const { data } = api.accountsSchema.safeParse(bodyOf(read))
    if (!data) return unusable(read)
    const [first] = data.accounts ?? []
    const accounts: FoundAccount[] = []
    let hasOthers = false
    for (const { name } of data.accounts ?? []) {
      const found = await findProfiles(reach, tokens.secret, name)
      if (found.kind === 'refused') return found
      accounts.push(...found.accounts)
      hasOthers ||= found.hasOthers
    }
    if (!first || accounts.length === 0)
      return refusal('no_account', undefined, undefined, hasOthers ? advice.verify : advice.createProfile)
    return {
      kind: 'granted',
      site: '',
      user: { id: first.name, name: first.accountName || first.name },
      tokens,
      scopes,
      accounts: accounts.slice(0, MAX_ACCOUNTS),
    }
  },
})
