import * as z from 'zod'
import { outsideId, outsideLine, outsideText, outsideToken } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { OAuthServer } from '../connect/oauth2.ts'
import { type Answer, networkCall, type Reach } from '../http/network-call.ts'

const API_URL = 'https://graph.threads.net'
const LOGIN_URL = 'https://threads.net'
const LATEST = '25'

/** Without these, nothing can be posted, or a thread cannot be answered, looked for or taken back. */
export const NEEDED_SCOPES = [
  'threads_basic',
  'threads_content_publish',
  'threads_manage_replies',
  'threads_read_replies',
  'threads_delete',
] as const
/** Figures. Posting works without. */
const FURTHER_SCOPES = ['threads_manage_insights'] as const
export const SCOPES = [...NEEDED_SCOPES, ...FURTHER_SCOPES]

const MAX_SECONDS = 10 * 365 * 86_400

export const longLivedSchema = z.object({
  access_token: outsideToken.min(1),
  expires_in: z.number().positive().max(MAX_SECONDS),
})
export const profileSchema = z.object({ id: outsideId.min(1), username: outsideLine.nullish() })
export const rightsSchema = z.object({ data: z.object({ scopes: z.array(outsideLine).max(100) }) })
export const idSchema = z.object({ id: outsideId.min(1) })
export const containerSchema = z.object({
  status: z.enum(['EXPIRED', 'ERROR', 'FINISHED', 'IN_PROGRESS', 'PUBLISHED']),
  error_message: outsideLine.nullish().catch(undefined),
})
export const postsSchema = z.object({
  data: z
    .array(z.object({ id: outsideId.min(1), text: outsideText.nullish(), timestamp: outsideLine.nullish() }))
    .max(1000),
})
export const postSchema = z.object({ permalink: z.url({ protocol: /^https$/ }) })
const count = z.number().nonnegative().nullish().catch(undefined)
export const limitSchema = z.object({
  data: z
    .array(
      z.object({ quota_usage: count, config: z.object({ quota_total: count }).nullish().catch(undefined) }),
    )
    .max(100),
})
export const removedSchema = z.object({ success: z.literal(true) })

const apiUrl = ({ env }: Reach) => env.baseUrls.social.threads ?? API_URL
const loginUrl = ({ env }: Reach) => env.baseUrls.auth.threads ?? LOGIN_URL

type Access = Pick<ChannelAccount, 'secret'>
type Fields = Readonly<Record<string, string>>

const ask = (reach: Reach, method: 'GET' | 'DELETE', path: string, query: Fields): Promise<Answer> =>
  networkCall(reach, 'threads')(`${apiUrl(reach)}${path}?${new URLSearchParams(query)}`, { method })

/** Threads knows tokens as a parameter only. */
const read = (reach: Reach, { secret }: Access, path: string, query: Fields = {}) =>
  ask(reach, 'GET', path, { ...query, access_token: secret })

const send = (reach: Reach, { secret }: Access, path: string, fields: Fields) =>
  networkCall(reach, 'threads')(`${apiUrl(reach)}${path}`, {
    method: 'POST',
    body: { form: { ...fields, access_token: secret } },
  })

export const oauthServer = (reach: Reach, client: OAuthClient): OAuthServer => ({
  call: networkCall(reach, 'threads'),
  client,
  authorizeUrl: `${loginUrl(reach)}/oauth/authorize`,
  tokenUrl: `${apiUrl(reach)}/oauth/access_token`,
  isBasic: true,
  scopeSeparator: ',',
})

/** The token of the app itself. */
export const readAppToken = (reach: Reach, { clientId, clientSecret }: OAuthClient) =>
  ask(reach, 'GET', '/oauth/access_token', {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  })

/** A sign-in brings a token for an hour; this one is for 60 days. */
export const extendToken = (reach: Reach, { clientSecret }: OAuthClient, { secret }: Access) =>
  ask(reach, 'GET', '/access_token', {
    grant_type: 'th_exchange_token',
    client_secret: clientSecret,
    access_token: secret,
  })

/** For another 60 days, while the token is still good. There is no other one to renew it with. */
export const refreshToken = (reach: Reach, token: string) =>
  ask(reach, 'GET', '/refresh_access_token', { grant_type: 'th_refresh_token', access_token: token })

export const readProfile = (reach: Reach, access: Access) =>
  read(reach, access, '/me', { fields: 'id,username' })

export const readRights = (reach: Reach, access: Access) =>
  read(reach, access, '/debug_token', { input_token: access.secret })

/** How many posts a day it takes, and how many there were. */
export const readLimit = (reach: Reach, access: Access) =>
  read(reach, access, '/me/threads_publishing_limit', { fields: 'quota_usage,config' })

export type NewContainer = Readonly<
  Partial<
    Record<
      | 'text'
      | 'image_url'
      | 'video_url'
      | 'alt_text'
      | 'is_carousel_item'
      | 'children'
      | 'reply_to_id'
      | 'reply_control'
      | 'topic_tag'
      | 'poll_attachment',
      string
    >
  > & { media_type: 'TEXT' | 'IMAGE' | 'VIDEO' | 'CAROUSEL' }
>

export const createContainer = (reach: Reach, access: Access, container: NewContainer) =>
  send(reach, access, '/me/threads', container)

const pathOf = (id: string, edge = '') => `/${encodeURIComponent(id)}${edge}`

export const readContainer = (reach: Reach, access: Access, id: string) =>
  read(reach, access, pathOf(id), { fields: 'status,error_message' })

export const publishContainer = (reach: Reach, access: Access, id: string) =>
  send(reach, access, '/me/threads_publish', { creation_id: id })

/** The newest first. Parts of a thread after the first are replies. */
export const listPosts = (reach: Reach, access: Access, edge: 'threads' | 'replies') =>
  read(reach, access, `/me/${edge}`, { fields: 'id,text,timestamp', limit: LATEST })

export const readPost = (reach: Reach, access: Access, id: string) =>
  read(reach, access, pathOf(id), { fields: 'permalink' })

export const readInsights = (reach: Reach, access: Access, id: string) =>
  read(reach, access, pathOf(id, '/insights'), { metric: 'views,likes,replies,reposts,quotes,shares' })

export const deletePost = (reach: Reach, { secret }: Access, id: string) =>
  ask(reach, 'DELETE', pathOf(id), { access_token: secret })
