import * as z from 'zod'
import { outsideId, outsideLine, outsideText, outsideToken } from '#server/outside-text.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { OAuthServer } from '../connect/oauth2.ts'
import type { AllowanceHeaders } from '../http/allowance.ts'
import type { Base64File } from '../http/json-body.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

const API_URL = 'https://api.pinterest.com/v5'
const PAGE_URL = 'https://www.pinterest.com'
const PAGE_SIZE = 250

export const SCOPES = [
  'boards:read',
  'boards:write',
  'pins:read',
  'pins:write',
  'user_accounts:read',
] as const

export const allowance: AllowanceHeaders = {
  remaining: 'x-ratelimit-remaining',
  reset: 'x-ratelimit-reset',
  resetIn: 'seconds',
}

export const userSchema = z.object({ id: outsideId.optional(), username: outsideLine.min(1) })
const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item).max(1000), bookmark: outsideToken.nullish() })
export const boardSchema = z.object({ id: outsideId.min(1), name: outsideLine.min(1) })
export const boardsSchema = pageOf(boardSchema)
export const pinSchema = z.object({ id: outsideId.min(1) })
export const pinsSchema = pageOf(
  z.object({
    id: outsideId.min(1),
    created_at: outsideLine.nullish(),
    title: outsideText.nullish(),
    description: outsideText.nullish(),
  }),
)
export const registeredSchema = z.object({
  media_id: outsideId.min(1),
  upload_url: z.url({ protocol: /^https?$/ }),
  upload_parameters: z.record(z.string().max(200), z.string().max(10_000)),
})
export const mediaSchema = z.object({ status: z.enum(['registered', 'processing', 'succeeded', 'failed']) })
const figure = z.number().int().nonnegative().nullish()
const metrics = z.object({
  impression: figure,
  reaction: figure,
  comment: figure,
  save: figure,
  clickthrough: figure,
})
export const pinMetricsSchema = z.object({
  // Named in both ways: "all_time" in answers, "lifetime_metrics" in the documentation.
  pin_metrics: z.object({ all_time: metrics.nullish(), lifetime_metrics: metrics.nullish() }).nullish(),
})
const errorSchema = z.object({ code: z.number(), message: outsideLine.default('') })

/** The number and the words of an error; null if the answer has none. */
export const errorIn = (answer: Answer) =>
  answer.kind === 'answer' ? (errorSchema.safeParse(answer.body).data ?? null) : null

const apiUrl = ({ env }: Reach) => env.baseUrls.social.pinterest ?? API_URL

const call = (reach: Reach, path: string, request: NetworkRequest): Promise<Answer> =>
  networkCall(reach, 'pinterest')(`${apiUrl(reach)}${path}`, { ...request, allowance })

type Access = Pick<ChannelAccount, 'secret'>

const signed = (reach: Reach, { secret }: Access, path: string, request: NetworkRequest): Promise<Answer> =>
  call(reach, path, { ...request, headers: { authorization: `Bearer ${secret}` } })

export const oauthServer = (reach: Reach, client: OAuthClient): OAuthServer => ({
  call: networkCall(reach, 'pinterest'),
  client,
  authorizeUrl: `${reach.env.baseUrls.auth.pinterest ?? PAGE_URL}/oauth/`,
  tokenUrl: `${apiUrl(reach)}/oauth/token`,
  hasBasicAuth: true,
  isBasic: true,
  scopeSeparator: ',',
})

export const readUser = (reach: Reach, access: Access) =>
  signed(reach, access, '/user_account', { method: 'GET' })

export function listBoards(reach: Reach, access: Access, bookmark: string | undefined): Promise<Answer> {
  const query = new URLSearchParams({ page_size: `${PAGE_SIZE}`, ...(bookmark && { bookmark }) })
  return signed(reach, access, `/boards?${query}`, { method: 'GET' })
}

const boardPath = (id: string) => `/boards/${encodeURIComponent(id)}`

export const readBoard = (reach: Reach, account: ChannelAccount) =>
  signed(reach, account, boardPath(account.remoteId), { method: 'GET' })

/** The newest first. */
export const listPins = (reach: Reach, account: ChannelAccount) =>
  signed(reach, account, `${boardPath(account.remoteId)}/pins?page_size=25`, { method: 'GET' })

type Base64Image = { content_type: string; data: Base64File }

export type NewPin = {
  board_id: string
  title?: string
  description?: string
  alt_text?: string
  link?: string
  media_source:
    | ({ source_type: 'image_base64' } & Base64Image)
    | { source_type: 'multiple_image_base64'; items: readonly Base64Image[] }
    | { source_type: 'video_id'; media_id: string; cover_image_key_frame_time: number }
}

export const createPin = (reach: Reach, account: ChannelAccount, pin: NewPin) =>
  signed(reach, account, '/pins', { method: 'POST', body: { json: pin } })

const pinPath = (id: string) => `/pins/${encodeURIComponent(id)}`

export const readPin = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, `${pinPath(id)}?pin_metrics=true`, { method: 'GET' })

export const deletePin = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, pinPath(id), { method: 'DELETE' })

export const registerVideo = (reach: Reach, account: ChannelAccount) =>
  signed(reach, account, '/media', { method: 'POST', body: { json: { media_type: 'video' } } })

/** To the store that Pinterest names; it knows us by the parameters. */
export const uploadVideo = (
  reach: Reach,
  { upload_url, upload_parameters }: z.output<typeof registeredSchema>,
  file: OutgoingFile,
) =>
  networkCall(reach, 'pinterest')(upload_url, {
    method: 'POST',
    body: {
      parts: [
        ...Object.entries(upload_parameters).map(([name, text]) => ({ name, text })),
        { name: 'file', file },
      ],
    },
  })

export const readMedia = (reach: Reach, account: ChannelAccount, id: string) =>
  signed(reach, account, `/media/${encodeURIComponent(id)}`, { method: 'GET' })
