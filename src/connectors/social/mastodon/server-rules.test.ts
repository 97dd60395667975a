import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { Reach } from '../http/network-call.ts'
import { type FakeMastodon, startFakeMastodon } from './mastodon.fake.fixture.ts'
import { readServerLimits } from './server-rules.ts'

let fake: FakeMastodon
beforeEach(async () => {
  fake = await startFakeMastodon()
})
afterEach(() => fake.close())

const reach = (): Reach => ({
  env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }),
  clock: { now: () => new Date() },
})
const read = () => readServerLimits(reach(), fake.url)

// As Mastodon 4.4 answers, without what we do not read.
const configuration = {
  statuses: { max_characters: 5000, max_media_attachments: 16, characters_reserved_per_url: 30 },
  media_attachments: { image_size_limit: 8_388_608, video_size_limit: 41_943_040, description_limit: 500 },
}

test('a server of today', async () => {
  fake.instance = { 2: { domain: 'shop.example', version: '4.4.3', configuration } }
  expect(await read()).toEqual({
    maxText: 5000,
    charactersPerLink: 30,
    maxPictures: 16,
    maxPictureBytes: 8_388_608,
    maxVideoBytes: 41_943_040,
    maxAlt: 500,
  })
})

test('an older server is asked at its older address', async () => {
  fake.instance = { 1: { uri: 'shop.example', version: '3.5.3', configuration } }
  expect(await read()).toMatchObject({ maxText: 5000, maxPictures: 16 })
})

test('software that is compatible with Mastodon states what it has', async () => {
  fake.instance = { 1: { max_toot_chars: 10_000, description_limit: 900, upload_limit: 16_000_000 } }
  expect(await read()).toEqual({ maxText: 10_000, maxAlt: 900 })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a page', '<html></html>'],
  ['no limits', { version: '4.4.3' }],
  ['a list', []],
  ['groups that are none', { configuration: { statuses: 'many', media_attachments: null } }],
  [
    'figures that are none',
    { configuration: { statuses: { max_characters: -5, max_media_attachments: 1e300 } } },
  ],
])('a server that says %s has the limits of the manifest', async (_case, told) => {
  fake.instance = { 2: told, 1: told }
  expect(await read()).toBeNull()
})

test('a wrong figure does not spoil the others', async () => {
  fake.instance = { 2: { configuration: { statuses: { max_characters: '500', max_media_attachments: 6 } } } }
  expect(await read()).toEqual({ maxPictures: 6 })
})
