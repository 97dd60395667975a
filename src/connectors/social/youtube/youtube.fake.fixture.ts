import { type FakeAnswer, fieldsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { fakeSignIn } from '../google/fake-sign-in.fixture.ts'
import { answerUpload, type Upload } from './youtube.fake-uploads.fixture.ts'

const APP = { clientId: '4071-luna.apps.googleusercontent.com', clientSecret: 'GOCSPX-secret-of-the-app' }
const CHANNEL = { id: 'UCluna0123456789abcdefgh', title: 'Luna' }
const ALL_SCOPES =
  'https://www.googleapis.com/auth/youtube.upload https://www.googleapis.com/auth/youtube.readonly'
const MAX_THUMBNAIL_BYTES = 2_097_152

type Video = { id: string; title: string; description: string; publishedAt: string; checksLeft: number }

const ok = (body: unknown): FakeAnswer => ({ status: 200, body })
const listOf = (kind: string, items: unknown[]) =>
  // Google leaves out an empty list.
  ok({ kind: `youtube#${kind}ListResponse`, ...(items.length > 0 && { items }) })

/** As the API words its errors. */
export const apiError = (
  code: number,
  reason: string,
  message: string,
  headers: Record<string, string> = {},
): FakeAnswer => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'youtube', reason }] } },
  headers,
})
const invalid = (what: string) => apiError(400, `invalid${what}`, `The request specifies an invalid ${what}.`)

export type FakeYoutube = FakeNetwork & {
  app: typeof APP
  channels: { id: string; title: string }[]
  /** What the person allows on Google's page. */
  allows: string
  uploads: Map<string, Upload>
  videos: Map<string, Video>
  thumbnails: Map<string, { type: string; bytes: number }>
  /** Channels without a verified phone number may not set one. */
  takesThumbnails: boolean
  /** What becomes of videos. */
  processing: 'processed' | 'failed' | 'rejected'
  /** How many bytes of a part arrive at most. */
  keeps: number
  /** Answers the next call of the API instead of it. */
  next: FakeAnswer | null
}

export async function startFakeYoutube(): Promise<FakeYoutube> {
  const signIn = fakeSignIn(APP, ALL_SCOPES, () => network.allows)
  signIn.tokens.add('token-of-luna')
  signIn.refreshes.add('refresh-of-luna')
  const posts: FakePost[] = []
  let last = 1_000_000

  const nextId = () => {
    last += 1
    return `vid-${last}`
  }
  const takeFault = () => {
    const { fault } = network
    network.fault = null
    return fault
  }

  function faultAtStart(): FakeAnswer | null {
    const { fault } = network
    if (fault === 'cut-after-accept' || fault === 'down') return null
    network.fault = null
    if (fault === 'token-expired' || fault === 'access-revoked') {
      if (fault === 'token-expired') signIn.tokens.clear()
      return apiError(401, 'authError', 'Invalid Credentials')
    }
    if (fault === 'refuses') return invalid('Title')
    if (fault === 'gone') return apiError(401, 'youtubeSignupRequired', 'Unauthorized')
    if (fault === 'rate-limits')
      return apiError(429, 'rateLimitExceeded', 'Resource has been exhausted.', { 'retry-after': '30' })
    return null
  }

  function start(request: FakeRequest, query: URLSearchParams): FakeAnswer {
    const fault = faultAtStart()
    if (fault) return fault
    const { headers } = request
    if (query.get('uploadType') !== 'resumable' || query.get('part') !== 'snippet,status')
      return apiError(400, 'missingRequiredParameter', 'A parameter is missing.')
    const { snippet = {}, status = {} } = fieldsOf(request) as Record<string, Record<string, unknown>>
    const [title, description] = [String(snippet.title ?? ''), String(snippet.description ?? '')]
    if (title.trim() === '' || title.length > 100 || /[<>]/.test(title)) return invalid('Title')
    if (Buffer.byteLength(description) > 5000 || /[<>]/.test(description)) return invalid('Description')
    if (String(snippet.tags ?? '').length > 500) return invalid('Tags')
    if (!/^(public|unlisted|private)$/.test(String(status.privacyStatus))) return invalid('VideoMetadata')
    if (typeof status.selfDeclaredMadeForKids !== 'boolean') return invalid('VideoMetadata')
    const [type = '', total = Number.NaN] = [
      headers['x-upload-content-type'],
      Number(headers['x-upload-content-length']),
    ]
    if (!type.startsWith('video/') || !(total > 0))
      return apiError(400, 'mediaBodyRequired', 'The request has no video.')
    const id = `AHmUC${nextId()}`
    network.uploads.set(id, { id, type, total, received: Buffer.alloc(0), title, description, videoId: null })
    const host = headers['x-forwarded-host'] ?? headers.host
    const location = `http://${host}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`
    return { status: 200, headers: { location } }
  }

  const shownVideo = (id: string) => ok({ kind: 'youtube#video', id, status: { uploadStatus: 'uploaded' } })

  function finish(upload: Upload): FakeAnswer {
    const id = nextId()
    const { title, description, type, total } = upload
    upload.videoId = id
    network.videos.set(id, { id, title, description, publishedAt: new Date().toISOString(), checksLeft: 1 })
    posts.push({ id, text: description, media: [{ type, bytes: total, alt: '' }], replyTo: null })
    return takeFault() === 'cut-after-accept' ? 'cut' : shownVideo(id)
  }

  function toUpload(id: string, request: FakeRequest): FakeAnswer {
    const upload = network.uploads.get(id)
    if (!upload) return { status: 404, body: 'Not Found' }
    const isPart = !request.headers['content-range']?.startsWith('bytes *')
    if (isPart && network.fault === 'down') {
      network.fault = null
      return apiError(503, 'backendError', 'Backend Error')
    }
    return answerUpload(upload, request, { keep: network.keeps, shown: shownVideo, finish })
  }

  function statusOf(video: Video) {
    video.checksLeft -= 1
    if (video.checksLeft >= 0) return { uploadStatus: 'uploaded' }
    const { processing } = network
    return {
      uploadStatus: processing,
      ...(processing === 'failed' && { failureReason: 'codec' }),
      ...(processing === 'rejected' && { rejectionReason: 'duplicate' }),
    }
  }

  function videosOf(query: URLSearchParams): FakeAnswer {
    const ids = query.get('id')?.split(',') ?? []
    if (ids.length > 50) return invalid('Filters')
    const found = ids.flatMap((id) => network.videos.get(id) ?? [])
    const hasStatus = query.get('part') === 'status'
    return listOf(
      'video',
      found.map((video) => ({
        kind: 'youtube#video',
        id: video.id,
        ...(hasStatus
          ? { status: statusOf(video) }
          : { statistics: { viewCount: '120', likeCount: '7', favoriteCount: '0' } }),
      })),
    )
  }

  function setThumbnail({ headers, body }: FakeRequest, id: string): FakeAnswer {
    if (!network.videos.has(id)) return apiError(404, 'videoNotFound', 'The video cannot be found.')
    const type = headers['content-type'] ?? ''
    if (!/^image\/(jpeg|png)$/.test(type)) return apiError(400, 'mediaBodyRequired', 'No image.')
    if (body.length > MAX_THUMBNAIL_BYTES) return apiError(413, 'uploadTooLarge', 'Media is too large.')
    if (!network.takesThumbnails)
      return apiError(403, 'forbidden', 'The user cannot upload custom thumbnails.')
    network.thumbnails.set(id, { type, bytes: body.length })
    return ok({ kind: 'youtube#thumbnailSetResponse' })
  }

  const shownChannel = ({ id, title }: { id: string; title: string }) => ({
    id,
    snippet: { title },
    contentDetails: { relatedPlaylists: { likes: '', uploads: id.replace('UC', 'UU') } },
  })

  function listed(query: URLSearchParams): FakeAnswer {
    const channel = network.channels.find(({ id }) => id.replace('UC', 'UU') === query.get('playlistId'))
    if (!channel) return apiError(404, 'playlistNotFound', 'The playlist cannot be found.')
    const newest = [...network.videos.values()].toReversed()
    return listOf(
      'playlistItem',
      newest.map(({ id, title, description, publishedAt }) => ({
        snippet: { title, description, publishedAt },
        contentDetails: { videoId: id },
      })),
    )
  }

  const http = await startFakeHttp((request) => {
    const { method, headers } = request
    const { pathname, searchParams: query } = new URL(request.path, 'http://network')
    if (pathname === '/o/oauth2/v2/auth') return signIn.authorize(query)
    if (pathname === '/token') return signIn.exchange(request)
    if (pathname === '/revoke') return signIn.revoke(request)
    const { next } = network
    network.next = null
    if (next) return next
    if (!signIn.tokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return apiError(401, 'authError', 'Invalid Credentials')
    const uploadId = query.get('upload_id')
    switch (`${method} ${pathname}`) {
      case 'POST /upload/youtube/v3/videos':
        return start(request, query)
      case 'PUT /upload/youtube/v3/videos':
        return toUpload(uploadId ?? '', request)
      case 'POST /upload/youtube/v3/thumbnails/set':
        return setThumbnail(request, query.get('videoId') ?? '')
      case 'GET /youtube/v3/channels':
        return listOf('channel', network.channels.map(shownChannel))
      case 'GET /youtube/v3/playlistItems':
        return listed(query)
      case 'GET /youtube/v3/videos':
        return videosOf(query)
      default:
        return { status: 404, body: 'Not Found' }
    }
  })

  const network: FakeYoutube = {
    ...http,
    app: APP,
    account: {
      remoteId: CHANNEL.id,
      site: '',
      secret: 'token-of-luna',
      refresh: 'refresh-of-luna',
      app: APP,
    },
    values: {},
    wrongValues: {},
    fault: null,
    posts,
    channels: [CHANNEL],
    allows: ALL_SCOPES,
    uploads: new Map(),
    videos: new Map(),
    thumbnails: new Map(),
    takesThumbnails: true,
    processing: 'processed',
    keeps: Number.POSITIVE_INFINITY,
    next: null,
  }
  return network
}

const without = {
  'access-revoked': 'It answers as for an ended token; renewing shows whether the access is gone.',
  'last-allowed': 'It does not say how many calls are left.',
}
const shownAs = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›')

export const fakeYoutube: FakeNetworkKind = {
  network: 'youtube',
  platform: 'youtube',
  without,
  shownAs,
  start: startFakeYoutube,
}
export const fakeYoutubeShorts: FakeNetworkKind = {
  ...fakeYoutube,
  way: 'Shorts',
  platform: 'youtube_shorts',
}
