import { type FakeAnswer, fieldsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { fakeSignIn } from '../google/fake-sign-in.fixture.ts'
import { flawInTopic } from './google-business.fake-topics.fixture.ts'

const APP = { clientId: '4071-luna.apps.googleusercontent.com', clientSecret: 'GOCSPX-secret-of-the-app' }
const SCOPE = 'https://www.googleapis.com/auth/business.manage'
const ACCOUNT = { name: 'accounts/101', accountName: 'Luna Serrano', type: 'PERSONAL' }
const PROFILE = 'accounts/101/locations/202'
const MAX_SUMMARY = 1500
const MAX_PHOTO_BYTES = 5_242_880

type Location = { name: string; title: string; town: string; canPost: boolean }
type State = 'PROCESSING' | 'LIVE' | 'REJECTED'
type LocalPost = { name: string; summary: string; createTime: string; readsLeft: number }

const ok = (body: unknown): FakeAnswer => ({ status: 200, body })

/** As Google words its errors. */
export const googleError = (
  code: number,
  status: string,
  message: string,
  details: readonly object[] = [],
  headers: Record<string, string> = {},
): FakeAnswer => ({ status: code, body: { error: { code, status, message, details } }, headers })

const invalid = (what: string) =>
  googleError(400, 'INVALID_ARGUMENT', `Request contains an invalid argument: ${what}.`)
const missing = () => googleError(404, 'NOT_FOUND', 'Requested entity was not found.')

export type FakeGoogleBusiness = FakeNetwork & {
  app: typeof APP
  locations: Location[]
  /** What the person allows on Google's page. */
  allows: string
  /** What becomes of posts. */
  becomes: State
  /** Answers the next call instead of it. */
  next: FakeAnswer | null
}

export async function startFakeGoogleBusiness(): Promise<FakeGoogleBusiness> {
  const signIn = fakeSignIn(APP, SCOPE, () => network.allows)
  signIn.tokens.add('token-of-luna')
  signIn.refreshes.add('refresh-of-luna')
  const localPosts: LocalPost[] = []
  const posts: FakePost[] = []
  let last = 300

  function faultOf(): FakeAnswer | null {
    const { fault } = network
    if (fault === null || fault === 'cut-after-accept') return null
    network.fault = null
    if (fault === 'token-expired' || fault === 'access-revoked') {
      if (fault === 'token-expired') signIn.tokens.clear()
      else signIn.refreshes.clear()
      return googleError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.')
    }
    if (fault === 'down') return googleError(503, 'UNAVAILABLE', 'The service is currently unavailable.')
    if (fault === 'refuses') return invalid('summary')
    if (fault === 'gone') return missing()
    if (fault === 'rate-limits')
      return googleError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [], { 'retry-after': '30' })
    return null
  }

  /** Google reads photos from where they are. */
  async function fetchPhoto(url: string): Promise<{ type: string; bytes: number } | null> {
    const answer = await fetch(url).catch(() => null)
    if (!answer?.ok) return null
    const type = answer.headers.get('content-type') ?? ''
    return { type, bytes: (await answer.arrayBuffer()).byteLength }
  }

  async function create(request: FakeRequest): Promise<FakeAnswer> {
    const fault = faultOf()
    if (fault) return fault
    const { summary, topicType, media, callToAction, event, offer, ...more } = fieldsOf(request) as {
      summary?: string
      topicType?: string
      event?: unknown
      offer?: unknown
      media?: { mediaFormat: string; sourceUrl: string }[]
      callToAction?: { actionType: string; url?: string }
    }
    if (Object.keys(more).length > 0) return invalid(Object.keys(more).join())
    if (!summary || summary.length > MAX_SUMMARY) return invalid('summary')
    const flaw = flawInTopic({ topicType, event, offer, hasButton: callToAction !== undefined })
    if (flaw) return invalid(flaw)
    if (callToAction && (callToAction.actionType === 'CALL') === (callToAction.url !== undefined))
      return invalid('callToAction')
    const files: FakePost['media'] = []
    for (const { mediaFormat, sourceUrl } of media ?? []) {
      const photo = mediaFormat === 'PHOTO' ? await fetchPhoto(sourceUrl) : null
      const isRight = photo && /^image\/(jpeg|png)$/.test(photo.type) && photo.bytes <= MAX_PHOTO_BYTES
      if (!isRight) return invalid('media')
      files.push({ ...photo, alt: '' })
    }
    last += 1
    const name = `${PROFILE}/localPosts/${last}`
    localPosts.unshift({ name, summary, createTime: new Date().toISOString(), readsLeft: 1 })
    posts.push({ id: name, text: summary, media: files, replyTo: null })
    const { fault: after } = network
    network.fault = null
    return after === 'cut-after-accept' ? 'cut' : ok(shownPost(name, false))
  }

  function shownPost(name: string, isRead: boolean) {
    const post = localPosts.find((each) => each.name === name)
    if (!post) return null
    if (isRead) post.readsLeft -= 1
    const { summary, createTime, readsLeft } = post
    const state: State = readsLeft >= 0 ? 'PROCESSING' : network.becomes
    const searchUrl = `https://local.google.com/place?id=202&use=posts&lpsid=${name.split('/').at(-1)}`
    return { name, summary, createTime, state, topicType: 'STANDARD', ...(state === 'LIVE' && { searchUrl }) }
  }

  function onPost(method: string, name: string): FakeAnswer {
    const at = posts.findIndex(({ id }) => id === name)
    if (at < 0) return missing()
    if (method === 'GET') return ok(shownPost(name, true))
    posts.splice(at, 1)
    localPosts.splice(
      localPosts.findIndex((each) => each.name === name),
      1,
    )
    return ok({})
  }

  function listLocations(query: URLSearchParams): FakeAnswer {
    if (!query.get('readMask')) return invalid('readMask')
    const at = Number(query.get('pageToken') ?? 0)
    const shown = network.locations.slice(at, at + 1).map(({ name, title, town, canPost }) => ({
      name,
      title,
      storefrontAddress: { locality: town },
      metadata: { canOperateLocalPost: canPost },
    }))
    const isLast = at + 1 >= network.locations.length
    return ok({
      ...(shown.length > 0 && { locations: shown }),
      ...(!isLast && { nextPageToken: `${at + 1}` }),
    })
  }

  function answerSigned(
    request: FakeRequest,
    path: string,
    query: URLSearchParams,
  ): FakeAnswer | Promise<FakeAnswer> {
    const { method, headers } = request
    const { next } = network
    network.next = null
    if (next) return next
    if (!signIn.tokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return googleError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.')
    if (path === '/accounts') return ok({ accounts: [ACCOUNT] })
    if (path === `/${ACCOUNT.name}/locations`) return listLocations(query)
    if (/^\/locations\/\d+$/.test(path)) {
      const found = network.locations.find(({ name }) => path === `/${name}`)
      return found ? ok({ name: found.name }) : missing()
    }
    if (path === `/${PROFILE}/localPosts`) {
      if (method === 'POST') return create(request)
      return ok({
        ...(localPosts.length > 0 && { localPosts: localPosts.map(({ name }) => shownPost(name, false)) }),
      })
    }
    return path.startsWith(`/${PROFILE}/localPosts/`) ? onPost(method, path.slice(1)) : missing()
  }

  const http = await startFakeHttp((request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    if (pathname === '/o/oauth2/v2/auth') return signIn.authorize(searchParams)
    if (pathname === '/token') return signIn.exchange(request)
    if (pathname === '/revoke') return signIn.revoke(request)
    return answerSigned(request, pathname, searchParams)
  })

  const network: FakeGoogleBusiness = {
    ...http,
    app: APP,
    account: { remoteId: PROFILE, site: '', secret: 'token-of-luna', refresh: 'refresh-of-luna', app: APP },
    values: {},
    wrongValues: {},
    fault: null,
    posts,
    locations: [{ name: 'locations/202', title: 'Luna', town: 'Valencia', canPost: true }],
    allows: SCOPE,
    becomes: 'LIVE',
    next: null,
  }
  return network
}

export const fakeGoogleBusiness: FakeNetworkKind = {
  network: 'google_business',
  platform: 'google_business',
  without: {
    'access-revoked': 'It answers as for an ended token; renewing shows whether the access is gone.',
    'last-allowed': 'It does not say when the last call was made.',
  },
  start: startFakeGoogleBusiness,
}
