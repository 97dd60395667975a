import { randomUUID } from 'node:crypto'
import type { FakeAnswer } from '../conformance/fake-http.fixture.ts'
import type { FakeFault, FakePost } from '../conformance/fake-network.fixture.ts'

export type FakeFile = { type: string; bytes: number }

export type FakePage = {
  id: string
  name: string
  token: string
  tasks: string[]
  instagram: { id: string; username: string } | null
}

/** What a Page or an Instagram account shows. `mediaId`: the photo, video or container it was made of. */
export type Shown = { id: string; owner: string; text: string; at: string; mediaId: string; isStory: boolean }

/** What the fakes of Pages and of Instagram share. */
export type FakeState = {
  fault: FakeFault | null
  posts: FakePost[]
  pages: FakePage[]
  shown: Shown[]
  comments: { id: string; postId: string; text: string; at: string }[]
  /** Tokens that are good. */
  tokens: Set<string>
  /** What becomes of videos and containers: `ERROR` with these words. */
  failure: string | null
  /** How many posts Instagram still takes today. */
  postsLeft: number
}

let last = 17_841_400_000_000
export const nextId = () => {
  last += 1
  return `${last}`
}
export const newToken = () => `EAAB${randomUUID().replaceAll('-', '')}`
/** As Meta writes it. */
export const instant = () => new Date().toISOString().replace(/\.\d+Z$/, '+0000')

export const ok = (body: unknown): FakeAnswer => ({ status: 200, body })

export const no = (
  code: number,
  message: string,
  {
    status = 400,
    subcode,
    headers,
  }: { status?: number; subcode?: number; headers?: Record<string, string> } = {},
): FakeAnswer => ({
  status,
  body: {
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      fbtrace_id: 'AbCdEf',
    },
  },
  ...(headers && { headers }),
})

export const missing = (what: string) =>
  no(100, `Unsupported request. ${what} does not exist or cannot be loaded due to missing permissions`, {
    subcode: 33,
  })

const usage = (minutes: number) =>
  JSON.stringify({ 1: [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: minutes }] })

/** What an account lists: what was taken away is no longer there. */
export const shownBy = (state: FakeState, owner: string, isStory: boolean): Shown[] =>
  state.shown.filter(
    (each) =>
      each.owner === owner && each.isStory === isStory && state.posts.some(({ id }) => id === each.id),
  )

/** What is wrong with a call that makes a post visible, once. */
export function faultOf(state: Pick<FakeState, 'fault'>): FakeAnswer | null {
  const { fault } = state
  if (fault === null || fault === 'cut-after-accept') return null
  state.fault = null
  if (fault === 'access-revoked')
    return no(190, 'Error validating access token: the session has been invalidated', { subcode: 460 })
  if (fault === 'down') return no(2, 'Service temporarily unavailable', { status: 503 })
  if (fault === 'refuses') return no(368, 'The action attempted has been deemed abusive')
  if (fault === 'gone') return missing('The Page')
  if (fault === 'rate-limits')
    return no(32, 'Page request limit reached', { headers: { 'x-business-use-case-usage': usage(0.4) } })
  return null
}

/** What is visible now, and the answer to the call that made it so. */
export function show(
  state: FakeState,
  shown: Shown,
  files: readonly (FakeFile & { alt: string })[],
  answer: FakeAnswer,
): FakeAnswer {
  state.shown.unshift(shown)
  const media = files.map(({ type, bytes, alt }) => ({ type, bytes, alt }))
  state.posts.push({ id: shown.id, text: shown.text, media, replyTo: null })
  const { fault } = state
  state.fault = null
  return fault === 'cut-after-accept' ? 'cut' : answer
}

export function addComment(state: FakeState, postId: string, text: string): FakeAnswer {
  if (!state.shown.some(({ id }) => id === postId)) return missing('The post')
  if (text === '') return no(100, 'A comment needs a text')
  const id = nextId()
  state.comments.unshift({ id, postId, text, at: instant() })
  state.posts.push({ id, text, media: [], replyTo: postId })
  return ok({ id })
}
