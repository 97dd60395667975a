import * as z from 'zod'
import { outsideId, outsideLine, outsideText } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { RevokeServer } from '../connect/oauth2.ts'
import type { AllowanceHeaders } from '../http/allowance.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

const API_URL = 'https://api.x.com'
const PAGE_URL = 'https://x.com'

export const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'] as const

/** The fewest that can be asked for. Each post in the answer is charged. */
export const POSTS_PER_LOOK = 5
export const POSTS_PER_READ = 100

/** Of the call itself. There are further limits for a day, see x.map.ts. */
export const allowance: AllowanceHeaders = {
  remaining: 'x-rate-limit-remaining',
  reset: 'x-rate-limit-reset',
  resetIn: 'epoch',
}

const word = outsideLine.nullish().catch(undefined)
const count = z.number().int().nonnegative().nullish().catch(undefined)

export const userSchema = z.object({ data: z.object({ id: outsideId.min(1), username: outsideLine.min(1) }) })
export const createdSchema = z.object({ data: z.object({ id: outsideId.min(1) }) })
export const deletedSchema = z.object({ data: z.object({ deleted: z.literal(true) }) })

/** In the forms of both generations of the interface. */
export const problemSchema = z.object({
  title: word,
  detail: word,
  type: word,
  errors: z
    .array(z.object({ message: word, detail: word }))
    .max(100)
    .nullish()
    .catch(undefined),
})

const linkSchema = z.object({ url: word, expanded_url: word, media_key: word })
export const postsSchema = z.object({
  data: z
    .array(
      z.object({
        id: outsideId.min(1),
        text: outsideText,
        created_at: word,
        entities: z
          .object({ urls: z.array(linkSchema).max(200).nullish().catch(undefined) })
          .nullish()
          .catch(undefined),
      }),
    )
    .max(100)
    .optional(),
  meta: z.object({ result_count: z.number() }).optional().catch(undefined),
})

const metrics = z
  .object({
    impression_count: count,
    like_count: count,
    reply_count: count,
    repost_count: count,
    // Before X called it a repost.
    retweet_count: count,
    quote_count: count,
    url_link_clicks: count,
  })
  .nullish()
  .catch(undefined)
export const resultsSchema = z.object({
  data: z
    .array(z.object({ id: outsideId.min(1), public_metrics: metrics, non_public_metrics: metrics }))
    .max(POSTS_PER_READ)
    .optional(),
  errors: z
    .array(z.object({ resource_id: word, type: word }))
    .max(1000)
    .optional(),
})

const MAX_CHECK_S = 3600
/** Without `processing_info`, a file is ready. */
export const mediaSchema = z.object({
  data: z.object({
    id: outsideId.min(1),
    processing_info: z
      .object({
        state: z.enum(['pending', 'in_progress', 'failed', 'succeeded']),
        check_after_secs: z.number().nonnegative().max(MAX_CHECK_S).nullish().catch(undefined),
        error: z.object({ message: word }).nullish().catch(undefined),
      })
      .nullish(),
  }),
})

type Access = Pick<ChannelAccount, 'secret'>
type Named = Access & Pick<ChannelAccount, 'remoteId'>

const apiUrl = ({ env }: Reach) => env.baseUrls.social.x ?? API_URL

export const oauthServer = (reach: Reach, client: OAuthClient): RevokeServer => ({
  call: networkCall(reach, 'x'),
  client,
  authorizeUrl: `${reach.env.baseUrls.auth.x ?? PAGE_URL}/i/oauth2/authorize`,
  tokenUrl: `${apiUrl(reach)}/2/oauth2/token`,
  revokeUrl: `${apiUrl(reach)}/2/oauth2/revoke`,
  hasBasicAuth: true,
})

const signed = (reach: Reach, { secret }: Access, path: string, request: NetworkRequest): Promise<Answer> =>
  networkCall(reach, 'x')(`${apiUrl(reach)}/2${path}`, {
    ...request,
    headers: { authorization: `Bearer ${secret}` },
  })

const read = (reach: Reach, access: Access, path: string, query: Readonly<Record<string, string>> = {}) => {
  const params = new URLSearchParams(query).toString()
  return signed(reach, access, params ? `${path}?${params}` : path, { method: 'GET' })
}

const send = (reach: Reach, access: Access, path: string, json: unknown) =>
  signed(reach, access, path, { method: 'POST', body: { json } })

export const readUser = (reach: Reach, access: Access) => read(reach, access, '/users/me')

export type NewPost = {
  text: string
  media?: { media_ids: readonly string[] }
  reply?: { in_reply_to_tweet_id: string }
  poll?: { options: readonly string[]; duration_minutes: number }
  reply_settings?: string
  made_with_ai?: true
  paid_partnership?: true
}

export const createPost = (reach: Reach, access: Access, post: NewPost) =>
  signed(reach, access, '/tweets', { method: 'POST', body: { json: post }, allowance })

export const deletePost = (reach: Reach, access: Access, id: string) =>
  signed(reach, access, `/tweets/${encodeURIComponent(id)}`, { method: 'DELETE' })

/** The account's own newest posts: those after another one, or since a moment. */
export const listPosts = (
  reach: Reach,
  account: Named,
  from: { since_id: string } | { start_time: string },
) =>
  read(reach, account, `/users/${encodeURIComponent(account.remoteId)}/tweets`, {
    max_results: `${POSTS_PER_LOOK}`,
    'post.fields': 'created_at,entities',
    ...from,
  })

export const readResults = (reach: Reach, access: Access, ids: readonly string[]) =>
  read(reach, access, '/tweets', {
    ids: ids.join(','),
    'post.fields': 'public_metrics,non_public_metrics',
  })

export type MediaCategory = 'tweet_image' | 'tweet_gif' | 'tweet_video'

export const beginUpload = (
  reach: Reach,
  access: Access,
  { type, bytes }: Pick<OutgoingFile, 'type' | 'bytes'>,
  category: MediaCategory,
) =>
  send(reach, access, '/media/upload/initialize', {
    media_category: category,
    media_type: type,
    total_bytes: bytes,
  })

const uploadPath = (id: string, action: 'append' | 'finalize') =>
  `/media/upload/${encodeURIComponent(id)}/${action}`

export const appendToUpload = (reach: Reach, access: Access, id: string, index: number, part: OutgoingFile) =>
  signed(reach, access, uploadPath(id, 'append'), {
    method: 'POST',
    body: {
      parts: [
        { name: 'segment_index', text: `${index}` },
        { name: 'media', file: part },
      ],
    },
  })

export const finishUpload = (reach: Reach, access: Access, id: string) =>
  signed(reach, access, uploadPath(id, 'finalize'), { method: 'POST' })

export const readUpload = (reach: Reach, access: Access, id: string) =>
  read(reach, access, '/media/upload', { command: 'STATUS', media_id: id })

export const describeMedia = (reach: Reach, access: Access, id: string, alt: string) =>
  send(reach, access, '/media/metadata', { id, metadata: { alt_text: { text: alt } } })
