import { createHash, randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf, partsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { count } from '../text/count.ts'

const ACCOUNT = { id: '109501', acct: 'luna', username: 'luna', display_name: 'Luna Bakery' }
const MAX_IMAGE_BYTES = 16_000_000
const MAX_VIDEO_BYTES = 99_000_000

/** `checksLeft`: below zero once it is processed. */
type Medium = { type: string; bytes: number; alt: string; checksLeft: number; isAttached: boolean }
type Status = { id: string; text: string; replyTo: string | null; visibility: string; application: string }
type Code = { clientId: string; redirectUri: string; challenge: string; scopes: string }

const ok = (body: unknown) => ({ status: 200, body })
const no = (status: number, error: string, headers: Record<string, string> = {}): FakeAnswer => ({
  status,
  body: { error },
  headers,
})
const invalid = (what: string) => no(422, `Validation failed: ${what}`)

export type FakeMastodon = FakeNetwork & {
  statuses: Map<string, Status>
  /** What the person allows on the server's page. */
  allows: string | null
  /** By version: what the server says about itself; absent if it does not know the address. */
  instance: Partial<Record<1 | 2, unknown>>
  maxText: number
  /** Keys are forgotten after an hour. */
  keys: Map<string, string>
}

export async function startFakeMastodon(): Promise<FakeMastodon> {
  const clients = new Map<string, { secret: string; redirectUri: string; scopes: string }>()
  const codes = new Map<string, Code>()
  const media = new Map<string, Medium>()
  const statuses = new Map<string, Status>()
  const keys = new Map<string, string>()
  const tokens = new Set<string>()
  const posts: FakePost[] = []
  let last = 111_000

  const nextId = () => {
    last += 1
    return `${last}`
  }
  const shown = ({ id, replyTo, application }: Status) => ({
    id,
    url: `${network.url}/@luna/${id}`,
    uri: `${network.url}/users/luna/statuses/${id}`,
    in_reply_to_id: replyTo,
    account: ACCOUNT,
    application: { name: application },
    favourites_count: 4,
    replies_count: 1,
    reblogs_count: 2,
  })

  function authorize(query: URLSearchParams): FakeAnswer {
    const clientId = query.get('client_id') ?? ''
    const client = clients.get(clientId)
    const redirectUri = query.get('redirect_uri') ?? ''
    if (!client || client.redirectUri !== redirectUri) return no(400, 'invalid_client')
    const asked = query.get('scope') ?? ''
    if (asked.split(' ').some((scope) => !client.scopes.split(' ').includes(scope)))
      return no(400, 'invalid_scope')
    const code = randomUUID()
    const scopes = network.allows ?? asked
    codes.set(code, { clientId, redirectUri, challenge: query.get('code_challenge') ?? '', scopes })
    const back = `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
    return { status: 302, headers: { location: back } }
  }

  function exchange(fields: Record<string, unknown>): FakeAnswer {
    const code = codes.get(String(fields.code))
    codes.delete(String(fields.code))
    const challenge = createHash('sha256').update(String(fields.code_verifier)).digest('base64url')
    if (clients.get(String(fields.client_id))?.secret !== fields.client_secret)
      return no(401, 'invalid_client')
    if (
      code?.clientId !== fields.client_id ||
      code?.redirectUri !== fields.redirect_uri ||
      code?.challenge !== challenge
    )
      return no(400, 'invalid_grant')
    const token = `token-${randomUUID()}`
    tokens.add(token)
    return ok({ access_token: token, token_type: 'Bearer', scope: code.scopes })
  }

  function upload(request: FakeRequest): FakeAnswer {
    const file = partsOf(request).find(({ name }) => name === 'file')
    if (!file) return invalid('File can’t be blank')
    const isVideo = file.type.startsWith('video/')
    if (!isVideo && !file.type.startsWith('image/')) return invalid('File content type is invalid')
    if (file.content.length > (isVideo ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES)) return no(413, 'Too large')
    const id = nextId()
    const alt = String(fieldsOf(request).description ?? '')
    const checksLeft = isVideo ? 0 : -1
    media.set(id, { type: file.type, bytes: file.content.length, alt, checksLeft, isAttached: false })
    return { status: isVideo ? 202 : 200, body: { id, url: isVideo ? null : `${network.url}/media/${id}` } }
  }

  function faultOf(): FakeAnswer | null {
    const { fault } = network
    if (fault === 'cut-after-accept' || fault === 'last-allowed') return null
    network.fault = null
    if (fault === 'access-revoked') return no(401, 'The access token was revoked')
    if (fault === 'down') return no(503, 'Service unavailable')
    if (fault === 'refuses') return invalid('Text is not wanted here')
    if (fault === 'rate-limits') {
      const reset = new Date(Date.now() + 30_000).toISOString()
      return no(429, 'Too many requests', { 'x-ratelimit-reset': reset })
    }
    return null
  }

  function flawIn(
    text: string,
    mediaIds: string[],
    parent: string | null,
    visibility: string,
  ): FakeAnswer | null {
    if (text === '' && mediaIds.length === 0) return invalid('Text can’t be blank')
    if (count(text, 'short-links') > network.maxText)
      return invalid(`Text character limit of ${network.maxText} exceeded`)
    if (!['public', 'unlisted', 'private', 'direct'].includes(visibility))
      return invalid('Visibility is invalid')
    if (parent !== null && !statuses.has(parent)) return no(404, 'Record not found')
    if (mediaIds.length > 4) return invalid('Cannot attach more than 4 files')
    const attached = mediaIds.map((id) => media.get(id))
    if (attached.length > 1 && attached.some((each) => each?.type.startsWith('video/')))
      return invalid('Cannot attach a video to a post that already contains images')
    if (attached.some((each) => !each || each.isAttached)) return invalid('Media not found')
    if (attached.some((each) => each && each.checksLeft >= 0))
      return no(422, 'Cannot attach files that have not finished processing')
    return null
  }

  function create(request: FakeRequest): FakeAnswer {
    const key = request.headers['idempotency-key'] ?? ''
    const known = statuses.get(keys.get(key) ?? '')
    if (known) return ok(shown(known))
    if (keys.has(key)) return no(404, 'Record not found')
    const fault = faultOf()
    if (fault) return fault
    const fields = fieldsOf(request)
    const text = String(fields.status ?? '')
    const mediaIds = (fields.media_ids ?? []) as string[]
    const replyTo = fields.in_reply_to_id === undefined ? null : String(fields.in_reply_to_id)
    const visibility = String(fields.visibility ?? 'public')
    const flaw = flawIn(text, mediaIds, replyTo, visibility)
    if (flaw) return flaw
    const status = { id: nextId(), text, replyTo, visibility, application: 'CampAIgner' }
    statuses.set(status.id, status)
    if (key) keys.set(key, status.id)
    const attached = mediaIds.map((id) => media.get(id)).filter((each) => each !== undefined)
    for (const each of attached) each.isAttached = true
    posts.push({
      id: status.id,
      text,
      media: attached.map(({ type, bytes, alt }) => ({ type, bytes, alt })),
      replyTo,
    })
    const { fault: after } = network
    network.fault = null
    if (after === 'cut-after-accept') return 'cut'
    const reset = new Date(Date.now() + 30_000).toISOString()
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
    return { ...ok(shown(status)), ...(after === 'last-allowed' && { headers }) }
  }

  function below(id: string): Status[] {
    const answers = [...statuses.values()].filter(({ replyTo }) => replyTo === id)
    return answers.flatMap((answer) => [answer, ...below(answer.id)])
  }

  function onStatus(method: string, id: string, rest: string): FakeAnswer {
    const status = statuses.get(id)
    if (!status) return no(404, 'Record not found')
    if (rest === '/context') return ok({ ancestors: [], descendants: below(id).map(shown) })
    if (method === 'GET') return ok(shown(status))
    statuses.delete(id)
    posts.splice(0, posts.length, ...posts.filter((post) => post.id !== id))
    return ok(shown(status))
  }

  function answerSigned(request: FakeRequest, path: string): FakeAnswer {
    const { method, headers } = request
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return no(401, 'The access token is invalid')
    if (path === '/api/v1/accounts/verify_credentials') return ok(ACCOUNT)
    if (path === '/api/v2/media') return upload(request)
    if (path === '/api/v1/statuses' && method === 'POST') return create(request)
    const [, kind = '', id = '', rest = ''] =
      /^\/api\/v1\/(media|statuses)\/(\d+)(\/context)?$/.exec(path) ?? []
    if (kind === 'statuses') return onStatus(method, id, rest)
    const medium = media.get(id)
    if (!medium) return no(404, 'Record not found')
    const isReady = medium.checksLeft < 0
    medium.checksLeft -= 1
    return { status: isReady ? 200 : 206, body: { id } }
  }

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    const fields = pathname.startsWith('/oauth') || pathname === '/api/v1/apps' ? fieldsOf(request) : {}
    if (pathname === '/oauth/authorize') return authorize(searchParams)
    if (pathname === '/oauth/token') return exchange(fields)
    if (pathname === '/oauth/revoke') {
      if (clients.get(String(fields.client_id))?.secret !== fields.client_secret)
        return no(403, 'unauthorized_client')
      tokens.delete(String(fields.token))
      return ok({})
    }
    const [, version] = /^\/api\/v([12])\/instance$/.exec(pathname) ?? []
    if (version) {
      const told = network.instance[version === '2' ? 2 : 1]
      return told === undefined ? no(404, 'Not found') : ok(told)
    }
    if (pathname !== '/api/v1/apps') return answerSigned(request, pathname)
    const clientId = randomUUID()
    const client = {
      secret: randomUUID(),
      redirectUri: String(fields.redirect_uris),
      scopes: String(fields.scopes),
    }
    if (fields.client_name === undefined) return invalid('Application name can’t be blank')
    clients.set(clientId, client)
    return ok({ client_id: clientId, client_secret: client.secret })
  })

  const [token, clientId, clientSecret] = ['token-of-luna', 'client-of-luna', 'secret-of-luna']
  tokens.add(token)
  clients.set(clientId, { secret: clientSecret, redirectUri: '', scopes: '' })
  const network: FakeMastodon = {
    ...http,
    account: {
      remoteId: ACCOUNT.id,
      site: http.url,
      secret: JSON.stringify({ token, clientId, clientSecret }),
    },
    values: { server: http.url },
    wrongValues: { server: 'not an address' },
    fault: null,
    posts,
    statuses,
    keys,
    allows: null,
    instance: {},
    maxText: 500,
  }
  return network
}

export const fakeMastodon: FakeNetworkKind = {
  network: 'mastodon',
  platform: 'mastodon',
  without: {
    'token-expired': 'Its tokens do not expire.',
    gone: 'Posts go to the account itself; without it there is no access either.',
  },
  start: startFakeMastodon,
}
