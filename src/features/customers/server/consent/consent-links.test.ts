import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSecrets } from '#server/secrets.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import { addCustomer, readNames } from '../customers.fixture.ts'
import { ask, consentsOf, mailLinks, recordConsent, shopOwner } from './consent.fixture.ts'
import { confirmUrl, unsubscribeUrl } from './consent-link.ts'
import { sendConsentRequest } from './send-consent-request.job.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
})
// A session ends when a test moves the clock by months.
beforeEach(async () => {
  ana = await shopOwner(at)
})
afterAll(() => at.close())

const MONTH = 30 * 24 * 60 * 60
const open = (url: string, language = 'en') =>
  at.call({ method: 'GET', url, headers: { 'accept-language': language } })
/** As the form of the page sends it. */
const press = (url: string) =>
  at.call({
    method: 'POST',
    url,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const resubscribeAt = (url: string) => url.replace('/unsubscribe', '/resubscribe')

/** A customer who was asked, and the links of the mail. */
async function asked(details: Record<string, unknown> = {}) {
  const customer = await addCustomer(ana, {
    name: 'Luz',
    email: `${randomUUID()}@example.com`,
    ...details,
  })
  await ask(ana, customer.id)
  return { ...customer, ...(await mailLinks(at, await workspaceOf(at, ana), customer.id)) }
}

const stateOf = async (id: string) => (await consentsOf(ana, id)).email

describe('double opt-in', () => {
  test('the mail asks in the language of the customer, and its button confirms', async () => {
    const { id, email, mail, confirm } = await asked({ language: 'es' })
    expect(mail).toMatchObject({
      to: email,
      subject: 'Café Luna: ¿quieres recibir nuestros correos?',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    expect(mail.headers?.['List-Unsubscribe']).toMatch(/^<http.*\/api\/consent\/unsubscribe\?token=\S+>$/)
    expect(mail.html).toContain('Sí, quiero recibirlos</a>')
    expect(mail.html).toContain('No volver a preguntarme</a>')
    const page = await open(confirm)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<html lang="es">')
    expect(page.body).toContain('<form method="post"')
    const done = await press(confirm)
    expect(done.body).toContain('Gracias. Te has suscrito.')
    expect(await stateOf(id)).toMatchObject({ state: 'granted', source: 'mail', isReachable: true })
  })

  test('opening a link changes nothing, however often a scanner does it', async () => {
    const { id, confirm, unsubscribe } = await asked()
    for (const url of [confirm, confirm, unsubscribe]) expect((await open(url)).statusCode).toBe(200)
    expect(await stateOf(id)).toMatchObject({ state: 'pending', suppression: null })
    expect((await consentsOf(ana, id)).history).toHaveLength(1)
  })

  test('ten presses at once are one change', async () => {
    const { id, confirm } = await asked()
    await Promise.all(Array.from({ length: 10 }, () => press(confirm)))
    expect((await consentsOf(ana, id)).history.map(({ state }) => state)).toEqual(['granted', 'pending'])
  })

  test('all customers with the address have agreed', async () => {
    const { id, email, confirm } = await asked()
    const other = await addCustomer(ana, { email })
    await press(confirm)
    expect([(await stateOf(id)).state, (await stateOf(other.id)).state]).toEqual(['granted', 'granted'])
  })

  test('the link works for 30 days', async () => {
    const { id, confirm } = await asked()
    at.clock.advance(MONTH)
    expect([(await open(confirm)).statusCode, (await press(confirm)).statusCode]).toEqual([404, 404])
    const { rows } = await at.query('select email_consent from customers where id = $1', [id])
    expect(rows[0]?.email_consent).toBe('pending')
  })

  test('nobody is confirmed at an address that no customer has any more', async () => {
    const { id, confirm } = await asked()
    await ana.put(`/api/customers/${id}`, { name: 'Luz', email: `${randomUUID()}@example.com` })
    const answer = await press(confirm)
    expect([answer.statusCode, answer.body.includes('This link doesn’t work')]).toEqual([404, true])
    expect((await stateOf(id)).state).toBe('pending')
  })

  test('no mail goes to someone who answered while it waited', async () => {
    const { id } = await asked()
    await recordConsent(ana, id, { state: 'withdrawn' })
    const sent = at.mails.length
    await sendConsentRequest.run({ workspaceId: await workspaceOf(at, ana), customerId: id }, at.deps)
    expect(at.mails).toHaveLength(sent)
  })
})

describe('unsubscribing', () => {
  test('one button, and one more to undo it', async () => {
    const { id, confirm, unsubscribe } = await asked({ name: 'Undone' })
    await press(confirm)
    expect((await open(unsubscribe)).body).toContain('>Unsubscribe</button>')
    const gone = await press(unsubscribe)
    expect(gone.body).toContain('You’re unsubscribed.')
    expect(gone.body).toContain('>Subscribe again</button>')
    expect(await stateOf(id)).toMatchObject({
      state: 'withdrawn',
      source: 'mail',
      isReachable: false,
      suppression: 'unsubscribed',
    })
    expect((await press(resubscribeAt(unsubscribe))).body).toContain('You’re subscribed again.')
    expect(await stateOf(id)).toMatchObject({ state: 'granted', isReachable: true, suppression: null })
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'mail programs do it in one step (RFC 8058), as %s',
    async (type) => {
      const { id, confirm, unsubscribe } = await asked()
      await press(confirm)
      const answer = await at.call({
        method: 'POST',
        url: unsubscribe,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type },
      })
      expect(answer.statusCode).toBe(200)
      expect((await stateOf(id)).suppression).toBe('unsubscribed')
    },
  )

  test('works years later and after the customer was deleted, and counts when they are added again', async () => {
    const { id, email, confirm, unsubscribe } = await asked()
    await press(confirm)
    await ana.delete(`/api/customers/${id}`)
    at.clock.advance(40 * MONTH)
    const nina = await shopOwner(at)
    const url = unsubscribeUrl(at.deps, {
      workspaceId: await workspaceOf(at, nina),
      address: String(email),
      locale: 'en',
    })
    expect((await press(unsubscribe)).statusCode).toBe(200)
    expect((await press(url.slice(url.indexOf('/api/')))).statusCode).toBe(200)
    const { id: again } = await addCustomer(nina, { email })
    await recordConsent(nina, again)
    expect(await readNames(nina, '&reach=email')).toEqual([])
  })

  test('what bounced or was blocked cannot be undone by the link', async () => {
    const { id, email, confirm, unsubscribe } = await asked()
    await press(confirm)
    await at.query(
      "insert into mail_suppressions (workspace_id, address, reason, created_at) values ($1, $2, 'complained', now())",
      [await workspaceOf(at, ana), email],
    )
    await press(unsubscribe)
    expect((await press(resubscribeAt(unsubscribe))).body).toContain('You’re unsubscribed.')
    expect((await stateOf(id)).suppression).toBe('complained')
  })

  test('only in the workspace of the link', async () => {
    const { email, unsubscribe } = await asked()
    const eve = await shopOwner(at)
    const theirs = await addCustomer(eve, { email })
    await recordConsent(eve, theirs.id)
    await press(unsubscribe)
    expect((await consentsOf(eve, theirs.id)).email.isReachable).toBe(true)
  })
})

describe('a link that is not ours', () => {
  const link = async () => ({
    workspaceId: await workspaceOf(at, ana),
    address: 'luz@example.com',
    locale: 'en' as const,
  })
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

  const tokens: [name: string, make: () => Promise<string>][] = [
    ['none', async () => ''],
    ['no token', async () => 'x'],
    ['a dot', async () => '.'],
    [
      'signed with another secret',
      async () => tokenOf(unsubscribeUrl({ ...at.deps, secrets: createSecrets('another') }, await link())),
    ],
    ['a link to confirm', async () => tokenOf(confirmUrl(at.deps, await link()))],
    [
      'another address with an old signature',
      async () => {
        const [, signature] = tokenOf(unsubscribeUrl(at.deps, await link())).split('.')
        const content = JSON.stringify([await workspaceOf(at, ana), 'eve@example.com', 'en', null])
        return `${Buffer.from(content).toString('base64url')}.${signature}`
      },
    ],
    [
      'a workspace that is gone',
      async () => tokenOf(unsubscribeUrl(at.deps, { ...(await link()), workspaceId: randomUUID() as never })),
    ],
  ]

  test.each(tokens)('%s ends in one sentence and changes nothing', async (_name, make) => {
    const token = encodeURIComponent(await make())
    const before = (await at.query('select count(*) from mail_suppressions')).rows
    for (const answer of [
      await open(`/api/consent/unsubscribe?token=${token}`),
      await press(`/api/consent/unsubscribe?token=${token}`),
      await press(`/api/consent/resubscribe?token=${token}`),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('<h1>This link doesn’t work</h1>')
      expect(answer.body).not.toContain('<form')
    }
    expect((await at.query('select count(*) from mail_suppressions')).rows).toEqual(before)
  })

  test('a link to unsubscribe does not confirm', async () => {
    const token = tokenOf(unsubscribeUrl(at.deps, await link()))
    expect((await press(`/api/consent/confirm?token=${token}`)).statusCode).toBe(404)
  })

  test('is explained in the language of the browser', async () => {
    expect((await open('/api/consent/confirm?token=x', 'es-MX')).body).toContain('Este enlace no funciona')
  })

  test('the name of the shop is shown as text', async () => {
    await changeWorkspace(at, ana, { name: '<b>Bad</b>' })
    const { unsubscribe } = await asked()
    const { body } = await open(unsubscribe)
    expect(body).toContain('&lt;b&gt;Bad&lt;/b&gt;')
    expect(body).not.toContain('<b>')
  })
})
