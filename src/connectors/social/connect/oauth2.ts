import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import type { Answer, NetworkCall } from '../http/network-call.ts'
import type { ConnectRefusal } from './connect.ts'
import { refusal, serverProblem } from './connect-refusal.ts'
import { retriedWithNonce } from './dpop.ts'
import type { OAuthClient } from './oauth-client.ts'
import type { Refreshed, Tokens } from './tokens.ts'

/** A client that proves itself with a signature (RFC 7523), or not at all. */
export type KeyedClient = { clientId: string; assertion?: () => string }

/** An authorization server (RFC 6749, 7636). Its `call` adds the proofs of DPoP, if it wants them. */
export type OAuthServer = {
  call: NetworkCall
  client: OAuthClient | KeyedClient
  authorizeUrl: string
  tokenUrl: string
  /** Our secret goes into the `Authorization` header, not into the form. */
  hasBasicAuth?: true
  /** It knows neither PKCE nor scopes in the exchange of a code. */
  isBasic?: true
  /** What stands between scopes; a space by default. */
  scopeSeparator?: ',' | ' '
  /** What it calls our id, if not `client_id`. */
  clientIdField?: string
}
/** Access can be given back (RFC 7009). */
export type RevokeServer = OAuthServer & { revokeUrl: string }
/** It wants to know first what we will ask for (RFC 9126). */
export type PushServer = RevokeServer & { pushUrl: string }

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

export type Exchanged = {
  kind: 'exchanged'
  tokens: Tokens
  scopes: string[]
  /** Who allowed it, if the server says so with the tokens. */
  subject: string | undefined
}

const REASON_MAX = 500
/** Longer lives are not believed, and as good as none. */
const MAX_SECONDS = 10 * 365 * 86_400

const tokenSchema = z.object({
  access_token: outsideToken.min(1),
  refresh_token: outsideToken.min(1).nullish(),
  expires_in: z.number().positive().max(MAX_SECONDS).optional().catch(undefined),
  scope: outsideLine.nullish(),
  sub: outsideId.optional().catch(undefined),
})
const pushedSchema = z.object({ request_uri: outsideToken.min(1) })
/** Some put what they say into an object. */
const saidSchema = z.union([
  outsideLine,
  z.object({ message: outsideLine }).transform(({ message }) => message),
])
const refusalSchema = z.object({
  error: saidSchema.default('').catch(''),
  error_description: outsideLine.default('').catch(''),
  message: outsideLine.default('').catch(''),
})

const refusalIn = ({ body }: Extract<Answer, { kind: 'answer' }>) => refusalSchema.safeParse(body).data

/** What the server said. */
export function reasonIn(answer: Answer): string {
  if (answer.kind !== 'answer') return answer.reason
  const said = refusalIn(answer)
  const reason = said?.error_description || said?.message || said?.error
  return clip(reason || `HTTP ${answer.status}`, REASON_MAX)
}

/** The server no longer knows the token, or us. */
export const isClosed = (answer: Answer): boolean =>
  answer.kind === 'answer' && (answer.status === 401 || answer.status === 403)

/** Some refuse with status 200. */
const hasSaid = (answer: Answer, error: string): boolean =>
  answer.kind === 'answer' && answer.status < 500 && refusalIn(answer)?.error === error

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

/** Made for each attempt: an assertion is good for one. */
function credentialsOf({
  client,
  clientIdField = 'client_id',
}: Pick<OAuthServer, 'client' | 'clientIdField'>): Record<string, string> {
  const { clientId } = client
  if ('clientSecret' in client) return { [clientIdField]: clientId, client_secret: client.clientSecret }
  const { assertion } = client
  return {
    [clientIdField]: clientId,
    ...(assertion && { client_assertion_type: ASSERTION_TYPE, client_assertion: assertion() }),
  }
}

const basicAuth = ({ clientId, clientSecret }: OAuthClient) =>
  Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')

function post(server: OAuthServer, url: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const { call, client, hasBasicAuth } = server
  if (hasBasicAuth && 'clientSecret' in client) {
    const headers = { authorization: `Basic ${basicAuth(client)}` }
    return call(url, { method: 'POST', headers, body: { form: fields } })
  }
  return retriedWithNonce(() =>
    call(url, { method: 'POST', body: { form: { ...credentialsOf(server), ...fields } } }),
  )
}

type Issued = { tokens: Tokens; scope: string | null | undefined; subject: string | undefined }

function issuedIn(answer: Answer, now: Date): Issued | null {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const { data } = tokenSchema.safeParse(answer.body)
  if (!data) return null
  const { access_token, refresh_token, expires_in, scope, sub: subject } = data
  const expiresAt = expires_in === undefined ? undefined : new Date(now.getTime() + expires_in * 1000)
  return { tokens: { secret: access_token, refresh: refresh_token ?? undefined, expiresAt }, scope, subject }
}

const requestFields = (
  { client, isBasic, scopeSeparator = ' ', clientIdField = 'client_id' }: OAuthServer,
  { scopes, redirectUri, state, challenge }: AuthorizeRequest,
) => ({
  response_type: 'code',
  [clientIdField]: client.clientId,
  redirect_uri: redirectUri,
  scope: scopes.join(scopeSeparator),
  state,
  ...(!isBasic && { code_challenge: challenge, code_challenge_method: 'S256' }),
})

const withQuery = (page: string, query: Readonly<Record<string, string>>) => {
  const url = new URL(page)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** The page where a person allows access. `more`: what this network wants to know besides. */
export const authorizeUrl = (
  server: OAuthServer,
  request: AuthorizeRequest,
  more: Readonly<Record<string, string>> = {},
): string => withQuery(server.authorizeUrl, { ...requestFields(server, request), ...more })

/** The same page, after what we ask for was sent to the server itself: the browser carries only its number. */
export async function pushedAuthorizeUrl(
  server: PushServer,
  request: AuthorizeRequest,
  hint: string | undefined,
  field: string,
): Promise<{ kind: 'ready'; url: string } | ConnectRefusal> {
  const answer = await post(server, server.pushUrl, {
    ...requestFields(server, request),
    ...(hint !== undefined && { login_hint: hint }),
  })
  const failure = serverProblem(answer, field)
  if (failure) return failure
  // It could not read who we are: it does not reach our address, or a proxy stands before it.
  if (hasSaid(answer, 'invalid_client_metadata') || hasSaid(answer, 'invalid_client'))
    return refusal('no_public_address', undefined, reasonIn(answer))
  const { data } = pushedSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  const isPushed = answer.kind === 'answer' && (answer.status === 200 || answer.status === 201)
  if (!isPushed || !data) return refusal('unexpected_answer', field, reasonIn(answer))
  const query = { client_id: server.client.clientId, request_uri: data.request_uri }
  return { kind: 'ready', url: withQuery(server.authorizeUrl, query) }
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
    ...(!server.isBasic && { code_verifier: verifier, scope: wanted }),
  })
  const failure = serverProblem(answer, field)
  if (failure) return failure
  const issued = issuedIn(answer, now)
  if (issued) {
    const granted = (issued.scope ?? wanted).split(/[ ,]/).filter((scope) => scope !== '')
    return { kind: 'exchanged', tokens: issued.tokens, scopes: granted, subject: issued.subject }
  }
  // The code has been used, is too old, or belongs to another sign-in.
  const isRefused = answer.kind === 'answer' && (answer.status >= 400 || refusalIn(answer)?.error)
  if (isRefused) return refusal('expired', undefined, reasonIn(answer))
  return refusal('unexpected_answer')
}

/** Whether the server knows us, found out with a code that nobody got; null if it does. */
export async function checkClient(server: OAuthServer): Promise<ConnectRefusal | null> {
  const answer = await post(server, server.tokenUrl, {
    grant_type: 'authorization_code',
    redirect_uri: 'https://localhost/',
    code: 'is-this-app-known',
    ...(!server.isBasic && { code_verifier: 'is-this-app-known'.padEnd(43, '-') }),
  })
  const failure = serverProblem(answer, undefined)
  if (failure) return failure
  const isUnknown = ['invalid_client', 'unauthorized_client'].some((error) => hasSaid(answer, error))
  return isUnknown || isClosed(answer) ? refusal('app_refused', undefined, reasonIn(answer)) : null
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
  server: RevokeServer,
  { secret, refresh }: Tokens,
): Promise<'revoked' | 'unreachable'> {
  const answer = await post(server, server.revokeUrl, { token: refresh ?? secret })
  const isDone = answer.kind === 'answer' && (answer.status === 200 || answer.status === 204)
  return isDone || isClosed(answer) ? 'revoked' : 'unreachable'
}
