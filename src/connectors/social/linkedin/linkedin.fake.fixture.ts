import { randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { type FakeUploads, fakeUploads } from './linkedin.fake-uploads.fixture.ts'
import { renderLittleText } from './render-little-text.fixture.ts'

const APP = { clientId: '86vhj2q7ou73pi', clientSecret: 'WPL_AP0.secret-of-the-app' }
const PERSON = 'urn:li:person:782bbtaQ'
const PAGE = { id: '5515715', name: 'Luna Café' }
const PAGE_URN = `urn:li:organization:${PAGE.id}`
const OLDEST_VERSION = 202_606
/** LinkedIn takes parts of 4 MB. */
const PART_BYTES = 50_000

const SCOPES = {
  profile: 'openid,profile,w_member_social',
  pages:
    'rw_organization_admin,r_organization_social,w_organization_social,r_organization_social_feed,w_organization_social_feed',
}

type Image = { id?: string; altText?: string }
type Content = {
  media?: Image
  multiImage?: { images?: Image[] }
  article?: { source?: string; title?: string; description?: string; thumbnail?: string }
}
type Shown = {
  id: string
  author: string
  commentary: string
  content: Content | undefined
  createdAt: number
}

const ok = (body: unknown, status = 200): FakeAnswer => ({ status, body })
const no = (status: number, code: string, message: string, serviceErrorCode = 0): FakeAnswer => ({
  status,
  body: { status, code, message, serviceErrorCode },
})
const forbidden = (what: string) => no(403, 'ACCESS_DENIED', `Not enough permissions to access: ${what}`, 100)
const expired = no(401, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired', 65_602)
const invalid = (what: string) => no(422, 'UNPROCESSABLE_ENTITY', what)

export type FakeLinkedin = FakeNetwork & {
  app: typeof APP
  /** What the person allows on LinkedIn's page. */
  allows: string
  pages: { id: string; name: string }[]
  shown: Shown[]
  uploads: FakeUploads
  /** The answer to the next comment, instead of taking it. */
  refusesComment: FakeAnswer | null
  /** The answer to the next post, instead of taking it. */
  refusesPost: FakeAnswer | null
  /** The answer to the next removal, instead of removing it. */
  refusesRemoval: FakeAnswer | null
}

/** `pages`: an app with Community Management API; otherwise one that posts to profiles. */
export async function startFakeLinkedin(kind: 'profile' | 'pages' = 'pages'): Promise<FakeLinkedin> {
  const codes = new Map<string, string>()
  const tokens = new Set(['token-of-luna'])
  const refreshes = new Set(['refresh-of-luna'])
  const posts: FakePost[] = []
  const shown: Shown[] = []
  let last = 7_400_000_000_000

  const nextId = () => {
    last += 1
    return `${last}`
  }
  const uploads = fakeUploads(PART_BYTES, nextId)
  /** Who the token may post as. */
  const authors = () =>
    kind === 'profile' ? [PERSON] : network.pages.map(({ id }) => `urn:li:organization:${id}`)

  function authorize(query: URLSearchParams): FakeAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== APP.clientId || query.get('response_type') !== 'code')
      return no(400, 'INVALID', 'The passed in client_id is invalid')
    const state = query.get('state') ?? ''
    const wanted = (query.get('scope') ?? '').split(' ')
    const unknown = wanted.find((scope) => !SCOPES[kind].split(',').includes(scope))
    const code = randomUUID()
    codes.set(code, redirectUri)
    const back = new URLSearchParams(
      unknown === undefined
        ? { code, state }
        : {
            error: 'unauthorized_scope_error',
            error_description: `Scope "${unknown}" is not authorized`,
            state,
          },
    )
    return { status: 302, headers: { location: `${redirectUri}?${back}` } }
  }

  const oauthError = (status: number, error: string, error_description: string): FakeAnswer => ({
    status,
    body: { error, error_description },
  })

  function issue(): FakeAnswer {
    const [access, refresh] = [`AQV${randomUUID()}`, `AQW${randomUUID()}`]
    tokens.add(access)
    refreshes.add(refresh)
    return ok({
      access_token: access,
      expires_in: 5_183_999,
      refresh_token: refresh,
      refresh_token_expires_in: 31_536_000,
      scope: network.allows,
      token_type: 'Bearer',
    })
  }

  function answerOauth(path: string, request: FakeRequest): FakeAnswer {
    const { client_id, client_secret, grant_type, code, redirect_uri, refresh_token, token, ...more } =
      fieldsOf(request)
    if (client_id !== APP.clientId || client_secret !== APP.clientSecret)
      return oauthError(401, 'invalid_client', 'Client authentication failed')
    if (path === '/oauth/v2/revoke') {
      tokens.delete(String(token))
      refreshes.delete(String(token))
      return { status: 200 }
    }
    if (Object.keys(more).length > 0) return oauthError(400, 'invalid_request', Object.keys(more).join())
    if (grant_type === 'refresh_token')
      return refreshes.has(String(refresh_token))
        ? issue()
        : oauthError(400, 'invalid_grant', 'The provided refresh token is invalid')
    const redirectUri = codes.get(String(code))
    codes.delete(String(code))
    if (redirectUri === undefined || redirectUri !== redirect_uri)
      return oauthError(400, 'invalid_request', 'Unable to retrieve access token: authorization code expired')
    return issue()
  }

  function faultOf(token: string): FakeAnswer | null {
    const { fault } = network
    if (fault === 'cut-after-accept') return null
    network.fault = null
    if (fault === 'token-expired') {
      tokens.delete(token)
      return expired
    }
    // Once: afterwards the person has allowed it again.
    if (fault === 'access-revoked')
      return no(401, 'REVOKED_ACCESS_TOKEN', 'The token used in the request has been revoked', 65_601)
    if (fault === 'down') return no(503, 'SERVICE_UNAVAILABLE', 'Service unavailable')
    return fault === 'refuses' ? invalid('commentary :: this content is not allowed') : null
  }

  function filesIn(content: Content, author: string): FakePost['media'] | string {
    const { media, multiImage, article } = content
    if (article) {
      if (!article.source || !article.title) return 'an article needs a source and a title'
      const isWrong = article.thumbnail !== undefined && !uploads.fileIn(article.thumbnail, author)
      return isWrong ? 'the thumbnail cannot be used' : []
    }
    const images = multiImage?.images ?? []
    if (multiImage && (images.length < 2 || images.length > 20)) return 'two to twenty images'
    const files = (media ? [media] : images).map(({ id = '', altText = '' }) => {
      const file = uploads.fileIn(id, author)
      return file && { ...file, alt: altText }
    })
    const usable = files.filter((file) => file !== null)
    return usable.length === files.length ? usable : 'a file cannot be used'
  }

  function createPost(request: FakeRequest, token: string): FakeAnswer {
    const { refusesPost } = network
    network.refusesPost = null
    const fault = refusesPost ?? faultOf(token)
    if (fault) return fault
    const fields = fieldsOf(request)
    const author = String(fields.author)
    if (!authors().includes(author)) return forbidden('partnerApiPostsExternal.CREATE')
    const commentary = String(fields.commentary ?? '')
    const audiences = author.startsWith('urn:li:person:') ? ['PUBLIC', 'CONNECTIONS'] : ['PUBLIC']
    if (
      !audiences.includes(String(fields.visibility)) ||
      fields.lifecycleState !== 'PUBLISHED' ||
      !fields.distribution
    )
      return invalid('/visibility, /lifecycleState and /distribution are required')
    const content = fields.content as Content | undefined
    const text = renderLittleText(commentary)
    if (text.length > 3000) return no(400, 'FIELD_LENGTH_TOO_LONG', 'commentary is too long')
    const media = filesIn(content ?? {}, author)
    if (typeof media === 'string') return invalid(media)
    const same = shown.find(
      (each) =>
        each.author === author &&
        each.commentary === commentary &&
        JSON.stringify(each.content) === JSON.stringify(content) &&
        posts.some(({ id }) => id === each.id),
    )
    if (same) return no(422, 'DUPLICATE_POST', `Content is a duplicate of ${same.id}`)
    const id = `urn:li:${content?.media?.id?.startsWith('urn:li:video:') ? 'ugcPost' : 'share'}:${nextId()}`
    shown.push({ id, author, commentary, content, createdAt: Date.now() })
    posts.push({ id, text, media, replyTo: null })
    const { fault: after } = network
    network.fault = null
    if (after === 'cut-after-accept') return 'cut'
    return { status: 201, headers: { 'x-restli-id': id } }
  }

  function onComments(request: FakeRequest, post: string): FakeAnswer {
    if (!posts.some(({ id }) => id === post)) return no(404, 'NOT_FOUND', 'No such post')
    if (request.method === 'GET') {
      if (kind === 'profile') return forbidden('socialActions/comments.GET_ALL')
      const below = posts.filter(({ replyTo }) => replyTo === post)
      return ok({ elements: below.map(({ id, text }) => ({ id, actor: PAGE_URN, message: { text } })) })
    }
    const { refusesComment } = network
    network.refusesComment = null
    if (refusesComment) return refusesComment
    const { actor, object, message } = fieldsOf(request) as {
      actor?: string
      object?: string
      message?: { text?: string }
    }
    if (!authors().includes(actor ?? '') || object !== post) return forbidden('socialActions/comments.CREATE')
    const id = nextId()
    posts.push({ id, text: message?.text ?? '', media: [], replyTo: post })
    return { status: 201, body: { id, actor, object }, headers: { 'x-restli-id': id } }
  }

  const listPosts = (author: string) =>
    ok({
      elements: shown
        .filter((each) => each.author === author && posts.some(({ id }) => id === each.id))
        .toReversed()
        .map((each) => ({ ...each, lifecycleState: 'PUBLISHED' })),
    })

  function removePost(post: string): FakeAnswer {
    const { refusesRemoval } = network
    network.refusesRemoval = null
    if (refusesRemoval) return refusesRemoval
    // A post that is gone is "deleted" again.
    posts.splice(0, posts.length, ...posts.filter(({ id, replyTo }) => id !== post && replyTo !== post))
    return { status: 204 }
  }

  const statistics = () =>
    ok({
      elements: shown.map(({ id }) => ({
        organizationalEntity: PAGE_URN,
        [id.includes('share') ? 'share' : 'ugcPost']: id,
        totalShareStatistics: {
          impressionCount: 40,
          uniqueImpressionsCount: 30,
          likeCount: 4,
          commentCount: 1,
          shareCount: 2,
          clickCount: 5,
          engagement: 0.3,
        },
      })),
    })

  function answerPages(pathname: string, query: URLSearchParams): FakeAnswer | null {
    if (!/^\/(organizationAcls|organizations|organizationalEntityShareStatistics)$/.test(pathname))
      return null
    if (kind === 'profile') return forbidden(pathname)
    if (pathname === '/organizationalEntityShareStatistics') return statistics()
    if (pathname === '/organizations') {
      const ids = /^List\((.*)\)$/.exec(query.get('ids') ?? '')?.[1]?.split(',') ?? []
      const found = network.pages.filter(({ id }) => ids.includes(id))
      const results = found.map(({ id, name }) => [id, { id: Number(id), localizedName: name }])
      return ok({ results: Object.fromEntries(results), statuses: {}, errors: {} })
    }
    const elements = network.pages.map(({ id }) => ({
      organization: `urn:li:organization:${id}`,
      role: 'ADMINISTRATOR',
      state: 'APPROVED',
      roleAssignee: PERSON,
    }))
    return ok({ elements, paging: { start: 0, count: 100, links: [] } })
  }

  function answerVersioned(request: FakeRequest, token: string): FakeAnswer {
    const { method, headers } = request
    const { pathname: whole, searchParams: query } = new URL(request.path, 'http://network')
    const pathname = whole.replace('/rest', '')
    const version = headers['linkedin-version'] ?? ''
    if (!/^20\d{4}$/.test(version)) return no(400, 'VERSION_MISSING', 'A version must be present')
    if (Number(version) < OLDEST_VERSION)
      return no(426, 'NONEXISTENT_VERSION', `Requested version ${version} is not active`)
    if (headers['x-restli-protocol-version'] !== '2.0.0')
      return no(400, 'INVALID', 'Protocol 2.0.0 is required')
    const action = query.get('action')
    if (pathname === '/images' && action === 'initializeUpload')
      return uploads.begin(request, 'image', authors())
    if (pathname === '/videos' && action === 'initializeUpload')
      return uploads.begin(request, 'video', authors())
    if (pathname === '/videos' && action === 'finalizeUpload') return uploads.finish(request)
    if (pathname === '/posts' && method === 'POST') return createPost(request, token)
    if (pathname === '/posts') {
      if (kind === 'profile') return forbidden('posts.FINDER-author')
      return listPosts(query.get('author') ?? '')
    }
    const [, place = '', urn = '', rest = ''] =
      /^\/(posts|videos|socialActions)\/([^/]+)(\/comments)?$/.exec(pathname) ?? []
    const named = decodeURIComponent(urn)
    if (place === 'videos') return uploads.readVideo(named)
    if (place === 'posts' && method === 'DELETE') return removePost(named)
    if (place === 'socialActions' && rest) return onComments(request, named)
    return answerPages(pathname, query) ?? no(404, 'RESOURCE_NOT_FOUND', 'No such resource')
  }

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/oauth/v2/authorization') return authorize(searchParams)
    if (pathname.startsWith('/oauth/v2/')) return answerOauth(pathname, request)
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    if (!tokens.has(token)) return expired
    if (pathname.startsWith('/dms-uploads/')) return uploads.put(request)
    if (pathname === '/v2/userinfo')
      return kind === 'profile' ? ok({ sub: '782bbtaQ', name: 'Luna Díaz' }) : forbidden('userinfo.GET')
    return answerVersioned(request, token)
  })

  const network: FakeLinkedin = {
    ...http,
    app: APP,
    account: {
      remoteId: kind === 'profile' ? PERSON : PAGE_URN,
      site: '',
      secret: 'token-of-luna',
      refresh: 'refresh-of-luna',
      app: APP,
    },
    values: { postsTo: kind },
    wrongValues: { postsTo: 'groups' },
    fault: null,
    posts,
    allows: SCOPES[kind],
    pages: [PAGE],
    shown,
    uploads,
    refusesComment: null,
    refusesPost: null,
    refusesRemoval: null,
  }
  return network
}

const without: FakeNetworkKind['without'] = {
  'rate-limits': 'It names no time; the limits of a day begin anew at midnight.',
  'last-allowed': 'It does not say how many calls are left.',
  gone: 'It answers as to a person who no longer manages the page.',
}

export const fakeLinkedinPage: FakeNetworkKind = {
  network: 'linkedin',
  way: 'a page',
  platform: 'linkedin',
  without,
  removesAgain: true,
  start: () => startFakeLinkedin('pages'),
}

export const fakeLinkedinThread: FakeNetworkKind = {
  ...fakeLinkedinPage,
  way: 'threads of a page',
  platform: 'linkedin_thread',
}

export const fakeLinkedinProfile: FakeNetworkKind = {
  network: 'linkedin',
  way: 'a profile',
  platform: 'linkedin',
  without,
  removesAgain: true,
  staysUnclear: 'It shows apps no posts and comments of a profile.',
  start: () => startFakeLinkedin('profile'),
}
