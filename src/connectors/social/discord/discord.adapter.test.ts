import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { PublishOutcome } from '../adapter.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { fromStart, progressFrom } from '../conformance/progress.fixture.ts'
import { accessFrom, botFrom, webhookFrom } from './discord.access.ts'
import { discord } from './discord.adapter.ts'
import { type FakeDiscord, startFakeDiscord } from './discord.fake.fixture.ts'
import { nonceOf, outcomeOf } from './discord.map.ts'
import { missingRights } from './discord.rights.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const clock = { now: () => NOW }
const place = { server: '1', channel: '2' }
const secondsAgo = (seconds: number) =>
  JSON.stringify({ since: new Date(NOW.getTime() - seconds * 1000).toISOString() })

const TOKEN = 'x'.repeat(68)
const ID = '223704706495545344'

test.each([
  [`https://discord.com/api/webhooks/${ID}/${TOKEN}`, true],
  [` https://discord.com/api/v10/webhooks/${ID}/${TOKEN}/ `, true],
  [`https://canary.discord.com/api/webhooks/${ID}/${TOKEN}`, true],
  [`https://discordapp.com/api/webhooks/${ID}/${TOKEN}`, true],
  [`http://discord.com/api/webhooks/${ID}/${TOKEN}`, false],
  [`https://discord.com.example/api/webhooks/${ID}/${TOKEN}`, false],
  [`https://example.com/api/webhooks/${ID}/${TOKEN}`, false],
  [`https://discord.com/api/webhooks/${ID}/${TOKEN}?thread_id=1`, false],
  [`https://discord.com/api/webhooks/${ID}/../../users/@me`, false],
  ['', false],
])('%s is a webhook: %s', (entered, isWebhook) => {
  expect(webhookFrom(entered)).toEqual(isWebhook ? { kind: 'webhook', id: ID, token: TOKEN } : null)
})

test('a bot token is taken with or without its prefix, and must fit in a header', () => {
  expect(botFrom(`Bot ${TOKEN}`)).toEqual({ kind: 'bot', token: TOKEN })
  expect(botFrom(`${TOKEN}\r\nx: y`)).toBeNull()
  expect(accessFrom('anything else')).toBeNull()
})

test('the nonce is short, stable and different for each reference', () => {
  expect(nonceOf('a')).toMatch(/^[\w-]{25}$/)
  expect(nonceOf('a')).toBe(nonceOf('a'))
  expect(nonceOf('a')).not.toBe(nonceOf('b'))
})

describe('rights of a bot', () => {
  const [VIEW, SEND, ATTACH, ADMINISTRATOR] = [1n << 10n, 1n << 11n, 1n << 15n, 1n << 3n]
  const bot = { id: 'bot', roles: ['role', 'other'] }
  const missing = (permissions: bigint, overwrites: { id: string; allow: bigint; deny: bigint }[] = []) =>
    missingRights('server', bot, [{ id: 'role', permissions }], {
      id: '2',
      type: 0,
      name: 'news',
      permission_overwrites: overwrites,
    })
  const all = VIEW | SEND | ATTACH

  test.each([
    ['all it needs', missing(all), []],
    ['nothing', missing(0n), ['View Channel', 'Send Messages', 'Attach Files']],
    ['no files', missing(VIEW | SEND), ['Attach Files']],
    ['everything, as an administrator', missing(ADMINISTRATOR, [{ id: 'bot', allow: 0n, deny: all }]), []],
    ['less in the channel', missing(all, [{ id: 'server', allow: 0n, deny: SEND }]), ['Send Messages']],
    [
      'less for everyone, but more for its role',
      missing(all, [
        { id: 'server', allow: 0n, deny: SEND },
        { id: 'role', allow: SEND, deny: 0n },
      ]),
      [],
    ],
    [
      'one role that allows what another denies',
      missing(all, [
        { id: 'role', allow: SEND, deny: 0n },
        { id: 'other', allow: 0n, deny: SEND },
      ]),
      [],
    ],
    [
      'less for itself',
      missing(all, [
        { id: 'role', allow: SEND, deny: 0n },
        { id: 'bot', allow: 0n, deny: SEND },
      ]),
      ['Send Messages'],
    ],
    ['rules for others', missing(all, [{ id: 'somebody', allow: 0n, deny: all }]), []],
  ])('%s', (_case, found, expected) => {
    expect(found).toEqual(expected)
  })
})

describe.each(['webhook', 'bot'] as const)('by %s', (way) => {
  let fake: FakeDiscord
  beforeEach(async () => {
    fake = await startFakeDiscord(way)
  })
  afterEach(() => fake.close())

  const reach = () => ({ env: readEnv({ DISCORD_BASE_URL: fake.url }), clock })
  const adapter = () => discord.create(reach())
  const connect = (given: Record<string, string>) => discord.connect?.(reach(), { ...fake.values, ...given })
  const post = outgoingPostOf('discord')

  test('nobody is notified, and the address names the server', async () => {
    const outcome = await adapter().publish(fake.account, post, fromStart)
    expect(outcome).toMatchObject({
      url: 'https://discord.com/channels/197038439483310086/772904309264089089/1120000000000000001',
    })
    const [request] = fake.requests
    const sent = request && fieldsOf(request)
    expect(sent).toMatchObject({ content: post.text, allowed_mentions: { parse: [] } })
    expect(sent?.enforce_nonce).toBe(way === 'bot' ? true : undefined)
  })

  test('both ways at once are refused without a call', async () => {
    const webhook = `https://discord.com/api/webhooks/${ID}/${TOKEN}`
    expect(await connect({ webhook, botToken: TOKEN })).toMatchObject({ kind: 'refused', field: 'webhook' })
    expect(fake.requests).toEqual([])
  })

  test('a text that is too long is named as such', async () => {
    const outcome = await adapter().publish(fake.account, { ...post, text: 'x'.repeat(2001) }, fromStart)
    expect(outcome).toEqual({
      kind: 'rejected',
      code: 'too_long',
      reason: 'Invalid Form Body Must be 2000 or fewer in length.',
    })
  })

  test('a secret that nobody can read means connecting again', async () => {
    const account = { ...fake.account, secret: 'old' }
    expect(await adapter().publish(account, post, fromStart)).toEqual({ kind: 'needs-reconnect' })
    expect(await adapter().check(account)).toBe('needs-reconnect')
  })
})

describe('a webhook', () => {
  test('that Discord made for followed channels cannot post', async () => {
    const fake = await startFakeDiscord('webhook')
    fake.webhookType = 2
    const answer = await discord.connect?.(
      { env: readEnv({ DISCORD_BASE_URL: fake.url }), clock },
      fake.values,
    )
    expect(answer).toEqual({ kind: 'refused', problem: 'not_found', field: 'webhook' })
    await fake.close()
  })
})

describe('a bot', () => {
  let fake: FakeDiscord
  beforeEach(async () => {
    fake = await startFakeDiscord('bot')
  })
  afterEach(() => fake.close())

  const reach = () => ({ env: readEnv({ DISCORD_BASE_URL: fake.url }), clock })
  const connect = (given: Record<string, string> = {}) =>
    discord.connect?.(reach(), { ...fake.values, ...given })
  const publishFrom = (step: string | null, media = [outgoingMediaOf('picture')]) =>
    discord.create(reach()).publish(fake.account, outgoingPostOf('discord', { media }), progressFrom(step))

  test('is told which rights it lacks', async () => {
    fake.channel.permission_overwrites = [
      { id: '197038439483310086', type: 0, allow: '0', deny: String(1 << 11) },
    ]
    expect(await connect()).toEqual({
      kind: 'refused',
      problem: 'rights_missing',
      field: 'channel',
      detail: 'Send Messages',
    })
  })

  test('posts to text channels only', async () => {
    fake.channel.type = 15
    expect(await connect()).toMatchObject({ problem: 'not_found', field: 'channel' })
  })

  test('finds a channel by its link', async () => {
    const [server, channel] = fake.account.remoteId.split('/')
    const link = `https://discord.com/channels/${server}/${channel}`
    expect(await connect({ channel: link })).toMatchObject({
      kind: 'granted',
      accounts: [{ remoteId: fake.account.remoteId, name: '#news' }],
    })
  })

  test('repeats a call while Discord knows the nonce, and never later', async () => {
    expect(await publishFrom(secondsAgo(60))).toMatchObject({ kind: 'published' })
    const outcome = await publishFrom(secondsAgo(110))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'too late to repeat' })
    expect(fake.requests).toHaveLength(1)
  })

  test('does not repeat an upload that could take too long', async () => {
    const big = outgoingMediaOf('picture', { bytes: Buffer.alloc(9_000_000) })
    expect(await publishFrom(secondsAgo(30), [big])).toMatchObject({ kind: 'unknown' })
    expect(fake.requests).toEqual([])
  })

  test.each(['rate-limits', 'gone', 'refuses', 'access-revoked', 'down'] as const)(
    'a repetition that fails (%s) says nothing about the first call',
    async (fault) => {
      fake.fault = fault
      expect(await publishFrom(secondsAgo(5))).toMatchObject({ kind: 'unknown' })
    },
  )

  test('after a refusal, any later attempt starts over', async () => {
    const saved: string[] = []
    const save = async (step: string) => void saved.push(step)
    fake.fault = 'rate-limits'
    const adapter = discord.create(reach())
    await adapter.publish(fake.account, outgoingPostOf('discord'), { step: null, save })
    expect(saved).toEqual([secondsAgo(0), '{"since":null}'])
    expect(await publishFrom('{"since":null}')).toMatchObject({ kind: 'published' })
  })
})

const answerOf = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  ({ kind: 'answer', status, body, text: '', header: (name: string) => headers[name] ?? null }) as const

test.each<[ReturnType<typeof answerOf>, PublishOutcome]>([
  [
    answerOf(403, { code: 50013, message: 'Missing Permissions' }),
    { kind: 'rejected', reason: 'Missing Permissions', code: 'not_allowed' },
  ],
  [answerOf(403, { code: 50001, message: 'Missing Access' }), { kind: 'needs-reconnect' }],
  [
    answerOf(413, { code: 40005, message: 'Request entity too large' }),
    { kind: 'rejected', reason: 'Request entity too large', code: 'file_too_big' },
  ],
  [
    answerOf(400, { code: 220001, message: 'Webhooks posted to forum channels must have a thread_name' }),
    { kind: 'rejected', reason: 'Webhooks posted to forum channels must have a thread_name' },
  ],
  [
    answerOf(429, 'error code: 1015', { 'retry-after': '120' }),
    { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:02:00Z') },
  ],
  // Not of Discord, so it says nothing about the post.
  [answerOf(403, 'error code: 1010'), { kind: 'unknown', reason: 'HTTP 403' }],
  [answerOf(404, null), { kind: 'unknown', reason: 'HTTP 404' }],
  [
    answerOf(500, { code: 0, message: '500: Internal Server Error' }),
    { kind: 'unknown', reason: 'HTTP 500' },
  ],
  [answerOf(204, null), { kind: 'unknown', reason: 'HTTP 204' }],
])('an answer means what it says, case %#', (answer, outcome) => {
  expect(outcomeOf(answer, place, NOW)).toEqual(outcome)
})
