import * as z from 'zod'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { OAuthServer } from '../connect/oauth2.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'
import type { Access } from './page-tokens.ts'

const VERSION = 'v25.0'
const GRAPH_URL = `https://graph.facebook.com/${VERSION}`
/** Takes videos; everything else is asked at the usual address. */
const VIDEO_URL = `https://graph-video.facebook.com/${VERSION}`
const LOGIN_URL = `https://www.facebook.com/${VERSION}`

/** Without these, nothing can be posted to Pages. */
export const PAGE_SCOPES = [
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_posts',
  'pages_manage_engagement',
] as const
/** Without these, nothing can be posted to Instagram. */
export const INSTAGRAM_SCOPES = [
  'instagram_basic',
  'instagram_content_publish',
  'instagram_manage_comments',
] as const
/**
 * Figures, and Pages that a person manages through a business portfolio: `/me/accounts` leaves those out without
 * `business_management`. Posting works without.
 */
const FURTHER_SCOPES = ['business_management', 'read_insights', 'instagram_manage_insights'] as const
export const SCOPES = [...PAGE_SCOPES, ...INSTAGRAM_SCOPES, ...FURTHER_SCOPES]

export const userSchema = z.object({ id: outsideId.min(1), name: outsideLine.nullish() })
export const permissionsSchema = z.object({
  data: z.array(z.object({ permission: outsideLine, status: outsideLine })).max(500),
})
export const pagesSchema = z.object({
  data: z
    .array(
      z.object({
        id: outsideId.min(1),
        name: outsideLine.nullish(),
        access_token: outsideToken.min(1).nullish(),
        tasks: z.array(outsideLine).max(100).nullish().catch(undefined),
        instagram_business_account: z
          .object({ id: outsideId.min(1), username: outsideLine.nullish() })
          .nullish()
          .catch(undefined),
      }),
    )
    .max(1000),
  paging: z
    .object({ cursors: z.object({ after: outsideToken }).partial().nullish(), next: outsideLine.nullish() })
    .nullish(),
})
export const idSchema = z.object({ id: outsideId.min(1) })
export const madeSchema = z.object({ success: z.literal(true), post_id: outsideId.nullish() })

const graphUrl = ({ env }: Reach) => env.baseUrls.social.meta ?? GRAPH_URL
const videoUrl = ({ env }: Reach) => env.baseUrls.social.meta ?? VIDEO_URL

const call = (reach: Reach, url: string, request: NetworkRequest): Promise<Answer> =>
  networkCall(reach, 'meta')(url, request)

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

type Token = Pick<Access, 'token'>
type Fields = Readonly<Record<string, string>>

export const read = (reach: Reach, { token }: Token, path: string, query: Fields = {}): Promise<Answer> =>
  call(reach, `${graphUrl(reach)}${path}?${new URLSearchParams(query)}`, {
    method: 'GET',
    headers: bearer(token),
  })

export const send = (
  reach: Reach,
  { token }: Token,
  path: string,
  body: NetworkRequest['body'],
): Promise<Answer> =>
  call(reach, `${graphUrl(reach)}${path}`, {
    method: 'POST',
    headers: bearer(token),
    body: body ?? { form: {} },
  })

export const sendVideo = (
  reach: Reach,
  { token }: Token,
  path: string,
  body: NetworkRequest['body'],
): Promise<Answer> =>
  call(reach, `${videoUrl(reach)}${path}`, {
    method: 'POST',
    headers: bearer(token),
    body: body ?? { form: {} },
  })

/** Only Facebook itself gets the token, whatever address an answer names. */
function isOwn({ env }: Reach, address: string): boolean {
  const url = URL.parse(address)
  const { meta } = env.baseUrls.social
  if (meta !== undefined) return url?.origin === new URL(meta).origin
  return url?.protocol === 'https:' && url.hostname.endsWith('.facebook.com')
}

/** To the address that was named for it; null if that is not Facebook's. */
export async function uploadFile(
  reach: Reach,
  { token }: Token,
  address: string,
  file: OutgoingFile,
): Promise<Answer | null> {
  if (!isOwn(reach, address)) return null
  return call(reach, address, {
    method: 'POST',
    headers: {
      authorization: `OAuth ${token}`,
      offset: '0',
      file_size: `${file.bytes}`,
      'content-type': 'application/octet-stream',
    },
    body: { file },
  })
}

export const oauthServer = (reach: Reach, client: OAuthClient): OAuthServer => ({
  call: networkCall(reach, 'meta'),
  client,
  authorizeUrl: `${reach.env.baseUrls.auth.meta ?? LOGIN_URL}/dialog/oauth`,
  tokenUrl: `${graphUrl(reach)}/oauth/access_token`,
  isBasic: true,
  scopeSeparator: ',',
})

const askForToken = (reach: Reach, { clientId, clientSecret }: OAuthClient, fields: Fields) =>
  call(reach, `${graphUrl(reach)}/oauth/access_token`, {
    method: 'POST',
    body: { form: { client_id: clientId, client_secret: clientSecret, ...fields } },
  })

/** The token of the app itself: only an app with the right secret gets one. */
export const readAppToken = (reach: Reach, app: OAuthClient) =>
  askForToken(reach, app, { grant_type: 'client_credentials' })

/** Tokens of Pages end when the person's token does, unless that is a long-lived one: then they do not end by time. */
export const extendToken = (reach: Reach, app: OAuthClient, { token }: Token) =>
  askForToken(reach, app, { grant_type: 'fb_exchange_token', fb_exchange_token: token })

export const readUser = (reach: Reach, token: Token) => read(reach, token, '/me', { fields: 'id,name' })
export const readPermissions = (reach: Reach, token: Token) => read(reach, token, '/me/permissions')

export const listPages = (reach: Reach, token: Token, after: string | undefined) =>
  read(reach, token, '/me/accounts', {
    fields: 'id,name,access_token,tasks,instagram_business_account{id,username}',
    limit: '100',
    ...(after !== undefined && { after }),
  })

/** In the name of the app, because the person's own token is not kept. */
export const revokePermissions = (reach: Reach, { clientId, clientSecret }: OAuthClient, userId: string) =>
  call(reach, `${graphUrl(reach)}/${encodeURIComponent(userId)}/permissions`, {
    method: 'DELETE',
    headers: bearer(`${clientId}|${clientSecret}`),
  })

export const pathOf = (id: string, edge = '') => `/${encodeURIComponent(id)}${edge}`
