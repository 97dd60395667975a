import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

type Peer = { pds: { url: string }; plc: { url: string }; close(): Promise<void> }
/** Of every account. An app password is another one. */
export const MAIN_PASSWORD = 'the-main-password'
export type PdsRecord = { uri: string; cid: string; value: Record<string, unknown> }

const place = resolve(process.env.PEERS_DIR ?? '.peers', 'node_modules/@atproto/dev-env/dist/index.js')

/** Everything of the network at one address: its directory of accounts, and the server for all else. */
async function startNetwork({ pds, plc }: Peer): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { host: _, connection: __, ...headers } = request.headers
    const body = await buffer(request)
    const base = request.url?.startsWith('/did:') ? plc.url : pds.url
    const answer = await fetch(`${base}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const nonce = answer.headers.get('dpop-nonce')
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...(nonce && { 'dpop-nonce': nonce }) })
      .end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => void server.close(),
  }
}

/** A real server of the AT Protocol with one account, as a person would have it. */
export async function startPds() {
  const { TestNetworkNoAppView } = await import(/* @vite-ignore */ pathToFileURL(place).href)
  const peer: Peer = await TestNetworkNoAppView.create({})
  const { url } = peer.pds
  const network = await startNetwork(peer)

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
      password: MAIN_PASSWORD,
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
  async function close(): Promise<void> {
    await network.close()
    await peer.close()
  }
  return {
    url,
    networkUrl: network.url,
    close,
    join,
    did,
    values: { handle: '@luna.test', password },
    records,
  }
}
