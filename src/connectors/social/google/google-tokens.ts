import * as z from 'zod'
import { outsideLine } from '#server/outside-text.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { OAuthServer } from '../connect/oauth2.ts'
import type { Answer, NetworkCall } from '../http/network-call.ts'

const PAGE_URL = 'https://accounts.google.com'
const TOKEN_URL = 'https://oauth2.googleapis.com'

/** The token server writes errors in its own form. */
const tokenErrorSchema = z.object({ error: outsideLine })

/** Google's page and token server; at another address, both are there. */
export const googleServer = (
  call: NetworkCall,
  baseUrl: string | undefined,
  client: OAuthClient,
): OAuthServer => ({
  call,
  client,
  authorizeUrl: `${baseUrl ?? PAGE_URL}/o/oauth2/v2/auth`,
  tokenUrl: `${baseUrl ?? TOKEN_URL}/token`,
})

/** Otherwise only the first sign-in of a person brings a refresh token. */
export const offlineQuery = { access_type: 'offline', prompt: 'consent' } as const

/** The token says enough: Google asks for no client here. */
export const revokeGoogleToken = (call: NetworkCall, baseUrl: string | undefined, token: string) =>
  call(`${baseUrl ?? TOKEN_URL}/revoke`, { method: 'POST', body: { form: { token } } })

/** A token that Google no longer knows is given back already. */
export function revocationOf(answer: Answer): 'revoked' | 'unreachable' {
  if (answer.kind !== 'answer') return 'unreachable'
  const isUnknown =
    answer.status === 400 && tokenErrorSchema.safeParse(answer.body).data?.error === 'invalid_token'
  return answer.status === 200 || isUnknown ? 'revoked' : 'unreachable'
}
