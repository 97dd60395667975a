import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import { databaseState } from '#tests/contract/database-state.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const load = (person: Person) => person.post('/api/populate-demo-data')
const remove = (person: Person) => person.delete('/api/demo-data')
const count = async (person: Person, path: string) =>
  (await person.get(`${path}?limit=200`)).json<unknown[]>().length

async function shopkeeper(): Promise<Person> {
  const person = await at.person()
  const customer = (await person.post('/api/customers', { name: 'Real Person' })).json<{ id: string }>()
  const invoice = { customerId: customer.id, invoiceNumber: 'R-1', amount: 1999 }
  expect((await person.post('/api/invoices', invoice)).statusCode).toBe(201)
  return person
}

test('fills the workspace: people, brands, customers, invoices, activity, notifications, tasks', async () => {
  const ana = await at.person()
  expect((await load(ana)).json()).toEqual({ isLoaded: true })
  expect(await count(ana, '/api/brands')).toBe(3)
  expect(await count(ana, '/api/customers')).toBe(36)
  expect(await count(ana, '/api/invoices')).toBe(60)
  expect(await count(ana, '/api/activity')).toBe(12)
  expect(await count(ana, '/api/notifications')).toBe(6)
  expect(await count(ana, '/api/tasks/pending-approval')).toBe(2)
  expect(await count(ana, '/api/team-tasks')).toBe(2)
  const { rows } = await at.query(
    'select count(*) from memberships where workspace_id = (select workspace_id from memberships where user_id = $1)',
    [ana.user.id],
  )
  expect(rows[0]?.count).toBe(5)
})

test('figures include demo rows', async () => {
  const ana = await at.person()
  await load(ana)
  const invoices = (await ana.get('/api/invoices?limit=200')).json<{ amount: number; status: string }[]>()
  const paid = invoices.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0)
  expect((await ana.get('/api/customers/summary')).json()).toEqual({
    totalCustomers: 36,
    totalInvoices: 60,
    totalRevenue: paid,
  })
  expect(new Set(invoices.map(({ status }) => status))).toEqual(
    new Set(['paid', 'pending', 'overdue', 'cancelled']),
  )
})

test('loading it twice or concurrently adds nothing', async () => {
  const ana = await at.person()
  await Promise.all([load(ana), load(ana)])
  const once = await databaseState(at)
  at.clock.advance(3600)
  expect((await load(ana)).statusCode).toBe(200)
  expect(await databaseState(at)).toEqual(once)
})

test('everything is in the last three months, in any time zone', async () => {
  for (const timeZone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const ana = await at.person()
    await changeWorkspace(at, ana, { timeZone })
    await load(ana)
    const now = at.clock.now().getTime()
    for (const path of ['/api/invoices', '/api/activity', '/api/customers']) {
      const rows = (await ana.get(`${path}?limit=200`)).json<{ createdAt: string; kind?: string }[]>()
      for (const { createdAt } of rows) {
        expect(new Date(createdAt).getTime()).toBeLessThanOrEqual(now)
        expect(now - new Date(createdAt).getTime()).toBeLessThan(92 * 86_400_000)
      }
    }
  }
})

test('the data is deterministic for a day, because screenshots and tests rely on it', async () => {
  const shops = []
  for (const person of [await at.person(), await at.person()]) {
    await load(person)
    const rows = (await person.get('/api/invoices?limit=200')).json<Record<string, unknown>[]>()
    shops.push(rows.map(({ id: _id, customerId: _customer, ...rest }) => rest))
  }
  expect(shops[0]).toEqual(shops[1])
})

test('removing it leaves exactly the previous rows', async () => {
  const ana = await shopkeeper()
  const other = await at.person()
  await load(other)
  const before = await databaseState(at)
  await load(ana)
  expect(await databaseState(at)).not.toEqual(before)
  expect((await remove(ana)).statusCode).toBe(204)
  expect(await databaseState(at)).toEqual(before)
  expect((await ana.get('/api/demo-data')).json()).toEqual({ isLoaded: false })
  expect((await other.get('/api/demo-data')).json()).toEqual({ isLoaded: true })
})

test('rows added since stay, and so does a demo customer they refer to', async () => {
  const ana = await shopkeeper()
  await load(ana)
  const demo = (await ana.get('/api/customers?search=Naomi')).json<{ id: string; name: string }[]>()
  const own = { customerId: demo[0]?.id, invoiceNumber: 'R-2', amount: 500 }
  expect((await ana.post('/api/invoices', own)).statusCode).toBe(201)
  await ana.post('/api/customers', { name: 'Came Later' })
  await remove(ana)
  const names = (await ana.get('/api/customers')).json<{ name: string }[]>().map(({ name }) => name)
  expect(names).toEqual(['Came Later', 'Naomi Price', 'Real Person'])
  const invoices = (await ana.get('/api/invoices')).json<{ invoiceNumber: string }[]>()
  expect(invoices.map(({ invoiceNumber }) => invoiceNumber).sort()).toEqual(['R-1', 'R-2'])
  expect((await ana.get('/api/customers/summary')).json()).toMatchObject({
    totalCustomers: 3,
    totalInvoices: 2,
  })
})

test('a demo brand assigned to a real customer stays', async () => {
  const ana = await shopkeeper()
  await load(ana)
  const brands = (await ana.get('/api/brands')).json<{ id: string; name: string }[]>()
  const brandId = brands.find(({ name }) => name === 'Luna Café')?.id
  expect((await ana.post('/api/customers', { name: 'Café Regular', brandId })).statusCode).toBe(201)
  await remove(ana)
  const left = (await ana.get('/api/brands')).json<{ name: string; isDemo: boolean }[]>()
  expect(left.map(({ name, isDemo }) => [name, isDemo]).sort()).toEqual([
    ['Ana Ruiz', false],
    ['Luna Café', false],
  ])
})

test('demo accounts work, and one that has published stays', async () => {
  const ana = await shopkeeper()
  await at.listen()
  await load(ana)
  const accounts = (await ana.get('/api/social-accounts')).json<{ id: string; platform: string }[]>()
  expect(accounts.map(({ platform }) => platform)).toEqual([
    'instagram',
    'facebook',
    'x',
    'linkedin',
    'tiktok',
    'whatsapp',
  ])
  for (const { id } of accounts)
    expect((await ana.post(`/api/social-accounts/${id}/check`)).json().health).toBe('ok')
  const workspaceId = await workspaceOf(at, ana)
  await at.query(
    `insert into sandbox_ledger (workspace_id, account_id, reference, title, text, media)
     select $1::uuid, remote_id::uuid, 'one', '', 'Hello', '[]' from social_accounts where workspace_id = $1::uuid and platform = 'x'`,
    [workspaceId],
  )
  await remove(ana)
  const left = (await ana.get('/api/social-accounts')).json<{ platform: string }[]>()
  expect(left.map(({ platform }) => platform)).toEqual(['x'])
  const kept = await at.query('select platform from sandbox_accounts where workspace_id = $1', [workspaceId])
  expect(kept.rows).toEqual([{ platform: 'x' }])
})

test('it can be loaded again after it was removed', async () => {
  const ana = await at.person()
  await load(ana)
  await remove(ana)
  await load(ana)
  expect(await count(ana, '/api/invoices')).toBe(60)
})

test('demo people cannot sign in and get no email', async () => {
  const ana = await at.person()
  await load(ana)
  const email = `marta@${(await workspaceOf(at, ana)).slice(0, 13)}.example`
  const answer = await at.call({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: 'anything at all' },
  })
  expect(answer.statusCode).toBe(401)
  await sendResetMail.run({ email }, at.deps)
  expect(at.mails).toEqual([])
})

test('a member without permission can neither load nor remove it', async () => {
  const ana = await at.person()
  await at.query("update memberships set role = 'member' where user_id = $1", [ana.user.id])
  expect((await load(ana)).statusCode).toBe(403)
  expect((await remove(ana)).statusCode).toBe(403)
})
