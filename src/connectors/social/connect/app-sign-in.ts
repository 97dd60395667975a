import type { Words } from '#platform/locale.ts'
import type { Reach } from '../http/network-call.ts'
import type { ConnectAnswer, ConnectRefusal, SignIn, SignInRequest, SignInReturn } from './connect.ts'
import { refusal } from './connect-refusal.ts'
import type { NetworkApp } from './network-apps.ts'
import type { OAuthClient } from './oauth-client.ts'
import { authorizeUrl, checkClient, type Exchanged, exchangeCode, type OAuthServer } from './oauth2.ts'

type WithApp<T> = Omit<T, 'app'> & { app: OAuthClient }
type Values = SignInRequest['values']

type AppSignIn = {
  app: NetworkApp
  server(reach: Reach, app: OAuthClient): OAuthServer
  /** What to ask for, if that depends on what the person chose before. */
  scopes: readonly string[] | ((values: Values) => readonly string[])
  checkValues?(values: Values): ConnectRefusal | null
  /** What else the page of the network wants to know. */
  query?: Readonly<Record<string, string>>
  /** Our address as the network accepts it; any, if absent. */
  addressFor?: SignIn<Reach>['addressFor']
  /** Whether the network knows its keys, if it has a way of its own to ask; null if it does. */
  check?(reach: Reach, app: OAuthClient): Promise<ConnectRefusal | null>
  /** The person's values come back as `memo`. */
  finish(reach: Reach, back: WithApp<SignInReturn>): Promise<ConnectAnswer>
}

function withApp<T extends Pick<SignInRequest, 'app'>>(given: T): WithApp<T> {
  if (!given.app) throw new Error('The keys of the app are looked up before a sign-in begins.')
  return { ...given, app: given.app }
}

type RightsRequest = {
  server: AppSignIn['server']
  scopes: readonly string[]
  /** Those without which nothing works; all, if absent. */
  needed?: readonly string[]
  /** What to do if one was not allowed. */
  advice?: Words
}

/** Tokens for the code that a person brought back, if they allowed what is needed. */
export async function exchangeWithRights(
  reach: Reach,
  { code, verifier, redirectUri, app }: WithApp<SignInReturn>,
  { server, scopes, needed = scopes, advice }: RightsRequest,
): Promise<Exchanged | ConnectRefusal> {
  const now = reach.clock.now()
  const exchanged = await exchangeCode(server(reach, app), { scopes, redirectUri, code, verifier, now })
  if (exchanged.kind === 'refused') return exchanged
  const missing = needed.filter((scope) => !exchanged.scopes.includes(scope))
  return missing.length > 0 ? refusal('rights_missing', undefined, missing.join(', '), advice) : exchanged
}

/** Signing in at a network that knows us as an app of the shop. */
export const signInWithApp = (network: AppSignIn): SignIn<Reach> => ({
  app: {
    name: network.app,
    check: (reach, app) => network.check?.(reach, app) ?? checkClient(network.server(reach, app)),
  },
  ...(network.addressFor && { addressFor: network.addressFor }),
  async begin(reach, request) {
    const { app, values, redirectUri, state, challenge } = withApp(request)
    const refused = network.checkValues?.(values) ?? null
    if (refused) return refused
    const scopes = typeof network.scopes === 'function' ? network.scopes(values) : network.scopes
    const wanted = { scopes, redirectUri, state, challenge }
    return {
      kind: 'ready',
      url: authorizeUrl(network.server(reach, app), wanted, network.query),
      memo: values,
    }
  },
  finish: (reach, back) => network.finish(reach, withApp(back)),
})
