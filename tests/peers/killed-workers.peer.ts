import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { bluesky } from '#connectors/social/bluesky/bluesky.adapter.ts'
import { keepFile } from '#core/files/index.server.ts'
import { addDraft, onlyPost } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import { eventually } from '../eventually.ts'
import { type Stage, setStage } from '../faults/publishing/stage.ts'
import { startPds } from './pds.ts'

const KILLS = 50

/** Stands before the server and stops at one call: before the server sees it, or with the answer in hand. */
async function startHoldingProxy(target: string) {
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = incoming.headers
    proxy.calls += 1
    const isTheOne = proxy.calls === proxy.holdAt
    if (isTheOne && proxy.side === 'before') return proxy.held.resolve()
    const answer = await fetch(`${target}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const content = Buffer.from(await answer.arrayBuffer())
    if (isTheOne) return proxy.held.resolve()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: 0,
    holdAt: 0,
    side: 'before' as 'before' | 'after',
    held: Promise.withResolvers<void>(),
    holdNext(call: number, side: 'before' | 'after') {
      Object.assign(proxy, { calls: 0, holdAt: call, side, held: Promise.withResolvers<void>() })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}

async function addPost({ at, sender }: Stage, text: string, photo: Buffer): Promise<string> {
  const id = await addDraft(at, sender, ['bluesky'], { text })
  const { id: postId, workspaceId } = await onlyPost(at, id)
  const url = await keepFile(at.deps, workspaceId, 'image/jpeg', photo, { width: 320, height: 200 })
  await at.query(
    `insert into post_media (workspace_id, post_id, kind, url, width, height, alt)
     values ($1, $2, 'picture', $3, 320, 200, 'Bread')`,
    [workspaceId, postId, url],
  )
  await publishNow(at.deps.db, sender, id)
  return id
}

test(`workers are killed ${KILLS} times, at every call and on both sides of it: each post is there once`, async () => {
  const [pds, stage] = await Promise.all([startPds(), setStage()])
  const proxy = await startHoldingProxy(pds.url)
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-killed-'))
  onTestFinished(async () => {
    await stage.close()
    await Promise.all([proxy.close(), pds.close()])
    await rm(folder, { recursive: true, force: true })
  })
  const { at, sender } = stage
  // Workers find the files of this process.
  await symlink(at.deps.env.dataDir, join(folder, 'files'))
  at.deps.env.allowPrivateNetwork = true
  const granted = await bluesky.connect?.(at.deps, { ...pds.values, server: proxy.url })
  if (granted?.kind !== 'granted') throw new Error(JSON.stringify(granted))
  const actor = { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1]
  await keepGrant(at.deps, actor, { adapter: 'bluesky', brandId: null, granted })
  const photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#c40' } })
    .jpeg()
    .toBuffer()
  const work = () => stage.worker({ DATA_DIR: folder, ALLOW_PRIVATE_NETWORK: 'true' })

  const texts: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const text = `Fresh bread, batch ${kill}`
    texts.push(text)
    await addPost(stage, text, photo)
    // An upload, the post; with the one before it still to be found out.
    proxy.holdNext(1 + (kill % 4), kill % 8 < 4 ? 'before' : 'after')
    const worker = await work()
    await Promise.race([proxy.held.promise, stage.untilAllEnded()])
    await worker.kill('SIGKILL')
    await stage.endLeases()
  }
  proxy.holdNext(0, 'before')
  await work()
  await eventually(async () => {
    await at.query("update posts set due_at = now() where state = 'scheduled' and due_at > now()")
    await stage.endLeases()
    expect(await stage.one("select count(*) as n from posts where state <> 'published'")).toBe(0)
  })
  const found = (await pds.records()).map(({ value }) => value.text)
  expect(found.toSorted()).toEqual(texts.toSorted())
  for (const { value } of await pds.records())
    expect(value.embed).toMatchObject({ images: [{ alt: 'Bread', image: { mimeType: 'image/jpeg' } }] })
})
