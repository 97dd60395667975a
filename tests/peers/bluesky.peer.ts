import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { ChannelAccount, OutgoingPost } from '#connectors/social/adapter.ts'
import { bluesky } from '#connectors/social/bluesky/bluesky.adapter.ts'
import { nameLocally } from '#connectors/social/conformance/local-name.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import { fromStart } from '#connectors/social/conformance/progress.fixture.ts'
import { type PdsRecord, startPds } from './pds.ts'

const clock = { now: () => new Date() }
const reachAt = (url?: string) => ({
  env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true', ...(url && { BLUESKY_BASE_URL: url }) }),
  clock,
})

let pds: Awaited<ReturnType<typeof startPds>>
let account: ChannelAccount
let values: Record<string, string>
let photo: Buffer

beforeAll(async () => {
  pds = await startPds()
  values = { ...pds.values, server: pds.url }
  const granted = await bluesky.connect?.(reachAt(), values)
  if (granted?.kind !== 'granted') throw new Error(JSON.stringify(granted))
  account = { ...granted.tokens, remoteId: granted.user.id, site: granted.site }
  photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#c40' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => pds?.close())

const adapter = () => bluesky.create(reachAt())
const picture = (alt: string) => outgoingMediaOf('picture', { bytes: photo, alt, width: 320, height: 200 })
const postOf = (given: Partial<OutgoingPost>) =>
  outgoingPostOf('bluesky', { reference: crypto.randomUUID(), ...given })

async function publish(post: OutgoingPost): Promise<PdsRecord> {
  const outcome = await adapter().publish(account, post, fromStart)
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  const found = (await pds.records()).find(({ uri }) => uri === outcome.remoteId)
  if (!found) throw new Error(`${outcome.remoteId} is not there`)
  return found
}

describe('connecting', () => {
  test('an app password gives access that ends, and can be renewed', async () => {
    expect(account.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_600_000)
    const renewed = await adapter().refresh?.(account)
    if (renewed?.kind !== 'refreshed') throw new Error(renewed?.kind)
    account = { ...account, ...renewed.tokens }
    expect(await adapter().check(account)).toBe('ok')
  })

  test.each([
    ['handle', 'nobody.test', 'not_found'],
    ['password', 'abcd-efgh-ijkl-mnop', 'credentials_refused'],
    ['server', 'no address', 'address_refused'],
  ])('a wrong %s is named', async (field, value, problem) => {
    expect(await bluesky.connect?.(reachAt(), { ...values, [field]: value })).toEqual({
      kind: 'refused',
      problem,
      field,
    })
  })

  test('a given back session is over', async () => {
    const granted = await bluesky.connect?.(reachAt(), values)
    if (granted?.kind !== 'granted') throw new Error('not connected')
    const other = { ...account, ...granted.tokens }
    expect(await adapter().revoke?.(other)).toBe('revoked')
    expect(await adapter().refresh?.(other)).toEqual({ kind: 'dead' })
  })

  test('a broken token needs a new connection', async () => {
    const broken = { ...account, secret: 'a.b.c' }
    expect(await adapter().check(broken)).toBe('needs-reconnect')
    expect(await adapter().publish(broken, postOf({}), fromStart)).toEqual({ kind: 'needs-reconnect' })
  })
})

describe('publishing', () => {
  test('images carry their description and shape', async () => {
    const { value } = await publish(postOf({ media: [picture('Pan reciente'), picture('')] }))
    expect(value.embed).toMatchObject({
      images: [
        { alt: 'Pan reciente', aspectRatio: { width: 320, height: 200 }, image: { mimeType: 'image/jpeg' } },
        { alt: '' },
      ],
    })
  })

  test('a video carries its description and shape', async () => {
    // The server looks at the first bytes of a file to find out its type.
    const head = Buffer.from('00000020667479706d703432000000006d7034326d70343169736f6d61766331', 'hex')
    const bytes = Buffer.concat([head, Buffer.alloc(200_000, 'v')])
    const video = outgoingMediaOf('video', { bytes, alt: 'Pan en el horno', width: 1080, height: 1920 })
    const { value } = await publish(postOf({ media: [video] }))
    expect(value.embed).toMatchObject({
      $type: 'app.bsky.embed.video',
      alt: 'Pan en el horno',
      aspectRatio: { width: 1080, height: 1920 },
      video: { mimeType: 'video/mp4', size: bytes.length },
    })
  })

  test('links, hashtags and mentions are marked by bytes', async () => {
    const { did } = await pds.join('sol-y-mar.test')
    const text = '¡Ñandú 👨‍👩‍👧! luna.es/menú #panadería con @sol-y-mar.test y @nadie.test'
    const { value } = await publish(postOf({ text }))
    const bytes = Buffer.from(text)
    const facets = value.facets as { index: { byteStart: number; byteEnd: number }; features: object[] }[]
    expect(
      facets.map(({ index, features }) => [
        bytes.subarray(index.byteStart, index.byteEnd).toString(),
        features[0],
      ]),
    ).toEqual([
      ['luna.es/menú', { $type: 'app.bsky.richtext.facet#link', uri: 'https://luna.es/men%C3%BA' }],
      ['#panadería', { $type: 'app.bsky.richtext.facet#tag', tag: 'panadería' }],
      ['@sol-y-mar.test', { $type: 'app.bsky.richtext.facet#mention', did }],
    ])
  })

  test('the parts of a thread refer to the hashes that the server itself computes', async () => {
    const followUps = ['Segunda 🥖', 'https://luna.es', 'a'.repeat(300)]
    const root = await publish(postOf({ text: 'Primera', followUps, media: [picture('é')] }))
    const all = await pds.records()
    const parts = all
      .filter(({ value }) => JSON.stringify(value.reply ?? '').includes(root.uri))
      .toSorted((a, b) => (a.uri < b.uri ? -1 : 1))
    expect(parts.map(({ value }) => value.text)).toEqual(followUps)
    const reference = ({ uri, cid }: PdsRecord) => ({ uri, cid })
    for (const [index, { value }] of parts.entries())
      expect(value.reply).toEqual({ root: reference(root), parent: reference(parts[index - 1] ?? root) })

    expect(await adapter().remove?.(account, root.uri)).toBe('removed')
    const left = (await pds.records()).map(({ uri }) => uri)
    expect(left.filter((uri) => [root, ...parts].some((part) => part.uri === uri))).toEqual([])
    expect(await adapter().remove?.(account, root.uri)).toBe('absent')
  })

  test('the first link is shown as a card with the image of its page', async () => {
    onTestFinished(nameLocally('bread.example'))
    const head =
      '<title>x</title><meta property="og:title" content="Café &amp; pan"><meta name="description" content="Desde las 8"><meta property="og:image" content="/p.jpg">'
    const page = createServer(({ url }, response) =>
      url === '/p.jpg'
        ? response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
        : response.writeHead(200, { 'content-type': 'text/html' }).end(head),
    ).listen(0, '127.0.0.1')
    await once(page, 'listening')
    const uri = `http://bread.example:${(page.address() as AddressInfo).port}/`
    const { value } = await publish(postOf({ text: `Ven: ${uri}` }))
    page.close()
    expect(value.embed).toMatchObject({
      external: { uri, title: 'Café & pan', description: 'Desde las 8', thumb: { size: photo.length } },
    })
  })

  test('301 characters are refused with the words of the server, and none of the thread is there', async () => {
    const before = (await pds.records()).length
    const outcome = await adapter().publish(
      account,
      postOf({ followUps: ['Sí', '👨‍👩‍👧a'.repeat(60) + 'a'.repeat(181)] }),
      fromStart,
    )
    expect(outcome).toMatchObject({ kind: 'rejected', code: 'too_long' })
    expect(outcome).toMatchObject({ reason: expect.stringContaining('maximum 300') })
    expect(await pds.records()).toHaveLength(before)
  })

  test('300 characters of any kind are accepted, as we count them', async () => {
    for (const text of [
      'é'.repeat(300),
      'n\u0303'.repeat(300),
      '🇪🇸'.repeat(300),
      '👨‍👩‍👧‍👦'.repeat(120),
      `${'👨‍👩‍👧'.repeat(100)}${'a'.repeat(200)}`,
    ])
      await publish(postOf({ text }))
  })

  test('a text of few characters and too many bytes is refused, as we count it', async () => {
    const outcome = await adapter().publish(account, postOf({ text: '👨‍👩‍👧‍👦'.repeat(121) }), fromStart)
    expect(outcome).toMatchObject({ kind: 'rejected', code: 'too_long' })
  })

  test('the same reference twice is one post', async () => {
    const post = postOf({ text: 'Solo una vez', followUps: ['Y esta'] })
    const first = await adapter().publish(account, post, fromStart)
    expect(await adapter().publish(account, post, fromStart)).toEqual(first)
    expect(await adapter().find?.(account, post.reference)).toMatchObject({ kind: 'found' })
    expect(await adapter().find?.(account, crypto.randomUUID())).toEqual({ kind: 'absent' })
    expect((await pds.records()).filter(({ value }) => value.text === post.text)).toHaveLength(1)
  })
})

/** Passes calls on, and cuts one of them: before the server gets it, or after it has answered. */
async function startCutter(): Promise<{ url: string; cutAt: number; isAfter: boolean; server: Server }> {
  const cutter = { url: '', cutAt: -1, isAfter: false, server: createServer() }
  cutter.server.on('request', async (request, response) => {
    const body = await buffer(request)
    const isCut = cutter.cutAt-- === 0
    if (isCut && !cutter.isAfter) return response.destroy()
    const { host: _, connection: __, ...headers } = request.headers
    const answer = await fetch(`${pds.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const text = await answer.text()
    if (isCut) return response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  cutter.server.listen(0, '127.0.0.1')
  await once(cutter.server, 'listening')
  cutter.url = `http://127.0.0.1:${(cutter.server.address() as AddressInfo).port}`
  return cutter
}

describe('a publish that breaks off', () => {
  class Killed extends Error {}

  /** Publishes until the outcome is final, and dies after each of these saves. */
  async function publishWithDeaths(at: string | undefined, post: OutgoingPost, deaths: number[]) {
    let step: string | null = null
    let saves = 0
    for (let attempt = 0; attempt < 10; attempt++) {
      const save = async (next: string) => {
        step = next
        if (deaths.includes(saves++)) throw new Killed()
      }
      try {
        const outcome = await bluesky.create(reachAt(at)).publish(account, post, { step, save })
        if (outcome.kind === 'published') return outcome
        expect(['unknown', 'not-sent']).toContain(outcome.kind)
      } catch (error) {
        if (!(error instanceof Killed)) throw error
      }
    }
    throw new Error('never published')
  }

  const long = () =>
    postOf({
      text: `Ronda ${crypto.randomUUID()} #pan`,
      followUps: ['Dos', 'Tres'],
      media: [picture('a'), picture('b')],
    })

  async function expectOne(post: OutgoingPost) {
    const all = await pds.records()
    const [root, ...others] = all.filter(({ value }) => value.text === post.text)
    expect(others).toEqual([])
    const parts = all.filter(({ value }) => JSON.stringify(value.reply ?? '').includes(`${root?.uri}"`))
    expect(parts).toHaveLength(post.followUps.length)
    expect(await adapter().remove?.(account, root?.uri ?? '')).toBe('removed')
  }

  test.each([[[0]], [[1]], [[2]], [[0, 1, 2]], [[0, 2, 3]], [[2, 3, 4]]])(
    'after the saves %j is out once',
    async (deaths) => {
      const post = long()
      await publishWithDeaths(undefined, post, deaths)
      await expectOne(post)
    },
  )

  test.each([false, true])('at any call (after the server has answered: %s) is out once', async (isAfter) => {
    const cutter = await startCutter()
    try {
      for (let cutAt = 0; cutAt < 5; cutAt++)
        for (const deaths of [[], [2], [3]]) {
          Object.assign(cutter, { cutAt, isAfter })
          const post = long()
          await publishWithDeaths(cutter.url, post, deaths)
          await expectOne(post)
        }
    } finally {
      cutter.server.close()
    }
  })

  test('twenty at once with the same reference are one post', async () => {
    const post = long()
    await Promise.all(
      Array.from({ length: 20 }, () => bluesky.create(reachAt()).publish(account, post, fromStart)),
    )
    await expectOne(post)
  })
})
