import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { startInUse } from '#connectors/social/conformance/conformance.fixture.ts'
import type { FakeFault } from '#connectors/social/conformance/fake-network.fixture.ts'
import { outgoingMediaOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import { fromStart } from '#connectors/social/conformance/progress.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'
import { memoryOutbox } from '#connectors/social/outbox/memory-outbox.ts'
import type { TemplateDraft } from '#connectors/social/templates.ts'
import { whatsapp } from '#connectors/social/whatsapp/whatsapp.adapter.ts'
import { type FakeWhatsapp, fakeWhatsapp } from '#connectors/social/whatsapp/whatsapp.fake.fixture.ts'
import { whatsappIncoming } from '#connectors/social/whatsapp/whatsapp.incoming.ts'
import { readOwnSpec } from './read-own-spec.ts'
import { type WhatsappSpec, whatsappContract, whatsappWaivers } from './whatsapp-contract.ts'

const spec: WhatsappSpec = readOwnSpec('whatsapp/openapi.json.gz')

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

type Checked = ReturnType<ReturnType<typeof whatsappContract>> & { path: string }

async function startWhatsapp() {
  const use = await startInUse(fakeWhatsapp, readEnv)
  closing.push(use.close)
  const { numberId = '', businessId = '' } = use.fake.values
  const check = whatsappContract(spec, { [numberId]: 'Phone-Number-ID', [businessId]: 'WABA-ID' })
  const checked = (exchanges: readonly Exchange[]): Checked[] =>
    exchanges.map((exchange) => ({ ...check(exchange), path: exchange.request.path }))
  const at = use.proxy.url
  return { ...use, at, account: use.accountAt(at), adapter: use.adapterAt(at), checked }
}

const picture = outgoingMediaOf('picture')
const video = outgoingMediaOf('video')

/** Connecting, with right and wrong values, and the check. */
async function callsOfAccess(): Promise<Checked[]> {
  const { fake, proxy, at, account, adapter, reachAt, checked } = await startWhatsapp()
  expect(await whatsapp.connect?.(reachAt(at), fake.values)).toMatchObject({ kind: 'granted' })
  await whatsapp.connect?.(reachAt(at), { ...fake.values, token: 'EAAB-a-token-of-nobody' })
  expect(await adapter.check(account)).toBe('ok')
  return checked(proxy.exchanges)
}

/** Asking for deliveries, ending them, and a reply inside the window and outside. */
async function callsOfDeliveries(): Promise<Checked[]> {
  const { fake, proxy, account, adapter, checked } = await startWhatsapp()
  const place = { url: 'https://shop.example/api/intake/1', token: 'abc' }
  expect(await adapter.listen?.(account, place)).toEqual({ kind: 'listening' })
  expect(await adapter.listen?.(account, { ...place, url: 'http://shop.example' })).toMatchObject({
    kind: 'refused',
  })
  const { openWindows } = fake as FakeWhatsapp
  openWindows.add('34612345678')
  const reply = { conversation: '34612345678', text: 'At eight.', reference: 'one' }
  expect(await adapter.reply?.(account, reply)).toMatchObject({ kind: 'published' })
  expect(await adapter.reply?.(account, { ...reply, conversation: '34600100001' })).toMatchObject({
    kind: 'rejected',
  })
  await adapter.stopListening?.(account)
  expect((fake as FakeWhatsapp).place).toBeNull()
  return checked(proxy.exchanges)
}

const WEBHOOK = 'POST /whatsapp/webhooks'
type Delivered = { entry: { changes: { value: { metadata: { phone_number_id: string } } }[] }[] }
const described = spec.paths['/whatsapp/webhooks']?.post?.requestBody?.content?.['application/json']
const examples = Object.entries(described?.examples ?? {})

test('Meta gives examples of what it delivers', () => {
  expect(examples.length).toBeGreaterThan(10)
})

/** What people send without a word of their own, and what is about groups. */
const silent = [
  'System Message',
  'Group Create Message',
  'Group Settings Update',
  'Group Remove Participants',
]

test.each(examples)('we read what Meta delivers: %s', (name, { value }) => {
  const [
    {
      changes: [change],
    } = { changes: [] },
  ] = (value as Delivered).entry
  const numberId = change?.value.metadata.phone_number_id ?? ''
  const body = Buffer.from(JSON.stringify(value))
  const read = whatsappIncoming.read(body, numberId)
  const texts = 'messages' in read ? read.messages.map(({ text }) => text) : [read.problem]
  expect(texts).toEqual(silent.includes(name) ? [] : [expect.stringMatching(/./)])
  // Another number of the same app gets nothing of it.
  expect(whatsappIncoming.read(body, '1')).toEqual({ messages: [], receipts: [] })
})

/** A template with each kind of header, and the list of all. */
async function callsOfTemplates(): Promise<Checked[]> {
  const { proxy, account, adapter, checked } = await startWhatsapp()
  for (const [index, media] of [null, picture, video].entries()) {
    const draft: TemplateDraft = {
      ...{ name: `spring_${index}`, language: 'en', body: 'Hi {{first_name}}, fresh bread.', media },
      examples: [{ place: 'first_name', text: 'Anna' }],
      link: {
        label: 'Unsubscribe',
        start: 'https://shop.example/stop?token=',
        example: 'https://shop.example/stop?token=a',
      },
    }
    expect(await adapter.templates?.submit(account, draft)).toMatchObject({ kind: 'submitted' })
    expect(await adapter.templates?.submit(account, draft)).toMatchObject({ kind: 'rejected' })
  }
  expect(await adapter.templates?.list(account)).toMatchObject({ kind: 'templates' })
  return checked(proxy.exchanges)
}

/** Messages of every form, to people with and without a place for their name, and every way it can fail. */
async function callsOfMessages(fault: FakeFault | null): Promise<Checked[]> {
  const { fake, proxy, at, account, adapter, postWith, publish, checked } = await startWhatsapp()
  for (const media of [[], [picture], [video]]) {
    fake.fault = fault
    const reference = `b2f5c9d4-7a1e-4c55-9b8e-00000000000${media.length}`
    await publish({ at, post: postWith({ media, reference }) })
  }
  const { addTemplate } = fake as FakeWhatsapp
  const body = { type: 'BODY', text: 'Hi {{first_name}}!' }
  const url = 'https://shop.example/stop?token={{1}}'
  const buttons = { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Unsubscribe', url }] }
  const { name, language } = addTemplate(body.text, { components: [body, buttons] })
  const fillings = [{ place: 'first_name', text: 'Luz' }]
  const message = { name, language, isNamed: true, fillings, header: null, linkEnd: 'abc' }
  const outbox = memoryOutbox([{ id: 'one', to: '+34600100001', message }])
  await adapter.publish(account, postWith({ outbox }), fromStart)
  return checked(proxy.exchanges)
}

test('Meta describes every request that we send, and every answer of our fake', async () => {
  const found = [...(await callsOfAccess()), ...(await callsOfTemplates()), ...(await callsOfDeliveries())]
  for (const fault of [null, 'refuses', 'gone', 'rate-limits', 'down', 'access-revoked'] as const)
    found.push(...(await callsOfMessages(fault)))
  for (const { operation, problems, path } of found)
    expect([operation || path, problems]).toEqual([operation, []])
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const used = [WEBHOOK, ...new Set(found.map(({ operation }) => operation))]
  const shared = ['samples of files', 'what a token may do', 'what an app gets delivered']
  expect(used.toSorted()).toEqual([...operations, ...shared].toSorted())
  const waived = [...new Set(found.flatMap((each) => each.waived))]
  expect(waived.toSorted()).toEqual(Object.keys(whatsappWaivers).toSorted())
})

describe('the checks can fail', () => {
  const check = whatsappContract(spec, { 1: 'Phone-Number-ID', 2: 'WABA-ID' })
  const right = {
    ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: '+34600100001', type: 'template' },
    template: { name: 'spring', language: { policy: 'deterministic', code: 'en' } },
  }
  const exchangeOf = (method: string, path: string, json: unknown, headers = {}): Exchange => ({
    request: {
      ...{ method, path },
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer abc',
        'user-agent': 'CampAIgner/1.0.0',
        ...headers,
      },
      body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
    },
    status: 400,
    answer: Buffer.from(JSON.stringify({ error: { message: 'No', type: 'OAuthException', code: 100 } })),
  })
  const send = (json: unknown, headers = {}) => exchangeOf('POST', '/1/messages', json, headers)

  test.each<[string, Exchange, string[]]>([
    ['a correct message', send(right), []],
    ['an unknown property', send({ ...right, subject: 'Hi' }), ['subject is unknown']],
    ['no recipient', send({ ...right, to: undefined }), [" must have required property 'to'"]],
    [
      'a language without a policy',
      send({ ...right, template: { name: 'spring', language: { code: 'en' } } }),
      ["/template/language must have required property 'policy'"],
    ],
    ['another kind of message', send({ ...right, type: 'poll' }), ['poll is not described']],
    [
      'no token',
      send(right, { authorization: '' }),
      ['Authorization  must match pattern "^Bearer\\s+[A-Za-z0-9\\-_.]+.*$"'],
    ],
    [
      'a query that nobody knows',
      exchangeOf('GET', '/2/message_templates?state=1', undefined),
      ['state is unknown'],
    ],
    ['another path', exchangeOf('GET', '/1/calls', undefined), ['GET /1/calls is not described']],
  ])('%s', (_case, exchange, problems) => {
    expect(check(exchange).problems).toEqual(problems)
  })
})

test('our address is the one it describes', () => {
  expect(spec.servers.map(({ url }) => url)).toContain('https://graph.facebook.com')
})
