import { afterEach, beforeEach } from 'vitest'
import type { Env } from '#server/env.ts'
import { createSecrets } from '#server/secrets.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost, PublishOutcome } from '../adapter.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { tiktok } from './tiktok.adapter.ts'
import { type FakeTiktok, startFakeTiktok } from './tiktok.fake.fixture.ts'
import { CHUNK_BYTES } from './tiktok.map.ts'

/** Two whole chunks, and a bit that goes with the last. */
export const FILM = Buffer.alloc(2 * CHUNK_BYTES + 1000, 'a film of bread. ')

export class Killed extends Error {}

export const film = (bytes = FILM) => outgoingMediaOf('video', { bytes })
export const direct = { destination: 'direct', audience: 'PUBLIC_TO_EVERYONE' }
export const postOf = (given: Partial<OutgoingPost> = {}) =>
  outgoingPostOf('tiktok', { media: [film()], ...given })
export const photosOf = (options: Record<string, string> = {}) =>
  postOf({ media: [outgoingMediaOf('picture'), outgoingMediaOf('picture')], options })

/** A stand-in that follows our reading of the documentation, fresh for each test, called as the engine calls it. */
export function openTiktok(readEnv: (source: Record<string, string>) => Env) {
  const use = {
    network: undefined as unknown as FakeTiktok,
    clock: new TestClock(),
    /** What was saved last, and everything that was saved. */
    saved: null as string | null,
    steps: [] as string[],
    reachWith: (secret = 'the secret of this installation') => ({
      env: readEnv({ TIKTOK_BASE_URL: use.network.url, TIKTOK_AUTH_BASE_URL: use.network.url }),
      clock: use.clock,
      secrets: createSecrets(secret),
    }),
    adapter: () => tiktok.create(use.reachWith()),
    /** One call of the engine. The worker dies before or after the step of its `killedAt`th save is stored. */
    attempt: (post: OutgoingPost, killedAt = 0, isStored = true): Promise<PublishOutcome> =>
      use.adapter().publish(use.network.account, post, {
        step: use.saved,
        save: async (next) => {
          use.steps.push(next)
          const isKilled = use.steps.length === killedAt
          if (!isKilled || isStored) use.saved = next
          if (isKilled) throw new Killed()
        },
      }),
    /** Goes on until there is an outcome; nobody waits. */
    async publish(post: OutgoingPost): Promise<PublishOutcome> {
      for (let checks = 0; checks < 100; checks++) {
        const outcome = await use.attempt(post)
        if (outcome.kind !== 'processing') return outcome
        use.saved = outcome.step
        use.clock.set(outcome.checkAt.toISOString())
      }
      throw new Error('Still processing.')
    },
    sentTo: (path: string) =>
      use.network.requests.filter((request) => request.path.split('?')[0]?.endsWith(path)),
    begun: () => use.sentTo('/init/').length,
  }
  beforeEach(async () => {
    use.network = await startFakeTiktok()
    use.clock = new TestClock(new Date().toISOString())
    use.saved = null
    use.steps = []
  })
  afterEach(() => use.network.close())
  return use
}
