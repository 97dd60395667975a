import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import { type FakeAnswer, type FakeHttp, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import { describePage, readLinkCard } from './link-card.ts'

const url = 'https://luna.example/bread/'

describe('a page describes itself', () => {
  test.each([
    [
      'for networks',
      '<title>Old</title><meta property="og:title" content="Caf\u00e9 &amp; bread"><meta content=\'Fresh &#127838; at 8\' property=\'og:description\'><meta property="og:image" content="/a.jpg?x=1&amp;y=2">',
      { title: 'Café & bread', description: 'Fresh 🍞 at 8', picture: 'https://luna.example/a.jpg?x=1&y=2' },
    ],
    [
      'for search engines',
      '<title data-x="1">\n Bread &lt;3 &#x2014; Luna </title><META NAME="Description" CONTENT="Every day">',
      { title: 'Bread <3 — Luna', description: 'Every day', picture: null },
    ],
    [
      'with an attribute that only looks like one',
      '<title>Luna</title><meta data-content="no" property="og:title" content="">',
      { title: 'Luna', description: '', picture: null },
    ],
    [
      'at length',
      `<title>${'a'.repeat(900)}</title>`,
      { title: 'a'.repeat(300), description: '', picture: null },
    ],
  ])('%s', (_how, page, card) => expect(describePage(page, url)).toEqual({ url, ...card }))

  test.each(['', '<p>Hello</p>', '<title> </title>'])('%j says nothing', (page) =>
    expect(describePage(page, url)).toBeNull(),
  )
})

describe('a card', () => {
  let http: FakeHttp | undefined
  afterEach(() => http?.close())

  const rule = { types: ['image/jpeg'], maxBytes: 1000 }
  const head = '<title>Luna</title><meta property="og:image" content="/photo">'
  const photo = (type: string, bytes: number): FakeAnswer => ({
    status: 200,
    body: 'p'.repeat(bytes),
    headers: { 'content-type': type },
  })

  async function cardOf(answers: Record<string, FakeAnswer>, settings = { ALLOW_PRIVATE_NETWORK: 'true' }) {
    http = await startFakeHttp(({ path }) => answers[path] ?? { status: 404 })
    return readLinkCard({ env: readEnv(settings), clock: new TestClock() }, `${http.url}/`, rule)
  }

  test('has the image of its page', async () => {
    const card = await cardOf({ '/': { status: 200, body: head }, '/photo': photo('image/jpeg', 900) })
    expect(card).toMatchObject({ title: 'Luna', picture: { type: 'image/jpeg', bytes: 900 } })
    const file = await card?.picture?.open()
    expect(file && (await buffer(file))).toHaveLength(900)
  })

  test('keeps the link as it was written', async () => {
    const card = await cardOf({
      '/': { status: 302, headers: { location: '/shop/' } },
      '/shop/': { status: 200, body: '<title>Luna</title>' },
    })
    expect(card).toMatchObject({ url: `${http?.url}/`, title: 'Luna', picture: null })
  })

  test.each<[string, FakeAnswer]>([
    ['too large', photo('image/jpeg', 1001)],
    ['another type', photo('image/svg+xml', 10)],
    ['gone', { status: 404 }],
    ['cut', 'cut'],
  ])('has no image if that is %s', async (_case, answer) => {
    expect(await cardOf({ '/': { status: 200, body: head }, '/photo': answer })).toMatchObject({
      title: 'Luna',
      picture: null,
    })
  })

  test.each<[string, FakeAnswer]>([
    ['fails', { status: 500, body: head }],
    ['is cut', 'cut'],
    ['is no page', { status: 200, body: head, headers: { 'content-type': 'application/pdf' } }],
    ['leads in a circle', { status: 302, headers: { location: '/' } }],
  ])('is missing if the page %s', async (_case, answer) => expect(await cardOf({ '/': answer })).toBeNull())

  test('of a long page is read from its beginning', async () => {
    const body = `<head>${head}</head>${'x'.repeat(3_000_000)}`
    expect(await cardOf({ '/': { status: 200, body } })).toMatchObject({ title: 'Luna' })
  })

  test('of a private address is not read', async () => {
    expect(await cardOf({ '/': { status: 200, body: head } }, { ALLOW_PRIVATE_NETWORK: 'false' })).toBeNull()
    expect(http?.requests).toEqual([])
  })
})
