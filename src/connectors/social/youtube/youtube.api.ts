import * as z from 'zod'
import { outsideId, outsideLine, outsideList, outsideText } from '#server/outside-text.ts'
import type { ByteRange } from '#server/storage/storage.ts'
import type { ChannelAccount } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { OAuthServer } from '../connect/oauth2.ts'
import { googleServer, revokeGoogleToken } from '../google/google-tokens.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import { partOfFile } from '../http/part-of-file.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

const API_URL = 'https://www.googleapis.com'

export const SCOPES = [
  'https://www.googleapis.com/auth/youtube.upload',
  'https://www.googleapis.com/auth/youtube.readonly',
] as const

/** The most that one call answers, of videos or of a playlist. */
export const PAGE_SIZE = 50

const line = outsideLine.nullish()
/** A list names its kind, and has no items if it is empty. */
const listOf = <T extends z.ZodType>(kind: string, item: T) =>
  z.object({ kind: z.literal(kind), items: outsideList(item, PAGE_SIZE).nullish() })

export const channelsSchema = listOf(
  'youtube#channelListResponse',
  z.object({
    id: outsideId.min(1),
    snippet: z.object({ title: line }).nullish(),
    contentDetails: z
      .object({ relatedPlaylists: z.object({ uploads: outsideId.nullish() }).nullish() })
      .nullish(),
  }),
)
export const videoSchema = z.object({ kind: z.literal('youtube#video'), id: outsideId.min(1) })
/** Figures are numbers in quotes; one that is hidden is missing. */
const figure = z.coerce.number().int().nonnegative().nullish().catch(null)
export const videosSchema = listOf(
  'youtube#videoListResponse',
  z.object({
    id: outsideId.min(1),
    status: z.object({ uploadStatus: line, failureReason: line, rejectionReason: line }).nullish(),
    statistics: z.object({ viewCount: figure, likeCount: figure, commentCount: figure }).nullish(),
  }),
)
export const uploadsSchema = listOf(
  'youtube#playlistItemListResponse',
  z.object({
    snippet: z.object({ title: line, description: outsideText.nullish(), publishedAt: line }).nullish(),
    contentDetails: z.object({ videoId: outsideId.nullish() }).nullish(),
  }),
)
const apiUrl = ({ env }: Reach) => env.baseUrls.social.youtube ?? API_URL
const call = (reach: Reach) => networkCall(reach, 'youtube')

type Access = Pick<ChannelAccount, 'secret'>

const withToken = ({ secret }: Access, { headers, ...request }: NetworkRequest): NetworkRequest => ({
  ...request,
  headers: { ...headers, authorization: `Bearer ${secret}` },
})

const signed = (reach: Reach, access: Access, path: string, request: NetworkRequest): Promise<Answer> =>
  call(reach)(`${apiUrl(reach)}${path}`, withToken(access, request))

const read = (reach: Reach, access: Access, list: string, query: Record<string, string>) =>
  signed(reach, access, `/youtube/v3/${list}?${new URLSearchParams(query)}`, { method: 'GET' })

export const oauthServer = (reach: Reach, client: OAuthClient): OAuthServer =>
  googleServer(call(reach), reach.env.baseUrls.auth.youtube, client)

export const revokeToken = (reach: Reach, token: string) =>
  revokeGoogleToken(call(reach), reach.env.baseUrls.auth.youtube, token)

/** The channel that the person chose when signing in, with the playlist of what it has uploaded. */
export const readOwnChannel = (reach: Reach, access: Access) =>
  read(reach, access, 'channels', { part: 'snippet,contentDetails', mine: 'true' })

/** The newest first. */
export const listUploads = (reach: Reach, access: Access, playlistId: string) =>
  read(reach, access, 'playlistItems', {
    part: 'snippet,contentDetails',
    maxResults: `${PAGE_SIZE}`,
    playlistId,
  })

export const readVideos = (
  reach: Reach,
  access: Access,
  ids: readonly string[],
  part: 'status' | 'statistics',
) => read(reach, access, 'videos', { part, id: ids.join(','), maxResults: `${PAGE_SIZE}` })

export type NewVideo = {
  snippet: { title: string; description: string; categoryId: string; tags?: readonly string[] }
  status: { privacyStatus: string; selfDeclaredMadeForKids: boolean; containsSyntheticMedia?: true }
}

/** Announces a video; its bytes go to the address in the answer, with calls of their own. */
export const startUpload = (
  reach: Reach,
  account: Access,
  video: NewVideo,
  { type, bytes }: Pick<OutgoingFile, 'type' | 'bytes'>,
) =>
  signed(reach, account, '/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status', {
    method: 'POST',
    headers: { 'x-upload-content-type': type, 'x-upload-content-length': `${bytes}` },
    body: { json: video },
  })

/**
 * Where the bytes go, without our address of the network if it is there: with another one of the same network, the upload
 * still goes on. Null if the answer does not say.
 */
export function sessionIn(reach: Reach, answer: Answer): string | null {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const url = URL.parse(answer.header('location') ?? '', apiUrl(reach))
  if (!url) return null
  return url.origin === new URL(apiUrl(reach)).origin ? `${url.pathname}${url.search}` : url.href
}

/** The address of an upload is as good as a token, so another host gets none. */
function toSession(reach: Reach, account: Access, session: string, request: NetworkRequest): Promise<Answer> {
  const url = new URL(session, apiUrl(reach))
  const isOurs = url.origin === new URL(apiUrl(reach)).origin
  return call(reach)(url, isOurs ? withToken(account, request) : request)
}

export const sendPart = (
  reach: Reach,
  account: Access,
  session: string,
  file: OutgoingFile,
  range: ByteRange,
) =>
  toSession(reach, account, session, {
    method: 'PUT',
    headers: { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` },
    body: { file: partOfFile(file, range) },
  })

/** How much of the file has arrived, or the finished video. */
export const askUpload = (reach: Reach, account: Access, session: string, bytes: number) =>
  toSession(reach, account, session, { method: 'PUT', headers: { 'content-range': `bytes */${bytes}` } })

export const setThumbnail = (reach: Reach, account: Access, videoId: string, file: OutgoingFile) =>
  signed(reach, account, `/upload/youtube/v3/thumbnails/set?${new URLSearchParams({ videoId })}`, {
    method: 'POST',
    body: { file },
  })
