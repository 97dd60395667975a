import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost, PublishOutcome } from '../adapter.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { googleBusiness } from './google-business.adapter.ts'
import {
  type FakeGoogleBusiness,
  googleError,
  startFakeGoogleBusiness,
} from './google-business.fake.fixture.ts'

let network: FakeGoogleBusiness
let clock: TestClock
let saved: string | null
beforeEach(async () => {
  network = await startFakeGoogleBusiness()
  clock = new TestClock(new Date().toISOString())
  saved = null
})
afterEach(() => network.close())

const reach = () => ({
  env: readEnv({ GOOGLE_BUSINESS_BASE_URL: network.url, GOOGLE_BUSINESS_AUTH_BASE_URL: network.url }),
  clock,
})
const adapter = () => googleBusiness.create(reach())

async function attempt(post: Partial<OutgoingPost> = {}): Promise<PublishOutcome> {
  const outcome = await adapter().publish(network.account, outgoingPostOf('google_business', post), {
    step: saved,
    save: async (next) => {
      saved = next
    },
  })
  if (outcome.kind === 'processing') saved = outcome.step
  return outcome
}

/** Attempts until there is an outcome; nobody waits. */
async function publish(post: Partial<OutgoingPost> = {}): Promise<PublishOutcome> {
  for (let checks = 0; checks < 20; checks++) {
    const outcome = await attempt(post)
    if (outcome.kind !== 'processing') return outcome
    clock.set(outcome.checkAt.toISOString())
  }
  throw new Error('Still processing.')
}

const created = () =>
  network.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/localPosts'))
    .map(fieldsOf)

test('a post is out once Google has read it, at the address that Google names', async () => {
  expect((await attempt()).kind).toBe('processing')
  expect(await publish()).toEqual({
    kind: 'published',
    remoteId: 'accounts/101/locations/202/localPosts/301',
    url: 'https://local.google.com/place?id=202&use=posts&lpsid=301',
  })
  expect(created()).toHaveLength(1)
})

test('a post that Google takes long to read counts as out after two minutes', async () => {
  network.becomes = 'PROCESSING'
  const began = clock.now().getTime()
  expect(await publish()).toMatchObject({ kind: 'published', url: 'https://business.google.com/' })
  expect(clock.now().getTime() - began).toBe(120_000)
})

test('a post that Google refuses after reading it is refused, and a corrected one is sent again', async () => {
  network.becomes = 'REJECTED'
  expect(await publish()).toMatchObject({ kind: 'rejected', code: 'not_allowed' })
  network.becomes = 'LIVE'
  expect(await publish({ text: 'Corrected' })).toMatchObject({ kind: 'published' })
  expect(created().map(({ summary }) => summary)).toEqual(['Fresh bread at eight.', 'Corrected'])
})

test('what never arrived is sent once more after two looks', async () => {
  network.fault = 'down'
  expect((await attempt()).kind).toBe('unknown')
  expect(await attempt()).toMatchObject({
    kind: 'processing',
    checkAt: new Date(clock.now().getTime() + 30_000),
  })
  expect(network.posts).toEqual([])
  expect(await publish()).toMatchObject({ kind: 'published' })
  expect(network.posts).toHaveLength(1)
})

test.each<[string, string, string | undefined, object | undefined]>([
  [
    'a link',
    'See luna.example/menu',
    undefined,
    { actionType: 'LEARN_MORE', url: 'https://luna.example/menu' },
  ],
  [
    'a link and a choice',
    'https://luna.example',
    'BOOK',
    { actionType: 'BOOK', url: 'https://luna.example/' },
  ],
  ['a call', 'Call us: https://luna.example', 'CALL', { actionType: 'CALL' }],
  ['a choice without a link', 'Come in', 'BOOK', undefined],
  ['no button wanted', 'https://luna.example', 'none', undefined],
])('the button of a post with %s', async (_what, text, button, expected) => {
  await publish({ text, options: button === undefined ? {} : { button } })
  expect(created()[0]?.callToAction).toEqual(expected)
})

const dates = { title: 'Bread day', start: '2026-12-05T09:00', end: '2026-12-06T13:30' }
const schedule = {
  startDate: { year: 2026, month: 12, day: 5 },
  startTime: { hours: 9, minutes: 0 },
  endDate: { year: 2026, month: 12, day: 6 },
  endTime: { hours: 13, minutes: 30 },
}

test('an event has its title, its days on the clocks of the shop, and its button', async () => {
  const text = 'Come to https://luna.example/day'
  expect(await publish({ text, options: { kind: 'event', ...dates, button: 'BOOK' } })).toMatchObject({
    kind: 'published',
  })
  expect(created()).toEqual([
    {
      topicType: 'EVENT',
      summary: text,
      event: { title: 'Bread day', schedule },
      callToAction: { actionType: 'BOOK', url: 'https://luna.example/day' },
    },
  ])
})

test('an offer has its coupon, its page and its terms, and no button', async () => {
  const offer = { coupon: 'LUNA10', redeemAt: 'luna.example/offer', terms: 'One per person.' }
  const options = { kind: 'offer', ...dates, ...offer, button: 'BOOK' }
  expect(await publish({ text: 'See luna.example', options })).toMatchObject({ kind: 'published' })
  expect(created()).toEqual([
    {
      topicType: 'OFFER',
      summary: 'See luna.example',
      event: { title: 'Bread day', schedule },
      offer: {
        couponCode: 'LUNA10',
        redeemOnlineUrl: 'https://luna.example/offer',
        termsConditions: 'One per person.',
      },
    },
  ])
})

test('an offer may do without a coupon, a page and terms', async () => {
  expect(await publish({ options: { kind: 'offer', ...dates } })).toMatchObject({ kind: 'published' })
  expect(created()).toMatchObject([{ topicType: 'OFFER', offer: {} }])
})

test('what was chosen for an offer is left out of an update', async () => {
  await publish({ options: { ...dates, coupon: 'LUNA10', kind: 'update' } })
  expect(created()).toEqual([{ topicType: 'STANDARD', summary: 'Fresh bread at eight.' }])
})

test('a photo that Google cannot reach keeps the post back', async () => {
  const media = [outgoingMediaOf('picture', { isUnreachable: true })]
  await expect(attempt({ media })).rejects.toMatchObject({ problem: 'no_public_address' })
  expect(network.requests).toEqual([])
})

const noQuota = googleError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [
  { reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_limit_value: '0', quota_unit: '1/min/{project}' } },
])
const isOff = googleError(403, 'PERMISSION_DENIED', 'It has not been used in project 1 before.', [
  { reason: 'SERVICE_DISABLED' },
])

test.each([
  ['may make no calls', noQuota],
  ['does not use the interface', isOff],
])('a project that %s is not let in, and waiting does not help', async (_what, answer) => {
  network.next = answer
  expect(await attempt()).toMatchObject({ kind: 'rejected', code: 'app_not_approved' })
})

describe('signing in', () => {
  async function signIn() {
    const { app } = network
    const redirectUri = 'https://luna.example/api/social-accounts/return'
    const begun = await googleBusiness.signIn?.begin(reach(), {
      values: {},
      redirectUri,
      state: 's',
      challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      app,
    })
    if (begun?.kind !== 'ready') throw new Error('It begins.')
    const page = await fetch(begun.url, { redirect: 'manual' })
    const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const back = { code, verifier, redirectUri, memo: {}, app }
    return { finish: () => googleBusiness.signIn?.finish(reach(), back) }
  }

  test('finds all profiles that may post, on all pages of the list', async () => {
    network.locations.push(
      { name: 'locations/203', title: 'Luna', town: 'Alicante', canPost: true },
      { name: 'locations/204', title: 'Luna', town: 'Elche', canPost: false },
    )
    const { finish } = await signIn()
    expect(await finish()).toMatchObject({
      kind: 'granted',
      user: { id: 'accounts/101', name: 'Luna Serrano' },
      accounts: [
        { remoteId: 'accounts/101/locations/202', name: 'Luna, Valencia' },
        { remoteId: 'accounts/101/locations/203', name: 'Luna, Alicante' },
      ],
    })
  })

  test.each<[string, () => void, object]>([
    [
      'a profile that is not verified',
      () => {
        network.locations = [{ name: 'locations/202', title: 'Luna', town: '', canPost: false }]
      },
      { problem: 'no_account', advice: { en: expect.stringContaining('Verify yours') } },
    ],
    [
      'no profile',
      () => {
        network.locations = []
      },
      { problem: 'no_account', advice: { en: expect.stringContaining('Create one') } },
    ],
    [
      'a box that was not ticked',
      () => {
        network.allows = 'openid'
      },
      { problem: 'rights_missing', advice: { en: expect.stringContaining('tick the box') } },
    ],
    [
      'a project without access',
      () => {
        network.next = noQuota
      },
      { problem: 'rights_missing', advice: { en: expect.stringContaining('Business Profile APIs') } },
    ],
  ])('with %s says what to do', async (_what, change, expected) => {
    if (_what !== 'a project without access') change()
    const { finish } = await signIn()
    change()
    expect(await finish()).toMatchObject({ kind: 'refused', ...expected })
  })
})
