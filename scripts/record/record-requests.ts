import { manifestFor } from '#connectors/social/account-manifest.ts'
import type { OutgoingMedia, OutgoingPost } from '#connectors/social/adapter.ts'
import type { FakeNetwork, FakeNetworkKind } from '#connectors/social/conformance/fake-network.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import { partsOf } from '#connectors/social/http/observe-calls.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import type { Env } from '#server/env.ts'
import { createSecrets } from '#server/secrets.ts'
import { asCurl, variable } from './as-curl.ts'

const MOST_CHECKS = 20
const SHORTEST_SECRET = 8
/** Where a network of its own address would be, and where it would fetch our files. */
const SERVER = 'https://server.example'
const OUR_FILE = 'https://your-shop.example/file'

export type Recording = { title: string; commands: string[] }

/** A post of each kind that the platform takes, by its title. */
function samplePosts({
  platform,
  showsNoText,
  options = {},
  limits,
}: FakeNetworkKind): [title: string, post: OutgoingPost][] {
  const { title, followUps, media } = manifestFor(platform, limits)
  const picture = () => outgoingMediaOf('picture', { alt: 'Bread on a table' })
  const kinds: [title: string, is: boolean, files: OutgoingMedia[]][] = [
    ['A text', media.requires === 'nothing', []],
    ['An image', media.maxPictures > 0 && media.requires !== 'video', [picture()]],
    ['Two images', media.maxPictures > 1 && media.requires !== 'video', [picture(), picture()]],
    ['A video', media.maxVideos > 0, [outgoingMediaOf('video')]],
  ]
  const words = {
    ...(title && { title: 'Fresh bread' }),
    ...(showsNoText && { text: '' }),
    ...(followUps && { followUps: ['Come in before noon.'] }),
    options,
  }
  return kinds.flatMap(([name, is, files]) =>
    is ? [[name, outgoingPostOf(platform, { ...words, media: files })]] : [],
  )
}

function reachOf(
  { network }: FakeNetworkKind,
  fake: FakeNetwork,
  readEnv: (source: Record<string, string>) => Env,
) {
  const name = network.toUpperCase()
  const env = readEnv(
    fake.account.site === ''
      ? { [`${name}_BASE_URL`]: fake.url, [`${name}_AUTH_BASE_URL`]: fake.url }
      : { ALLOW_PRIVATE_NETWORK: 'true' },
  )
  let skippedMs = 0
  return {
    reach: {
      env,
      clock: { now: () => new Date(Date.now() + skippedMs) },
      secrets: createSecrets('a secret for recordings only'),
    },
    /** Nobody waits for a network that is still processing. */
    skipTo(at: Date) {
      skippedMs = Math.max(skippedMs, at.getTime() - Date.now())
    },
  }
}

/** Every secret of the account and its parts, with the variable that stands for it. */
function secretsOf({ account, app }: FakeNetwork): [secret: string, variable: string][] {
  const known: [string | undefined, string][] = [
    [account.secret, 'TOKEN'],
    [account.refresh, 'REFRESH_TOKEN'],
    [app?.clientSecret, 'APP_SECRET'],
  ]
  return known
    .flatMap(([secret = '', variable]) => partsOf(secret).map((part): [string, string] => [part, variable]))
    .filter(([secret]) => secret.length >= SHORTEST_SECRET && !secret.startsWith('http'))
    .toSorted(([one], [other]) => other.length - one.length)
}

/** What the adapter sends for each kind of post, to a stand-in of the network: commands without secrets. */
export async function recordRequests(
  kind: FakeNetworkKind,
  readEnv: (source: Record<string, string>) => Env,
  realAddress = SERVER,
): Promise<Recording[]> {
  const recordings: Recording[] = []
  for (const [title, post] of samplePosts(kind)) {
    const fake = await kind.start()
    try {
      const { reach, skipTo } = reachOf(kind, fake, readEnv)
      const adapter = adapterFor(kind.network, reach)
      const outbox = fake.outboxFor?.(post)
      const addressed = outbox ? { ...post, outbox } : post
      let step: string | null = null
      for (let checks = 0; checks < MOST_CHECKS; checks++) {
        const outcome = await adapter.publish(fake.account, addressed, {
          step,
          save: async (next) => {
            step = next
          },
        })
        if (outcome.kind === (kind.ends ?? 'published')) break
        if (outcome.kind !== 'processing') throw new Error(`${kind.network}: ${JSON.stringify(outcome)}`)
        step = outcome.step
        skipTo(outcome.checkAt)
      }
      const secrets = secretsOf(fake)
      const told = (command: string) =>
        secrets.reduce(
          (text, [secret, name]) => text.replaceAll(secret, variable(name)),
          command
            .replaceAll(fake.url, realAddress)
            .replace(/http(:\/\/|%3A%2F%2F)127\.0\.0\.1(:|%3A)\d+(\/|%2F)[\w-]+/g, OUR_FILE),
        )
      recordings.push({ title, commands: fake.requests.map((request) => told(asCurl(request, fake.url))) })
    } finally {
      await fake.close()
    }
  }
  return recordings
}
