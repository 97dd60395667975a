import { createHash } from 'node:crypto'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { bluesky } from '#connectors/social/bluesky/bluesky.adapter.ts'
import { keepFile } from '#core/files/index.server.ts'
import { addDraft, onlyPost } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import { eventually } from '../eventually.ts'
import { type Stage, setStage } from '../faults/publishing/stage.ts'
import { type CuttingProxy, type Side, startCuttingProxy } from './cutting-proxy.ts'
import { startPds } from './pds.ts'

const KILLS = 50
const SEED = 1

/** A call to the server; a step is saved between two of them. */
type Call = 'lookup' | 'picture 1' | 'picture 2' | 'post'

/** `left` are the calls that the next worker makes for it. */
type Post = { text: string; pictures: Buffer[]; left: Call[] }

/** The next worker goes on from the saved step. It looks up what may have been published. */
function callsAfter(left: Call[], killedAt: Call, side: Side): Call[] {
  switch (killedAt) {
    case 'lookup':
      return left
    case 'picture 1':
      return ['lookup', 'picture 1', 'picture 2', 'post']
    case 'picture 2':
      return ['picture 2', 'post']
    case 'post':
      return side === 'before' ? ['lookup', 'post'] : ['lookup']
  }
}

/** The same choices in every run. */
function choicesFor(round: number) {
  const bytes = createHash('sha256').update(`${SEED} ${round}`).digest()
  return <T>(index: number, among: readonly T[]): T => {
    const chosen = among[(bytes[index] ?? 0) % among.length]
    if (chosen === undefined) throw new Error('There is nothing to choose from.')
    return chosen
  }
}

/** Its pictures are like no other post's, so that their uploads are recognized. */
async function addPost({ at, sender }: Stage, round: number): Promise<Post> {
  const text = `Fresh bread, batch ${round}`
  const id = await addDraft(at, sender, ['bluesky'], { text })
  const { id: postId, workspaceId } = await onlyPost(at, id)
  const pictures: Buffer[] = []
  for (const position of [0, 1]) {
    const background = { r: 4 * round, g: 128 * position, b: 0 }
    const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const url = await keepFile(at.deps, workspaceId, 'image/jpeg', picture, { width: 320, height: 200 })
    await at.query(
      `insert into post_media (workspace_id, post_id, position, kind, url, width, height, alt)
       values ($1, $2, $3, 'picture', $4, 320, 200, $5)`,
      [workspaceId, postId, position, url, `Bread ${position}`],
    )
    pictures.push(picture)
  }
  await publishNow(at.deps.db, sender, id)
  return { text, pictures, left: ['picture 1', 'picture 2', 'post'] }
}

/** Holds this call; tells whether it is there. Only the post of a killed worker is looked up. */
function hold(proxy: CuttingProxy, { text, pictures }: Post, wanted: Call, wantedSide: Side): () => boolean {
  let isThere = false
  const is: Record<Call, (path: string, body: Buffer) => boolean> = {
    lookup: (path) => path.includes('getRecord'),
    'picture 1': (_path, body) => pictures[0]?.equals(body) ?? false,
    'picture 2': (_path, body) => pictures[1]?.equals(body) ?? false,
    post: (path, body) => path.includes('applyWrites') && body.includes(`${text}"`),
  }
  proxy.isHeld = ({ path, body }, side) => {
    const isWanted = side === wantedSide && is[wanted](path, body)
    isThere ||= isWanted
    return isWanted
  }
  return () => isThere
}

async function connect({ at, sender }: Stage, values: Record<string, string>): Promise<void> {
  at.deps.env.allowPrivateNetwork = true
  const granted = await bluesky.connect?.(at.deps, values)
  if (granted?.kind !== 'granted') throw new Error(JSON.stringify(granted))
  const actor = { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1]
  await keepGrant(at.deps, actor, { adapter: 'bluesky', brandId: null, granted })
}

/** It says nothing about speed: the machine may be busy with something else. */
const timeout = 600_000

test(`workers are killed ${KILLS} times, at every call and on both sides of it: each post is there once`, {
  timeout,
}, async () => {
  const [pds, stage] = await Promise.all([startPds(), setStage()])
  const proxy = await startCuttingProxy(pds.url)
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-killed-'))
  onTestFinished(async () => {
    await stage.close()
    await Promise.all([proxy.close(), pds.close()])
    await rm(folder, { recursive: true, force: true })
  })
  const { at } = stage
  // Workers find the files of this process.
  await symlink(at.deps.env.dataDir, join(folder, 'files'))
  await connect(stage, { ...pds.values, server: proxy.url })
  // A held call must not be given up before its worker is killed.
  const env = { DATA_DIR: folder, ALLOW_PRIVATE_NETWORK: 'true', PUBLISH_DEADLINE_SECONDS: '60' }
  const untilUnpublished = (count: number) =>
    eventually(async () =>
      expect(await stage.one("select count(*) as n from posts where state <> 'published'")).toBe(count),
    )

  const texts: string[] = []
  const killedAt = new Set<string>()
  let interrupted: Post | null = null
  for (let round = 0; round < KILLS; round++) {
    const added = await addPost(stage, round)
    texts.push(added.text)
    const choose = choicesFor(round)
    const post: Post = choose(0, [added, interrupted ?? added])
    const call = choose(1, post.left)
    const side = choose(2, ['before', 'after'] as const)
    const isHeld = hold(proxy, post, call, side)
    const worker = await stage.worker(env)
    await eventually(() => expect(isHeld(), `${side} ${call} of ${post.text}`).toBe(true))
    // Calls for all others pass.
    await untilUnpublished(1)
    await worker.kill('SIGKILL')
    await stage.endLeases()
    interrupted = { ...post, left: callsAfter(post.left, call, side) }
    killedAt.add(`${side} ${call}`)
  }
  expect(killedAt.size).toBe(8)

  proxy.isHeld = () => false
  await stage.worker(env)
  await untilUnpublished(0)
  const records = await pds.records()
  expect(records.map(({ value }) => value.text).toSorted()).toEqual(texts.toSorted())
  const { rows } = await at.query('select remote_id from posts')
  expect(records.map(({ uri }) => uri).toSorted()).toEqual(rows.map(({ remote_id }) => remote_id).toSorted())
  const image = { mimeType: 'image/jpeg' }
  for (const { value } of records)
    expect(value.embed).toMatchObject({ images: [0, 1].map((at) => ({ alt: `Bread ${at}`, image })) })
})
