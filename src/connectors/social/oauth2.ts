import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { outsideLine, outsideToken } from '#server/outside-text.ts'
import type { Refreshed, Tokens } from './adapter.ts'
import type { ConnectRefusal } from './connect.ts'
import { refusal, serverProblem } from './connect-refusal.ts'
import type { Answer, NetworkCall } from './network-call.ts'

/** Our registration at one authorization server. */
export type OAuthClient = { clientId: string; clientSecret: string }

/** An authorization server (RFC 6749, 7009, 7636) that accepts the client's secret in the body. */
export type OAuthServer = {
  call: NetworkCall
  client: OAuthClient
  authorizeUrl: string
  tokenUrl: string
  revokeUrl: string
}

type AuthorizeRequest = {
  scopes: readonly string[]
  redirectUri: string
  state: string
  /** PKCE, S256. */
  challenge: string
}

type CodeExchange = {
  scopes: readonly string[]
  redirectUri: string
  code: string
  verifier: string
  now: Date
  /** The field in which a person entered the server, if each has its own. */
  field?: string
}

export type Exchanged = { kind: 'exchanged'; tokens: Tokens; scopes: string[] }

const REASON_MAX = 500
/** Longer lives are not believed, and as good as none. */
const MAX_SECONDS = 10 * 365 * 86_400

const tokenSchema = z.object({
  access_token: outsideToken.min(1),
  refresh_token: outsideToken.min(1).nullish(),
  expires_in: z.number().positive().max(MAX_SECONDS).optional().catch(undefined),
  scope: outsideLine.nullish(),
})
const refusalSchema = z.object({
  error: outsideLine.default(''),
  error_description: outsideLine.default(''),
})

const refusalIn = ({ body }: Extract<Answer, { kind: 'answer' }>) => refusalSchema.safeParse(body).data

/** What the server said. */
export function reasonIn(answer: Answer): string {
  if (answer.kind !== 'answer') return answer.reason
  const said = refusalIn(answer)
  return clip(said?.error_description || said?.error || `HTTP ${answer.status}`, REASON_MAX)
}

/** The server no longer knows the token, or us. */
export const isClosed = (answer: Answer): boolean =>
  answer.kind === 'answer' && (answer.status === 401 || answer.status === 403)

const hasSaid = (answer: Answer, error: string): boolean =>
  answer.kind === 'answer' &&
  answer.status >= 400 &&
  answer.status < 500 &&
  refusalIn(answer)?.error === error

const post = (
  { call, client: { clientId, clientSecret } }: OAuthServer,
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> =>
  call(url, {
    method: 'POST',
    body: { form: { client_id: clientId, client_secret: clientSecret, ...fields } },
  })

type Issued = { tokens: Tokens; scope: string | null | undefined }

function issuedIn(answer: Answer, now: Date): Issued | null {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const { data } = tokenSchema.safeParse(answer.body)
  if (!data) return null
  const { access_token, refresh_token, expires_in, scope } = data
  const expiresAt = expires_in === undefined ? undefined : new Date(now.getTime() + expires_in * 1000)
  return { tokens: { secret: access_token, refresh: refresh_token ?? undefined, expiresAt }, scope }
}

/** The page where a person allows access. */
export function authorizeUrl(
  { authorizeUrl: page, client }: OAuthServer,
  { scopes, redirectUri, state, challenge }: AuthorizeRequest,
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  return `${page}?${query}`
}

/** Tokens for the code that a person brought back. A server that names no scopes has granted all. */
export async function exchangeCode(
  server: OAuthServer,
  { scopes, redirectUri, code, verifier, now, field }: CodeExchange,
): Promise<Exchanged | ConnectRefusal> {
  const wanted = scopes.join(' ')
  const answer = await post(server, server.tokenUrl, {
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
    scope: wanted,
  })
  const failure = serverProblem(answer, field)
  if (failure) return failure
  const issued = issuedIn(answer, now)
  if (issued) {
    const granted = (issued.scope ?? wanted).split(' ').filter((scope) => scope !== '')
    return { kind: 'exchanged', tokens: issued.tokens, scopes: granted }
  }
  // The code has been used, is too old, or belongs to another sign-in.
  if (answer.kind === 'answer' && answer.status >= 400) return refusal('expired', undefined, reasonIn(answer))
  return refusal('unexpected_answer')
}

/** Only `invalid_grant` ends the access: a wrong client or a server in trouble may be all right again later. */
export async function refreshTokens(server: OAuthServer, refresh: string, now: Date): Promise<Refreshed> {
  const answer = await post(server, server.tokenUrl, { grant_type: 'refresh_token', refresh_token: refresh })
  const issued = issuedIn(answer, now)
  if (issued) return { kind: 'refreshed', tokens: issued.tokens }
  return hasSaid(answer, 'invalid_grant')
    ? { kind: 'dead' }
    : { kind: 'unreachable', reason: reasonIn(answer) }
}

/** A refresh token takes its access tokens along; an access token may leave the refresh token alive. */
export async function revokeTokens(
  server: OAuthServer,
  { secret, refresh }: Tokens,
): Promise<'revoked' | 'unreachable'> {
  const answer = await post(server, server.revokeUrl, { token: refresh ?? secret })
  return isClosed(answer) || (answer.kind === 'answer' && answer.status === 200) ? 'revoked' : 'unreachable'
}
