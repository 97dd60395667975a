import * as z from 'zod'
import { outsideId, outsideLine, outsideList, outsideText, outsideToken } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { RevokeServer } from '../connect/oauth2.ts'
import type { AllowanceHeaders } from '../http/allowance.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'
import { communityIn, userIn } from './reddit-account.ts'

const API_URL = 'https://oauth.reddit.com'
const PAGE_URL = 'https://www.reddit.com'

/** `history` shows the account's own posts, `edit` deletes one. */
export const SCOPES = ['identity', 'submit', 'read', 'flair', 'history', 'edit'] as const

/** The most that the account's own posts, and figures, are read at once. */
const POSTS_PER_LOOK = 25
export const POSTS_PER_READ = 100

/** Reddit allows 100 calls a minute for each app, counted over ten minutes. */
export const allowance: AllowanceHeaders = {
  remaining: 'x-ratelimit-remaining',
  reset: 'x-ratelimit-reset',
  resetIn: 'seconds',
}

const word = outsideLine.nullish().catch(undefined)
const count = z.number().int().nullish().catch(undefined)
const flag = z.boolean().nullish().catch(undefined)

export const userSchema = z.object({ id: outsideId.min(1), name: outsideLine.min(1) })
export const communitySchema = z.object({
  kind: z.literal('t5'),
  data: z.object({
    display_name: outsideId.min(1),
    /** Null for people who are not signed in. */
    user_is_banned: flag,
  }),
})
export const flairsSchema = outsideList(z.object({ id: outsideId.min(1), text: word, mod_only: flag }), 500)
/** Each error: its name, its words, and the field it is about. */
const errorSchema = z.array(outsideLine.nullable().catch(null)).max(10)
const errorsSchema = z.object({
  json: z.object({ errors: z.array(errorSchema).max(100), ratelimit: z.number().nullish().catch(undefined) }),
})
export const createdSchema = z.object({
  json: z.object({ data: z.object({ name: outsideId.startsWith('t3_'), url: outsideLine }) }),
})
/** An image is named only over a websocket. */
export const acceptedSchema = z.object({
  json: z.object({
    errors: z.array(z.unknown()).max(0),
    data: z.object({ websocket_url: outsideToken.nullable() }),
  }),
})
const postSchema = z.object({
  kind: z.literal('t3'),
  data: z.object({
    name: outsideId.startsWith('t3_'),
    title: outsideText.nullish(),
    selftext: outsideText.nullish(),
    subreddit: word,
    author: word,
    permalink: word,
    is_self: flag,
    created_utc: z.number().nullish().catch(undefined),
    score: count,
    num_comments: count,
    num_crossposts: count,
  }),
})
export const postsSchema = z.object({
  kind: z.literal('Listing'),
  data: z.object({ children: z.array(postSchema).max(POSTS_PER_READ) }),
})
export const leaseSchema = z.object({
  args: z.object({
    action: z.string().min(1).max(2000),
    fields: z.array(z.object({ name: z.string().max(200), value: z.string().max(10_000) })).max(50),
  }),
})
/** What it says besides, with its status. */
export const problemSchema = z.object({ reason: word, message: word, explanation: word })

export type SubmitErrors = z.output<typeof errorsSchema>['json']

/** The errors of a form, which come with status 200; null if there is none. */
export function errorsIn(body: unknown): SubmitErrors | null {
  const json = errorsSchema.safeParse(body).data?.json
  return json && json.errors.length > 0 ? json : null
}

type Access = Pick<ChannelAccount, 'secret'>
type Named = Access & Pick<ChannelAccount, 'remoteId'>

const apiUrl = ({ env }: Reach) => env.baseUrls.social.reddit ?? API_URL
const pageUrl = ({ env }: Reach) => env.baseUrls.auth.reddit ?? PAGE_URL

/** Reddit refuses programs that do not say who they are. */
const userAgent = (who: string) => `web:campaigner:v1 (${who})`

export const oauthServer = (reach: Reach, client: OAuthClient): RevokeServer => ({
  call: (url, request) =>
    networkCall(reach, 'reddit')(url, {
      ...request,
      headers: { ...request.headers, 'user-agent': userAgent(`app ${client.clientId}`) },
    }),
  client,
  authorizeUrl: `${pageUrl(reach)}/api/v1/authorize`,
  tokenUrl: `${pageUrl(reach)}/api/v1/access_token`,
  revokeUrl: `${pageUrl(reach)}/api/v1/revoke_token`,
  hasBasicAuth: true,
  isBasic: true,
})

type Signed = Access & { user: string }

const call = (
  reach: Reach,
  { secret, user }: Signed,
  path: string,
  request: NetworkRequest,
): Promise<Answer> =>
  networkCall(reach, 'reddit')(`${apiUrl(reach)}${path}`, {
    ...request,
    allowance,
    refusesIn: (body) => errorsIn(body) !== null,
    headers: { authorization: `Bearer ${secret}`, 'user-agent': userAgent(user) },
  })

const signed = (reach: Reach, account: Named, path: string, request: NetworkRequest) =>
  call(reach, { ...account, user: `by /u/${userIn(account)}` }, path, request)

const postForm = (reach: Reach, account: Named, path: string, form: Record<string, string>) =>
  signed(reach, account, path, { method: 'POST', body: { form } })

/** Before the name of the account is known. */
export const readUser = (reach: Reach, access: Access, { clientId }: Pick<OAuthClient, 'clientId'>) =>
  call(reach, { ...access, user: `app ${clientId}` }, '/api/v1/me', { method: 'GET' })

export const readOwnUser = (reach: Reach, account: Named) =>
  signed(reach, account, '/api/v1/me', { method: 'GET' })

const communityPath = (account: Named) => `/r/${encodeURIComponent(communityIn(account))}`

export const readCommunity = (reach: Reach, account: Named) =>
  signed(reach, account, `${communityPath(account)}/about?raw_json=1`, { method: 'GET' })

export const listFlairs = (reach: Reach, account: Named) =>
  signed(reach, account, `${communityPath(account)}/api/link_flair_v2?raw_json=1`, { method: 'GET' })

export type NewPost = {
  sr: string
  title: string
  kind: 'self' | 'link' | 'image'
  text?: string
  url?: string
  flair_id?: string
}

export const submit = (reach: Reach, account: Named, post: NewPost) =>
  postForm(reach, account, '/api/submit', {
    api_type: 'json',
    resubmit: 'true',
    sendreplies: 'true',
    ...post,
  })

/** Where an image is uploaded. */
export const leaseUpload = (reach: Reach, account: Named, { name, type }: OutgoingFile) =>
  postForm(reach, account, '/api/media/asset.json', { filepath: name, mimetype: type })

type Lease = z.output<typeof leaseSchema>['args']

/** The lease leaves the scheme out. */
const storeUrl = (reach: Reach, { action }: Lease) => URL.parse(action, apiUrl(reach))

/** To the store that Reddit names; it knows us by the fields. Null if the lease names no address. */
export async function uploadImage(reach: Reach, lease: Lease, file: OutgoingFile): Promise<Answer | null> {
  const url = storeUrl(reach, lease)
  if (!url) return null
  const fields = lease.fields.map(({ name, value }) => ({ name, text: value }))
  const body = { parts: [...fields, { name: 'file', file }] }
  return networkCall(reach, 'reddit')(url, { method: 'POST', body })
}

/** What a post calls the uploaded image by. */
export function imageUrlOf(reach: Reach, lease: Lease): string | null {
  const key = lease.fields.find(({ name }) => name === 'key')?.value
  const url = storeUrl(reach, lease)
  return url && key ? `${url.href.replace(/\/$/, '')}/${key}` : null
}

/** The newest first. */
export const listOwnPosts = (reach: Reach, account: Named) => {
  const query = new URLSearchParams({ sort: 'new', limit: `${POSTS_PER_LOOK}`, raw_json: '1' })
  return signed(reach, account, `/user/${encodeURIComponent(userIn(account))}/submitted?${query}`, {
    method: 'GET',
  })
}

export const readPosts = (reach: Reach, account: Named, ids: readonly string[]) =>
  signed(reach, account, `/api/info?${new URLSearchParams({ id: ids.join(','), raw_json: '1' })}`, {
    method: 'GET',
  })

export const deletePost = (reach: Reach, account: Named, id: string) =>
  postForm(reach, account, '/api/del', { id })
