import * as z from 'zod'
import { outsideId, outsideLine, outsideList } from '#server/outside-text.ts'
import type { ByteRange } from '#server/storage/storage.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { RevokeServer } from '../connect/oauth2.ts'
import { type Answer, networkCall, type Reach } from '../http/network-call.ts'
import { partOfFile } from '../http/part-of-file.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

const API_URL = 'https://open.tiktokapis.com'
const PAGE_URL = 'https://www.tiktok.com'

/** The most videos that one call answers. */
export const PAGE_SIZE = 20

/** TikTok refuses an app that asks for a scope it does not have, so a person says which ones it has. */
export const SCOPES = {
  drafts: ['user.info.basic', 'video.upload'],
  direct: ['user.info.basic', 'video.upload', 'video.publish', 'video.list'],
} as const
export type Way = keyof typeof SCOPES

export const audiences = [
  'SELF_ONLY',
  'MUTUAL_FOLLOW_FRIENDS',
  'FOLLOWER_OF_CREATOR',
  'PUBLIC_TO_EVERYONE',
] as const
export type Audience = (typeof audiences)[number]

const flag = z.boolean().nullish().catch(undefined)
const figure = z.number().int().nonnegative().nullish().catch(undefined)

/** Every answer has it, with the code "ok" if all went well. */
export const errorSchema = z.object({
  error: z.object({ code: outsideLine.min(1), message: outsideLine.nullish().catch(undefined) }),
})
const dataOf = <T extends z.ZodType>(data: T) => z.object({ data })

export const userSchema = dataOf(
  z.object({
    user: z.object({ open_id: outsideId.min(1), display_name: outsideLine.nullish().catch(undefined) }),
  }),
)
export const creatorSchema = dataOf(
  z.object({
    creator_username: outsideLine.nullish().catch(undefined),
    privacy_level_options: outsideList(outsideLine, 20),
    comment_disabled: flag,
    duet_disabled: flag,
    stitch_disabled: flag,
  }),
)
export type Creator = z.output<typeof creatorSchema>['data']
export const beginSchema = dataOf(
  z.object({ publish_id: outsideId.min(1), upload_url: z.url({ protocol: /^https?$/ }).nullish() }),
)
/** The id of the post is read from the text: as a number it is too long for JSON. */
export const statusSchema = dataOf(
  z.object({
    status: z.enum([
      'PROCESSING_UPLOAD',
      'PROCESSING_DOWNLOAD',
      'SEND_TO_USER_INBOX',
      'PUBLISH_COMPLETE',
      'FAILED',
    ]),
    fail_reason: outsideLine.nullish().catch(undefined),
    uploaded_bytes: figure,
  }),
)
export const videosSchema = dataOf(
  z.object({
    videos: outsideList(
      z.object({
        id: outsideId,
        view_count: figure,
        like_count: figure,
        comment_count: figure,
        share_count: figure,
      }),
      PAGE_SIZE,
    ),
  }),
)

const apiUrl = ({ env }: Reach) => env.baseUrls.social.tiktok ?? API_URL
const call = (reach: Reach) => networkCall(reach, 'tiktok')

type Access = Pick<ChannelAccount, 'secret'>

const signed = (
  reach: Reach,
  { secret }: Access,
  method: 'GET' | 'POST',
  path: string,
  json?: object,
): Promise<Answer> =>
  call(reach)(`${apiUrl(reach)}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(method === 'POST' && { 'content-type': 'application/json; charset=UTF-8' }),
    },
    ...(json && { body: { json } }),
  })

export const oauthServer = (reach: Reach, client: OAuthClient): RevokeServer => ({
  call: call(reach),
  client,
  clientIdField: 'client_key',
  authorizeUrl: `${reach.env.baseUrls.auth.tiktok ?? PAGE_URL}/v2/auth/authorize/`,
  tokenUrl: `${apiUrl(reach)}/v2/oauth/token/`,
  revokeUrl: `${apiUrl(reach)}/v2/oauth/revoke/`,
  // PKCE is for apps on phones and desktops there, and in a form of its own.
  isBasic: true,
  scopeSeparator: ',',
})

export const readUser = (reach: Reach, access: Access) =>
  signed(reach, access, 'GET', '/v2/user/info/?fields=open_id,display_name,avatar_url')

/** What the account allows right now. */
export const readCreator = (reach: Reach, access: Access) =>
  signed(reach, access, 'POST', '/v2/post/publish/creator_info/query/')

export type UploadPlan = { video_size: number; chunk_size: number; total_chunk_count: number }

export type VideoInfo = {
  title: string
  privacy_level: Audience
  disable_comment: boolean
  disable_duet: boolean
  disable_stitch: boolean
  brand_content_toggle: boolean
  brand_organic_toggle: boolean
}

/** Announces a video; its bytes go to the address in the answer. Without `info` it becomes a draft. */
export const beginVideo = (reach: Reach, access: Access, plan: UploadPlan, info: VideoInfo | null) =>
  signed(reach, access, 'POST', `/v2/post/publish/${info ? '' : 'inbox/'}video/init/`, {
    ...(info && { post_info: info }),
    source_info: { source: 'FILE_UPLOAD', ...plan },
  })

export type PhotoInfo = { description: string } & Partial<
  Omit<VideoInfo, 'title' | 'disable_duet' | 'disable_stitch'>
>

/** TikTok reads the images from these addresses. */
export const postPhotos = (
  reach: Reach,
  access: Access,
  mode: 'DIRECT_POST' | 'MEDIA_UPLOAD',
  info: PhotoInfo,
  addresses: readonly string[],
) =>
  signed(reach, access, 'POST', '/v2/post/publish/content/init/', {
    media_type: 'PHOTO',
    post_mode: mode,
    post_info: info,
    source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: addresses },
  })

/** The address of an upload is as good as a token, so it gets none. */
export const sendChunk = (reach: Reach, address: string, file: OutgoingFile, { start, end }: ByteRange) =>
  call(reach)(address, {
    method: 'PUT',
    headers: { 'content-range': `bytes ${start}-${end}/${file.bytes}` },
    body: { file: partOfFile(file, { start, end }) },
  })

export const readStatus = (reach: Reach, access: Access, publishId: string) =>
  signed(reach, access, 'POST', '/v2/post/publish/status/fetch/', { publish_id: publishId })

export const queryVideos = (reach: Reach, access: Access, ids: readonly string[]) =>
  signed(
    reach,
    access,
    'POST',
    '/v2/video/query/?fields=id,view_count,like_count,comment_count,share_count',
    { filters: { video_ids: ids } },
  )
