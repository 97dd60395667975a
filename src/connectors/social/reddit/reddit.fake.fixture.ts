import { type FakeAnswer, fieldsOf, partsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { app, fakeSignIn } from './reddit.fake-sign-in.fixture.ts'
import { limits } from './sign-in-reddit.ts'

const USER = { id: 'w3k2', name: 'luna_bakery' }
const SCOPES = 'identity submit read flair history edit'
const MAX_TITLE = 300
const MAX_TEXT = 40_000
const MAX_IMAGE_BYTES = 20_000_000

type Community = {
  display_name: string
  user_is_banned: boolean
  /** Private ones refuse everybody else. */
  isPrivate: boolean
  takes: ('self' | 'link' | 'image')[]
  needsFlair: boolean
  flairs: { id: string; text: string; mod_only: boolean }[]
}

type Shown = {
  name: string
  title: string
  selftext: string
  subreddit: string
  author: string
  permalink: string
  is_self: boolean
  created_utc: number
  flair: string | null
  url: string | null
  /** Look-ups until it is shown. */
  hiddenFor: number
}

const ok = (body: unknown): FakeAnswer => ({ status: 200, body })
const no = (status: number, message: string, headers = {}): FakeAnswer => ({
  status,
  body: { message, error: status },
  headers,
})
/** Forms are refused with status 200. */
const refused = (name: string, words: string, field: string, more = {}) =>
  ok({ json: { errors: [[name, words, field]], ...more } })

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type FakeReddit = FakeNetwork & {
  app: typeof app
  communities: Community[]
  shown: Shown[]
  /** What the person allows on Reddit's page. */
  allows: string
  /** How many look-ups a new post stays out of. */
  hiddenFor: number
  /** Images are accepted, but Reddit cannot process them. */
  losesImages: boolean
  /** The next form is refused with this error. */
  refusal: { name: string; words: string; ratelimit?: number } | null
}

export async function startFakeReddit(): Promise<FakeReddit> {
  const tokens = new Set(['token-of-luna-that-lasts-a-day'])
  const refreshes = new Set(['refresh-token-of-luna-for-good'])
  const posts: FakePost[] = []
  const images = new Map<string, { type: string; bytes: number }>()
  const signIn = fakeSignIn({ tokens, refreshes, allows: () => network.allows })
  let last = 0

  const communityOf = (name: unknown) =>
    network.communities.find((each) => each.display_name.toLowerCase() === String(name).toLowerCase())

  function faultOf(): FakeAnswer | null {
    const { fault } = network
    if (fault === null || fault === 'cut-after-accept' || fault === 'last-allowed') return null
    network.fault = null
    if (fault === 'token-expired') tokens.clear()
    if (fault === 'token-expired' || fault === 'access-revoked') return no(401, 'Unauthorized')
    if (fault === 'down') return { status: 503, body: '<h1>all of our servers are busy right now</h1>' }
    if (fault === 'refuses') return refused('NO_SELFS', 'This community only allows links', 'kind')
    if (fault === 'gone') return refused('SUBREDDIT_NOEXIST', 'Hmm, that community doesn’t exist.', 'sr')
    const words = 'Looks like you’ve been doing that a lot. Take a break for 30 seconds before trying again.'
    return refused('RATELIMIT', words, 'ratelimit', { ratelimit: 30 })
  }

  function brokenRule(fields: Record<string, unknown>, community: Community): FakeAnswer | null {
    const [title, text, kind] = [String(fields.title ?? ''), String(fields.text ?? ''), String(fields.kind)]
    if (title.trim() === '') return refused('NO_TEXT', 'we need something here', 'title')
    if (title.length > MAX_TITLE || text.length > MAX_TEXT)
      return refused('TOO_LONG', `this is too long (max: ${MAX_TITLE})`, 'title')
    if (community.user_is_banned)
      return refused('SUBREDDIT_NOTALLOWED', 'you aren’t allowed to post there.', 'sr')
    if (kind === 'self' && !community.takes.includes('self'))
      return refused('NO_SELFS', 'This community only allows links', 'kind')
    if (kind === 'link' && !community.takes.includes('link'))
      return refused('NO_LINKS', 'This community only allows text posts', 'kind')
    if (kind === 'image' && !community.takes.includes('image'))
      return refused('NO_IMAGES', 'This community doesn’t allow images', 'kind')
    if (kind === 'link' && !URL.canParse(String(fields.url))) return refused('BAD_URL', 'invalid url', 'url')
    if (kind === 'image' && !images.has(String(fields.url)))
      return refused('IMAGE_ERROR', 'unable to retrieve the image', 'url')
    if (community.needsFlair && fields.flair_id === undefined)
      return refused('SUBMIT_VALIDATION_FLAIR_REQUIRED', 'Your post must contain post flair.', 'flair')
    const hasFlair = community.flairs.some(({ id }) => id === fields.flair_id)
    return fields.flair_id === undefined || hasFlair
      ? null
      : refused('BAD_FLAIR_TEMPLATE_ID', 'invalid flair', 'flair')
  }

  function show(fields: Record<string, unknown>, community: Community): Shown {
    last += 1
    const id = `1abc${last}`
    const path = `/r/${community.display_name}/comments/${id}/fresh_bread/`
    const post: Shown = {
      name: `t3_${id}`,
      title: String(fields.title),
      selftext: String(fields.text ?? ''),
      subreddit: community.display_name,
      author: USER.name,
      permalink: path,
      is_self: fields.kind === 'self',
      created_utc: (Date.now() + (network.aheadMs ?? 0)) / 1000,
      flair: community.flairs.find(({ id: each }) => each === fields.flair_id)?.text ?? null,
      url: fields.url === undefined ? null : String(fields.url),
      hiddenFor: network.hiddenFor,
    }
    network.shown.unshift(post)
    const image = fields.kind === 'image' ? images.get(String(fields.url)) : undefined
    posts.push({
      id: post.name,
      text: post.selftext,
      media: image ? [{ ...image, alt: '' }] : [],
      replyTo: null,
    })
    return post
  }

  function submit(request: FakeRequest): FakeAnswer {
    const fault = faultOf()
    if (fault) return fault
    const { refusal } = network
    network.refusal = null
    if (refusal) return refused(refusal.name, refusal.words, 'sr', { ratelimit: refusal.ratelimit })
    const fields = fieldsOf(request)
    if (fields.api_type !== 'json') return ok({ jquery: [], success: false })
    const community = communityOf(fields.sr)
    if (!community) return refused('SUBREDDIT_NOEXIST', 'Hmm, that community doesn’t exist.', 'sr')
    const broken = brokenRule(fields, community)
    if (broken) return broken
    const isImage = fields.kind === 'image'
    const post = isImage && network.losesImages ? null : show(fields, community)
    const { fault: after } = network
    network.fault = null
    if (after === 'cut-after-accept') return 'cut'
    const page = `https://www.reddit.com/user/${USER.name}/submitted/`
    const data = isImage
      ? { user_submitted_page: page, websocket_url: 'wss://ws-0.wss.redditmedia.com/rte_images/one?m=signed' }
      : {
          url: `https://www.reddit.com${post?.permalink}`,
          drafts_count: 0,
          id: post?.name.slice(3),
          name: post?.name,
        }
    const left = after === 'last-allowed' ? '0.0' : '599.0'
    const headers = {
      'x-ratelimit-used': '1',
      'x-ratelimit-remaining': left,
      'x-ratelimit-reset': '30',
    }
    return { status: 200, body: { json: { errors: [], data } }, headers }
  }

  const storeOf = ({ headers }: FakeRequest) => `${headers['x-forwarded-host'] ?? headers.host}/store`

  function lease(request: FakeRequest): FakeAnswer {
    const { filepath, mimetype } = fieldsOf(request)
    if (!filepath || !/^image\/(jpeg|png|gif)$/.test(String(mimetype)))
      return refused('BAD_IMAGE', 'invalid mimetype', 'mimetype')
    last += 1
    const fields = { acl: 'private', key: `rte_images/${last}`, 'Content-Type': mimetype, policy: 'signed' }
    return ok({
      args: {
        action: `//${storeOf(request)}`,
        fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
      },
      asset: {
        asset_id: `asset${last}`,
        processing_state: 'incomplete',
        payload: {},
        websocket_url: 'wss://one',
      },
    })
  }

  function store(request: FakeRequest): FakeAnswer {
    const parts = partsOf(request)
    const file = parts.at(-1)
    const textOf = (name: string) => parts.find((each) => each.name === name)?.content.toString() ?? ''
    // As the store behind it: the signature covers the fields before the file.
    if (file?.name !== 'file' || textOf('policy') !== 'signed')
      return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }
    if (file.content.length > MAX_IMAGE_BYTES)
      return { status: 400, body: '<Error><Code>EntityTooLarge</Code></Error>' }
    images.set(`http://${storeOf(request)}/${textOf('key')}`, {
      type: file.type,
      bytes: file.content.length,
    })
    return { status: 201, body: '<PostResponse><Location>there</Location></PostResponse>' }
  }

  const listingOf = (shown: Shown[], isRaw: boolean) => {
    const written = (text: string) => (isRaw ? text : escaped(text))
    return ok({
      kind: 'Listing',
      data: {
        after: null,
        children: shown.map(({ hiddenFor: _, flair, ...post }) => ({
          kind: 't3',
          data: {
            ...post,
            title: written(post.title),
            selftext: written(post.selftext),
            link_flair_text: flair,
            score: 12,
            num_comments: 3,
            num_crossposts: 1,
            view_count: null,
          },
        })),
      },
    })
  }

  function newest(isRaw: boolean): FakeAnswer {
    const isThere = (id: string) => posts.some((post) => post.id === id)
    const visible = network.shown.filter(({ hiddenFor, name }) => hiddenFor <= 0 && isThere(name))
    for (const post of network.shown) post.hiddenFor -= 1
    return listingOf(visible, isRaw)
  }

  /** Deleting what is gone is answered as before. */
  function remove(request: FakeRequest): FakeAnswer {
    const { id } = fieldsOf(request)
    for (const post of network.shown)
      if (post.name === id) Object.assign(post, { author: '[deleted]', selftext: '[deleted]' })
    posts.splice(0, posts.length, ...posts.filter((post) => post.id !== id))
    return ok({})
  }

  function onCommunity(name: string, rest: string): FakeAnswer {
    const community = communityOf(name)
    if (!community) return no(404, 'Not Found')
    if (community.isPrivate)
      return { status: 403, body: { reason: 'private', message: 'Forbidden', error: 403 } }
    if (rest === 'about')
      return ok({
        kind: 't5',
        data: { display_name: community.display_name, user_is_banned: community.user_is_banned },
      })
    return community.flairs.length === 0 ? no(403, 'Forbidden') : ok(community.flairs)
  }

  function answerSigned(request: FakeRequest, path: string, query: URLSearchParams): FakeAnswer {
    const { method, headers } = request
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', ''))) return no(401, 'Unauthorized')
    if (path === '/api/v1/me') return ok(USER)
    if (path === '/api/submit' && method === 'POST') return submit(request)
    if (path === '/api/media/asset.json' && method === 'POST') return lease(request)
    if (path === '/api/del' && method === 'POST') return remove(request)
    const isRaw = query.get('raw_json') === '1'
    if (path === `/user/${USER.name}/submitted`) return newest(isRaw)
    const ids = (query.get('id') ?? '').split(',')
    if (path === '/api/info')
      return listingOf(
        network.shown.filter(({ name }) => ids.includes(name)),
        isRaw,
      )
    const [, name = '', rest = ''] = /^\/r\/([\w-]+)\/(about|api\/link_flair_v2)$/.exec(path) ?? []
    return name === '' ? no(404, 'Not Found') : onCommunity(name, rest)
  }

  /** Reddit refuses programs that do not say who they are. */
  const isNamed = ({ headers }: FakeRequest) => /^\w+:[\w.-]+:v\d+ \(.+\)$/.test(headers['user-agent'] ?? '')

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/store') return store(request)
    if (pathname === '/api/v1/authorize') return signIn.authorize(searchParams)
    if (!isNamed(request)) return no(429, 'Too Many Requests')
    if (pathname === '/api/v1/access_token') return signIn.exchange(request)
    if (pathname === '/api/v1/revoke_token') return signIn.revoke(request)
    return answerSigned(request, pathname, searchParams)
  })

  const community = (display_name: string): Community => ({
    display_name,
    user_is_banned: false,
    isPrivate: false,
    takes: ['self', 'link', 'image'],
    needsFlair: false,
    flairs: [
      { id: 'f-1', text: ':bread: Recipe', mod_only: false },
      { id: 'f-2', text: 'Question', mod_only: false },
      { id: 'f-3', text: 'Announcement', mod_only: true },
    ],
  })

  const network: FakeReddit = {
    ...http,
    app,
    account: {
      remoteId: `${USER.name}/Breadit`,
      site: '',
      secret: 'token-of-luna-that-lasts-a-day',
      refresh: 'refresh-token-of-luna-for-good',
      app,
    },
    values: { communities: 'r/breadit, u/luna_bakery' },
    wrongValues: { communities: 'r/no_such_place' },
    fault: null,
    posts,
    communities: [community('Breadit'), community(`u_${USER.name}`)],
    shown: [],
    allows: SCOPES,
    hiddenFor: 0,
    losesImages: false,
    refusal: null,
  }
  return network
}

export const fakeReddit: FakeNetworkKind = {
  network: 'reddit',
  platform: 'reddit',
  limits,
  removesAgain: true,
  without: {
    'access-revoked': 'It answers as for an ended token; renewing shows whether the access is gone.',
  },
  start: startFakeReddit,
}
