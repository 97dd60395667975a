import { describe, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import { addDraft, onlyPost, send } from '#features/publishing/server/publishing.fixture.ts'
import { collectCampaignResults } from '#features/publishing/server/results/collect-results.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import { partOf, readMail } from '#server/mail/mail-parts.fixture.ts'
import type { FakeSmtpServer } from '#server/mail/smtp-server.fixture.ts'
import { addReader, mailingPath } from '#tests/mailing-shop.ts'
import { type MailPost, mailingTests } from '#tests/mailing-tests.ts'

const { app, shop, person, connected, read, goOn } = mailingTests()

const MENU = 'https://luna.example/menu?day=1&for=2'
const TEXT = `Our menu: ${MENU}\n\nOr luna.example/menú, and again ${MENU}`
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

const settle = (countsClicks: boolean, by = person()) => by.put('/api/mailing-settings', { countsClicks })

async function publish(text = TEXT): Promise<MailPost> {
  const { sender } = shop()
  const id = await addDraft(app(), sender, ['email'], { text })
  await publishNow(app().deps.db, sender, id)
  return { id, postId: (await onlyPost(app(), id)).id }
}

/** Sent to two people, with links that are counted. */
async function sent(text = TEXT): Promise<{ post: MailPost; server: FakeSmtpServer }> {
  const server = await connected()
  await settle(true)
  await addReader(person(), 'ana@example.com')
  await addReader(person(), 'luz@example.com')
  const post = await publish(text)
  await send(app(), post.id)
  expect(server.mails).toHaveLength(2)
  return { post, server }
}

const shortLinks = (text: string) => [...new Set(text.match(/https:\/\/shop\.example\/l\/[\w-]+/g))]
const open = (url: string, more: object = {}) =>
  app().call({ method: 'GET', url: new URL(url).pathname, headers: { 'user-agent': browser }, ...more })
const clicksOf = async (post: MailPost) =>
  Object.fromEntries((await read(post)).links.map(({ url, clicks }) => [url, clicks]))
const urlOf = async (short: string | undefined) =>
  (await open(short ?? '', { method: 'HEAD' })).headers.location

test('off until the owner switches it on: links stay as they are written', async () => {
  const server = await connected()
  await addReader(person(), 'luz@example.com')
  expect((await person().get('/api/mailing-settings')).json()).toEqual({ countsClicks: false })
  const post = await publish()
  await send(app(), post.id)
  const [mail = ''] = server.mails
  expect(partOf(mail, 'text/plain')).toContain(MENU)
  expect(partOf(mail, 'text/plain')).not.toContain('We count')
  expect(shortLinks(partOf(mail, 'text/html'))).toEqual([])
  expect((await read(post)).links).toEqual([])
})

test('every link of the text leads through us, the same for everybody, and the mail says so', async () => {
  const { server, post } = await sent()
  for (const type of ['text/plain', 'text/html']) {
    const [one = '', two = ''] = server.mails.map((mail) => partOf(mail, type))
    expect(shortLinks(one)).toHaveLength(2)
    expect(shortLinks(two)).toEqual(shortLinks(one))
    expect(one).not.toContain('luna.example/men')
    expect(one).toContain('(luna.example)')
    expect(one).toContain('We count how often links in this email are opened, but not who opens them.')
  }
  expect(await clicksOf(post)).toEqual({ [MENU]: 0, 'https://luna.example/men%C3%BA': 0 })
})

test('the link to unsubscribe is never replaced, nor is one of our own in the text', async () => {
  const own = 'https://shop.example/api/consent/unsubscribe?token=x'
  const { server, post } = await sent(`${TEXT} ${own}`)
  const [mail = ''] = server.mails
  expect(partOf(mail, 'text/plain')).toContain(own)
  expect(readMail(mail).headers['list-unsubscribe']).toContain('/api/consent/unsubscribe?token=')
  expect(Object.keys(await clicksOf(post))).toHaveLength(2)
})

test('a click leads to exactly the stored address, and is counted per link', async () => {
  const { server, post } = await sent()
  const [menu = '', other = ''] = shortLinks(partOf(server.mails[0] ?? '', 'text/plain'))
  const answer = await open(menu)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, MENU])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  await open(menu)
  await open(other)
  expect(await clicksOf(post)).toEqual({ [MENU]: 2, 'https://luna.example/men%C3%BA': 1 })
  expect((await open(`${menu}?url=https://evil.example`)).headers.location).toBe(MENU)
})

test('programs get the address, and are not counted', async () => {
  const { server, post } = await sent()
  const [menu = ''] = shortLinks(partOf(server.mails[0] ?? '', 'text/plain'))
  expect(await urlOf(menu)).toBe(MENU)
  expect((await open(menu, { headers: { 'user-agent': 'Slackbot 1.0' } })).headers.location).toBe(MENU)
  expect(await clicksOf(post)).toMatchObject({ [MENU]: 0 })
})

test('a hundred clicks at once are a hundred', async () => {
  const { server, post } = await sent()
  const [menu = ''] = shortLinks(partOf(server.mails[0] ?? '', 'text/plain'))
  await Promise.all(Array.from({ length: 100 }, () => open(menu)))
  expect(await clicksOf(post)).toMatchObject({ [MENU]: 100 })
})

test.each([
  ['en', 'This link doesn’t work'],
  ['es', 'Este enlace no funciona'],
])('an unknown code leads nowhere (%s)', async (language, words) => {
  for (const code of ['x', '%2e%2e%2f', 'https%3A%2F%2Fevil.example', "'; drop table mail_links; --"]) {
    const answer = await open(`https://shop.example/l/${code}`, {
      headers: { 'user-agent': browser, 'accept-language': language },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain(words)
    expect(answer.body).not.toContain('evil')
  }
})

test('clicks are results of the campaign; without counting, nothing is said about them', async () => {
  const { server, post } = await sent()
  const [menu = ''] = shortLinks(partOf(server.mails[0] ?? '', 'text/plain'))
  await open(menu)
  await open(menu)
  const { workspaceId } = shop().sender
  expect(await collectCampaignResults(app().deps, workspaceId, post.id)).toBe(true)
  const results = (await person().get(`/api/campaigns/${post.id}/results`)).json()
  expect(results.posts).toMatchObject([{ platform: 'email', clicks: 2, reach: null, problem: null }])

  await settle(false)
  const plain = await publish()
  await send(app(), plain.id)
  await collectCampaignResults(app().deps, workspaceId, plain.id)
  const without = (await person().get(`/api/campaigns/${plain.id}/results`)).json()
  expect(without.posts).toMatchObject([{ clicks: null, problem: 'not_supported' }])
})

test('a test and the preview show the links as they are written: one’s own clicks are not counted', async () => {
  const server = await connected()
  await settle(true)
  const post = await publish()
  await person().post(`${mailingPath(post)}/test`)
  expect(partOf(server.mails[0] ?? '', 'text/plain')).toContain(MENU)
  const { html } = (await person().get(`${mailingPath(post)}/preview`)).json<{ html: string }>()
  expect(shortLinks(html)).toEqual([])
})

test('switched off while it is sent: who waits gets the same mail as the others', async () => {
  const server = await connected({ recipients: { 'luz@example.com': ['451 4.7.1 Later'] } })
  await settle(true)
  await addReader(person(), 'ana@example.com')
  await addReader(person(), 'luz@example.com')
  const post = await publish()
  await send(app(), post.id)
  await settle(false)
  await goOn(post)
  const [one = '', two = ''] = server.mails.map((mail) => partOf(mail, 'text/plain'))
  expect(shortLinks(two)).toEqual(shortLinks(one))
})

test('hostile and endless addresses do no harm', async () => {
  const long = `https://luna.example/${'a'.repeat(3000)}`
  const many = Array.from({ length: 300 }, (_, n) => `https://luna.example/${n}`).join(' ')
  const { post } = await sent(`https://luna.example/"><script> ${long} ${many}`)
  const links = Object.keys(await clicksOf(post))
  expect(links).toHaveLength(200)
  expect(links).not.toContain(long)
})

describe('who may', () => {
  test('only the owner decides, and for one workspace', async () => {
    const manager = await teammate(app(), person(), { role: 'manager' })
    expect((await settle(true, manager)).statusCode).toBe(403)
    expect((await settle(true)).json()).toEqual({ countsClicks: true })
    expect((await manager.get('/api/mailing-settings')).json()).toEqual({ countsClicks: true })
    const eva = await app().person()
    expect((await eva.get('/api/mailing-settings')).json()).toEqual({ countsClicks: false })
  })

  test('another workspace does not see the links', async () => {
    const { post } = await sent()
    const eva = await app().person()
    expect((await eva.get(mailingPath(post))).statusCode).toBe(404)
  })

  test('deleting the campaign or the workspace removes them, and the links say so', async () => {
    const { server, post } = await sent()
    const [menu = ''] = shortLinks(partOf(server.mails[0] ?? '', 'text/plain'))
    await app().query('delete from campaigns where id = $1', [post.id])
    expect((await open(menu)).statusCode).toBe(404)
    await app().query('delete from workspaces where id = $1', [shop().sender.workspaceId])
    const { rows } = await app().query('select from mailing_settings where workspace_id = $1', [
      shop().sender.workspaceId,
    ])
    expect(rows).toEqual([])
  })
})
