import { createDecipheriv, randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf, partsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'

const APP = { clientId: 'd7f4c1a0-snap-client', clientSecret: 'secret-of-the-app-of-luna' }
const PROFILE = {
  id: '5b0a1f9e-2f1c-4a0e-9e1d-000000000001',
  display_name: 'Luna',
  snap_user_name: 'luna_bakery',
}
const MAX_PART_BYTES = 32_000_000
const MOST_PARTS = 35
const MAX_DESCRIPTION = 160
const MAX_TITLE = 45

type Media = {
  type: string
  key: Buffer
  iv: Buffer
  parts: Map<number, Buffer>
  /** The file as it was before it was encrypted; null until it is whole. */
  content: Buffer | null
  checksLeft: number
}

const ok = (more: Record<string, unknown>): FakeAnswer => ({
  status: 200,
  body: { request_status: 'SUCCESS', request_id: randomUUID(), ...more },
})
const no = (status: number, code: string, message: string, headers = {}): FakeAnswer => ({
  status,
  headers,
  body: { request_status: 'ERROR', request_id: randomUUID(), error_code: code, display_message: message },
})
const invalid = (message: string) => no(400, 'INVALID_ARGUMENT', message)
const unauthorized = () => no(401, 'UNAUTHENTICATED', 'Access token is invalid or has expired.')

export type Snap = { place: string; description: string; title: string; locale: string; content: Buffer }

export type FakeSnapchat = FakeNetwork & {
  app: typeof APP
  snaps: Snap[]
  /** How often a file is still being converted. */
  converts: number
  /** Snapchat forgets the files it has. */
  forgets: boolean
  isListed: boolean
  hasProfile: boolean
}

export async function startFakeSnapchat(): Promise<FakeSnapchat> {
  const codes = new Map<string, string>()
  const tokens = new Set(['token-of-luna-for-an-hour'])
  const refreshes = new Set(['refresh-token-of-luna-that-lasts'])
  const posts: FakePost[] = []
  const media = new Map<string, Media>()

  function authorize(query: URLSearchParams): FakeAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const isRight =
      query.get('client_id') === APP.clientId &&
      query.get('response_type') === 'code' &&
      query.get('scope') === 'snapchat-profile-api'
    if (!isRight) return { status: 400, body: '<p>Invalid request</p>' }
    const code = randomUUID()
    codes.set(code, redirectUri)
    const back = `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
    return { status: 302, headers: { location: back } }
  }

  function exchange(request: FakeRequest): FakeAnswer {
    const { grant_type, client_id, client_secret, code, redirect_uri, refresh_token } = fieldsOf(request)
    if (client_id !== APP.clientId || client_secret !== APP.clientSecret)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Unknown client.' } }
    const redirectUri = codes.get(String(code))
    codes.delete(String(code))
    const isKnown =
      grant_type === 'refresh_token'
        ? refreshes.has(String(refresh_token))
        : redirectUri !== undefined && redirectUri === redirect_uri
    if (!isKnown)
      return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid grant.' } }
    const [access, refresh] = [randomUUID(), randomUUID()]
    tokens.add(access)
    refreshes.add(refresh)
    return {
      status: 200,
      body: {
        access_token: access,
        refresh_token: refresh,
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'snapchat-profile-api',
      },
    }
  }

  function faultOf(): FakeAnswer | null {
    const { fault } = network
    if (fault === null || fault === 'cut-after-accept') return null
    network.fault = null
    if (fault === 'token-expired') tokens.clear()
    if (fault === 'token-expired' || fault === 'access-revoked') return unauthorized()
    if (fault === 'down') return no(503, 'UNAVAILABLE', 'Service unavailable.')
    if (fault === 'refuses') return invalid('The media does not follow our community guidelines.')
    if (fault === 'gone') return no(404, 'NOT_FOUND', 'Profile not found.')
    return no(429, 'RATE_LIMIT', 'Too many requests.', { 'retry-after': '30' })
  }

  function create(request: FakeRequest): FakeAnswer {
    const { type, name, key, iv } = fieldsOf(request)
    const [keyBytes, ivBytes] = [Buffer.from(String(key), 'base64'), Buffer.from(String(iv), 'base64')]
    if (!/^(IMAGE|VIDEO)$/.test(String(type)) || !name) return invalid('type and name are required')
    if (keyBytes.length !== 32 || ivBytes.length !== 16) return invalid('key and iv must be 32 and 16 bytes')
    const id = randomUUID()
    media.set(id, {
      type: String(type),
      key: keyBytes,
      iv: ivBytes,
      parts: new Map(),
      content: null,
      checksLeft: network.converts,
    })
    const path = (action: string) => `/us/v1/media/${id}/multipart-upload-v2?action=${action}`
    return ok({ media_id: id, add_path: path('ADD'), finalize_path: path('FINALIZE') })
  }

  function upload(id: string, request: FakeRequest): FakeAnswer {
    const found = media.get(id)
    if (!found) return no(404, 'NOT_FOUND', 'Media not found.')
    const parts = partsOf(request)
    const textOf = (name: string) => parts.find((each) => each.name === name)?.content.toString() ?? ''
    if (textOf('action') === 'ADD') {
      const file = parts.find(({ name }) => name === 'file')?.content
      const number = Number(textOf('part_number'))
      if (!file || file.length > MAX_PART_BYTES || !(number >= 1 && number <= MOST_PARTS))
        return invalid('a part has at most 32 MB, and there are at most 35')
      found.parts.set(number, file)
      return ok({})
    }
    const all = [...found.parts].toSorted(([one], [other]) => one - other)
    if (textOf('action') !== 'FINALIZE' || all.some(([number], index) => number !== index + 1))
      return invalid('a part is missing')
    try {
      const decipher = createDecipheriv('aes-256-cbc', found.key, found.iv)
      const encrypted = Buffer.concat(all.map(([, part]) => part))
      found.content = Buffer.concat([decipher.update(encrypted), decipher.final()])
    } catch {
      return invalid('the file could not be decrypted')
    }
    return ok({})
  }

  function snapIn(place: string, fields: Record<string, unknown>) {
    const [saved] = (fields.saved_stories ?? []) as {
      title?: string
      snap_sources?: { media_id?: string }[]
    }[]
    return {
      mediaId: String(place === 'saved_stories' ? saved?.snap_sources?.[0]?.media_id : fields.media_id),
      title: saved?.title ?? '',
      description: String(fields.description ?? ''),
      locale: String(fields.locale ?? ''),
    }
  }

  function post(place: string, request: FakeRequest): FakeAnswer {
    const fault = faultOf()
    if (fault) return fault
    const { mediaId, ...snap } = snapIn(place, fieldsOf(request))
    const found = media.get(mediaId)
    if (network.forgets) media.clear()
    if (!found || network.forgets) return no(400, 'MEDIA_EXPIRED', 'The media has expired.')
    if (found.content === null) return invalid('the media was not uploaded')
    found.checksLeft -= 1
    if (found.checksLeft >= 0) return no(400, 'MEDIA_PROCESSING', 'The media is still being processed.')
    if (place === 'spotlights' && (found.type !== 'VIDEO' || !/^[a-z]{2}_[A-Z]{2}$/.test(snap.locale)))
      return invalid('a Spotlight needs a video and a locale')
    if (snap.description.length > MAX_DESCRIPTION) return invalid('the description is too long')
    if (place === 'saved_stories' && (snap.title === '' || snap.title.length > MAX_TITLE))
      return invalid('a title has 1 to 45 characters')
    const id = randomUUID()
    const { content } = found
    const type = found.type === 'VIDEO' ? 'video/mp4' : 'image/jpeg'
    posts.push({
      id,
      text: snap.description,
      media: [{ type, bytes: content.length, alt: '' }],
      replyTo: null,
    })
    network.snaps.push({ place, content, ...snap })
    const { fault: after } = network
    network.fault = null
    if (after === 'cut-after-accept') return 'cut'
    if (place === 'saved_stories') return ok({ saved_stories: [{ saved_story: { id } }] })
    return ok(place === 'stories' ? { story_id: id } : { spotlight_id: id })
  }

  function answerSigned(request: FakeRequest, path: string): FakeAnswer {
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) return unauthorized()
    if (!network.isListed) return no(403, 'AUTHORIZATION_PERMISSION_DENIED', 'The app is not on the list.')
    if (path === '/v1/public_profiles/my_profile')
      return network.hasProfile ? ok({ public_profile: PROFILE }) : no(404, 'NOT_FOUND', 'No public profile.')
    const [, uploaded] = /^\/us\/v1\/media\/([\w-]+)\/multipart-upload-v2$/.exec(path) ?? []
    if (uploaded !== undefined) return upload(uploaded, request)
    const [, id, what = ''] = /^\/v1\/public_profiles\/([\w-]+)\/(\w+)$/.exec(path) ?? []
    if (id !== PROFILE.id) return no(404, 'NOT_FOUND', 'Profile not found.')
    return what === 'media' ? create(request) : post(what, request)
  }

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/login/oauth2/authorize') return authorize(searchParams)
    return pathname === '/login/oauth2/access_token' ? exchange(request) : answerSigned(request, pathname)
  })

  const network: FakeSnapchat = {
    ...http,
    app: APP,
    account: {
      remoteId: PROFILE.id,
      site: '',
      secret: 'token-of-luna-for-an-hour',
      refresh: 'refresh-token-of-luna-that-lasts',
      app: APP,
    },
    values: {},
    wrongValues: {},
    fault: null,
    posts,
    snaps: [],
    converts: 1,
    forgets: false,
    isListed: true,
    hasProfile: true,
  }
  return network
}

export const fakeSnapchat: FakeNetworkKind = {
  network: 'snapchat',
  platform: 'snapchat',
  showsNoText: true,
  staysUnclear: 'Its documentation names no way for an app to find what it has posted.',
  without: {
    'access-revoked': 'It answers as for an ended token; renewing shows whether the access is gone.',
    'last-allowed': 'Its documentation names no header with the calls that are left.',
  },
  start: startFakeSnapchat,
}
