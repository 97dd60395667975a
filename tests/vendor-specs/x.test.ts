import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { OutgoingPost } from '#connectors/social/adapter.ts'
import { startInUse } from '#connectors/social/conformance/conformance.fixture.ts'
import type { FakeFault } from '#connectors/social/conformance/fake-network.fixture.ts'
import { outgoingMediaOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { x } from '#connectors/social/x/x.adapter.ts'
import { SCOPES } from '#connectors/social/x/x.api.ts'
import { fakeX } from '#connectors/social/x/x.fake.fixture.ts'
import { readOwnSpec } from './read-own-spec.ts'
import { type XSpec, xContract, xWaivers } from './x-contract.ts'

const spec: XSpec = readOwnSpec('x/openapi.json.gz')
const check = xContract(spec)

const REDIRECT_URI = 'https://luna.example/api/social-accounts/return'
const picture = (alt = '') => outgoingMediaOf('picture', { alt, bytes: Buffer.alloc(4_100_000, 'p') })
const animation = outgoingMediaOf('picture', { type: 'image/gif', alt: 'Steam' })

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

async function startX() {
  const use = await startInUse(fakeX, readEnv)
  closing.push(use.close)
  const at = use.proxy.url
  return { ...use, at, account: use.accountAt(at), adapter: use.adapterAt(at) }
}

/** Checks the keys, signs in, renews, and gives the access back. */
async function exchangesOfAccess(): Promise<Exchange[]> {
  const { fake, proxy, at, account, adapter, reachAt } = await startX()
  const { app } = fake
  if (!app || !x.signIn?.app) throw new Error('It knows an app.')
  const reach = reachAt(at)
  await x.signIn.app.check(reach, app)
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const wanted = { values: {}, redirectUri: REDIRECT_URI, state: 's', challenge, app }
  const begun = await x.signIn.begin(reach, wanted)
  if (begun.kind !== 'ready') throw new Error('It begins.')
  const page = await fetch(begun.url, { redirect: 'manual' })
  const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const back = { code, verifier, redirectUri: REDIRECT_URI, memo: {}, app }
  expect(await x.signIn.finish(reach, back)).toMatchObject({ kind: 'granted' })
  expect(await adapter.check(account)).toBe('ok')
  const renewed = await adapter.refresh?.(account)
  if (renewed?.kind !== 'refreshed') throw new Error('It renews.')
  expect(await adapter.revoke?.({ ...account, ...renewed.tokens })).toBe('revoked')
  return proxy.exchanges
}

/** A thread that X accepts, or whose first answer gets lost; its results, and its removal. */
async function exchangesOfThread(given: Partial<OutgoingPost>, fault: FakeFault | null): Promise<Exchange[]> {
  const { fake, proxy, at, account, adapter, postWith, publish } = await startX()
  const post = postWith({ text: 'Bread & more: https://luna.example', followUps: ['And more.'], ...given })
  fake.fault = fault
  let { outcome, step } = await publish({ at, post })
  if (outcome.kind === 'unknown') ({ outcome, step } = await publish({ at, post, from: step }))
  if (outcome.kind !== 'published') return proxy.exchanges
  const { remoteId } = outcome
  expect(await adapter.results?.(account, [remoteId, '404'])).toMatchObject({ kind: 'results' })
  for (const { id } of [...fake.posts]) expect(await adapter.remove?.(account, id)).toBe('removed')
  expect(await adapter.remove?.(account, remoteId)).toBe('absent')
  return proxy.exchanges
}

/** All calls of a network's life. */
async function allExchanges(): Promise<Exchange[]> {
  const { options = [] } = manifestOf('x')
  const chosen = options.flatMap((option) =>
    option.kind === 'choice' ? option.choices.map(({ value }) => ({ [option.id]: value })) : [],
  )
  const media = [[], [picture('One'), picture()], [outgoingMediaOf('video')], [animation]]
  const exchanges = [await exchangesOfAccess()]
  const poll = { poll: 'yes', choice1: 'Rye', choice2: 'Spelt', choice4: 'x'.repeat(25) }
  chosen.push(...['60', '10080'].map((pollMinutes) => ({ ...poll, pollMinutes })))
  for (const options of chosen) exchanges.push(await exchangesOfThread({ options }, null))
  exchanges.push(await exchangesOfThread({ options: { madeWithAi: 'yes' }, media: [picture()] }, null))
  for (const files of media) exchanges.push(await exchangesOfThread({ media: files }, 'cut-after-accept'))
  for (const fault of ['refuses', 'gone', 'rate-limits', 'down'] as const)
    exchanges.push(await exchangesOfThread({}, fault))
  exchanges.push(await exchangesOfThread({ followUps: ['Two', 'x'.repeat(281)] }, null))
  return exchanges.flat()
}

test('X describes every request that we send, and every answer of our fake', async () => {
  const found = (await allExchanges()).map((exchange) => ({
    ...check(exchange),
    path: exchange.request.path,
  }))
  for (const { operation, problems, path } of found)
    expect([operation || path, problems]).toEqual([operation, []])
  const described = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const ofGrants = ['GET /i/oauth2/authorize', 'POST /2/oauth2/revoke', 'POST /2/oauth2/token']
  const used = [...new Set(found.map(({ operation }) => operation))]
  expect(used.toSorted()).toEqual([...described, ...ofGrants].toSorted())
  const waived = [...new Set(found.flatMap((each) => each.waived))]
  expect(waived.toSorted()).toEqual(Object.keys(xWaivers).toSorted())
})

const exchangeOf = (
  method: string,
  path: string,
  json: unknown,
  given: { headers?: Record<string, string>; status?: number; answer?: unknown } = {},
): Exchange => ({
  request: {
    method,
    path,
    headers: { 'content-type': 'application/json', authorization: 'Bearer abc', ...given.headers },
    body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
  },
  status: given.status ?? 403,
  answer: Buffer.from(JSON.stringify(given.answer ?? { type: 'about:blank' })),
})

describe('the checks can fail', () => {
  test.each<[string, Exchange, string[]]>([
    ['a correct post', exchangeOf('POST', '/2/tweets', { text: 'Hi' }), []],
    [
      'an unknown property',
      exchangeOf('POST', '/2/tweets', { message: 'Hi' }),
      [' must NOT have additional properties'],
    ],
    [
      'too many files',
      exchangeOf('POST', '/2/tweets', { media: { media_ids: ['1', '2', '3', '4', '5'] } }),
      ['/media/media_ids must NOT have more than 4 items'],
    ],
    [
      'a choice that X does not have',
      exchangeOf('POST', '/2/tweets', { text: 'Hi', reply_settings: 'everyone' }),
      ['/reply_settings must be equal to one of the allowed values'],
    ],
    [
      'a poll with one choice, for a month',
      exchangeOf('POST', '/2/tweets', { text: 'Hi', poll: { options: ['Rye'], duration_minutes: 43_200 } }),
      ['/poll/duration_minutes must be <= 10080', '/poll/options must NOT have fewer than 2 items'],
    ],
    [
      'no token',
      exchangeOf('GET', '/2/users/me', undefined, { headers: { authorization: '' } }),
      ['no authorization'],
    ],
    [
      'a field that X no longer names so',
      exchangeOf('GET', '/2/tweets?ids=1&tweet.fields=public_metrics', undefined),
      ['tweet.fields is unknown'],
    ],
    [
      'too few posts',
      exchangeOf('GET', '/2/users/1/tweets?max_results=4', undefined),
      ['max_results  must be >= 5'],
    ],
    [
      'an answer that X would not give',
      exchangeOf('DELETE', '/2/tweets/1', undefined, { status: 200, answer: { data: {} } }),
      ["answer: /data must have required property 'deleted'"],
    ],
    ['another path', exchangeOf('GET', '/2/lists', undefined), ['GET /2/lists is not described']],
  ])('%s', (_case, exchange, problems) => {
    expect(check(exchange).problems).toEqual(problems)
  })
})

test('our addresses and rights are those it describes', () => {
  const { authorizationCode: flow } = spec.components.securitySchemes.OAuth2UserToken.flows
  expect(spec.servers).toEqual([{ url: 'https://api.x.com' }])
  expect(SCOPES.filter((scope) => !(scope in flow.scopes))).toEqual([])
})
