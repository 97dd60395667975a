import type { Env } from '#server/env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { ChannelAccount, OutgoingPost, PublishOutcome } from '../adapter.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'
import { outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { meta } from './meta.adapter.ts'
import { startFakeMeta } from './meta.fake.fixture.ts'

class Died extends Error {}

const MOST_CHECKS = 20

/** A network and an engine that goes on from what was saved last. */
export async function startMetaInUse(readEnv: (source: Record<string, string>) => Env) {
  const network = await startFakeMeta()
  const clock = new TestClock(new Date().toISOString())
  const reach = { env: readEnv({ META_BASE_URL: network.url, META_AUTH_BASE_URL: network.url }), clock }
  let saved: string | null = null

  const accountFor = (platform: OutgoingPost['platform']): ChannelAccount =>
    platform.startsWith('instagram') ? network.instagramAccount : network.account

  /** One attempt. `dies`: the worker, after the nth save. */
  async function attempt(
    platform: OutgoingPost['platform'],
    post: Partial<OutgoingPost> = {},
    dies = 0,
  ): Promise<PublishOutcome | 'died'> {
    let saves = 0
    const save = async (next: string) => {
      saved = next
      saves++
      if (saves === dies) throw new Died()
    }
    try {
      const outgoing = outgoingPostOf(platform, post)
      const outcome = await meta.create(reach).publish(accountFor(platform), outgoing, { step: saved, save })
      if (outcome.kind === 'processing') saved = outcome.step
      return outcome
    } catch (error) {
      if (error instanceof Died) return 'died'
      throw error
    }
  }

  /** Attempts until there is an outcome; nobody waits. */
  async function publish(
    platform: OutgoingPost['platform'],
    post: Partial<OutgoingPost> = {},
  ): Promise<PublishOutcome> {
    for (let checks = 0; checks < MOST_CHECKS; checks++) {
      const outcome = await attempt(platform, post)
      if (outcome === 'died') throw new Error('Nobody dies here.')
      if (outcome.kind !== 'processing') return outcome
      clock.set(outcome.checkAt.toISOString())
    }
    throw new Error('Still processing.')
  }

  const shortPath = ({ method, path }: FakeRequest) =>
    `${method} ${path.split('?')[0]?.replace(/[\d_]{9,}/g, 'ID')}`

  return {
    network,
    clock,
    reach,
    adapter: meta.create(reach),
    attempt,
    publish,
    /** The calls so far, without their numbers. */
    calls: () => network.requests.map(shortPath),
    callsOf: (method: string, edge: string) =>
      network.requests.filter((each) => each.method === method && each.path.split('?')[0]?.endsWith(edge)),
    startOver: () => {
      saved = null
    },
  }
}

export type MetaInUse = Awaited<ReturnType<typeof startMetaInUse>>
