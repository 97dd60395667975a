import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { fieldsOf, partsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { fromStart } from '../conformance/progress.fixture.ts'
import { telegram } from './telegram.adapter.ts'
import { type FakeTelegram, startFakeTelegram } from './telegram.fake.fixture.ts'
import { chatFrom } from './telegram.grant.ts'
import { outcomeOf } from './telegram.map.ts'

let fake: FakeTelegram
beforeEach(async () => {
  fake = await startFakeTelegram()
})
afterEach(() => fake.close())

const clock = { now: () => new Date('2026-03-10T12:00:00Z') }
const reach = () => ({ env: readEnv({ TELEGRAM_BASE_URL: fake.url }), clock })
const adapter = () => telegram.create(reach())
const connect = (given: Record<string, string> = {}) =>
  telegram.connect?.(reach(), { ...fake.values, ...given })
const publish = (given: Parameters<typeof outgoingPostOf>[1] = {}) =>
  adapter().publish(fake.account, outgoingPostOf('telegram', given), fromStart)

test.each([
  ['@luna_bakery', '@luna_bakery'],
  [' luna_bakery ', '@luna_bakery'],
  ['https://t.me/luna_bakery', '@luna_bakery'],
  ['t.me/s/luna_bakery', '@luna_bakery'],
  ['https://t.me/luna_bakery/12', '@luna_bakery'],
  ['https://t.me/c/1234567890/7', '-1001234567890'],
  ['-1001234567890', '-1001234567890'],
  ['Luna Bakery', null],
  ['https://example.com/luna', null],
  ['@../getUpdates', null],
  ['', null],
])('the channel %j is %s', (entered, chat) => {
  expect(chatFrom(entered)).toBe(chat)
})

describe('connecting', () => {
  test.each([
    ['a member of the channel', 'channel', { status: 'member' }, 'Bad Request: member list is inaccessible'],
    ['no administrator', 'channel', { status: 'restricted' }, 'Administrator'],
    ['an administrator who may not post', 'channel', { status: 'administrator' }, 'Post messages'],
    ['no longer in the group', 'supergroup', { status: 'left' }, 'Send messages'],
  ])('a bot that is %s is refused', async (_case, type, bot, detail) => {
    fake.bot = bot
    fake.chat.type = type
    expect(await connect()).toEqual({ kind: 'refused', problem: 'rights_missing', field: 'channel', detail })
  })

  test('a bot that is a member of a group can post there', async () => {
    Object.assign(fake, { bot: { status: 'member' }, chat: { type: 'group', title: 'Friends' } })
    expect(await connect({ channel: fake.account.remoteId })).toMatchObject({
      kind: 'granted',
      accounts: [{ platform: 'telegram', remoteId: fake.account.remoteId, name: 'Friends' }],
    })
  })

  test('a conversation with one person is no channel', async () => {
    fake.chat.type = 'private'
    expect(await connect()).toMatchObject({ problem: 'not_found', field: 'channel' })
  })

  test.each(['not a token', '110201543:../../x', '110201543:short'])(
    '%j never becomes an address',
    async (token) => {
      expect(await connect({ token })).toEqual({
        kind: 'refused',
        problem: 'credentials_refused',
        field: 'token',
      })
      expect(fake.requests).toEqual([])
    },
  )
})

describe('publishing', () => {
  test('addresses of public and private channels and of small groups', async () => {
    expect(await publish()).toMatchObject({ url: 'https://t.me/luna_bakery/41', remoteId: '41' })
    delete fake.chat.username
    expect(await publish()).toMatchObject({ url: 'https://t.me/c/1234567890/42' })
  })

  test('an album is one post: its caption is on the first item, and all of it is removed', async () => {
    const media = [outgoingMediaOf('picture'), outgoingMediaOf('video', { width: 1280, height: 720 })]
    const outcome = await publish({ media })
    expect(outcome).toMatchObject({ kind: 'published', remoteId: '41,42' })
    const [request] = fake.requests
    if (!request) throw new Error('Nothing was sent.')
    expect(JSON.parse(String(fieldsOf(request).media))).toEqual([
      { type: 'photo', media: 'attach://file0', caption: 'Fresh bread at eight.' },
      { type: 'video', media: 'attach://file1', width: 1280, height: 720, supports_streaming: true },
    ])
    expect(await adapter().remove?.(fake.account, '41,42')).toBe('removed')
    expect(fake.posts).toEqual([])
    const deleted = fake.requests.slice(1).map((each) => fieldsOf(each).message_id)
    expect(deleted).toEqual([41, 42])
  })

  test.each([
    ['yes', true],
    ['no', undefined],
  ])('silent: %s', async (silent, expected) => {
    await publish({ options: { silent } })
    await publish({ options: { silent }, media: [outgoingMediaOf('picture')] })
    const [text, photo] = fake.requests
    if (!text || !photo) throw new Error('Nothing was sent.')
    expect(fieldsOf(text).disable_notification).toBe(expected)
    const sent = partsOf(photo).find(({ name }) => name === 'disable_notification')
    expect(sent?.content.toString()).toBe(expected === undefined ? undefined : 'true')
  })

  test.each([
    ['a longer text than a caption may have', { media: [outgoingMediaOf('picture')] }, 1025, 'too_long'],
    ['a longer text than a message may have', {}, 4097, 'too_long'],
  ])('%s is rejected', async (_case, given, length, code) => {
    const outcome = await publish({ ...given, text: 'x'.repeat(length) })
    expect(outcome).toMatchObject({ kind: 'rejected', code })
  })

  test('a bot without rights, and one that was removed', async () => {
    fake.bot = { status: 'administrator' }
    expect(await publish()).toMatchObject({ kind: 'rejected', code: 'not_allowed' })
    fake.bot = { status: 'kicked' }
    expect(await publish()).toEqual({ kind: 'needs-reconnect' })
  })
})

const answerOf = (status: number, body: unknown) =>
  ({ kind: 'answer', status, body, text: '', header: () => null }) as const
const refused = (status: number, description: string, parameters = {}) =>
  answerOf(status, { ok: false, error_code: status, description, parameters })

test.each([
  [
    refused(400, 'Bad Request: group chat was upgraded to a supergroup chat', { migrate_to_chat_id: -1 }),
    { kind: 'rejected', reason: 'Bad Request: group chat was upgraded to a supergroup chat' },
  ],
  [
    refused(413, 'Request Entity Too Large'),
    { kind: 'rejected', reason: 'Request Entity Too Large', code: 'file_too_big' },
  ],
  [refused(404, 'Not Found'), { kind: 'needs-reconnect' }],
  [refused(500, 'Internal Server Error'), { kind: 'unknown', reason: 'HTTP 500' }],
  // Not of Telegram, so it says nothing about the bot.
  [answerOf(404, null), { kind: 'unknown', reason: 'HTTP 404' }],
  [answerOf(403, 'Blocked by a proxy'), { kind: 'unknown', reason: 'HTTP 403' }],
  [refused(429, 'Too Many Requests'), { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:01:00Z') }],
  [answerOf(200, { ok: true, result: true }), { kind: 'unknown', reason: 'unreadable answer' }],
])('an answer means what it says, case %#', (answer, outcome) => {
  expect(outcomeOf(answer, clock.now())).toEqual(outcome)
})
