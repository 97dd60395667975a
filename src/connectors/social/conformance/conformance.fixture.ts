import { afterEach, beforeEach, expect } from 'vitest'
import type { Env } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { createSecrets } from '#server/secrets.ts'
import { manifestFor } from '../account-manifest.ts'
import type { ChannelAccount, ChannelAdapter, OutgoingPost, PublishOutcome } from '../adapter.ts'
import { connectGuides } from '../connect/connect-guides.ts'
import type { Reach } from '../http/network-call.ts'
import { type Observed, observeCalls } from '../http/observe-calls.ts'
import { adapterFor } from '../server-registry.ts'
import type { FakeNetwork, FakeNetworkKind } from './fake-network.fixture.ts'
import { fakeNetworks } from './fake-networks.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from './outgoing-post.fixture.ts'
import { startSpoilingProxy } from './spoiling-proxy.fixture.ts'

const DEADLINE_MS = 5000
const MOST_CHECKS = 20
const SHORTEST_SECRET = 8
const appSecrets = createSecrets('the secret of this installation, for tests')
/** Shorter parts are ids, hosts or words. */
const SHORTEST_PART = 20

export class Interrupted extends Error {}

export type Run = { outcome: PublishOutcome; step: string | null; observed: Observed }

type Given = {
  post?: OutgoingPost
  account?: ChannelAccount
  /** What was saved last. */
  from?: string | null
  deadlineMs?: number
  /** The worker dies in this save, counted from 1: before or after the step is stored. */
  diesAt?: { save: number; isStored: boolean }
  /** The address of the network, if not its own. */
  at?: string
}

/** One network of the suite, called as the engine calls it; everything an adapter says is kept in `told`. */
function inUse(kind: FakeNetworkKind, fake: FakeNetwork, readEnv: (source: Record<string, string>) => Env) {
  const told: string[] = []
  /** How far the clock is ahead: nobody waits for a network that is still processing. */
  let skippedMs = 0
  const log = createLog('debug', { write: (line: string) => void told.push(line) })
  const hasOwnSite = fake.account.site !== ''
  const manifest = manifestFor(kind.platform, kind.limits)
  const name = kind.network.toUpperCase()

  /** Moves what a person entered, or an account, to another address of the same network. */
  const movedTo = <T>(url: string, value: T): T => JSON.parse(JSON.stringify(value).replaceAll(fake.url, url))
  const accountAt = (url: string): ChannelAccount => movedTo(url, fake.account)

  function reachAt(url = fake.url, deadlineMs = DEADLINE_MS): Reach {
    const env = readEnv(
      hasOwnSite
        ? { ALLOW_PRIVATE_NETWORK: 'true' }
        : { [`${name}_BASE_URL`]: url, [`${name}_AUTH_BASE_URL`]: url },
    )
    return {
      env: { ...env, publishing: { ...env.publishing, deadlineMs } },
      clock: { now: () => new Date(Date.now() + skippedMs) },
      log,
      secrets: appSecrets,
    }
  }

  const adapterAt = (url?: string, deadlineMs?: number, given: Partial<Reach> = {}): ChannelAdapter =>
    adapterFor(kind.network, { ...reachAt(url, deadlineMs), ...given })

  function postWith(given: Partial<OutgoingPost> = {}): OutgoingPost {
    const { requires } = manifest.media
    const needed = requires === 'nothing' ? [] : [outgoingMediaOf(requires === 'video' ? 'video' : 'picture')]
    return outgoingPostOf(kind.platform, {
      ...(manifest.title && { title: 'Fresh bread' }),
      ...(kind.showsNoText && { text: '' }),
      ...(kind.options && { options: kind.options }),
      media: needed,
      ...given,
    })
  }

  /** With those who get it, if the network reaches people one by one. */
  function addressed(post: OutgoingPost): OutgoingPost {
    const outbox = fake.outboxFor?.(post)
    return outbox ? { ...post, outbox } : post
  }

  /** Publishes until there is an outcome; steps are saved as the engine saves them. */
  async function publish(given: Given = {}): Promise<Run> {
    const { post = postWith(), from = null, deadlineMs, diesAt, at } = given
    const { account = at === undefined ? fake.account : accountAt(at) } = given
    const { observed, onAnswer } = observeCalls(account)
    const adapter = adapterAt(at, deadlineMs, { onAnswer })
    let step = from
    let saves = 0
    const save = async (next: string) => {
      saves++
      const isDying = saves === diesAt?.save
      if (!isDying || diesAt?.isStored) step = next
      if (isDying) throw new Interrupted()
    }
    for (let checks = 0; checks < MOST_CHECKS; checks++) {
      const outcome = await adapter
        .publish(account, addressed(post), { step, save })
        .catch((error: unknown) => {
          told.push(String(error), JSON.stringify(error))
          if (error instanceof Interrupted) return null
          throw error
        })
      if (!outcome) return { outcome: { kind: 'unknown', reason: 'interrupted' }, step, observed }
      told.push(JSON.stringify(outcome), JSON.stringify(step), JSON.stringify(observed))
      if (outcome.kind !== 'processing') return { outcome, step, observed }
      step = outcome.step
      skippedMs = Math.max(skippedMs, outcome.checkAt.getTime() - Date.now())
      fake.aheadMs = skippedMs
    }
    throw new Error(`${kind.network} was still processing after ${MOST_CHECKS} checks.`)
  }

  /** What the engine does about an unclear outcome: goes on from the step, or looks the post up; nothing else. */
  async function clearUp(
    { outcome, step }: Omit<Run, 'observed'>,
    post = postWith(),
  ): Promise<PublishOutcome> {
    if (outcome.kind !== 'unknown') return outcome
    if (step !== null) return (await publish({ post, from: step })).outcome
    const found = await adapterAt().find?.(fake.account, post.reference)
    told.push(JSON.stringify(found ?? null))
    if (found?.kind === 'found') return { ...found, kind: 'published' }
    if (found?.kind === 'absent') return { kind: 'not-sent', reason: 'absent' }
    return outcome
  }

  /** What must never be told: whole secrets, and their parts. */
  function secrets(): string[] {
    const fields = connectGuides[kind.network].flatMap((guide) => guide.fields)
    const entered = fields.flatMap(({ id, kind }) =>
      kind === 'secret' ? [fake.values[id] ?? '', fake.wrongValues[id] ?? ''] : [],
    )
    const whole = [...entered, fake.account.secret, fake.account.refresh ?? '']
    // The address of the network is part of some secrets.
    const parts = whole.flatMap((secret) => secret.replaceAll(fake.url, '').split(/[/:"{},\s]+/))
    return [
      ...whole.filter((secret) => secret.length >= SHORTEST_SECRET),
      ...parts.filter((part) => part.length >= SHORTEST_PART),
    ]
  }

  return {
    told,
    hasOwnSite,
    manifest,
    movedTo,
    accountAt,
    reachAt,
    adapterAt,
    postWith,
    addressed,
    publish,
    clearUp,
    secrets,
  }
}

/** By network, and by the way it is connected if there are several. */
export const titledNetworks = fakeNetworks.map(
  (kind) => [kind.way ? `${kind.network} (${kind.way})` : kind.network, kind] as const,
)

export type NetworkInUse = Awaited<ReturnType<typeof startInUse>>

/** A fresh network for each test of a suite, which must tell no secret. */
export function eachWithNetwork(
  kind: FakeNetworkKind,
  readEnv: (source: Record<string, string>) => Env,
  opened: (use: NetworkInUse) => void,
): { startOver(): Promise<void> } {
  let use: NetworkInUse
  async function open() {
    use = await startInUse(kind, readEnv)
    opened(use)
  }
  async function close() {
    await use.close()
    expect(use.toldSecrets()).toEqual([])
  }
  beforeEach(open)
  afterEach(close)
  return {
    async startOver() {
      await close()
      await open()
    },
  }
}

/** A network with a proxy before it. */
export async function startInUse(kind: FakeNetworkKind, readEnv: (source: Record<string, string>) => Env) {
  const fake = await kind.start()
  const startProxy = kind.startProxy ?? startSpoilingProxy
  const proxy = await startProxy(fake)
  const use = inUse(kind, fake, readEnv)
  return {
    ...use,
    fake,
    proxy,
    /** The address of a network that does not answer. */
    async closedUrl(): Promise<string> {
      const closed = await startProxy(fake)
      await closed.close()
      return closed.url
    },
    /** What was told in a log line, an outcome, a step or an error and must not be. */
    toldSecrets: () => use.secrets().filter((secret) => use.told.some((line) => line.includes(secret))),
    async close() {
      await proxy.close()
      await fake.close()
    },
  }
}
