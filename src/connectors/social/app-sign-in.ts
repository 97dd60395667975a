import type { ConnectAnswer, SignIn, SignInRequest, SignInReturn } from './connect.ts'
import type { NetworkApp } from './network-apps.ts'
import type { Reach } from './network-call.ts'
import type { OAuthClient, OAuthServer } from './oauth2.ts'
import { authorizeUrl, checkClient } from './oauth2.ts'

type WithApp<T> = Omit<T, 'app'> & { app: OAuthClient }

type AppSignIn = {
  app: NetworkApp
  server(reach: Reach, app: OAuthClient): OAuthServer
  scopes: readonly string[]
  /** What else the page of the network wants to know. */
  query?: Readonly<Record<string, string>>
  addressFor?: SignIn<Reach>['addressFor']
  finish(reach: Reach, back: WithApp<SignInReturn>): Promise<ConnectAnswer>
}

function withApp<T extends Pick<SignInRequest, 'app'>>(given: T): WithApp<T> {
  if (!given.app) throw new Error('The keys of the app are looked up before a sign-in begins.')
  return { ...given, app: given.app }
}

/** Signing in at a network that knows us as an app of the shop. */
export const signInWithApp = ({
  app: name,
  server,
  scopes,
  query,
  addressFor,
  finish,
}: AppSignIn): SignIn<Reach> => ({
  ...(addressFor && { addressFor }),
  app: { name, check: (reach, app) => checkClient(server(reach, app)) },
  async begin(reach, request) {
    const { app, redirectUri, state, challenge } = withApp(request)
    const url = authorizeUrl(server(reach, app), { scopes, redirectUri, state, challenge }, query)
    return { kind: 'ready', url, memo: {} }
  },
  finish: (reach, back) => finish(reach, withApp(back)),
})
