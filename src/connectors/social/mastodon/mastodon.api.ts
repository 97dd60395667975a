import * as z from 'zod'
import { readJson } from '#server/outgoing/read-json.ts'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { RevokeServer } from '../connect/oauth2.ts'
import type { AllowanceHeaders } from '../http/allowance.ts'
import {
  type Answer,
  type NetworkCall,
  type NetworkRequest,
  networkCall,
  type Reach,
} from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

export const APP = 'CampAIgner'
export const SCOPES = ['read:accounts', 'read:statuses', 'write:media', 'write:statuses'] as const

export const clientSchema = z.object({
  client_id: outsideToken.min(1),
  client_secret: outsideToken.min(1),
})
export const profileSchema = z.object({
  id: outsideId.min(1),
  acct: outsideLine.min(1),
  display_name: outsideLine.default(''),
})
export const mediaSchema = z.object({ id: outsideId.min(1) })
const figure = z.number().int().nonnegative().default(0)
export const statusSchema = z.object({
  id: outsideId.min(1),
  url: outsideLine.nullish(),
  uri: outsideLine.default(''),
  favourites_count: figure,
  replies_count: figure,
  reblogs_count: figure,
})
export const contextSchema = z.object({
  descendants: z
    .array(
      z.object({
        id: outsideId.min(1),
        in_reply_to_id: outsideId.nullish(),
        account: z.object({ id: outsideId }),
        application: z.object({ name: outsideLine }).nullish(),
      }),
    )
    .max(5000),
})

/** What is kept as the secret of an account: a token can only be given back with the client that got it. */
const secretSchema = z.object({
  token: z.string().max(10_000),
  clientId: z.string().max(10_000),
  clientSecret: z.string().max(10_000),
})
type Secret = z.infer<typeof secretSchema>

export const sealedIn = (secret: Secret): string => JSON.stringify(secret)
export const openSecret = ({ secret }: Pick<ChannelAccount, 'secret'>): Secret =>
  secretSchema.safeParse(readJson(secret)).data ?? { token: secret, clientId: '', clientSecret: '' }

export const allowance: AllowanceHeaders = {
  remaining: 'x-ratelimit-remaining',
  reset: 'x-ratelimit-reset',
  resetIn: 'date',
}

const siteUrl = ({ env }: Reach, site: string) => env.baseUrls.social.mastodon ?? site

const limitedCall =
  (reach: Reach): NetworkCall =>
  (url, request) =>
    networkCall(reach, 'mastodon')(url, { ...request, allowance })

const call = (reach: Reach, site: string, path: string, request: NetworkRequest): Promise<Answer> =>
  limitedCall(reach)(`${siteUrl(reach, site)}${path}`, request)

export function oauthServer(reach: Reach, site: string, client: OAuthClient): RevokeServer {
  const oauth = `${siteUrl(reach, site)}/oauth`
  return {
    call: limitedCall(reach),
    client,
    authorizeUrl: `${oauth}/authorize`,
    tokenUrl: `${oauth}/token`,
    revokeUrl: `${oauth}/revoke`,
  }
}

const signed = (
  reach: Reach,
  account: Pick<ChannelAccount, 'site' | 'secret'>,
  path: string,
  { headers, ...request }: NetworkRequest,
): Promise<Answer> =>
  call(reach, account.site, path, {
    ...request,
    headers: { ...headers, authorization: `Bearer ${openSecret(account).token}` },
  })

export const registerApp = (reach: Reach, site: string, redirectUri: string) =>
  call(reach, site, '/api/v1/apps', {
    method: 'POST',
    body: { form: { client_name: APP, redirect_uris: redirectUri, scopes: SCOPES.join(' ') } },
  })

/** Public: what the server allows. */
export const readInstance = (reach: Reach, site: string, version: 1 | 2) =>
  call(reach, site, `/api/v${version}/instance`, { method: 'GET' })

export const readProfile = (reach: Reach, account: Pick<ChannelAccount, 'site' | 'secret'>) =>
  signed(reach, account, '/api/v1/accounts/verify_credentials', { method: 'GET' })

export const uploadMedia = (reach: Reach, account: ChannelAccount, file: OutgoingFile, alt: string) =>
  signed(reach, account, '/api/v2/media', {
    method: 'POST',
    body: {
      parts: [
        { name: 'file', file },
        { name: 'description', text: alt },
      ],
    },
  })

export const readMedia = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, `/api/v1/media/${encodeURIComponent(id)}`, { method: 'GET' })

export type NewStatus = {
  status: string
  visibility: string
  media_ids: readonly string[]
  in_reply_to_id?: string | undefined
}

/** A second status with the same key, within an hour, is answered with the first. */
export const createStatus = (reach: Reach, account: ChannelAccount, key: string, status: NewStatus) =>
  signed(reach, account, '/api/v1/statuses', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { json: status },
  })

const statusPath = (id: string) => `/api/v1/statuses/${encodeURIComponent(id)}`

export const readStatus = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, statusPath(id), { method: 'GET' })

export const readContext = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, `${statusPath(id)}/context`, { method: 'GET' })

export const deleteStatus = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, statusPath(id), { method: 'DELETE' })
