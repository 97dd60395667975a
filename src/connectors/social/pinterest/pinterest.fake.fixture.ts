import { randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf, partsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'

const APP = { clientId: '1478521', clientSecret: 'secret-of-the-app' }
const BOARD = { id: '549755885175', name: 'Cakes', privacy: 'PUBLIC' }
const MAX_IMAGE_BYTES = 20_000_000
const SCOPES = 'boards:read boards:write pins:read pins:write user_accounts:read'

/** `checksLeft`: below zero once it is processed. */
type Video = { file: { type: string; bytes: number } | null; checksLeft: number }
type Pin = { id: string; title: string; description: string; createdAt: string; link: string | null }
type Image = { content_type?: string; data?: string }

const ok = (body: unknown, status = 200) => ({ status, body })
const no = (
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): FakeAnswer => ({
  status,
  body: { code, message },
  headers,
})
const invalid = (what: string) => no(400, 1, `Invalid request: ${what}`)

export type FakePinterest = FakeNetwork & {
  app: typeof APP
  boards: { id: string; name: string; privacy: string }[]
  pins: Map<string, Pin>
  /** What the person allows on Pinterest's page. */
  allows: string
  /** What becomes of videos. */
  processing: 'succeeded' | 'failed'
}

export async function startFakePinterest(): Promise<FakePinterest> {
  const codes = new Map<string, string>()
  const pins = new Map<string, Pin>()
  const videos = new Map<string, Video>()
  const posts: FakePost[] = []
  const tokens = new Set(['token-of-luna'])
  const refreshes = new Set(['refresh-of-luna'])
  let last = 813_744_226_420

  const nextId = () => {
    last += 1
    return `${last}`
  }

  function authorize(query: URLSearchParams): FakeAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== APP.clientId || query.get('response_type') !== 'code')
      return no(400, 1, 'Invalid client')
    if (query.get('scope')?.includes(' ')) return no(400, 1, 'Scopes are separated by commas')
    const code = randomUUID()
    codes.set(code, redirectUri)
    const back = `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
    return { status: 302, headers: { location: back } }
  }

  function issue(withRefresh: boolean): FakeAnswer {
    const [access, refresh] = [`pina_${randomUUID()}`, `pinr_${randomUUID()}`]
    tokens.add(access)
    if (withRefresh) refreshes.add(refresh)
    return ok({
      access_token: access,
      token_type: 'bearer',
      expires_in: 2_592_000,
      scope: network.allows,
      ...(withRefresh && { refresh_token: refresh, refresh_token_expires_in: 5_184_000 }),
    })
  }

  function exchange(request: FakeRequest): FakeAnswer {
    const basic = Buffer.from(`${APP.clientId}:${APP.clientSecret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${basic}`) return no(401, 2, 'Authentication failed.')
    const { grant_type, code, redirect_uri, refresh_token, ...more } = fieldsOf(request)
    if (Object.keys(more).length > 0) return invalid(Object.keys(more).join())
    if (grant_type === 'refresh_token')
      return refreshes.has(String(refresh_token))
        ? issue(false)
        : { status: 400, body: { error: 'invalid_grant', code: 283, message: 'Invalid refresh token' } }
    const redirectUri = codes.get(String(code))
    codes.delete(String(code))
    if (redirectUri === undefined || redirectUri !== redirect_uri) return no(400, 283, 'Invalid code')
    return issue(true)
  }

  function faultOf(): FakeAnswer | null {
    const { fault } = network
    if (fault === 'cut-after-accept' || fault === 'last-allowed') return null
    network.fault = null
    if (fault === 'token-expired' || fault === 'access-revoked') {
      if (fault === 'token-expired') tokens.clear()
      return no(401, 2, 'Authentication failed.')
    }
    if (fault === 'down') return no(503, 12, 'Something went wrong on our end.')
    if (fault === 'refuses') return invalid('this link is blocked by our spam filter')
    if (fault === 'gone') return no(404, 40, 'Board not found.')
    if (fault === 'rate-limits') return no(429, 8, 'Rate limit exceeded.', { 'x-ratelimit-reset': '30' })
    return null
  }

  const imageOf = ({ content_type = '', data = '' }: Image) => ({
    type: content_type,
    bytes: Buffer.from(data, 'base64').length,
  })

  function filesIn(source: Record<string, unknown>): { type: string; bytes: number }[] | string {
    if (source.source_type === 'video_id') {
      const video = videos.get(String(source.media_id))
      if (!video?.file || video.checksLeft >= 0) return 'the video is not ready'
      if (source.cover_image_key_frame_time === undefined) return 'a cover image is missing'
      return [video.file]
    }
    const images =
      source.source_type === 'image_base64' ? [source as Image] : ((source.items ?? []) as Image[])
    if (source.source_type === 'multiple_image_base64' && (images.length < 2 || images.length > 5))
      return 'two to five images'
    const files = images.map(imageOf)
    const isWrong = files.some(({ type, bytes }) => !/^image\/(jpeg|png)$/.test(type) || bytes === 0)
    if (isWrong || files.length === 0) return 'image data'
    return files.some(({ bytes }) => bytes > MAX_IMAGE_BYTES) ? 'image too large' : files
  }

  function create(request: FakeRequest): FakeAnswer {
    const fault = faultOf()
    if (fault) return fault
    const fields = fieldsOf(request)
    const board = network.boards.find(({ id }) => id === fields.board_id)
    if (!board) return no(404, 40, 'Board not found.')
    const [title, description] = [String(fields.title ?? ''), String(fields.description ?? '')]
    if (title.length > 100 || description.length > 800) return invalid('text too long')
    const files = filesIn(fields.media_source as Record<string, unknown>)
    if (typeof files === 'string') return invalid(files)
    const id = nextId()
    const link = fields.link === undefined ? null : String(fields.link)
    pins.set(id, { id, title, description, createdAt: new Date().toISOString().slice(0, 19), link })
    const alt = String(fields.alt_text ?? '')
    posts.push({ id, text: description, media: files.map((file) => ({ ...file, alt })), replyTo: null })
    const { fault: after } = network
    network.fault = null
    if (after === 'cut-after-accept') return 'cut'
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' }
    return { ...ok({ id, board_id: board.id }, 201), ...(after === 'last-allowed' && { headers }) }
  }

  function store(id: string, request: FakeRequest): FakeAnswer {
    const parts = partsOf(request)
    const file = parts.at(-1)
    // As the store behind it: the signature covers the fields before the file.
    if (file?.name !== 'file' || !parts.some(({ name }) => name === 'policy'))
      return no(403, 0, 'Access denied')
    videos.set(id, { file: { type: file.type, bytes: file.content.length }, checksLeft: 1 })
    return { status: 204 }
  }

  function onMedia(id: string): FakeAnswer {
    const video = videos.get(id)
    if (!video) return no(404, 0, 'Media upload not found')
    if (!video.file) return ok({ media_id: id, media_type: 'video', status: 'registered' })
    const isReady = video.checksLeft < 0
    video.checksLeft -= 1
    return ok({ media_id: id, media_type: 'video', status: isReady ? network.processing : 'processing' })
  }

  function onPin(method: string, id: string): FakeAnswer {
    const pin = pins.get(id)
    if (!pin) return no(404, 50, 'Pin not found.')
    if (method === 'GET')
      return ok({
        id,
        pin_metrics: {
          '90d': { impression: 12, pin_click: 3, clickthrough: 2 },
          all_time: { impression: 12, pin_click: 3, clickthrough: 2, reaction: 4, comment: 1 },
        },
      })
    pins.delete(id)
    posts.splice(0, posts.length, ...posts.filter((post) => post.id !== id))
    return { status: 204 }
  }

  const shownPin = ({ id, title, description, createdAt, link }: Pin) => ({
    id,
    title: title || null,
    description,
    link,
    created_at: createdAt,
    board_id: BOARD.id,
  })

  function answerSigned(request: FakeRequest, path: string): FakeAnswer {
    const { method, headers } = request
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return no(401, 2, 'Authentication failed.')
    if (path === '/user_account') return ok({ account_type: 'BUSINESS', username: 'luna' })
    if (path === '/boards') return ok({ items: network.boards, bookmark: null })
    if (path === '/pins' && method === 'POST') return create(request)
    if (path === '/media' && method === 'POST') {
      const id = nextId()
      videos.set(id, { file: null, checksLeft: 1 })
      return ok(
        {
          media_id: id,
          media_type: 'video',
          upload_url: `http://${headers['x-forwarded-host'] ?? headers.host}/store/${id}`,
          upload_parameters: {
            key: `uploads/${id}`,
            policy: 'signed',
            'Content-Type': 'multipart/form-data',
          },
        },
        201,
      )
    }
    const [, kind = '', id = '', rest = ''] = /^\/(boards|pins|media)\/(\d+)(\/pins)?$/.exec(path) ?? []
    if (kind === 'media') return onMedia(id)
    if (kind === 'pins') return onPin(method, id)
    const board = kind === 'boards' && network.boards.find((each) => each.id === id)
    if (!board) return no(404, 40, 'Board not found.')
    const newest = [...pins.values()].toReversed()
    return ok(rest ? { items: newest.map(shownPin), bookmark: null } : board)
  }

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/oauth/') return authorize(searchParams)
    if (pathname === '/oauth/token') return exchange(request)
    const [, stored = ''] = /^\/store\/(\d+)$/.exec(pathname) ?? []
    return stored ? store(stored, request) : answerSigned(request, pathname)
  })

  const network: FakePinterest = {
    ...http,
    app: APP,
    account: { remoteId: BOARD.id, site: '', secret: 'token-of-luna', refresh: 'refresh-of-luna', app: APP },
    values: {},
    wrongValues: {},
    fault: null,
    posts,
    pins,
    boards: [BOARD],
    allows: SCOPES,
    processing: 'succeeded',
  }
  return network
}

export const fakePinterest: FakeNetworkKind = {
  network: 'pinterest',
  platform: 'pinterest',
  without: {
    'access-revoked': 'It answers as for an ended token; renewing shows whether the access is gone.',
  },
  start: startFakePinterest,
}
