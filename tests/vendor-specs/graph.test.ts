import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { OutgoingMedia } from '#connectors/social/adapter.ts'
import { startInUse } from '#connectors/social/conformance/conformance.fixture.ts'
import { outgoingMediaOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'
import { fakeMetaNetworks, startFakeMeta } from '#connectors/social/meta/meta.fake.fixture.ts'
import { metaSignIn } from '#connectors/social/meta/sign-in-meta.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { type GraphSpec, graphContract, graphWaivers } from './graph-contract.ts'
import { areSpecsThere, readSpec } from './read-spec.ts'

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

/** Uploads go to addresses that Facebook names, and the pages of a sign-in are described elsewhere. */
const isDescribed = ({ request }: Exchange) =>
  !/^\/(video-upload|ig-api-upload|oauth|dialog)\//.test(request.path)

type Check = ReturnType<typeof graphContract>

/** By what an answer of the fake has made an id: its sequence says it all. */
function kindsIn(
  exchanges: readonly Exchange[],
  pageId: string,
  instagramId: string,
): (id: string) => string {
  const made = new Map<string, string>([
    [pageId, 'Page'],
    [instagramId, 'IGUser'],
    ['me', 'User'],
  ])
  const kinds: [edge: RegExp, kind: string, field: string][] = [
    [/\/media$/, 'ShadowIGMediaBuilder', 'id'],
    [/\/media_publish$/, 'IGMedia', 'id'],
    [/\/(feed|photo_stories|video_stories)$/, 'PagePost', 'id'],
    [/\/(feed|photo_stories|video_stories)$/, 'PagePost', 'post_id'],
    [/\/(videos|video_stories)$/, 'AdVideo', 'video_id'],
  ]
  for (const { request, answer } of exchanges) {
    if (request.method !== 'POST') continue
    const said = JSON.parse(answer.toString() || '{}') as Record<string, string>
    for (const [edge, kind, field] of kinds)
      if (edge.test(request.path) && said[field]) made.set(said[field], kind)
  }
  return (id) => made.get(id) ?? (id.includes('_') ? 'PagePost' : '')
}

type Kind = (typeof fakeMetaNetworks)[number]
type Checked = [Exchange, ReturnType<Check>]

/** All calls for a post: its answer is lost, so it is looked for; then its comment, its results, and the check. */
async function exchangesOf(kind: Kind, media: OutgoingMedia[], spec: GraphSpec): Promise<Checked[]> {
  const use = await startInUse(kind, readEnv)
  closing.push(use.close)
  const { followUps } = manifestOf(kind.platform)
  const at = use.proxy.url
  const account = use.accountAt(at)
  const options = { collaborators: '@sol, mar', inFeed: 'no', link: 'luna.example' }
  const post = use.postWith({ media, options, ...(followUps && { followUps: ['And more.'] }) })
  use.proxy.spoils = { how: 'half an answer', what: 'accepted' }
  const { step, outcome: first } = await use.publish({ at, post })
  const { outcome } =
    first.kind === 'unknown' ? await use.publish({ at, post, from: step }) : { outcome: first }
  if (outcome.kind !== 'published') throw new Error(`Not published: ${outcome.kind}`)
  await use.adapterAt(at).results?.(account, [outcome.remoteId])
  await use.adapterAt(at).check(account)
  const { exchanges } = use.proxy
  const [pageId = '', instagramId = ''] = Object.keys(JSON.parse(account.secret))
    .filter((key) => key.includes(':'))
    .map((key) => key.split(':')[1] ?? '')
  const check = graphContract(spec, kindsIn(exchanges, pageId, instagramId))
  return exchanges.filter(isDescribed).map((exchange) => [exchange, check(exchange)])
}

/** Every kind of post. */
function mediaFor({ platform }: Kind): OutgoingMedia[][] {
  const { requires, maxPictures } = manifestOf(platform).media
  const picture = outgoingMediaOf('picture', { alt: 'Bread on a table' })
  return [
    ...(requires === 'nothing' ? [[]] : []),
    ...(requires === 'video' ? [] : [[picture]]),
    ...(maxPictures > 1 ? [[picture, picture]] : []),
    [outgoingMediaOf('video', { bytes: Buffer.alloc(50_000, 'v') })],
  ]
}

async function exchangesOfSignIn(spec: GraphSpec): Promise<Checked[]> {
  const network = await startFakeMeta()
  closing.push(network.close)
  const reach = {
    env: readEnv({ META_BASE_URL: network.url, META_AUTH_BASE_URL: network.url }),
    clock: { now: () => new Date() },
  }
  const { app } = network
  const redirectUri = 'https://shop.example/return'
  const begun = await metaSignIn.begin(reach, { values: {}, redirectUri, state: 's', challenge: 'c', app })
  if (begun.kind === 'refused') throw new Error('It begins.')
  const page = await fetch(begun.url, { redirect: 'manual' })
  const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
  await metaSignIn.finish(reach, { code, verifier: '', redirectUri, memo: {}, app })
  const check = graphContract(spec, (id) => (id === 'me' ? 'User' : ''))
  return network.requests
    .map((request): Exchange => ({ request, status: 200, answer: Buffer.from('') }))
    .filter(isDescribed)
    .map((exchange) => [exchange, check(exchange)])
}

describe.runIf(areSpecsThere)('the tables of Meta', () => {
  const spec: GraphSpec = areSpecsThere ? readSpec('meta-graph/graph-nodes.json.gz') : { enum_types: [] }

  test('describe every request that we send', async () => {
    const found = await exchangesOfSignIn(spec)
    for (const kind of fakeMetaNetworks)
      for (const media of mediaFor(kind)) found.push(...(await exchangesOf(kind, media, spec)))
    for (const [{ request }, { operation, problems }] of found)
      expect([operation, request.path, problems]).toEqual([operation, request.path, []])
    const operations = [...new Set(found.map(([, { operation }]) => operation))].toSorted()
    expect(operations).toEqual(
      [
        'GET AdVideo',
        'GET IGMedia',
        'GET IGMedia/insights',
        'GET IGUser',
        'GET IGUser/content_publishing_limit',
        'GET IGUser/media',
        'GET IGUser/stories',
        'GET Page',
        'GET Page/published_posts',
        'GET Page/stories',
        'GET PagePost',
        'GET PagePost/insights',
        'GET ShadowIGMediaBuilder',
        'GET User',
        'GET User/accounts',
        'GET User/permissions',
        'POST IGMedia/comments',
        'POST IGUser/media',
        'POST IGUser/media_publish',
        'POST Page/feed',
        'POST Page/photo_stories',
        'POST Page/photos',
        'POST Page/video_stories',
        'POST Page/videos',
        'POST PagePost/comments',
      ].toSorted(),
    )
    expect([...new Set(found.flatMap(([, { waived }]) => waived))].toSorted()).toEqual(
      Object.keys(graphWaivers).toSorted(),
    )
  })

  test.each([
    ['a field that is unknown', 'POST', '/1/feed', { text: 'Hi' }, ['text is unknown']],
    ['a field that is missing', 'POST', '/2/media_publish', {}, ['creation_id is missing']],
    ['a phase that is unknown', 'POST', '/1/videos', { upload_phase: 'begin' }, ['upload_phase is begin']],
    ['an edge that is unknown', 'POST', '/1/pins', {}, ['POST Page/pins is not described']],
    ['a figure that is unknown', 'GET', '/3/insights?metric=reach,fame', {}, ['metric is fame']],
    ['a field that nobody has', 'GET', '/2/media?fields=id,glory', {}, ['IGMedia has no glory']],
  ])('and notice %s', (_what, method, path, fields, problems) => {
    const kinds: Record<string, string> = { 1: 'Page', 2: 'IGUser', 3: 'IGMedia' }
    const request = {
      method,
      path,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(method === 'POST' ? JSON.stringify(fields) : ''),
    }
    const check = graphContract(spec, (id) => kinds[id] ?? '')
    expect(check({ request, status: 200, answer: Buffer.from('') }).problems).toEqual(problems)
  })
})
