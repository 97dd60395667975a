import { type FakeAnswer, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeFault,
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { answerRoute, fileUrlOf, type Site, type SitePost, wpError } from './wordpress-site.fixture.ts'

const PASSWORD = 'abcd EFGH 1234 ijkl MNOP 6789'
const RETRY_SECONDS = '30'

const MAINTENANCE = '<!doctype html><p>Briefly unavailable for scheduled maintenance.</p>'
const NOTHING_HERE = '<!doctype html><p>Nothing is here.</p>'
const HOME_PAGE = '<!doctype html><title>Bakery</title>'

const decoded = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#91;', '[')
    .replaceAll('&amp;', '&')

/** The text of a post as a browser shows it. */
const shownText = (content: string): string =>
  content
    .split('<!-- /wp:paragraph -->')
    .flatMap((block) => /<p>([\s\S]*)<\/p>/.exec(block)?.[1] ?? [])
    .map((html) => decoded(html.replaceAll('<br>', '\n').replace(/<[^<>]*>/g, '')))
    .join('\n\n')

function shownMedia(site: Site, { content, featured }: SitePost): FakePost['media'] {
  const inText = [...content.matchAll(/<(?:img|video controls) src="([^"]+)"(?: alt="([^"]*)")?/g)]
  const shown = inText.flatMap(([, src, alt = '']) =>
    site.media
      .filter((media) => fileUrlOf(site, media) === src)
      .map(({ type, bytes }) => ({ type, bytes, alt: decoded(alt) })),
  )
  const first = site.media.filter(({ id }) => id === featured)
  return [...first.map(({ type, bytes, alt }) => ({ type, bytes, alt: decoded(alt) })), ...shown]
}

const shownPost = (site: Site, post: SitePost): FakePost => ({
  id: `${post.id}`,
  text: shownText(post.content),
  media: shownMedia(site, post),
  replyTo: null,
})

/** What goes wrong with the call that creates the post. */
const faults: Partial<Record<FakeFault, FakeAnswer>> = {
  refuses: wpError(400, 'rest_invalid_param', 'Invalid parameter(s): status'),
  'access-revoked': wpError(
    401,
    'rest_cannot_create',
    'Sorry, you are not allowed to create posts as this user.',
  ),
  'rate-limits': { status: 429, body: 'Too many requests', headers: { 'retry-after': RETRY_SECONDS } },
  down: { status: 503, body: MAINTENANCE, headers: { 'retry-after': RETRY_SECONDS } },
  gone: { status: 404, body: NOTHING_HERE },
}

export type FakeBlog = FakeNetwork & {
  site: Site
  /** Answers in place of the site, if it answers at all. */
  intercept: ((request: FakeRequest, route: string | null) => FakeAnswer | Promise<FakeAnswer> | null) | null
}

function routeOf(site: Site, path: string): { route: string | null; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(path, site.url)
  const plain = pathname === '/' ? searchParams.get('rest_route') : null
  const isPretty = site.hasPrettyPermalinks && pathname.startsWith('/wp-json')
  const pretty = isPretty ? pathname.slice('/wp-json'.length) || '/' : null
  return { route: plain ?? pretty, query: searchParams }
}

/** A WordPress site with one user, who may publish. */
export async function startFakeBlog(): Promise<FakeBlog> {
  const answer = (request: FakeRequest): FakeAnswer | Promise<FakeAnswer> => {
    const { route, query } = routeOf(site, request.path)
    const other = blog.intercept?.(request, route)
    if (other) return other
    if (route === null) return pageAt(request.path)
    const isPublishing = request.method === 'POST' && route === '/wp/v2/posts'
    if (!isPublishing) return otherAnswer(route, query, request)
    const { fault } = blog
    blog.fault = null
    const instead = fault && faults[fault]
    if (instead) return instead
    const answered = answerRoute(site, route, query, request)
    const post = site.posts.at(-1)
    if (answered.status === 201 && post?.status === 'publish') blog.posts.push(shownPost(site, post))
    return fault === 'cut-after-accept' ? 'cut' : answered
  }

  function otherAnswer(route: string, query: URLSearchParams, request: FakeRequest): FakeAnswer {
    const answered = answerRoute(site, route, query, request)
    const isThere = ({ id }: FakePost) => site.posts.some((post) => `${post.id}` === id)
    blog.posts = blog.posts.filter(isThere)
    return answered
  }

  function pageAt(path: string): FakeAnswer {
    if (!/^\/(?:\?.*)?$/.test(path)) return { status: 404, body: NOTHING_HERE }
    const root = site.hasPrettyPermalinks ? '/wp-json/' : '/?rest_route=/'
    const link = `<${site.url}${root}>; rel="https://api.w.org/"`
    return { status: 200, body: HOME_PAGE, headers: { link } }
  }

  const http = await startFakeHttp(answer)
  const site: Site = {
    url: http.url,
    user: 'ana',
    password: PASSWORD,
    hasPasswords: true,
    hasPrettyPermalinks: true,
    capabilities: { edit_posts: true, publish_posts: true, upload_files: true, manage_categories: true },
    posts: [],
    trash: [],
    media: [],
    categories: [{ id: 1, name: 'Uncategorized' }],
    tags: [],
    maxUploadBytes: 50_000_000,
    nextId: 10,
  }
  const { host } = new URL(http.url)
  const blog: FakeBlog = {
    ...http,
    site,
    intercept: null,
    account: {
      remoteId: host,
      site: `${http.url}/wp-json/`,
      secret: `ana:${PASSWORD.replaceAll(' ', '')}`,
    },
    values: { address: http.url, user: 'ana', password: PASSWORD },
    wrongValues: { address: 'ftp://bakery.example', user: 'nobody', password: 'abcd EFGH' },
    fault: null,
    posts: [],
  }
  return blog
}

export const fakeBlog: FakeNetworkKind = {
  network: 'blog',
  platform: 'blog',
  without: {
    'token-expired': 'An application password works until it is revoked.',
    'last-allowed': 'WordPress counts no calls.',
  },
  start: startFakeBlog,
}
