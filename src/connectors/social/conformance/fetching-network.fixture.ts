import type { ChannelAdapter, OutgoingMedia, PublishOutcome } from '../adapter.ts'
import { networkCall, type Reach } from '../http/network-call.ts'
import { type AdapterName, adapterNames } from '../platforms.ts'
import { MB } from '../units.ts'
import { type FakeHttp, fieldsOf, startFakeHttp } from './fake-http.fixture.ts'

type Fetched = { url: string; type: string; content: Buffer }

/** A post is begun as a container with the addresses of its media, and published once the network has read them. */
export type FetchingNetwork = {
  url: string
  posts: { text: string; media: Fetched[] }[]
  /** The addresses it was given, in order. */
  addresses: string[]
  /** Containers wait this often before their media are read; then their addresses may have ended. */
  delays: number
  adapter(reach: Reach): ChannelAdapter
  close: FakeHttp['close']
}

/** Any name serves: the calls go to the fake. */
const NAME: AdapterName = adapterNames[1]

const rules = {
  picture: { types: ['image/jpeg'], maxBytes: 8 * MB },
  video: { types: ['video/mp4'], maxBytes: 1000 * MB },
} as const

/** As networks do, it says which address it could not read. */
async function fetchMedia(url: string): Promise<Fetched> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`Media could not be fetched from ${url} (${answer.status}).`)
  const content = Buffer.from(await answer.arrayBuffer())
  return { url, type: answer.headers.get('content-type') ?? '', content }
}

export async function startFetchingNetwork(): Promise<FetchingNetwork> {
  const containers = new Map<string, { text: string; urls: string[] }>()
  const http = await startFakeHttp(async (request) => {
    const fields = fieldsOf(request)
    if (request.path === '/containers') {
      const urls = fields.media as string[]
      const id = `container-${containers.size + 1}`
      containers.set(id, { text: String(fields.text), urls })
      network.addresses.push(...urls)
      return { status: 200, body: { id } }
    }
    const container = containers.get(String(fields.id))
    if (!container) return { status: 404, body: { error: 'unknown container' } }
    if (network.delays > 0) {
      network.delays -= 1
      return { status: 200, body: { status: 'in progress' } }
    }
    try {
      const media = await Promise.all(container.urls.map(fetchMedia))
      network.posts.push({ text: container.text, media })
      return { status: 200, body: { id: `post-${network.posts.length}`, status: 'published' } }
    } catch (error) {
      return { status: 400, body: { error: String(error) } }
    }
  })
  const network: FetchingNetwork = {
    url: http.url,
    posts: [],
    addresses: [],
    delays: 0,
    adapter: (reach) => adapterOf(reach, http.url),
    close: http.close,
  }
  return network
}

const addressOf = async (media: OutgoingMedia) => (await media.file(rules[media.kind])).publicAddress()

function adapterOf(reach: Reach, url: string): ChannelAdapter {
  const call = networkCall(reach, NAME)
  const post = async (path: string, json: object) => {
    const answer = await call(`${url}${path}`, { method: 'POST', body: { json } })
    return answer.kind === 'answer' ? (answer.body as Record<string, string>) : {}
  }
  return {
    async publish(_account, { text, media }, { step, save }): Promise<PublishOutcome> {
      let id = step
      if (id === null) {
        const addresses = await Promise.all(media.map(addressOf))
        id = (await post('/containers', { text, media: addresses })).id ?? ''
        await save(id)
      }
      const answer = await post('/publish', { id })
      if (answer.status === 'published') {
        const remoteId = answer.id ?? ''
        return { kind: 'published', remoteId, url: `${url}/${remoteId}` }
      }
      if (answer.status === 'in progress') return { kind: 'processing', step: id, checkAt: reach.clock.now() }
      return { kind: 'rejected', reason: answer.error ?? 'no answer' }
    },
    check: async () => 'ok',
  }
}
