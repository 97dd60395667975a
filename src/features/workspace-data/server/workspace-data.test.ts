import { createHash, randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import type { Person } from '#tests/person.ts'
import { png } from '#tests/png.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ contactEmail: 'operator@example.com' })
})
afterAll(() => at.close())

/** A shop with a row in about every table, and a file. */
async function shopkeeper(): Promise<Person> {
  const person = await at.person({ lastName: randomUUID() })
  await person.post('/api/populate-demo-data')
  const customer = (await person.post('/api/customers', { name: 'Real Person' })).json<{ id: string }>()
  const invoice = { customerId: customer.id, invoiceNumber: 'R-1', amount: 1999 }
  const { id } = (await person.post('/api/invoices', invoice)).json<{ id: string }>()
  await person.put(`/api/invoices/${id}`, { fileUrl: await upload(person) })
  return person
}

async function upload(person: Person): Promise<string> {
  const { uploadURL } = (await person.post('/api/objects/upload')).json<{ uploadURL: string }>()
  const headers = { 'content-type': 'image/png' }
  await person.call({ method: 'PUT', url: uploadURL, payload: png, headers })
  return uploadURL.split('?')[0] ?? ''
}

const remove = (person: Person, body: object = {}) =>
  person.call({
    method: 'DELETE',
    url: '/api/workspace',
    payload: { confirmation: person.user.workspace.name, password: person.password, ...body },
  })

type Row = Record<string, unknown>

async function exported(person: Person) {
  const answer = await person.get('/api/workspace/export')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const entries = unzipSync(answer.rawPayload)
  const rowsOf = (table: string): Row[] => JSON.parse(strFromU8(entries[`${table}.json`] ?? new Uint8Array()))
  return { entries, rowsOf }
}

/** Every table of every schema that contains one of these texts. */
async function placesOf(texts: string[]): Promise<string[]> {
  const { rows } = await at.query(
    "select table_schema, table_name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2",
  )
  const found: string[] = []
  for (const { table_schema, table_name } of rows) {
    const { rows: hits } = await at.query(
      `select 1 from "${table_schema}"."${table_name}" t where exists (select from unnest($1::text[]) x where position(x in t::text) > 0) limit 1`,
      [texts],
    )
    if (hits.length > 0) found.push(`${table_schema}.${table_name}`)
  }
  return found
}

const storedObjects = async () => {
  const names: string[] = []
  for await (const { name } of at.deps.storage.list()) names.push(name)
  return names
}

describe('the export', () => {
  test('contains every row of the workspace, in every table that has any', async () => {
    const ana = await shopkeeper()
    const { rowsOf } = await exported(ana)
    const workspaceId = await workspaceOf(at, ana)
    const { rows: tables } = await at.query(
      "select table_name from information_schema.columns where column_name = 'workspace_id' and table_schema = 'public'",
    )
    expect(tables.length).toBeGreaterThan(8)
    for (const { table_name: table } of tables) {
      const { rows } = await at.query(`select count(*) as n from "${table}" where workspace_id = $1`, [
        workspaceId,
      ])
      expect([table, rowsOf(table ?? '').length]).toEqual([table, rows[0]?.n])
    }
    expect(rowsOf('customers')).toHaveLength(37)
    expect(rowsOf('workspaces')).toMatchObject([{ id: workspaceId }])
    expect(rowsOf('users')).toHaveLength(5)
  })

  test('contains every file, byte for byte, with its total size', async () => {
    const ana = await shopkeeper()
    const { entries } = await exported(ana)
    const files = Object.keys(entries).filter((name) => name.startsWith('files/'))
    expect(files).toHaveLength(1)
    const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    expect(sum(entries[files[0] ?? ''] ?? new Uint8Array())).toBe(sum(png))
    const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array()))
    expect(manifest).toMatchObject({ files: 1, rows: { customers: 37, invoices: 61 } })
  })

  test('contains nothing of another workspace, and no password or token', async () => {
    const ana = await shopkeeper()
    const other = await shopkeeper()
    const { entries } = await exported(ana)
    const all = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(all).toContain(await workspaceOf(at, ana))
    for (const text of [await workspaceOf(at, other), other.user.id, other.email])
      expect(all).not.toContain(text)
    expect(all).not.toMatch(/argon2|token_hash|password_hash/)
  })

  test('is for owners', async () => {
    const ana = await at.person()
    await at.query("update memberships set role = 'manager' where user_id = $1", [ana.user.id])
    expect((await ana.get('/api/workspace/export')).statusCode).toBe(403)
  })
})

describe('deleting the workspace', () => {
  test('leaves none of its rows and files, and all of the others', async () => {
    const ana = await shopkeeper()
    const other = await shopkeeper()
    await at.deps.queue.enqueue(at.deps.db, sendResetMail, { email: ana.email })
    const invitation = (await ana.post('/api/invitations', { email: 'new@example.com' })).json<{
      id: string
    }>()
    const message = 'Do you also do shops with two doors?'
    const letter = { topic: 'support', name: 'Ana', email: ana.email, message }
    expect((await ana.post('/api/contact', letter)).statusCode).toBe(201)
    const { rows: jobs } = await at.query('select data::text from pgboss.job where data::text like $1', [
      `%${await workspaceOf(at, ana)}%`,
    ])
    const ids = jobs.flatMap(({ data = '' }) => data.match(/[0-9a-f-]{36}/g) ?? [])
    expect(ids).toContain(invitation.id)
    const texts = [await workspaceOf(at, ana), ana.user.id, ana.email, ana.user.lastName, ...ids]
    const kept = await storedObjects()
    const theirs = await placesOf([await workspaceOf(at, other)])
    expect(await placesOf(texts)).toContain('public.customers')

    expect((await remove(ana)).statusCode).toBe(204)

    expect(await placesOf(texts)).toEqual([])
    expect(await storedObjects()).toHaveLength(kept.length - 1)
    expect((await ana.get('/api/auth/user')).statusCode).toBe(401)
    expect(await placesOf([await workspaceOf(at, other)])).toEqual(theirs)
    expect((await other.get('/api/customers?limit=200')).json()).toHaveLength(37)
  })

  test.each([
    ['a wrong password', { password: 'not my password' }, 'password'],
    ['another name', { confirmation: 'Something else' }, 'confirmation'],
  ])('is refused with %s', async (_what, body, field) => {
    const ana = await at.person()
    const answer = await remove(ana, body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([field])
    expect((await ana.get('/api/auth/user')).statusCode).toBe(200)
  })

  test('keeps the account of a person with another workspace', async () => {
    const ana = await at.person()
    const boss = await at.person()
    await at.query("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
      await workspaceOf(at, boss),
      ana.user.id,
    ])
    const { rows } = await at.query('select workspace_id from memberships where user_id = $1 and role = $2', [
      ana.user.id,
      'owner',
    ])
    expect((await remove(ana)).statusCode).toBe(204)
    const login = {
      method: 'POST',
      url: '/api/login',
      payload: { email: ana.email, password: ana.password },
    } as const
    const answer = await at.call(login)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user.workspace.name).toBe(boss.user.workspace.name)
    expect(await placesOf([rows[0]?.workspace_id ?? ''])).toEqual([])
  })

  test('is for owners', async () => {
    const ana = await at.person()
    await at.query("update memberships set role = 'manager' where user_id = $1", [ana.user.id])
    expect((await remove(ana)).statusCode).toBe(403)
  })
})
