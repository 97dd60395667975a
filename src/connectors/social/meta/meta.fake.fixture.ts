import { randomUUID } from 'node:crypto'
import { type FakeAnswer, fieldsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type { FakeNetwork, FakeNetworkKind, FakeRequest } from '../conformance/fake-network.fixture.ts'
import type { Platform } from '../platforms.ts'
import { createFakeInstagram, type FakeContainer } from './fake-instagram.fixture.ts'
import { createFakePages } from './fake-page.fixture.ts'
import { type FakePage, type FakeState, missing, newToken, nextId, no, ok } from './fake-state.fixture.ts'
import { SCOPES } from './meta.api.ts'
import { secretOf } from './page-tokens.ts'

const APP = { clientId: '1029384756', clientSecret: '0123456789abcdef0123456789abcdef' }
const POSTS_LEFT = 50
/** Those that are left after what was taken away in 2025. */
const pageMetrics = ['post_total_media_view_unique', 'post_media_view', 'post_clicks']
const instagramMetrics = ['reach', 'shares', 'views', 'likes', 'comments', 'saved']

const newPage = (): FakePage => ({
  id: '104050607080901',
  name: 'Luna Bakery',
  token: newToken(),
  tasks: ['CREATE_CONTENT', 'MODERATE', 'ANALYZE'],
  instagram: { id: '17841400000000001', username: 'luna.bakery' },
})

/** What Facebook shows of a person, and what they allow there. */
export type FakePerson = { pages: FakePage[]; allows: string[] }

export type FakeMeta = FakeNetwork &
  FakeState & {
    app: typeof APP
    /** Who signs in. */
    user: { id: string; name: string }
    page: FakePage
    instagramAccount: FakeNetwork['account']
    containers: Map<string, FakeContainer>
    /** What the person allows on Facebook's page. */
    allows: string[]
    /** Further people, who sign in `as` their name. */
    people: Record<string, FakePerson>
  }

export async function startFakeMeta(): Promise<FakeMeta> {
  const codes = new Map<string, { redirectUri: string; as: string }>()
  /** Of people, each with whether it is a long-lived one. */
  const people = new Map<string, { isLong: boolean; as: string }>()
  const page = newPage()
  const user = { id: `10158${nextId()}`, name: 'Luna Serrano' }

  function authorize(query: URLSearchParams): FakeAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== APP.clientId || query.get('response_type') !== 'code')
      return no(101, 'Invalid App ID')
    if (query.get('scope')?.includes(' ')) return no(100, 'Invalid Scopes')
    const code = randomUUID()
    codes.set(code, { redirectUri, as: query.get('as') ?? '' })
    const back = `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
    return { status: 302, headers: { location: back } }
  }

  function issue(isLong: boolean, as: string): FakeAnswer {
    const token = newToken()
    people.set(token, { isLong, as })
    return ok({ access_token: token, token_type: 'bearer', expires_in: isLong ? 5_184_000 : 3600 })
  }

  function exchange(request: FakeRequest): FakeAnswer {
    const { client_id: clientId, client_secret: secret, grant_type: type, ...fields } = fieldsOf(request)
    if (clientId !== APP.clientId) return no(101, 'Error validating application.')
    if (secret !== APP.clientSecret) return no(1, 'Error validating client secret.')
    if (type === 'client_credentials')
      return ok({ access_token: `${APP.clientId}|a-token-of-the-app`, token_type: 'bearer' })
    if (type === 'fb_exchange_token') {
      const person = people.get(String(fields.fb_exchange_token))
      return person ? issue(true, person.as) : no(190, 'Invalid token')
    }
    const code = codes.get(String(fields.code))
    codes.delete(String(fields.code))
    if (!code || code.redirectUri !== fields.redirect_uri)
      return no(100, 'Error validating verification code.', { subcode: 36_007 })
    return issue(false, code.as)
  }

  function listPages(pages: FakePage[], isLong: boolean, after: string | null): FakeAnswer {
    const at = Number(after ?? 0)
    const shown = pages.slice(at, at + 1).map(({ id, name, token, tasks, instagram }) => ({
      id,
      name,
      tasks,
      // A token of a short life has Page tokens of a short life.
      access_token: isLong ? token : newToken(),
      ...(instagram && { instagram_business_account: instagram }),
    }))
    const next = at + 1 < pages.length ? { next: 'https://graph.facebook.com/next' } : {}
    return ok({ data: shown, paging: { cursors: { before: `${at}`, after: `${at + 1}` }, ...next } })
  }

  function onPerson(token: string, path: string, query: URLSearchParams): FakeAnswer | null {
    const known = people.get(token)
    if (!known) return null
    const { isLong, as } = known
    const person = network.people[as] ?? network
    if (path === '/me') return ok(user)
    if (path === '/me/permissions')
      return ok({
        data: SCOPES.map((permission) => ({
          permission,
          status: person.allows.includes(permission) ? 'granted' : 'declined',
        })),
      })
    return path === '/me/accounts' ? listPages(person.pages, isLong, query.get('after')) : missing(path)
  }

  /** A revoked permission takes all tokens of the person along. */
  function revoke(request: FakeRequest, userId: string): FakeAnswer {
    const isApp = request.headers.authorization === `Bearer ${APP.clientId}|${APP.clientSecret}`
    if (!isApp) return no(190, 'Invalid OAuth access token.', { status: 401 })
    if (userId !== user.id) return no(100, 'The user has not allowed the app')
    network.tokens.clear()
    people.clear()
    return ok({ success: true })
  }

  function insights(isPagePost: boolean, metric: string): FakeAnswer {
    const known = isPagePost ? pageMetrics : instagramMetrics
    const names = metric.split(',')
    const wrong = names.filter((name) => !known.includes(name))
    if (wrong.length > 0) return no(100, `The value must be a valid insights metric: ${wrong.join()}`)
    if (!network.allows.includes(isPagePost ? 'read_insights' : 'instagram_manage_insights'))
      return no(10, 'Application does not have permission for this action')
    return ok({
      data: names.map((name, index) => ({ name, period: 'lifetime', values: [{ value: 12 - index }] })),
    })
  }

  function onObject(
    request: FakeRequest,
    id: string,
    edge: string,
    query: URLSearchParams,
  ): FakeAnswer | Promise<FakeAnswer> {
    const owner = network.pages.find((each) => each.id === id)
    if (owner) return pages.answer(owner, edge, request)
    const account = network.pages.find(({ instagram }) => instagram?.id === id)?.instagram
    if (account) return instagram.answer(id, account.username, edge, request)
    const shown = network.shown.find((each) => each.id === id)
    const isPagePost = network.pages.some((each) => each.id === shown?.owner)
    if (shown && edge === 'comments')
      return isPagePost ? pages.comments(id, request) : instagram.comments(id, request)
    if (shown && edge === 'insights') return insights(isPagePost, query.get('metric') ?? '')
    if (shown && edge === '') return isPagePost ? pages.readPost(shown) : instagram.readMedia(shown.owner, id)
    const made = edge === '' ? (pages.readVideo(id) ?? instagram.readContainer(id)) : null
    return made ?? missing(id)
  }

  function answer(request: FakeRequest): FakeAnswer | Promise<FakeAnswer> {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/dialog/oauth') return authorize(searchParams)
    if (pathname === '/oauth/access_token') return exchange(request)
    const token = (request.headers.authorization ?? '').replace(/^(?:Bearer|OAuth) /, '')
    const [, userId] = /^\/(\d+)\/permissions$/.exec(pathname) ?? []
    if (userId !== undefined) return revoke(request, userId)
    const own = onPerson(token, pathname, searchParams)
    if (own) return own
    if (!network.tokens.has(token)) return no(190, 'Invalid OAuth access token.', { status: 401 })
    const [, kind, uploadId = ''] = /^\/(video-upload|ig-api-upload)\/(\d+)$/.exec(pathname) ?? []
    if (kind === 'video-upload') return pages.upload(uploadId, request)
    if (kind === 'ig-api-upload') return instagram.upload(uploadId, request)
    const [, id = '', edge = ''] = /^\/([\d_]+)(?:\/(\w+))?$/.exec(pathname) ?? []
    return onObject(request, id, edge, searchParams)
  }

  const http = await startFakeHttp(answer)
  const secret = secretOf(user.id, [
    { id: page.id, token: page.token, instagramId: page.instagram?.id ?? null },
  ])
  const account = { remoteId: page.id, site: '', secret, app: APP }
  const state: FakeState = {
    fault: null,
    posts: [],
    pages: [page],
    shown: [],
    comments: [],
    tokens: new Set([page.token]),
    failure: null,
    postsLeft: POSTS_LEFT,
  }
  const network: FakeMeta = Object.assign(state, {
    ...http,
    app: APP,
    user,
    page,
    account,
    instagramAccount: { ...account, remoteId: page.instagram?.id ?? '' },
    values: {},
    wrongValues: {},
    allows: [...SCOPES],
    people: {},
    containers: new Map<string, FakeContainer>(),
  })
  const pages = createFakePages(network)
  const instagram = createFakeInstagram(network)
  network.containers = instagram.containers
  return network
}

const isInstagram = (platform: Platform) => platform.startsWith('instagram')

const kindOf = (platform: Platform, given: Partial<FakeNetworkKind> = {}): FakeNetworkKind => ({
  network: 'meta',
  way: platform,
  platform,
  without: {
    'token-expired': 'Tokens of Pages do not end by time: one that is refused is refused for good.',
    'last-allowed': 'Its headers say how much of an allowance is used, not when there is more.',
  },
  async start() {
    const network = await startFakeMeta()
    if (isInstagram(platform)) network.account = network.instagramAccount
    return network
  },
  ...given,
})

const noText = { showsNoText: true } as const

export const fakeMetaNetworks: readonly FakeNetworkKind[] = [
  kindOf('facebook'),
  kindOf('facebook_story', noText),
  kindOf('instagram'),
  kindOf('instagram_reels'),
  kindOf('instagram_story', noText),
]
