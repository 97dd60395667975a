import { createHash } from 'node:crypto'
import { type FakeAnswer, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { exportKey, newSigningKey } from '../connect/jws.ts'
import { count } from '../text/count.ts'
import type { PostRecord } from './bluesky.api.ts'
import { type FakeOAuth, fakeOAuth } from './bluesky.fake-oauth.fixture.ts'
import { recordCid } from './record-cid.ts'
import { sealedIn } from './sealed-grant.ts'

const PLC = 'did:plc:lunalunalunalunalunaluna'
const HANDLE = 'luna.bsky.social'
const PASSWORD = 'abcd-efgh-ijkl-mnop'
const POSTS = 'app.bsky.feed.post'
const TID = /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/
const MAX_IMAGE_BYTES = 1_000_000
const MAX_VIDEO_BYTES = 100_000_000

type Write = { $type: string; collection: string; rkey: string; value?: PostRecord }
type Blob = { type: string; bytes: number }

const no = (status: number, error: string, message = error): FakeAnswer => ({
  status,
  body: { error, message },
})
const ok = (body: unknown) => ({ status: 200, body })
const invalid = (message: string) => no(400, 'InvalidRequest', message)

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (use: string, number: number) =>
  `${encoded({ alg: 'HS256' })}.${encoded({ exp: Math.floor(Date.now() / 1000) + 7200, use, number })}.signature${number}`

/** A hash in the form of the network. */
const hashOf = (content: Buffer) =>
  `bafkrei${[...createHash('sha256').update(content).digest()].map((byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')}`

/** Everything about a record that a server checks before it stores it; null if all is well. */
function flawIn({ rkey, value }: Write, blobs: ReadonlyMap<string, Blob>): FakeAnswer | null {
  if (!TID.test(rkey)) return invalid(`Invalid record key for ${POSTS}: Invalid TID string (got "${rkey}")`)
  if (value?.$type !== POSTS || Number.isNaN(Date.parse(value.createdAt))) return invalid('Invalid record')
  const length = count(value.text, 'graphemes')
  if (length > 300) return invalid(`Invalid ${POSTS} record: grapheme too big (maximum 300, got ${length})`)
  const end = Buffer.byteLength(value.text)
  if (value.facets?.some(({ index }) => index.byteStart >= index.byteEnd || index.byteEnd > end))
    return invalid('Invalid facet')
  const { embed } = value
  const images = embed && 'images' in embed ? embed.images.map(({ image }) => image) : []
  if (images.length > 4) return invalid('array too big (maximum 4)')
  const videos = embed && 'video' in embed ? [embed.video] : []
  for (const { ref, mimeType } of videos) {
    const blob = blobs.get(ref.$link)
    if (!blob) return no(400, 'BlobNotFound', `Could not find blob: ${ref.$link}`)
    if (mimeType !== 'video/mp4') return no(400, 'InvalidMimeType', 'Wrong type of file.')
    if (blob.bytes > MAX_VIDEO_BYTES) return no(400, 'BlobTooLarge', 'This file is too large.')
  }
  const thumbs = embed && 'external' in embed && embed.external.thumb ? [embed.external.thumb] : []
  for (const { ref } of [...images, ...thumbs]) {
    const blob = blobs.get(ref.$link)
    if (!blob) return no(400, 'BlobNotFound', `Could not find blob: ${ref.$link}`)
    if (blob.bytes > MAX_IMAGE_BYTES) return no(400, 'BlobTooLarge', 'This file is too large.')
  }
  return null
}

export type FakeBluesky = FakeNetwork & {
  records: Map<string, PostRecord>
  /** Unused ones are deleted after a while. */
  blobs: Map<string, Blob>
  oauth: FakeOAuth
}

/** `findable`: the id of its account leads to this computer, as no real directory would. */
export async function startFakeBluesky({ findable = false } = {}): Promise<FakeBluesky> {
  const records = new Map<string, PostRecord>()
  const blobs = new Map<string, Blob>()
  const posts: FakePost[] = []
  let tokens = 0
  const live = { access: '', refresh: '' }

  function open() {
    tokens += 1
    live.access = tokenOf('access', tokens)
    live.refresh = tokenOf('refresh', tokens)
    return { accessJwt: live.access, refreshJwt: live.refresh, did, handle: HANDLE, active: true }
  }

  const uriOf = (key: string) => `at://${did}/${POSTS}/${key}`

  function show(uri: string, { text, embed, reply }: PostRecord): void {
    const images = embed && 'images' in embed ? embed.images : []
    const videos = embed && 'video' in embed ? [embed] : []
    const shown = [
      ...images.map(({ image, alt }) => ({ blob: image, alt })),
      ...videos.map(({ video, alt }) => ({ blob: video, alt })),
    ]
    const media = shown.map(({ blob, alt }) => {
      const { type, bytes } = blobs.get(blob.ref.$link) ?? { type: '', bytes: 0 }
      return { type, bytes, alt }
    })
    posts.push({ id: uri, text, media, replyTo: reply?.parent.uri ?? null })
  }

  function remove(writes: Write[]): FakeAnswer {
    const uris = writes.map(({ rkey }) => uriOf(rkey))
    if (uris.some((uri) => !records.has(uri))) return no(500, 'InternalServerError')
    for (const uri of uris) {
      records.delete(uri)
      posts.splice(0, posts.length, ...posts.filter(({ id }) => id !== uri))
    }
    return ok({ results: [] })
  }

  function create(writes: Write[], isSignedIn: boolean): FakeAnswer {
    const { fault } = network
    network.fault = null
    if (fault === 'token-expired')
      return isSignedIn ? no(401, 'invalid_token') : no(400, 'ExpiredToken', 'Token has expired')
    if (fault === 'access-revoked') return no(401, 'AccountTakedown', 'Account has been taken down')
    if (fault === 'down') return no(503, 'ServiceUnavailable')
    if (fault === 'refuses') return invalid('Invalid record: refused')
    if (fault === 'rate-limits') {
      const reset = `${Math.floor(Date.now() / 1000) + 30}`
      return { status: 429, body: { error: 'RateLimitExceeded' }, headers: { 'ratelimit-reset': reset } }
    }
    const flaw = writes.map((write) => flawIn(write, blobs)).find((each) => each !== null)
    if (flaw) return flaw
    const fresh = new Map(writes.flatMap(({ rkey, value }) => (value ? [[uriOf(rkey), value] as const] : [])))
    if (fresh.size < writes.length || [...fresh.keys()].some((uri) => records.has(uri)))
      return no(500, 'InternalServerError', 'Internal Server Error')
    for (const { reply } of fresh.values()) {
      const known = reply && (fresh.get(reply.parent.uri) ?? records.get(reply.parent.uri))
      if (reply && (!known || recordCid(known) !== reply.parent.cid)) return invalid('Unknown parent')
    }
    for (const [uri, value] of fresh) {
      records.set(uri, value)
      show(uri, value)
    }
    if (fault === 'cut-after-accept') return 'cut'
    const written = ok({ results: [...fresh].map(([uri, value]) => ({ uri, cid: recordCid(value) })) })
    if (fault !== 'last-allowed') return written
    const reset = `${Math.floor(Date.now() / 1000) + 30}`
    return { ...written, headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': reset } }
  }

  function answerSigned(name: string, request: FakeRequest, query: URLSearchParams): FakeAnswer {
    const { headers, body } = request
    const isSignedIn = headers.authorization?.startsWith('DPoP ') === true
    const token = (headers.authorization ?? '').replace('Bearer ', '')
    if (token === '') return no(401, 'AuthMissing', 'Authentication Required')
    const isRenewal = /refreshSession|deleteSession/.test(name)
    const refused = isSignedIn ? oauth.checkCall(request) : null
    if (refused) return refused
    if (!isSignedIn && token !== (isRenewal ? live.refresh : live.access))
      return no(400, 'InvalidToken', 'Token could not be verified')
    if (name === 'com.atproto.server.refreshSession') return ok(open())
    if (name === 'com.atproto.server.deleteSession') {
      live.refresh = ''
      return { status: 200 }
    }
    if (name === 'com.atproto.server.getSession') return ok({ did, handle: HANDLE, active: true })
    if (name === 'com.atproto.repo.uploadBlob') {
      const $link = hashOf(body)
      const mimeType = headers['content-type'] ?? ''
      blobs.set($link, { type: mimeType, bytes: body.length })
      return ok({ blob: { $type: 'blob', ref: { $link }, mimeType, size: body.length } })
    }
    if (name === 'com.atproto.repo.applyWrites') {
      const { repo, writes } = JSON.parse(body.toString()) as { repo: string; writes: Write[] }
      if (repo !== did) return no(401, 'AuthenticationRequired')
      return writes.some(({ $type }) => $type.endsWith('#create'))
        ? create(writes, isSignedIn)
        : remove(writes)
    }
    if (name === 'app.bsky.feed.getPosts') {
      const uris = query.getAll('uris')
      if (uris.length > 25) return invalid('array too big (maximum 25)')
      const known = uris.filter((uri) => records.has(uri))
      const figures = { likeCount: 3, replyCount: 1, repostCount: 2, quoteCount: 1 }
      return ok({ posts: known.map((uri) => ({ uri, ...figures })) })
    }
    return no(501, 'MethodNotImplemented')
  }

  const http = await startFakeHttp(async (request) => {
    const answer = await oauth.answer(request)
    const given = answer ?? answerCall(request)
    return given === 'cut' ? given : { ...given, headers: { ...given.headers, 'dpop-nonce': oauth.nonce } }
  })
  const did = findable ? `did:web:localhost%3A${new URL(http.url).port}` : PLC
  const oauth = fakeOAuth({ did, handle: HANDLE, url: () => http.url })

  function answerCall(request: FakeRequest): FakeAnswer {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    const name = pathname.replace('/xrpc/', '')
    if (name === 'com.atproto.server.createSession') {
      const { identifier, password } = JSON.parse(request.body.toString())
      if (identifier !== HANDLE || password !== PASSWORD)
        return no(401, 'AuthenticationRequired', 'Invalid identifier or password')
      const service = { id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: http.url }
      return ok({ ...open(), didDoc: { id: did, service: [service] } })
    }
    if (name === 'com.atproto.identity.resolveHandle')
      return searchParams.get('handle') === HANDLE
        ? ok({ did })
        : no(400, 'HandleNotFound', 'Unable to resolve handle')
    if (name === 'com.atproto.repo.getRecord') {
      const uri = uriOf(searchParams.get('rkey') ?? '')
      const value = searchParams.get('repo') === did ? records.get(uri) : undefined
      return value
        ? ok({ uri, cid: recordCid(value), value })
        : no(400, 'RecordNotFound', `Could not locate record: ${uri}`)
    }
    return answerSigned(name, request, searchParams)
  }
  const { accessJwt: secret, refreshJwt: refresh } = open()
  const network: FakeBluesky = {
    ...http,
    account: { remoteId: did, site: http.url, secret, refresh },
    values: { handle: HANDLE, password: PASSWORD, server: http.url },
    wrongValues: { handle: 'nobody.bsky.social', password: 'aaaa-bbbb-cccc-dddd', server: 'not an address' },
    fault: null,
    posts,
    records,
    blobs,
    oauth,
  }
  return network
}

export const fakeBluesky: FakeNetworkKind = {
  network: 'bluesky',
  platform: 'bluesky',
  without: { gone: 'Posts go to the account itself; without it there is no access either.' },
  way: 'app password',
  start: startFakeBluesky,
}

/** The same server for a person who signs in on its page. */
export const fakeBlueskySignIn: FakeNetworkKind = {
  ...fakeBluesky,
  way: 'sign-in',
  signsIn: true,
  async start() {
    const fake = await startFakeBluesky({ findable: true })
    const key = newSigningKey()
    const query = new URLSearchParams({
      redirect_uri: 'http://127.0.0.1:3000/connected',
      scope: 'atproto transition:generic',
    })
    const clientId = `http://localhost?${query}`
    const { access: token, refresh } = fake.oauth.open(key.thumbprint, clientId)
    const secret = sealedIn({ token, key: exportKey(key), issuer: fake.url, clientId, keyId: '' })
    return Object.assign(fake, {
      account: { ...fake.account, secret, refresh },
      values: { handle: fake.url },
      wrongValues: { handle: 'no..body' },
    })
  },
}
