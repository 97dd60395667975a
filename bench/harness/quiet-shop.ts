import { setTimeout as pause } from 'node:timers/promises'
import { png } from '#tests/png.ts'
import { PASSWORD, type Person, type Product } from './product.ts'
import type { Scope } from './scope.ts'
import { agentAt, type Call, sendOk, uploadPicture } from './send.ts'

export const measures = ['sign-in', 'list', 'publish', 'upload'] as const
export type Measure = (typeof measures)[number]

/**
 * Milliseconds between the starts of two calls. Answers are not awaited: otherwise a freeze would hide all calls but
 * one.
 */
export type Pace = Record<Measure, number>

export type Draft = { id: string; postId: string }
/** `isPromised` once the call succeeded. */
type Published = { id: string; askedAt: Date; isPromised: boolean }

export type Phase = {
  /** Milliseconds per call. The duration of a post is read from the ledger afterwards. */
  took: Record<Exclude<Measure, 'publish'>, number[]>
  published: Published[]
  uploads: string[]
  failures: string[]
}

async function atPace(seconds: number, everyMs: number, begin: () => Promise<void>): Promise<void> {
  const underWay: Promise<void>[] = []
  const endsAt = performance.now() + seconds * 1000
  for (let next = performance.now(); next < endsAt; next += everyMs) {
    await pause(Math.max(0, next - performance.now()))
    underWay.push(begin())
  }
  await Promise.all(underWay)
}

/** The well-behaved shop. Its members sign in from separate addresses, to stay within the limits. */
export function openQuietShop(
  scope: Scope,
  { url }: Product,
  { cookie }: Person,
  members: readonly string[],
) {
  const desks = members.map((_, place) => agentAt(`127.1.0.${place + 1}`))
  for (const desk of desks) scope.defer(() => desk.destroy())
  let signIns = 0

  const call = (path: string, more: Omit<Call, 'url'> = {}) =>
    sendOk({ url: url + path, headers: { cookie }, ...more })

  async function signIn(): Promise<void> {
    const place = signIns++ % members.length
    const body = { email: members[place], password: PASSWORD }
    await call('/api/login', { method: 'POST', headers: {}, body, dispatcher: desks[place] })
  }

  async function upload({ id, postId }: Draft): Promise<string> {
    const file = await uploadPicture(url, cookie, png)
    await call(`/api/campaigns/${id}/posts/${postId}/media`, { method: 'PUT', body: { url: file } })
    return file
  }

  return {
    async addDraft(title: string): Promise<Draft> {
      const body = { title, description: title, platforms: ['x'], withPictures: false }
      const { id } = (await call('/api/campaigns', { method: 'POST', body })).json() as { id: string }
      const { posts } = (await call(`/api/campaigns/${id}`)).json() as { posts: { id: string }[] }
      return { id, postId: posts[0]?.id ?? '' }
    },

    async connect(platform: string): Promise<void> {
      await call('/api/social-accounts/sandbox', { method: 'POST', body: { platform } })
    },

    /** Consumes one draft per publish and per upload. */
    async work(seconds: number, pace: Pace, drafts: Draft[]): Promise<Phase> {
      const took: Phase['took'] = { 'sign-in': [], list: [], upload: [] }
      const phase: Phase = { took, published: [], uploads: [], failures: [] }
      const fail = (error: unknown) => void phase.failures.push(String(error))
      const timed = async (times: number[], work: () => Promise<unknown>) => {
        const begun = performance.now()
        await work().catch(fail)
        times.push(performance.now() - begun)
      }
      const takeDraft = () => {
        const draft = drafts.pop()
        if (!draft) throw new Error('There are too few drafts for this pace.')
        return draft
      }
      const begin: Record<Measure, () => Promise<void>> = {
        'sign-in': () => timed(took['sign-in'], signIn),
        list: () => timed(took.list, () => call('/api/campaigns')),
        upload: () => timed(took.upload, async () => phase.uploads.push(await upload(takeDraft()))),
        publish: async () => {
          const { id } = takeDraft()
          const entry = { id, askedAt: new Date(), isPromised: false }
          phase.published.push(entry)
          await call(`/api/campaigns/${id}/publish`, { method: 'POST' }).then(() => {
            entry.isPromised = true
          }, fail)
        },
      }
      await Promise.all(measures.map((kind) => atPace(seconds, pace[kind], begin[kind])))
      return phase
    },

    /** The number of files that can no longer be read. */
    async countUnreadable(files: readonly string[]): Promise<number> {
      let lost = 0
      for (const file of files) {
        const { bytes } = await call(file).catch(() => ({ bytes: Buffer.alloc(0) }))
        if (!bytes.equals(png)) lost += 1
      }
      return lost
    },

    async listAll(): Promise<Set<string>> {
      const ids = new Set<string>()
      for (let after: string | null = ''; after !== null; ) {
        const page = await call(`/api/campaigns?limit=100${after && `&cursor=${encodeURIComponent(after)}`}`)
        for (const { id } of page.json() as { id: string }[]) ids.add(id)
        after = page.nextCursor
      }
      return ids
    },
  }
}
