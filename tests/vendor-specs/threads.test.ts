import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { FakeRequest } from '#connectors/social/conformance/fake-network.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import { threads } from '#connectors/social/threads/threads.adapter.ts'
import { startFakeThreads } from '#connectors/social/threads/threads.fake.fixture.ts'
import { TestClock } from '#tests/test-app.ts'
import { areSpecsThere, readSpec } from './read-spec.ts'
import { type Collection, threadsContract } from './threads-contract.ts'

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

const HOUR_MS = 3_600_000
const REDIRECT_URI = 'https://luna.example/api/social-accounts/return'
const picture = outgoingMediaOf('picture', { alt: 'Bread on a table' })
const video = outgoingMediaOf('video', { alt: 'Kneading' })

async function startNetwork() {
  const network = await startFakeThreads()
  closing.push(network.close)
  const env = readEnv({ THREADS_BASE_URL: network.url, THREADS_AUTH_BASE_URL: network.url })
  // Behind that of the network, so that it may be moved on.
  const clock = new TestClock(new Date(Date.now() - HOUR_MS).toISOString())
  return { network, clock, reach: { env, clock } }
}

/** Checks the keys, signs in, and renews. */
async function requestsOfSignIn(): Promise<FakeRequest[]> {
  const { network, reach } = await startNetwork()
  const { app, account } = network
  await threads.signIn?.app?.check(reach, app)
  const begun = await threads.signIn?.begin(reach, {
    values: {},
    redirectUri: REDIRECT_URI,
    state: 's',
    challenge: 'c',
    app,
  })
  if (begun?.kind !== 'ready') throw new Error('It begins.')
  const page = await fetch(begun.url, { redirect: 'manual' })
  const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
  await threads.signIn?.finish(reach, { code, verifier: '', redirectUri: REDIRECT_URI, memo: {}, app })
  await threads.create(reach).refresh?.(account)
  // The page itself is for people.
  return network.requests.filter(({ path }) => !path.startsWith('/oauth/authorize'))
}

/** Publishes a thread of which each answer gets lost once, reads its results, and removes it. */
async function requestsOfPost(media: (typeof picture)[]): Promise<FakeRequest[]> {
  const { network, clock, reach } = await startNetwork()
  const adapter = threads.create(reach)
  const post = outgoingPostOf('threads', {
    media,
    followUps: ['And more.'],
    options: {
      ...{ replies: 'followers_only', topic: 'Bread' },
      ...{ poll: 'yes', choice1: 'Rye', choice2: 'Spelt' },
    },
  })
  let step: string | null = null
  for (let attempts = 0; attempts < 20; attempts++) {
    network.fault = attempts < 6 ? 'cut-after-accept' : null
    const outcome = await adapter.publish(network.account, post, {
      step,
      save: async (next) => {
        step = next
      },
    })
    clock.advance(200)
    if (outcome.kind === 'processing') step = outcome.step
    if (outcome.kind !== 'published') continue
    await adapter.results?.(network.account, [outcome.remoteId])
    await adapter.check(network.account)
    await adapter.remove?.(network.account, outcome.remoteId)
    return network.requests
  }
  throw new Error('Not published.')
}

describe.runIf(areSpecsThere)('the examples of Threads', () => {
  const collection: Collection = areSpecsThere
    ? readSpec('threads/threads-api.postman_collection.json.gz')
    : { item: [], variable: [] }
  const check = threadsContract(collection)

  test('have every request that we send', async () => {
    const requests = await requestsOfSignIn()
    for (const media of [[], [picture], [video], [picture, video]])
      requests.push(...(await requestsOfPost(media)))
    const checked = requests.map((request) => ({ path: request.path, ...check(request) }))
    expect(checked.filter(({ problems }) => problems.length > 0)).toEqual([])
    expect([...new Set(checked.map(({ operation }) => operation))].toSorted()).toEqual(
      [
        'DELETE /ID',
        'GET /ID',
        'GET /ID/insights',
        'GET /access_token',
        'GET /debug_token',
        'GET /me',
        'GET /me/replies',
        'GET /me/threads',
        'GET /me/threads_publishing_limit',
        'GET /oauth/access_token',
        'GET /refresh_access_token',
        'POST /me/threads',
        'POST /me/threads_publish',
        'POST /oauth/access_token',
      ].toSorted(),
    )
  })

  test.each([
    ['POST', '/me/posts', {}, ['POST /me/posts is not described']],
    ['POST', '/me/threads', { caption: 'Hi' }, ['caption is unknown']],
    ['POST', '/me/threads', { media_type: 'STORY' }, ['media_type is STORY']],
    ['POST', '/me/threads', { reply_control: 'nobody' }, ['reply_control is nobody']],
    ['GET', '/123/insights?metric=views,fame', {}, ['metric is fame']],
    ['GET', '/me?fields=id,age', {}, ['fields is age']],
  ])('notice what is wrong with %s %s %j', (method, path, fields, problems) => {
    const headers = { 'content-type': 'application/json' }
    const body = Buffer.from(method === 'POST' ? JSON.stringify(fields) : '')
    expect(check({ method, path, headers, body }).problems).toEqual(problems)
  })
})
