import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import { youtubeSignIn } from './sign-in-youtube.ts'
import { youtubeAdvice } from './youtube.connect.ts'
import { apiError, type FakeYoutube, startFakeYoutube } from './youtube.fake.fixture.ts'

const REDIRECT_URI = 'https://shop.example/back'

let network: FakeYoutube
beforeEach(async () => {
  network = await startFakeYoutube()
})
afterEach(() => network.close())

const reach = () => ({
  env: readEnv({ YOUTUBE_BASE_URL: network.url, YOUTUBE_AUTH_BASE_URL: network.url }),
  clock: new TestClock('2026-11-19T12:00:00Z'),
})

async function signIn() {
  const begun = await youtubeSignIn.begin(reach(), {
    values: {},
    redirectUri: REDIRECT_URI,
    state: 'the-state',
    challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    app: network.app,
  })
  if (begun.kind === 'refused') return begun
  const page = await fetch(begun.url, { redirect: 'manual' })
  const back = new URL(page.headers.get('location') ?? '')
  return youtubeSignIn.finish(reach(), {
    code: back.searchParams.get('code') ?? '',
    verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    redirectUri: REDIRECT_URI,
    memo: {},
    app: network.app,
  })
}

test('one sign-in serves videos and Shorts of the channel, and can be renewed', async () => {
  const answer = await signIn()
  const [channel] = network.channels
  expect(answer).toMatchObject({
    kind: 'granted',
    user: { id: channel?.id, name: 'Luna' },
    accounts: [
      { platform: 'youtube', remoteId: channel?.id, name: 'Luna' },
      { platform: 'youtube_shorts', remoteId: channel?.id, name: 'Luna' },
    ],
    tokens: { refresh: expect.stringMatching(/^1\/\//), expiresAt: new Date('2026-11-19T12:59:59Z') },
  })
})

test('a box that was not ticked is named, and what to do', async () => {
  network.allows = 'https://www.googleapis.com/auth/youtube.readonly'
  expect(await signIn()).toEqual({
    kind: 'refused',
    problem: 'rights_missing',
    detail: 'https://www.googleapis.com/auth/youtube.upload',
    advice: youtubeAdvice.tickAll,
  })
})

test.each([
  ['lists none', () => (network.channels = [])],
  ['says so', () => (network.next = apiError(401, 'youtubeSignupRequired', 'Unauthorized'))],
])('without a channel it says how to get one, if YouTube %s', async (_how, prepare) => {
  prepare()
  expect(await signIn()).toMatchObject({ problem: 'no_account', advice: youtubeAdvice.createChannel })
})

test('with the API turned off, it says where to turn it on', async () => {
  network.next = apiError(403, 'accessNotConfigured', 'YouTube Data API v3 has not been used in project 1.')
  expect(await signIn()).toMatchObject({
    problem: 'rights_missing',
    detail: 'YouTube Data API v3 has not been used in project 1.',
    advice: youtubeAdvice.enableApi,
  })
})

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://192.168.1.20:3000', null],
  ['http://shop.example', null],
  ['https://shop.local', null],
  ['https://192.168.1.20', null],
])('Google sends people back to %s: %s', (address, accepted) => {
  expect(youtubeSignIn.addressFor?.({ publicUrl: undefined }, address)).toBe(accepted)
})
