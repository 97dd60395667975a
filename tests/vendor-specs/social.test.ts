import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { startInUse } from '#connectors/social/conformance/conformance.fixture.ts'
import type { FakeNetworkKind } from '#connectors/social/conformance/fake-network.fixture.ts'
import { fakeNetworks } from '#connectors/social/conformance/fake-networks.fixture.ts'
import { outgoingMediaOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'
import { DISCORD_URL } from '#connectors/social/discord/discord.api.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { adapterKindOf } from '#connectors/social/server-registry.ts'
import { type DiscordSpec, discordContract, discordWaivers } from './discord-contract.ts'
import { readOwnSpec } from './read-own-spec.ts'
import { type TelegramSpec, telegramContract } from './telegram-contract.ts'
import { wordPressContract, wordPressWaivers } from './wordpress-contract.ts'

type Contract = (exchange: Exchange) => { operation: string; problems: string[]; waived: string[] }
type Described = { check: Contract; operations: string[]; waivers: readonly string[] }

const discord: DiscordSpec = readOwnSpec('discord/openapi.json.gz')
const telegram: TelegramSpec = readOwnSpec('telegram/api.json.gz')

const wordPress = wordPressContract(readOwnSpec('wordpress/routes.json.gz'))

/** By network: how its requests are checked, and every operation that they must use. */
const descriptions: Record<string, Described> = {
  discord: {
    check: discordContract(discord),
    operations: Object.entries(discord.paths).flatMap(([path, { parameters: _, ...methods }]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    ),
    waivers: Object.keys(discordWaivers),
  },
  telegram: { check: telegramContract(telegram), operations: Object.keys(telegram.methods), waivers: [] },
  blog: {
    check: wordPress,
    operations: [
      'GET /',
      'GET /wp/v2/users/me',
      'POST /wp/v2/media',
      'POST /wp/v2/media/(?P<id>[\\d]+)',
      'POST /wp/v2/posts',
      'DELETE /wp/v2/posts/(?P<id>[\\d]+)',
    ],
    waivers: Object.keys(wordPressWaivers),
  },
}

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

/** All calls of a network's life: connected, every kind of post, each option, checked, removed. */
async function exchangesOf(kind: FakeNetworkKind): Promise<Exchange[]> {
  const use = await startInUse(kind, readEnv)
  const { fake, proxy } = use
  closing.push(use.close)
  const at = proxy.url
  const answer = await adapterKindOf(kind.network).connect?.(use.reachAt(at), use.movedTo(at, fake.values))
  expect(answer).toMatchObject({ kind: 'granted' })
  const { options = [], media } = manifestOf(kind.platform)
  const picture = outgoingMediaOf('picture', { alt: 'Bread on a table' })
  const choices = options.flatMap((option) =>
    option.kind === 'choice' ? option.choices.map(({ value }) => ({ [option.id]: value })) : [],
  )
  for (const chosen of [{}, ...choices])
    for (const enclosed of [
      [],
      [picture],
      [picture, picture].slice(0, media.maxPictures),
      media.maxVideos > 0 ? [outgoingMediaOf('video')] : [],
    ]) {
      const reference = crypto.randomUUID()
      const post = use.postWith({ options: chosen, media: enclosed, reference })
      const { outcome } = await use.publish({ at, post })
      expect(outcome).toMatchObject({ kind: 'published' })
      if (outcome.kind !== 'published') continue
      const account = use.accountAt(at)
      await use.adapterAt(at).remove?.(account, outcome.remoteId)
      // A second time, for the answer to what is not there.
      await use.adapterAt(at).remove?.(account, outcome.remoteId)
    }
  expect(await use.adapterAt(at).check(use.accountAt(at))).toBe('ok')
  return proxy.exchanges
}

describe.each(Object.entries(descriptions))('%s', (network, { check, operations, waivers }) => {
  test('describes every request that we send, and every answer of our fake', async () => {
    const kinds = fakeNetworks.filter((kind) => kind.network === network)
    expect(kinds).not.toEqual([])
    const found: ReturnType<Contract>[] = []
    for (const kind of kinds) {
      for (const exchange of await exchangesOf(kind)) {
        const result = check(exchange)
        expect([result.operation || exchange.request.path, result.problems]).toEqual([result.operation, []])
        found.push(result)
      }
    }
    expect([...new Set(found.map(({ operation }) => operation))].toSorted()).toEqual(operations.toSorted())
    expect([...new Set(found.flatMap(({ waived }) => waived))].toSorted()).toEqual(waivers.toSorted())
  })
})

const exchangeOf = (
  method: string,
  path: string,
  given: { json?: unknown; headers?: Record<string, string>; status?: number; answer?: unknown } = {},
): Exchange => ({
  request: {
    method,
    path,
    headers: { 'content-type': 'application/json', ...given.headers },
    body: Buffer.from(given.json === undefined ? '' : JSON.stringify(given.json)),
  },
  status: given.status ?? 200,
  answer: Buffer.from(given.answer === undefined ? '' : JSON.stringify(given.answer)),
})

describe('the checks can fail', () => {
  const authorization = 'Bot abc'
  const problem = { status: 400, answer: { code: 1, message: 'no' } }

  test.each<[string, Exchange, string[]]>([
    [
      'a correct message',
      exchangeOf('POST', '/channels/1/messages', {
        ...problem,
        headers: { authorization },
        json: { content: 'Hi' },
      }),
      [],
    ],
    [
      'an unknown property',
      exchangeOf('POST', '/channels/1/messages', {
        ...problem,
        headers: { authorization },
        json: { text: 'Hi' },
      }),
      [' must NOT have additional properties'],
    ],
    [
      'an unknown property deep inside',
      exchangeOf('POST', '/channels/1/messages', {
        ...problem,
        headers: { authorization },
        json: { attachments: [{ id: '0', alt: 'Bread' }] },
      }),
      ['/attachments/0 must NOT have additional properties', 'files without attachments'],
    ],
    [
      'a nonce that is too long',
      exchangeOf('POST', '/channels/1/messages', {
        ...problem,
        headers: { authorization },
        json: { nonce: 'x'.repeat(26) },
      }),
      expect.arrayContaining(['/nonce must NOT have more than 25 characters']),
    ],
    ['no token', exchangeOf('GET', '/users/@me', problem), ['no authorization']],
    [
      'no id',
      exchangeOf('GET', '/channels/news', { ...problem, headers: { authorization } }),
      [expect.any(String)],
    ],
    [
      'an unknown parameter',
      exchangeOf('POST', '/webhooks/1/abc?sync=true', { ...problem, json: { content: 'Hi' } }),
      ['sync is unknown'],
    ],
    [
      'an answer that Discord would not give',
      exchangeOf('GET', '/users/@me', { headers: { authorization }, answer: { id: '1' } }),
      expect.arrayContaining(["answer:  must have required property 'username'"]),
    ],
    ['another path', exchangeOf('GET', '/guilds', problem), ['GET /guilds is not described']],
  ])('Discord: %s', (_case, exchange, problems) => {
    expect(descriptions.discord?.check(exchange).problems).toEqual(problems)
  })

  const refused = { status: 400, answer: { ok: false } }
  test.each<[string, Exchange, string[]]>([
    [
      'a correct text',
      exchangeOf('POST', '/bot1:a/sendMessage', { ...refused, json: { chat_id: '1', text: 'Hi' } }),
      [],
    ],
    [
      'an unknown parameter',
      exchangeOf('POST', '/bot1:a/sendMessage', {
        ...refused,
        json: { chat_id: '1', text: 'Hi', silent: true },
      }),
      ['silent is unknown'],
    ],
    [
      'nothing',
      exchangeOf('POST', '/bot1:a/sendMessage', refused),
      ['chat_id is missing', 'text is missing'],
    ],
    [
      'a wrong type, and too long a text',
      exchangeOf('POST', '/bot1:a/sendMessage', {
        ...refused,
        json: { chat_id: true, text: 'x'.repeat(4097) },
      }),
      ['chat_id is no Integer', 'text has 4097 characters'],
    ],
    ['another method', exchangeOf('POST', '/bot1:a/post', refused), ['post is not described']],
    [
      'an answer that Telegram would not give',
      exchangeOf('POST', '/bot1:a/getMe', { answer: { ok: true, result: { id: '1' } } }),
      expect.arrayContaining(['answer.is_bot is missing', 'answer.id is no Integer']),
    ],
  ])('Telegram: %s', (_case, exchange, problems) => {
    expect(descriptions.telegram?.check(exchange).problems).toEqual(problems)
  })

  test.each<[string, Exchange, string[]]>([
    [
      'a correct post',
      exchangeOf('POST', '/wp-json/wp/v2/posts', {
        json: { title: 'Bread', content: '<p>Fresh</p>', status: 'publish', featured_media: 5 },
      }),
      [],
    ],
    [
      'plain addresses',
      exchangeOf('POST', '/index.php?rest_route=/wp/v2/posts/', { json: { title: 'Bread', slug: 'bread' } }),
      [],
    ],
    [
      'a status that does not exist',
      exchangeOf('POST', '/blog/wp-json/wp/v2/posts/12', { json: { status: 'published' } }),
      ['status is "published"'],
    ],
    [
      'unknown and wrong fields',
      exchangeOf('POST', '/wp-json/wp/v2/posts', { json: { body: 'x', featured_media: '5' } }),
      ['body is unknown', 'featured_media is string'],
    ],
    ['another route', exchangeOf('GET', '/wp-json/wp/v3/posts'), ['GET /wp/v3/posts is not described']],
  ])('WordPress: %s', (_case, exchange, problems) => {
    expect(wordPress(exchange).problems).toEqual(problems)
  })

  test('WordPress: what its index says differently is waived by name', () => {
    const upload = exchangeOf('POST', '/wp-json/wp/v2/media', {
      json: 'x',
      headers: { 'content-type': 'image/png' },
    })
    const titled = exchangeOf('POST', '/wp-json/wp/v2/posts', { json: { title: 'Bread' } })
    const waived = [upload, titled].flatMap((exchange) => wordPress(exchange).waived)
    expect(waived.toSorted()).toEqual(Object.keys(wordPressWaivers).toSorted())
  })
})

test('our address of Discord is the one it describes', () => {
  expect(discord.servers).toEqual([{ url: DISCORD_URL }])
})
