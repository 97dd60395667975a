import { randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { audiences, SCOPES } from './tiktok.api.ts'
import { createSignIn } from './tiktok.fake-sign-in.fixture.ts'
import { planProblem, takeChunk, type Upload } from './tiktok.fake-uploads.fixture.ts'

const APP = { clientId: 'awx7k2lunabakery', clientSecret: 'Qm4t0secret0of0the0app0of0luna0' }
const USER = { open_id: '-000luna0at0this0app', display_name: 'Luna Bakery', avatar_url: 'https://x.example' }
const USERNAME = 'luna.bakery'
const MAX_TITLE = 2200
const MAX_DESCRIPTION = 4000
const MAX_PHOTOS = 35
const MAX_PHOTO_BYTES = 20_000_000
const MOST_DRAFTS = 5

type Fields = Record<string, unknown>
type File = { type: string; bytes: number }
/** What became of a post, by the id that it got at once. */
type Publication = {
  isDraft: boolean
  audience: string
  checksLeft: number
  failure: string | null
  postId: string | null
  upload: Upload | null
}

const envelope = (code: string, message: string, data: object = {}) => ({
  data,
  error: { code, message, log_id: '202611190000000001' },
})
const ok = (data: object): FakeAnswer => ({ status: 200, body: envelope('ok', '', data) })
const no = (status: number, code: string, message = `${code}.`): FakeAnswer => ({
  status,
  body: envelope(code, message),
})
const expired = () => no(401, 'access_token_invalid')

export type FakeTiktok = FakeNetwork & {
  app: typeof APP
  /** What waits in the inbox of the account, and what people see. */
  inbox: FakePost[]
  published: FakePost[]
  /** What the app may ask for, and what the person allows on TikTok's page. */
  appScopes: string[]
  allows: string[]
  isAudited: boolean
  isPrivate: boolean
  /** Interactions that the account has turned off. */
  turnedOff: readonly ('comment' | 'duet' | 'stitch')[]
  /** Whether the address of our media is verified in the app. */
  ownsAddress: boolean
  /** What becomes of posts: a failure with this reason. */
  failure: string | null
  /** How often a post that is there is still being processed. */
  processesFor: number
  /** How often a public post has no id yet, after it is complete. */
  hidesIdFor: number
  /** Posts that can still be begun in this minute. */
  beginningsLeft: number
  uploads: Map<string, Upload>
  refreshes: Set<string>
}

export async function startFakeTiktok(shown: 'published' | 'inbox' = 'published'): Promise<FakeTiktok> {
  const tokens = new Set(['act.token-of-luna-at-the-beginning'])
  const refreshes = new Set(['rft.refresh-of-luna-at-the-beginning'])
  const uploads = new Map<string, Upload>()
  const publications = new Map<string, Publication>()
  const [inbox, published]: [FakePost[], FakePost[]] = [[], []]
  let last = 7_123_456_789_012_345_678n

  const nextId = () => {
    last += 1n
    return `${last}`
  }

  const { authorize, exchange } = createSignIn({
    app: APP,
    openId: USER.open_id,
    tokens,
    refreshes,
    rights: () => network,
    onAllowed: (scopes) => {
      network.allows = scopes
    },
  })

  const options = () =>
    audiences.filter((each) => each !== (network.isPrivate ? 'PUBLIC_TO_EVERYONE' : 'FOLLOWER_OF_CREATOR'))

  const creator = () =>
    ok({
      creator_avatar_url: USER.avatar_url,
      creator_username: USERNAME,
      creator_nickname: USER.display_name,
      privacy_level_options: options(),
      comment_disabled: network.turnedOff.includes('comment'),
      duet_disabled: network.isPrivate || network.turnedOff.includes('duet'),
      stitch_disabled: network.isPrivate || network.turnedOff.includes('stitch'),
      max_video_post_duration_sec: 600,
    })

  function faultOf(): FakeAnswer | null {
    const { fault } = network
    if (network.beginningsLeft <= 0) return no(429, 'rate_limit_exceeded')
    network.beginningsLeft -= 1
    if (fault === null || fault === 'cut-after-accept') return null
    network.fault = null
    if (fault === 'token-expired') tokens.clear()
    if (fault === 'token-expired') return expired()
    if (fault === 'access-revoked') return no(401, 'scope_not_authorized')
    if (fault === 'down') return no(500, 'internal_error')
    return fault === 'refuses' ? no(403, 'spam_risk_user_banned_from_posting') : null
  }

  /** What TikTok wants to know of a direct post. */
  function directProblem(info: Fields): FakeAnswer | null {
    const { privacy_level: audience, brand_content_toggle: isPaid } = info
    if (!options().some((each) => each === audience)) return no(403, 'privacy_level_option_mismatch')
    if (!network.isAudited && !(network.isPrivate && audience === 'SELF_ONLY'))
      return no(403, 'unaudited_client_can_only_post_to_private_accounts')
    if (typeof isPaid !== 'boolean' || (isPaid && audience === 'SELF_ONLY'))
      return no(400, 'invalid_params', 'brand_content_toggle is invalid')
    return null
  }

  const draftProblem = () =>
    inbox.length >= MOST_DRAFTS ? no(403, 'spam_risk_too_many_pending_share') : null

  function appear(publication: Publication, text: string, files: File[]): void {
    publication.failure ??= network.failure
    if (publication.failure !== null) return
    publication.postId = nextId()
    const media = files.map((file) => ({ ...file, alt: '' }))
    const list = publication.isDraft ? inbox : published
    list.push({ id: publication.postId, text, media, replyTo: null })
  }

  function add(kind: string, given: Partial<Publication>): [publishId: string, added: Publication] {
    const publishId = `${kind}~v2-1.${randomUUID()}`
    const added: Publication = {
      isDraft: false,
      audience: '',
      checksLeft: network.processesFor,
      failure: null,
      postId: null,
      upload: null,
      ...given,
    }
    publications.set(publishId, added)
    return [publishId, added]
  }

  function afterAccepting(answer: FakeAnswer): FakeAnswer {
    const isCut = network.fault === 'cut-after-accept'
    if (isCut) network.fault = null
    return isCut ? 'cut' : answer
  }

  const texts = new Map<Upload, string>()

  function beginVideo(request: FakeRequest, isDraft: boolean): FakeAnswer {
    const { post_info: info = {}, source_info: source } = fieldsOf(request) as Record<string, Fields>
    const fault = faultOf()
    if (fault) return fault
    const text = String(info.title ?? '')
    if (isDraft && Object.keys(info).length > 0) return no(400, 'invalid_params', 'A draft has no post_info')
    const problem = isDraft ? draftProblem() : directProblem(info)
    if (problem) return problem
    const wrong = text.length > MAX_TITLE ? 'title is too long' : planProblem(source ?? {})
    if (wrong !== null) return no(400, 'invalid_params', wrong)
    const [publishId, publication] = add(isDraft ? 'v_inbox_file' : 'v_pub_file', {
      isDraft,
      audience: String(info.privacy_level),
    })
    const [id, token] = [`${uploads.size + 1}`, randomUUID()]
    const upload: Upload = {
      publishId,
      token,
      total: Number(source?.video_size),
      chunk: Number(source?.chunk_size),
      count: Number(source?.total_chunk_count),
      received: Buffer.alloc(0),
      type: '',
      isExpired: false,
    }
    publication.upload = upload
    uploads.set(id, upload)
    texts.set(upload, text)
    const query = new URLSearchParams({ upload_id: id, upload_token: token })
    return ok({ publish_id: publishId, upload_url: `${http.url}/video/?${query}` })
  }

  function finish(upload: Upload): FakeAnswer {
    const publication = publications.get(upload.publishId)
    if (publication)
      appear(publication, texts.get(upload) ?? '', [{ type: upload.type, bytes: upload.received.length }])
    return afterAccepting({ status: 201 })
  }

  async function pull(url: string): Promise<File | string> {
    const answer = await fetch(url).catch(() => null)
    if (!answer?.ok) return 'photo_pull_failed'
    const type = answer.headers.get('content-type') ?? ''
    const bytes = (await answer.arrayBuffer()).byteLength
    if (!/^image\/(jpeg|webp)$/.test(type)) return 'file_format_check_failed'
    return bytes > MAX_PHOTO_BYTES ? 'picture_size_check_failed' : { type, bytes }
  }

  async function postPhotos(request: FakeRequest): Promise<FakeAnswer> {
    const fields = fieldsOf(request)
    const [info, source] = [fields.post_info as Fields, fields.source_info as Fields]
    const isDraft = fields.post_mode === 'MEDIA_UPLOAD'
    if (!network.allows.includes(isDraft ? 'video.upload' : 'video.publish'))
      return no(401, 'scope_not_authorized')
    const fault = faultOf()
    if (fault) return fault
    const urls = (source.photo_images ?? []) as string[]
    const description = String(info.description ?? '')
    if (fields.media_type !== 'PHOTO' || (!isDraft && fields.post_mode !== 'DIRECT_POST'))
      return no(400, 'invalid_params')
    if (source.source !== 'PULL_FROM_URL' || urls.length === 0 || urls.length > MAX_PHOTOS)
      return no(400, 'invalid_params', 'photo_images is invalid')
    if (description.length > MAX_DESCRIPTION) return no(400, 'invalid_params', 'description is too long')
    const problem = isDraft ? draftProblem() : directProblem(info)
    if (problem) return problem
    if (!network.ownsAddress) return no(403, 'url_ownership_unverified')
    const pulled = await Promise.all(urls.map(pull))
    const failure = pulled.find((each) => typeof each === 'string') ?? null
    const files = pulled.filter((each) => typeof each !== 'string')
    const [publishId, publication] = add('p_pub_url', {
      isDraft,
      audience: String(info.privacy_level),
      failure,
    })
    appear(publication, description, files)
    return afterAccepting(ok({ publish_id: publishId }))
  }

  /** The id of a post is a number in the answer, longer than JSON keeps. */
  function statusOf({ isDraft, audience, failure, postId, upload, ...rest }: Publication): string {
    const uploaded = upload ? `,"uploaded_bytes":${upload.received.length}` : ''
    const isThere = !upload || upload.received.length === upload.total
    if (!isThere || rest.checksLeft > 0)
      return `"status":"${upload ? 'PROCESSING_UPLOAD' : 'PROCESSING_DOWNLOAD'}"${uploaded}`
    if (failure !== null) return `"status":"FAILED","fail_reason":"${failure}"${uploaded}`
    if (isDraft) return `"status":"SEND_TO_USER_INBOX"${uploaded}`
    const isNamed = audience === 'PUBLIC_TO_EVERYONE' && network.hidesIdFor <= 0
    return `"status":"PUBLISH_COMPLETE","publicaly_available_post_id":[${isNamed ? postId : ''}]${uploaded}`
  }

  function readStatus(request: FakeRequest): FakeAnswer {
    const publication = publications.get(String(fieldsOf(request).publish_id))
    if (!publication) return no(400, 'invalid_publish_id')
    const status = statusOf(publication)
    const isThere = !publication.upload || publication.upload.received.length === publication.upload.total
    if (isThere) publication.checksLeft -= 1
    if (status.includes('PUBLISH_COMPLETE')) network.hidesIdFor -= 1
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: `{"data":{${status}},"error":{"code":"ok","message":"","log_id":"20261119"}}`,
    }
  }

  function query(request: FakeRequest): FakeAnswer {
    const { video_ids: ids = [] } = fieldsOf(request).filters as { video_ids?: string[] }
    if (ids.length > 20) return no(400, 'invalid_params')
    const videos = published.flatMap(({ id }) =>
      ids.includes(id) ? [{ id, view_count: 120, like_count: 7, comment_count: 3, share_count: 2 }] : [],
    )
    return ok({ videos, cursor: 0, has_more: false })
  }

  const paths: Record<string, [scope: string, answer: (request: FakeRequest) => FakeAnswer]> = {
    '/v2/user/info/': ['user.info.basic', () => ok({ user: USER })],
    '/v2/post/publish/creator_info/query/': ['video.publish', creator],
    '/v2/post/publish/video/init/': ['video.publish', (request) => beginVideo(request, false)],
    '/v2/post/publish/inbox/video/init/': ['video.upload', (request) => beginVideo(request, true)],
    '/v2/post/publish/status/fetch/': ['video.upload', readStatus],
    '/v2/video/query/': ['video.list', query],
  }

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/v2/auth/authorize/') return authorize(searchParams)
    if (pathname.startsWith('/v2/oauth/')) return exchange(request)
    if (pathname === '/video/') {
      const upload = uploads.get(searchParams.get('upload_id') ?? '')
      const isKnown = upload?.token === searchParams.get('upload_token')
      return takeChunk(isKnown ? upload : undefined, request, finish)
    }
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return expired()
    if (pathname === '/v2/post/publish/content/init/') return postPhotos(request)
    const [scope, answer] = paths[pathname] ?? []
    if (!scope || !answer) return no(404, 'not_found')
    return network.allows.includes(scope) ? answer(request) : no(401, 'scope_not_authorized')
  })

  const network: FakeTiktok = {
    ...http,
    app: APP,
    account: {
      remoteId: USER.open_id,
      site: '',
      secret: 'act.token-of-luna-at-the-beginning',
      refresh: 'rft.refresh-of-luna-at-the-beginning',
      app: APP,
    },
    values: { posts: shown === 'inbox' ? 'drafts' : 'direct' },
    wrongValues: { posts: 'everything' },
    fault: null,
    posts: shown === 'inbox' ? inbox : published,
    inbox,
    published,
    appScopes: [...SCOPES.direct],
    allows: [...SCOPES.direct],
    isAudited: true,
    isPrivate: false,
    turnedOff: [],
    ownsAddress: true,
    failure: null,
    processesFor: 1,
    hidesIdFor: 0,
    beginningsLeft: Number.POSITIVE_INFINITY,
    uploads,
    refreshes,
  }
  return network
}

const without: FakeNetworkKind['without'] = {
  'rate-limits': 'It does not say for how long; we wait for a minute.',
  'last-allowed': 'It does not say when the last call was made.',
  gone: 'An account that is closed ends its access.',
}

/** Direct posts of an app that TikTok has audited. */
export const fakeTiktok: FakeNetworkKind = {
  network: 'tiktok',
  way: 'directly',
  platform: 'tiktok',
  options: { destination: 'direct', audience: 'PUBLIC_TO_EVERYONE' },
  without,
  staysUnclear: 'It reads images once it is asked to, and only the lost answer names the post.',
  start: () => startFakeTiktok(),
}

/** Drafts, as posts go out without a choice. */
export const fakeTiktokDraft: FakeNetworkKind = {
  network: 'tiktok',
  way: 'as drafts',
  platform: 'tiktok',
  ends: 'drafted',
  mayRepeat: 'A second draft harms nobody: a person posts one of them.',
  without,
  start: () => startFakeTiktok('inbox'),
}
