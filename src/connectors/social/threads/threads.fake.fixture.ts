import { randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { SCOPES } from './threads.api.ts'

const APP = { clientId: '990602627938098', clientSecret: 'a1b2c3d4e5f60718293a4b5c6d7e8f90' }
const PROFILE = { id: '29361808173406421', username: 'luna.bakery' }
const MAX_TEXT = 500
const MAX_ALT = 1000
const MAX_IMAGE_BYTES = 8_000_000
const POSTS_A_DAY = 250
const LONG_LIFE_S = 5_183_944

type Media = FakePost['media'][number]
type Container = {
  type: string
  text: string
  media: Media[]
  isChild: boolean
  replyTo: string | null
  checksLeft: number
  state: 'IN_PROGRESS' | 'FINISHED' | 'PUBLISHED' | 'EXPIRED' | 'ERROR'
}
type Shown = { id: string; text: string; at: string; isReply: boolean }

const ok = (body: unknown): FakeAnswer => ({ status: 200, body })
const no = (code: number, message: string, status = 400, subcode?: number): FakeAnswer => ({
  status,
  body: {
    error: {
      message: `(#${code}) ${message}`,
      type: 'THApiException',
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      fbtrace_id: 'AbCdEf',
    },
  },
})
const missing = (what: string) => no(100, `Unsupported request. ${what} does not exist`, 400, 33)
const invalidToken = () => no(190, 'Error validating access token', 401)

/** Emoji count as their bytes; other letters as one each. */
const lengthOf = (text: string) =>
  [...text].reduce(
    (sum, sign) => sum + (/\p{Extended_Pictographic}/u.test(sign) ? Buffer.byteLength(sign) : 1),
    0,
  )

export type FakeThreads = FakeNetwork & {
  app: typeof APP
  /** What the person allows on the page of Threads. */
  allows: string[]
  containers: Map<string, Container>
  /** What Threads makes of videos: an error with these words. */
  failure: string | null
  postsLeft: number
  /** Whether the person has a role in the app: only then it tells what they allowed. */
  isTester: boolean
}

export async function startFakeThreads(): Promise<FakeThreads> {
  const codes = new Map<string, string>()
  const short = new Set<string>()
  const tokens = new Set(['THAA-token-of-luna'])
  const containers = new Map<string, Container>()
  const posts: FakePost[] = []
  const shown: Shown[] = []
  let last = 17_900_000_000_000
  const nextId = () => {
    last += 1
    return `${last}`
  }

  function authorize(query: URLSearchParams): FakeAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== APP.clientId || query.get('response_type') !== 'code')
      return no(101, 'Invalid App ID')
    if (query.get('scope')?.includes(' ')) return no(100, 'Invalid Scopes')
    const code = randomUUID()
    codes.set(code, redirectUri)
    const back = `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
    return { status: 302, headers: { location: back } }
  }

  function appRefusal(clientId: unknown, secret: unknown): FakeAnswer | null {
    if (clientId !== APP.clientId) return no(101, 'Error validating application.')
    return secret === APP.clientSecret ? null : no(1, 'Error validating client secret.')
  }

  function exchange(request: FakeRequest, query: URLSearchParams): FakeAnswer {
    if (request.method === 'GET')
      return (
        appRefusal(query.get('client_id'), query.get('client_secret')) ??
        ok({ access_token: `TH|${APP.clientId}|a-token-of-the-app`, token_type: 'bearer' })
      )
    const { client_id: clientId, client_secret: secret, code, redirect_uri: back } = fieldsOf(request)
    const refused = appRefusal(clientId, secret)
    if (refused) return refused
    const redirectUri = codes.get(String(code))
    codes.delete(String(code))
    if (redirectUri === undefined || redirectUri !== back)
      return no(100, 'This authorization code has been used')
    const token = `THSH${randomUUID().replaceAll('-', '')}`
    short.add(token)
    return ok({ access_token: token, user_id: Number(PROFILE.id) })
  }

  function issueLong(): FakeAnswer {
    const token = `THLL${randomUUID().replaceAll('-', '')}`
    tokens.add(token)
    return ok({ access_token: token, token_type: 'bearer', expires_in: LONG_LIFE_S })
  }

  function extend(query: URLSearchParams): FakeAnswer {
    if (query.get('client_secret') !== APP.clientSecret) return no(1, 'Error validating client secret.')
    return short.has(query.get('access_token') ?? '') ? issueLong() : invalidToken()
  }

  async function fetchFile(url: string): Promise<{ type: string; bytes: number } | null> {
    const answer = await fetch(url).catch(() => null)
    if (!answer?.ok) return null
    const type = answer.headers.get('content-type') ?? ''
    return { type, bytes: (await answer.arrayBuffer()).byteLength }
  }

  function add(container: Partial<Container>): FakeAnswer {
    const id = nextId()
    containers.set(id, {
      type: 'TEXT',
      text: '',
      media: [],
      isChild: false,
      replyTo: null,
      checksLeft: 0,
      state: 'IN_PROGRESS',
      ...container,
    })
    return ok({ id })
  }

  async function create(request: FakeRequest): Promise<FakeAnswer> {
    const fields = fieldsOf(request) as Record<string, string>
    const { media_type: type = '', text = '', alt_text: alt = '', reply_to_id: replyTo = null } = fields
    const isChild = fields.is_carousel_item === 'true'
    if (lengthOf(text) > MAX_TEXT) return no(100, 'Param text must be at most 500 characters long.')
    if (isChild && text !== '') return no(100, 'Items of a carousel have no text')
    if (alt.length > MAX_ALT || (alt !== '' && type === 'TEXT')) return no(100, 'Invalid alt_text')
    if (/[.&]/.test(fields.topic_tag ?? '') || (fields.topic_tag ?? '').length > 50)
      return no(100, 'Invalid topic_tag')
    const choices = Object.values<string>(JSON.parse(fields.poll_attachment ?? '{}'))
    if (choices.length > 0 && (type !== 'TEXT' || choices.length < 2 || choices.length > 4))
      return no(100, 'A poll needs two to four choices, and no files')
    if (replyTo !== null && !posts.some(({ id }) => id === replyTo)) return missing('The post')
    if (type === 'TEXT') return text === '' ? no(100, 'A text is missing') : add({ text, replyTo })
    if (type === 'CAROUSEL') {
      const children = (fields.children ?? '').split(',').map((id) => containers.get(id))
      const isReady = children.every((child) => child?.isChild && child.state === 'FINISHED')
      if (!isReady || children.length < 2 || children.length > 20)
        return no(100, 'A carousel needs two to twenty items that are ready')
      return add({ type, text, replyTo, media: children.flatMap((child) => child?.media ?? []) })
    }
    const url = type === 'VIDEO' ? fields.video_url : fields.image_url
    const file = await fetchFile(url ?? '')
    if (!file) return no(100, 'Media download has failed.', 400, 2_207_052)
    const allowed =
      type === 'VIDEO'
        ? ['video/mp4', 'video/quicktime']
        : type === 'IMAGE'
          ? ['image/jpeg', 'image/png']
          : []
    if (!allowed.includes(file.type)) return no(100, 'The format is not supported.', 400, 2_207_005)
    if (type === 'IMAGE' && file.bytes > MAX_IMAGE_BYTES) return no(100, 'Too large.', 400, 2_207_004)
    const media = [{ ...file, alt }]
    return add({ type, text, replyTo, media, isChild, checksLeft: type === 'VIDEO' ? 1 : 0 })
  }

  function readContainer(id: string, container: Container): FakeAnswer {
    if (container.state === 'IN_PROGRESS' && --container.checksLeft < 0)
      container.state = network.failure !== null && container.type === 'VIDEO' ? 'ERROR' : 'FINISHED'
    const { state: status } = container
    return ok({ id, status, ...(status === 'ERROR' && { error_message: network.failure }) })
  }

  function faultOf(): FakeAnswer | null {
    const { fault } = network
    if (fault === null || fault === 'cut-after-accept') return null
    network.fault = null
    if (fault === 'access-revoked') return invalidToken()
    if (fault === 'down') return no(2, 'An unexpected error has occurred.', 500)
    if (fault === 'refuses') return no(368, 'The action attempted has been deemed abusive')
    if (fault === 'gone') return missing('The profile')
    if (fault === 'rate-limits') {
      const limited = no(4, 'Application request limit reached', 403)
      return limited === 'cut' ? limited : { ...limited, headers: { 'retry-after': '30' } }
    }
    return null
  }

  function publish(request: FakeRequest): FakeAnswer {
    const fault = faultOf()
    if (fault) return fault
    const container = containers.get(String(fieldsOf(request).creation_id))
    if (!container || container.isChild || container.state !== 'FINISHED')
      return no(24, 'The requested resource does not exist', 400, 4_279_009)
    if (network.postsLeft <= 0) return no(9, 'You reached the maximum number of posts', 403)
    if (container.replyTo === null) network.postsLeft -= 1
    container.state = 'PUBLISHED'
    const { text, media, replyTo } = container
    const id = nextId()
    posts.push({ id, text, media, replyTo })
    // The first hashtag is shown as the topic.
    const at = new Date().toISOString().replace(/\.\d+Z$/, '+0000')
    shown.unshift({ id, text: text.replace('#', ''), at, isReply: replyTo !== null })
    const { fault: after } = network
    network.fault = null
    return after === 'cut-after-accept' ? 'cut' : ok({ id })
  }

  function list(isReply: boolean): FakeAnswer {
    const own = shown.filter((each) => each.isReply === isReply && posts.some(({ id }) => id === each.id))
    return ok({ data: own.map(({ id, text, at: timestamp }) => ({ id, text, timestamp })) })
  }

  function remove(id: string): FakeAnswer {
    const at = posts.findIndex((each) => each.id === id)
    if (at < 0) return missing('The post')
    posts.splice(at, 1)
    return ok({ success: true, deleted_id: id })
  }

  function insights(query: URLSearchParams): FakeAnswer {
    if (!network.allows.includes('threads_manage_insights'))
      return no(10, 'Application does not have permission for this action', 403)
    return ok({
      data: (query.get('metric') ?? '').split(',').map((name, index) => ({
        name,
        period: 'lifetime',
        values: [{ value: 12 - index }],
      })),
    })
  }

  const rights = () =>
    network.isTester
      ? ok({ data: { type: 'USER', is_valid: true, scopes: network.allows, user_id: PROFILE.id } })
      : no(100, 'The access token must belong to a tester of the app')

  function answerOwn(
    request: FakeRequest,
    path: string,
    query: URLSearchParams,
  ): FakeAnswer | Promise<FakeAnswer> {
    const { method } = request
    if (path === '/me') return ok(PROFILE)
    if (path === '/debug_token') return rights()
    if (path === '/me/threads') return method === 'POST' ? create(request) : list(false)
    if (path === '/me/replies') return list(true)
    if (path === '/me/threads_publish') return publish(request)
    if (path === '/me/threads_publishing_limit')
      return ok({
        data: [{ quota_usage: POSTS_A_DAY - network.postsLeft, config: { quota_total: POSTS_A_DAY } }],
      })
    const [, id = '', edge] = /^\/(\d+)(\/insights)?$/.exec(path) ?? []
    const container = containers.get(id)
    if (container) return readContainer(id, container)
    if (method === 'DELETE') return remove(id)
    if (!posts.some((each) => each.id === id)) return missing(id)
    return edge ? insights(query) : ok({ id, permalink: `https://www.threads.net/@luna.bakery/post/${id}` })
  }

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/oauth/authorize') return authorize(searchParams)
    if (pathname === '/oauth/access_token') return exchange(request, searchParams)
    if (pathname === '/access_token') return extend(searchParams)
    const token = searchParams.get('access_token') ?? String(fieldsOf(request).access_token ?? '')
    if (pathname === '/refresh_access_token') return tokens.has(token) ? issueLong() : invalidToken()
    if (!tokens.has(token)) return invalidToken()
    return answerOwn(request, pathname, searchParams)
  })

  const network: FakeThreads = {
    ...http,
    app: APP,
    account: {
      remoteId: PROFILE.id,
      site: '',
      secret: 'THAA-token-of-luna',
      refresh: 'THAA-token-of-luna',
      app: APP,
    },
    values: {},
    wrongValues: {},
    fault: null,
    posts,
    containers,
    allows: [...SCOPES],
    failure: null,
    postsLeft: POSTS_A_DAY,
    isTester: true,
  }
  return network
}

export const fakeThreads: FakeNetworkKind = {
  network: 'threads',
  platform: 'threads',
  without: {
    'token-expired': 'A token renews itself while it is good; an expired one is refused for good.',
    'last-allowed': 'It does not say when the last call was made.',
  },
  start: startFakeThreads,
}
