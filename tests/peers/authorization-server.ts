import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { OAuthClient } from '#connectors/social/connect/oauth-client.ts'

const installed = createRequire(resolve(process.env.PEERS_DIR ?? '.peers/npm', 'package.json'))

/** What of `oidc-provider` is used here. */
type Grant = {
  addOIDCScope(scope: string): void
  rejectOIDCScope(scope: string): void
  save(): Promise<string>
}
type Token = { accountId: string; clientId: string; scope: string; destroy(): Promise<void> }
type Provider = {
  callback(): RequestListener
  interactionDetails(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ prompt: { name: string }; params: { client_id: string; scope: string } }>
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  Grant: new (of: { accountId: string; clientId: string }) => Grant
  AccessToken: { find(token: string): Promise<Token | undefined> }
}

const PERSON = 'luna'

/** With the addresses of Mastodon, so that its sign-in can be tested too. */
const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  registration: '/register',
}

const settings = (scopes: readonly string[], clients: object[]) => ({
  routes,
  scopes,
  clients,
  cookies: { keys: [randomBytes(32).toString('hex')] },
  features: {
    devInteractions: { enabled: false },
    registration: { enabled: true },
    revocation: { enabled: true },
  },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
  pkce: { required: () => true },
  rotateRefreshToken: true,
  issueRefreshToken: (_context: unknown, client: { grantTypeAllowed(type: string): boolean }) =>
    client.grantTypeAllowed('refresh_token'),
  ttl: {
    AccessToken: 3600,
    AuthorizationCode: 60,
    Grant: 3600,
    Interaction: 600,
    RefreshToken: 3600,
    Session: 600,
  },
})

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export type AuthorizationServer = Awaited<ReturnType<typeof startAuthorizationServer>>

/** A real authorization server for one person, with a small API behind it that publishes posts. */
export async function startAuthorizationServer(
  { clientId, clientSecret }: OAuthClient,
  redirectUri: string,
  scopes: readonly string[],
) {
  const { Provider } = await import(/* @vite-ignore */ pathToFileURL(installed.resolve('oidc-provider')).href)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = {
    client_id: clientId,
    client_secret: clientSecret,
    client_name: 'CampAIgner',
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_post',
  }
  const provider: Provider = new Provider(url, settings(scopes, [client]))
  const posts: string[] = []

  /** The person signs in, and then allows what they want; or nothing. */
  async function decide(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params } = await provider.interactionDetails(request, response)
    const finish = (result: object) => provider.interactionFinished(request, response, result)
    const { denies, withholds } = person
    if (denies) return finish({ error: 'access_denied', error_description: 'The person said no' })
    if (prompt.name === 'login') return finish({ login: { accountId: PERSON } })
    const grant = new provider.Grant({ accountId: PERSON, clientId: params.client_id })
    for (const scope of params.scope.split(' '))
      if (withholds.includes(scope)) grant.rejectOIDCScope(scope)
      else grant.addOIDCScope(scope)
    return finish({ consent: { grantId: await grant.save() } })
  }

  const tokenOf = ({ headers }: IncomingMessage) =>
    provider.AccessToken.find((headers.authorization ?? '').replace('Bearer ', ''))

  async function answerApi(request: IncomingMessage, response: ServerResponse) {
    const token = await tokenOf(request)
    if (!token) return json(response, 401, { error: 'The access token is invalid' })
    if (request.method === 'GET') return json(response, 200, { id: token.accountId, acct: token.accountId })
    posts.push((await buffer(request)).toString())
    return json(response, 200, { id: `${posts.length}` })
  }

  /** Mastodon's registration of clients, passed on to the server's own. */
  async function register(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams((await buffer(request)).toString())
    const answer = await fetch(`${url}${routes.registration}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: form.get('client_name'),
        redirect_uris: [form.get('redirect_uris')],
        scope: form.get('scopes'),
        token_endpoint_auth_method: 'client_secret_post',
      }),
    })
    const { client_id, client_secret } = await answer.json()
    json(response, 200, { client_id, client_secret })
  }

  const answerOAuth = provider.callback()
  server.on('request', (request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/interaction/')) return decide(request, response)
    if (path === '/api/v1/apps') return register(request, response)
    return path.startsWith('/api/') ? answerApi(request, response) : answerOAuth(request, response)
  })
  const person = { denies: false, withholds: [] as string[] }
  return {
    url,
    posts,
    person,
    isAlive: async (token: string) => (await provider.AccessToken.find(token)) !== undefined,
    /** As if its hour were over. */
    expire: async (token: string) => (await provider.AccessToken.find(token))?.destroy(),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Follows the pages of the server as a browser does, until they lead elsewhere. */
export async function visit(page: string): Promise<URL> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(page)
  let at = new URL(page)
  while (at.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`${at}: ${answer.status} ${await answer.text()}`)
    at = new URL(location, at)
  }
  return at
}
