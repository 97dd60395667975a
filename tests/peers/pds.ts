import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

type Peer = { pds: { url: string }; close(): Promise<void> }
export type PdsRecord = { uri: string; cid: string; value: Record<string, unknown> }

const place = resolve(process.env.PEERS_DIR ?? '.peers', 'node_modules/@atproto/dev-env/dist/index.js')

/** A real server of the AT Protocol with one account, as a person would have it. */
export async function startPds() {
  const { TestNetworkNoAppView } = await import(/* @vite-ignore */ pathToFileURL(place).href)
  const peer: Peer = await TestNetworkNoAppView.create({})
  const { url } = peer.pds

  async function call<T>(name: string, body?: unknown, token?: string): Promise<T> {
    const answer = await fetch(`${url}/xrpc/${name}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const join = (handle: string) =>
    call<{ accessJwt: string; did: string }>('com.atproto.server.createAccount', {
      handle,
      email: `${handle}@mail.test`,
      password: 'the-main-password',
    })
  const { accessJwt, did } = await join('luna.test')
  const { password } = await call<{ password: string }>(
    'com.atproto.server.createAppPassword',
    { name: 'CampAIgner' },
    accessJwt,
  )
  async function records(): Promise<PdsRecord[]> {
    const all: PdsRecord[] = []
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const query = new URLSearchParams({ repo: did, collection: 'app.bsky.feed.post', limit: '100' })
      if (cursor) query.set('cursor', cursor)
      const page = await call<{ records: PdsRecord[]; cursor?: string }>(
        `com.atproto.repo.listRecords?${query}`,
      )
      all.push(...page.records)
      cursor = page.cursor
    }
    return all
  }
  return { url, close: () => peer.close(), join, did, values: { handle: '@luna.test', password }, records }
}
