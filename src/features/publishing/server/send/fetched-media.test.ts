import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type FetchingNetwork,
  startFetchingNetwork,
} from '#connectors/social/conformance/fetching-network.fixture.ts'
import { allPlatforms, liveNetworks } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { adapterKindOf } from '#connectors/social/server-registry.ts'
import { keepFile } from '#core/files/index.server.ts'
import { outgoingMedia } from '#features/campaigns/index.server.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import { createLog } from '#server/log.ts'
import { startFakeS3 } from '#server/storage/s3/fake-s3.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addDraft, letTimePass, onlyPost, type Sender, send, senderOf, watch } from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'

/** A platform that fetches media, through an adapter of another network in whose place the fake stands. */
const [platform] = allPlatforms.filter((each) => {
  const { fetchesMedia, media, text } = manifestOf(each)
  return fetchesMedia && media.requires === 'nothing' && text.isRequired
})
const [adapter] = liveNetworks

let at: TestApp
let network: FetchingNetwork
let sender: Sender
const lines: string[] = []

const stores = {
  folder: async () => ({ s3: null, close: async () => undefined }),
  S3: async () => {
    const { settings: s3, close } = await startFakeS3()
    return { s3, close }
  },
}

describe.each(Object.entries(stores))('files in a store: %s', (name, openStore) => {
  let store: Awaited<ReturnType<typeof openStore>>

  beforeEach(async () => {
    store = await openStore()
    lines.length = 0
    const log = createLog('debug', { write: (line: string) => void lines.push(line) })
    at = await createTestApp({ s3: store.s3, allowPrivateNetwork: true }, log)
    at.deps.env.publicUrl = await at.listen()
    at.clock.set(new Date().toISOString())
    network = await startFetchingNetwork()
    if (!adapter) throw new Error('There is a network.')
    vi.spyOn(adapterKindOf(adapter), 'create').mockImplementation((reach) => network.adapter(reach))
    sender = await senderOf(at, await at.person())
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await network.close()
    await at.close()
    await store.close()
  })

  /** A draft with an image of this type, and an account that is no test. */
  async function addPost(format: 'png' | 'jpeg') {
    if (!platform || !adapter) throw new Error('There is a platform.')
    const user = { id: 'luna', name: 'Luna' }
    const accounts = [{ platform, remoteId: 'luna', name: 'Luna' }]
    const tokens = { secret: 'a-token' }
    const granted = { kind: 'granted', site: '', user, tokens, scopes: [], accounts } as const
    const actor = { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1]
    await keepGrant(at.deps, actor, { adapter, brandId: null, granted })
    const id = await addDraft(at, sender, [platform])
    const { id: postId, workspaceId } = await onlyPost(at, id)
    const content = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#c33' } })
      [format]()
      .toBuffer()
    const url = await keepFile(at.deps, workspaceId, `image/${format}`, content, { width: 640, height: 640 })
    await at.query(
      `insert into post_media (workspace_id, post_id, kind, url, width, height, alt)
       values ($1, $2, 'picture', $3, 640, 640, 'A red square')`,
      [workspaceId, postId, url],
    )
    return { id, content }
  }

  const publish = async (id: string) => {
    await publishNow(at.deps.db, sender, id)
    await send(at, id)
    return onlyPost(at, id)
  }

  test('the network reads the image itself, byte for byte', async () => {
    const { id, content } = await addPost('jpeg')
    expect((await publish(id)).state).toBe('published')
    const [image] = network.posts[0]?.media ?? []
    expect([image?.type, image?.content.equals(content)]).toEqual(['image/jpeg', true])
    const host = new URL(store.s3?.endpoint ?? at.deps.env.publicUrl ?? '').host
    expect(network.addresses.map((address) => new URL(address).host)).toEqual([host])
    expect(network.addresses[0]).toContain(name === 'S3' ? 'X-Amz-Signature=' : '/media/')
  })

  test('what the network does not take is converted, also the second time', async () => {
    const { id } = await addPost('png')
    network.delays = 1
    await publish(id)
    const { id: postId } = await onlyPost(at, id)
    await letTimePass(at, postId, 30)
    await watch(at, id)
    expect((await onlyPost(at, id)).state).toBe('published')
    expect(network.posts[0]?.media[0]?.type).toBe('image/jpeg')
    const again = await addPost('png')
    expect((await publish(again.id)).state).toBe('published')
    expect(network.posts[1]?.media[0]?.content.subarray(0, 2).toString('hex')).toBe('ffd8')
  })

  test('a file that cannot be read is refused in words, and its address is told to nobody', async () => {
    const { id } = await addPost('jpeg')
    network.delays = 1
    await publish(id)
    const post = await onlyPost(at, id)
    for await (const { name } of at.deps.storage.list()) await at.deps.storage.remove(name)
    await letTimePass(at, post.id, 30)
    await watch(at, id)
    const failed = await onlyPost(at, id)
    expect([failed.state, failed.reason]).toEqual(['failed', 'rejected'])
    expect(failed.reasonDetail).toMatch(/could not be fetched from \(…\)/)
    const [address = ''] = network.addresses
    const { pathname, search } = new URL(address)
    const { rows } = await at.query(
      `select row_to_json(p)::text as p, (select json_agg(a)::text from post_attempts a) as a from posts p`,
    )
    for (const told of [lines.join(''), JSON.stringify(rows)])
      for (const secret of [pathname.split('.')[2] ?? '', new URLSearchParams(search).get('X-Amz-Signature')])
        if (secret) expect(told).not.toContain(secret)
  })
})

test('without any public address nothing is sent, and a person is told what is missing', async () => {
  at = await createTestApp()
  try {
    const workspace = await senderOf(at, await at.person())

    const url = await keepFile(at.deps, workspace.workspaceId, 'image/jpeg', Buffer.from('x'), undefined, {
      preview: '',
    })
    const media = outgoingMedia(
      at.deps,
      workspace.workspaceId,
    )({
      ...{ kind: 'picture', url, alt: '', width: 1, height: 1 },
    })
    const file = await media.file({ types: ['image/jpeg'], maxBytes: 100 })
    await expect(file.publicAddress()).rejects.toMatchObject({ problem: 'no_public_address' })
  } finally {
    await at.close()
  }
})
