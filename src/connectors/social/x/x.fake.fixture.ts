import { createHash, randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { type FakeMedia, fakeUploads } from './x.fake-uploads.fixture.ts'

const APP = { clientId: 'M1M5R3BMVy13QmpScXkzTUt5OE46MTpjaQ', clientSecret: 'secret-of-the-app-of-luna' }
const USER = { id: '2244994945', name: 'Luna Bakery', username: 'luna_bakery' }
const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access']
const MAX_WEIGHT = 280
const LINK_WEIGHT = 23
const PROBLEMS = 'https://api.x.com/2/problems'
const PROBLEM_JSON = { 'content-type': 'application/problem+json' }
const LINK =
  /(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.){1,5}(?:com|net|org|es|io|example|bakery|shop)\b(?:\/[^\s]{0,500})?/giu

type Shown = {
  id: string
  text: string
  at: string
  links: { url: string; expanded_url: string; media_key?: string }[]
  sees: number
}

const ok = (body: unknown, status = 200): FakeAnswer => ({ status, body })
const no = (status: number, problem: Record<string, unknown>, headers = {}): FakeAnswer => ({
  status,
  headers: { ...PROBLEM_JSON, ...headers },
  body: { status, ...problem },
})
const plain = (status: number, title: string, detail: string, headers = {}) =>
  no(status, { type: 'about:blank', title, detail }, headers)
const forbidden = (detail: string) => plain(403, 'Forbidden', detail)
const invalid = (detail: string) =>
  no(400, { type: `${PROBLEMS}/invalid-request`, title: 'Invalid Request', detail })
const missing = (id: string) =>
  no(404, {
    type: `${PROBLEMS}/resource-not-found`,
    title: 'Not Found Error',
    detail: `Could not find [${id}].`,
    resource_type: 'post',
    resource_id: id,
  })
const unauthorized = () => plain(401, 'Unauthorized', 'Unauthorized')
const refusedBy = (status: number, error: string, description: string): FakeAnswer => ({
  status,
  body: { error, error_description: description },
})

const epochIn = (seconds: number) => `${Math.floor(Date.now() / 1000) + seconds}`

/** X counts a link as 23, letters of most alphabets as one, and the rest, such as emoji, as two. */
function weightOf(text: string): number {
  const links = text.normalize('NFC').match(LINK) ?? []
  const rest = text.normalize('NFC').replace(LINK, '')
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(rest)].map(
    (each) => each.segment,
  )
  const weights = signs.map((sign) => {
    if (/\p{Extended_Pictographic}/u.test(sign)) return 2
    return [...sign].reduce(
      (sum, each) =>
        sum +
        ((each.codePointAt(0) ?? 0) <= 0x10ff
          ? 1
          : /[\u2000-\u200d\u2010-\u201f\u2032-\u2037]/.test(each)
            ? 1
            : 2),
      0,
    )
  })
  return links.length * LINK_WEIGHT + weights.reduce((sum, each) => sum + each, 0)
}

export type FakeX = FakeNetwork & {
  app: typeof APP
  /** What the person allows on X's page. */
  allows: string[]
  media: Map<string, FakeMedia>
  canProcess: boolean
  /** X forgets files before they are posted. */
  losesFiles: boolean
  /** What X has charged, in thousandths of a dollar, and for what. */
  charged: number
  charges: [what: string, amount: number][]
  /** What the developer account has left, in thousandths of a dollar. */
  credits: number
  /** Posts that the account, and the app, may still make today. */
  left: { ofUser: number; ofApp: number }
  /** How many look-ups a new post stays out of, before the account shows it. */
  hiddenFor: number
  /** X deletes nothing, and answers with an error. */
  keepsPosts: boolean
  /** Every refresh token that is still good. */
  refreshes: Set<string>
}

export async function startFakeX(): Promise<FakeX> {
  const codes = new Map<string, { redirectUri: string; challenge: string }>()
  const tokens = new Set(['token-of-luna-that-lasts-two-hours'])
  const refreshes = new Set(['refresh-token-of-luna-for-one-time'])
  const posts: FakePost[] = []
  const shown: Shown[] = []
  let last = 1_990_000_000_000_000_000n

  function charge(what: string, amount: number): FakeAnswer | null {
    if (network.credits < amount)
      return no(402, {
        type: `${PROBLEMS}/credits-depleted`,
        title: 'Payment Required',
        detail: 'credits depleted',
      })
    network.credits -= amount
    network.charged += amount
    network.charges.push([what, amount])
    return null
  }

  const uploads = fakeUploads({ ok, invalid, missing, charge, canProcess: () => network.canProcess })

  function authorize(query: URLSearchParams): FakeAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const isAsked = (query.get('scope') ?? '').split(' ').every((scope) => SCOPES.includes(scope))
    const isRight =
      query.get('client_id') === APP.clientId && query.get('response_type') === 'code' && isAsked
    const challenge = query.get('code_challenge') ?? ''
    if (!isRight || query.get('code_challenge_method') !== 'S256' || challenge === '')
      return ok('<p>Something went wrong</p>', 400)
    const code = randomUUID()
    codes.set(code, { redirectUri, challenge })
    const back = `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
    return { status: 302, headers: { location: back } }
  }

  function issue(): FakeAnswer {
    const [access, refresh] = [randomUUID(), randomUUID()]
    tokens.add(access)
    refreshes.add(refresh)
    return ok({
      token_type: 'bearer',
      expires_in: 7200,
      access_token: access,
      scope: network.allows.join(' '),
      refresh_token: refresh,
    })
  }

  const isOurApp = ({ headers }: FakeRequest) =>
    headers.authorization === `Basic ${Buffer.from(`${APP.clientId}:${APP.clientSecret}`).toString('base64')}`

  function exchange(request: FakeRequest): FakeAnswer {
    if (!isOurApp(request)) return refusedBy(401, 'unauthorized_client', 'Missing valid authorization header')
    const { grant_type, code, redirect_uri, code_verifier, refresh_token } = fieldsOf(request)
    if (grant_type === 'refresh_token')
      return refreshes.delete(String(refresh_token))
        ? issue()
        : refusedBy(400, 'invalid_request', 'Value passed for the token was invalid.')
    const begun = codes.get(String(code))
    codes.delete(String(code))
    const hash = createHash('sha256').update(String(code_verifier)).digest('base64url')
    if (!begun || begun.redirectUri !== redirect_uri)
      return refusedBy(400, 'invalid_request', 'Value passed for the authorization code was invalid.')
    return hash === begun.challenge
      ? issue()
      : refusedBy(
          400,
          'invalid_request',
          'Value passed for the code verifier did not match the code challenge.',
        )
  }

  function revoke(request: FakeRequest): FakeAnswer {
    if (!isOurApp(request)) return refusedBy(401, 'unauthorized_client', 'Missing valid authorization header')
    const token = String(fieldsOf(request).token)
    tokens.delete(token)
    refreshes.delete(token)
    return ok({ revoked: true })
  }

  function limited(name: string, seconds: number): FakeAnswer {
    const headers = { [`${name}-remaining`]: '0', [`${name}-reset`]: epochIn(seconds) }
    return plain(429, 'Too Many Requests', 'Too Many Requests', headers)
  }

  function faultOf(): FakeAnswer | null {
    const { fault } = network
    if (fault === null || fault === 'cut-after-accept' || fault === 'last-allowed') return null
    network.fault = null
    if (fault === 'token-expired') tokens.clear()
    if (fault === 'token-expired' || fault === 'access-revoked') return unauthorized()
    if (fault === 'down') return plain(503, 'Service Unavailable', 'Service Unavailable')
    if (fault === 'refuses') return forbidden('You are not permitted to perform this action.')
    if (fault === 'gone')
      return forbidden('Your account is suspended and is not permitted to access this feature.')
    return fault === 'rate-limits' ? limited('x-rate-limit', 30) : null
  }

  function show(id: string, text: string, hasFiles: boolean): Shown {
    const links: Shown['links'] = []
    const shorten = (expanded: string, key?: string) => {
      const url = `https://t.co/${createHash('sha256').update(expanded).digest('hex').slice(0, 10)}`
      links.push({ url, expanded_url: expanded, ...(key && { media_key: key }) })
      return url
    }
    const short = text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(LINK, (link) => shorten(/^https?:/i.test(link) ? link : `http://${link}`))
    const file = hasFiles
      ? ` ${shorten(`https://x.com/${USER.username}/status/${id}/photo/1`, `3_${id}`)}`
      : ''
    const at = new Date().toISOString()
    return { id, text: `${short}${file}`, at, links, sees: -network.hiddenFor }
  }

  function create(request: FakeRequest): FakeAnswer {
    const fault = faultOf()
    if (fault) return fault
    const {
      text = '',
      media,
      reply,
      poll,
    } = fieldsOf(request) as {
      text?: string
      media?: { media_ids: string[] }
      poll?: { options: string[]; duration_minutes: number }
      reply?: { in_reply_to_tweet_id: string }
    }
    const replyTo = reply?.in_reply_to_tweet_id ?? null
    if (network.left.ofApp < 1) return limited('x-app-limit-24hour', 7200)
    if (network.left.ofUser < 1) return limited('x-user-limit-24hour', 3600)
    if (weightOf(text) > MAX_WEIGHT) return forbidden('Your post text is too long.')
    if (posts.some((each) => each.text === text))
      return forbidden('You are not allowed to create a Tweet with duplicate content.')
    if (replyTo !== null && !posts.some(({ id }) => id === replyTo))
      return forbidden('You attempted to reply to a Tweet that is deleted or not visible to you.')
    if (poll && (media || replyTo !== null)) return invalid('poll')
    const files = network.losesFiles ? 'Your media IDs are invalid.' : uploads.filesOf(media?.media_ids ?? [])
    if (typeof files === 'string') return invalid(files)
    const refused = charge('post', text.match(LINK) ? 200 : 15)
    if (refused) return refused
    last += 1n
    const id = `${last}`
    posts.push({ id, text, media: files, replyTo })
    shown.unshift(show(id, text, files.length > 0))
    network.left.ofApp--
    network.left.ofUser--
    const { fault: after } = network
    network.fault = null
    if (after === 'cut-after-accept') return 'cut'
    const remaining = after === 'last-allowed' ? '0' : '99'
    return {
      status: 201,
      body: { data: { id, text: shown[0]?.text ?? '', edit_history_post_ids: [id] } },
      headers: { 'x-rate-limit-remaining': remaining, 'x-rate-limit-reset': epochIn(30) },
    }
  }

  function list(query: URLSearchParams): FakeAnswer {
    const since = query.get('start_time')
    const after = query.get('since_id')
    const most = Number(query.get('max_results'))
    if (since !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(since)) return invalid('start_time')
    if (most < 5 || most > 100) return invalid('max_results')
    const found = shown
      .filter(({ id }) => posts.some((post) => post.id === id))
      .filter((each) => ++each.sees > 0)
      .filter(
        ({ id, at }) => (since === null || at >= since) && (after === null || BigInt(id) > BigInt(after)),
      )
      .slice(0, most)
    const refused = found.length > 0 ? charge('read', 5 * found.length) : null
    if (refused) return refused
    return ok({
      ...(found.length > 0 && {
        data: found.map(({ id, text, at, links }) => ({
          id,
          text,
          created_at: at,
          edit_history_post_ids: [id],
          ...(links.length > 0 && {
            entities: { urls: links.map((link) => ({ start: 0, end: 23, ...link })) },
          }),
        })),
      }),
      meta: { result_count: found.length },
    })
  }

  function results(ids: string[]): FakeAnswer {
    if (ids.length > 100) return invalid('ids')
    const found = ids.filter((id) => posts.some((post) => post.id === id))
    const refused = charge('read', 5 * found.length)
    if (refused) return refused
    const gone = ids.filter((id) => !found.includes(id))
    return ok({
      ...(found.length > 0 && {
        data: found.map((id) => ({
          id,
          text: posts.find((post) => post.id === id)?.text ?? '',
          public_metrics: {
            impression_count: 120,
            like_count: 12,
            reply_count: 3,
            repost_count: 4,
            quote_count: 1,
            bookmark_count: 2,
          },
          non_public_metrics: { impression_count: 120, url_link_clicks: 7, user_profile_clicks: 1 },
        })),
      }),
      ...(gone.length > 0 && {
        errors: gone.map((id) => {
          const answer = missing(id)
          return answer === 'cut' ? null : answer.body
        }),
      }),
    })
  }

  function remove(id: string): FakeAnswer {
    const refused = charge('delete', 10)
    if (refused) return refused
    if (network.keepsPosts) return plain(503, 'Service Unavailable', 'Service Unavailable')
    const at = posts.findIndex((post) => post.id === id)
    if (at < 0) return missing(id)
    posts.splice(at, 1)
    return ok({ data: { deleted: true } })
  }

  function answerOwn(request: FakeRequest, path: string, query: URLSearchParams): FakeAnswer {
    const { method } = request
    if (path === '/2/users/me') return charge('user', 10) ?? ok({ data: USER })
    if (path === '/2/tweets')
      return method === 'POST' ? create(request) : results((query.get('ids') ?? '').split(','))
    if (path === `/2/users/${USER.id}/tweets`) return list(query)
    const [, id = ''] = /^\/2\/tweets\/(\d+)$/.exec(path) ?? []
    if (id && method === 'DELETE') return remove(id)
    return uploads.answer(request, path, query) ?? missing(path)
  }

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/i/oauth2/authorize') return authorize(searchParams)
    if (pathname === '/2/oauth2/token') return exchange(request)
    if (pathname === '/2/oauth2/revoke') return revoke(request)
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    return tokens.has(token) ? answerOwn(request, pathname, searchParams) : unauthorized()
  })

  const network: FakeX = {
    ...http,
    app: APP,
    account: {
      remoteId: USER.id,
      site: '',
      secret: 'token-of-luna-that-lasts-two-hours',
      refresh: 'refresh-token-of-luna-for-one-time',
      app: APP,
    },
    values: {},
    wrongValues: {},
    fault: null,
    posts,
    allows: [...SCOPES],
    media: uploads.media,
    canProcess: true,
    losesFiles: false,
    charged: 0,
    charges: [],
    credits: Number.POSITIVE_INFINITY,
    left: { ofUser: 100, ofApp: 10_000 },
    hiddenFor: 0,
    keepsPosts: false,
    refreshes,
  }
  return network
}

export const fakeX: FakeNetworkKind = {
  network: 'x',
  platform: 'x',
  without: {
    'access-revoked': 'It answers as for an ended token; renewing shows whether the access is gone.',
  },
  start: startFakeX,
}
