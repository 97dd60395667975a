import { readdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { upload } from '#core/files/server/uploads.fixture.ts'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import { eventually } from '#tests/eventually.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { openDatabase } from '../db/database.ts'
import {
  ask,
  backUp,
  contentOf,
  filesOf,
  lastingContentOf,
  newInstallation,
  restore,
  unpack,
} from './backup.fixture.ts'
import { MANIFEST, type Manifest } from './manifest.ts'

let at: TestApp
let ana: Person
let fileUrl: string

beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person({ firstName: 'Ana "\\N"\ttab\nline', lastName: 'Ñandú 🌵' })
  fileUrl = await upload(ana)
  for (const name of ['Zoë', 'back\\slash', '\\.', 'Łódź']) await addCustomer(name)
  await at.person({ language: 'es' })
  await at.deps.queue.enqueue(at.deps.db, sendResetMail, { email: ana.email })
})
afterAll(() => at.close())

async function addCustomer(name: string) {
  const customer = await ana.post('/api/customers', { name, notes: 'a\r\nb\tc' })
  expect(customer.statusCode).toBe(201)
  const { id } = customer.json<{ id: string }>()
  const invoice = await ana.post('/api/invoices', {
    customerId: id,
    invoiceNumber: `N-${name}`,
    amount: 1250,
  })
  expect(invoice.statusCode).toBe(201)
  const { id: invoiceId } = invoice.json<{ id: string }>()
  const changed = await ana.put(`/api/invoices/${invoiceId}`, { status: 'paid', fileUrl })
  expect(changed.statusCode).toBe(200)
}

const manifestIn = async (archive: string): Promise<Manifest> => {
  const entry = (await unpack(archive)).find(({ header }) => header.name === MANIFEST)
  return JSON.parse(entry?.bytes.toString() ?? '')
}

test('restoring into an empty database gives equal rows and files', async () => {
  const { target, summary } = await backUp(at)
  const other = await newInstallation()
  const restored = await restore(other, target)

  const before = await lastingContentOf(at.connection)
  expect(before['public.customers']).toMatch(/^4 /)
  expect(before['pgboss.job']).not.toMatch(/^0 /)
  expect(await lastingContentOf(other.connection)).toEqual(before)
  const files = await filesOf(at.deps.storage)
  expect(Object.keys(files)).toHaveLength(1)
  expect(await filesOf(other.storage)).toEqual(files)
  expect(restored).toMatchObject({ rows: summary.rows, files: 1, missingFiles: [], isOlder: false })
  expect(restored.appSecret).toBe('the secret of the first installation')
})

test('foreign keys, triggers and generated columns work after a restore', async () => {
  const other = await newInstallation()
  await restore(other, (await backUp(at)).target)
  const rules = `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`
  expect(await ask(other.connection, rules)).toEqual(await ask(at.connection, rules))

  const total = 'select sum(invoices)::int as invoices, sum(revenue)::int as revenue from customer_totals'
  expect(await ask(other.connection, total)).toEqual([{ invoices: 4, revenue: 5000 }])
  await ask(other.connection, `delete from invoices where invoice_number = 'N-Zoë'`)
  expect(await ask(other.connection, total)).toEqual([{ invoices: 3, revenue: 3750 }])
})

test('people sign in with their old password, also in a database given by URL', async () => {
  const { connection, storage } = await newInstallation()
  const { user, password, host, port, database } = connection
  const connectionString = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
  await restore({ connection: { connectionString }, storage }, (await backUp(at)).target)

  const opened = openDatabase({ connectionString }, at.deps.log)
  const app = await createApp({ ...at.deps, db: opened.db, storage })
  try {
    const { email, password } = ana
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
    expect(answer.statusCode).toBe(200)
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const file = await app.inject({ url: fileUrl, headers: { cookie } })
    expect(file.statusCode).toBe(200)
  } finally {
    await app.close()
    await opened.close()
  }
})

test('an archive is one snapshot, however long it takes and whatever is written meanwhile', async () => {
  const before = await lastingContentOf(at.connection)
  const writer = new pg.Client(at.connection)
  await writer.connect()
  try {
    // The backup has already read other tables and has to wait here.
    await writer.query('begin')
    await writer.query('lock table users in access exclusive mode')
    const running = backUp(at)
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'campaigner-backup' and wait_event_type = 'Lock'`
    await eventually(async () => expect(await ask(at.connection, waiting)).not.toEqual([]))
    await writer.query(
      `with person as (
         insert into users (email, password_hash, first_name, last_name)
         values ('late@example.com', 'x', 'Late', 'Comer') returning id),
       shop as (insert into workspaces (name) values ('Late') returning id)
       insert into memberships (workspace_id, user_id, role) select shop.id, person.id, 'owner' from shop, person`,
    )
    await writer.query(`update customers set notes = 'written meanwhile'`)
    await writer.query('commit')
    const other = await newInstallation()
    await restore(other, (await running).target)
    expect(await lastingContentOf(other.connection)).toEqual(before)
  } finally {
    await writer.query('rollback')
    await writer.query(`delete from workspaces where name = 'Late'`)
    await writer.query(`delete from users where email = 'late@example.com'`)
    await writer.end()
  }
})

test('an archive is readable only by its owner and never overwrites another', async () => {
  const { target } = await backUp(at)
  expect((await stat(target)).mode & 0o777).toBe(0o600)
  const { size, mtimeMs } = await stat(target)
  await expect(backUp(at, { target })).rejects.toThrow('exists already')
  expect(await stat(target)).toMatchObject({ size, mtimeMs })
})

test('a file that a row names but storage lacks is reported and does not stop the backup', async () => {
  const { storage } = await newInstallation()
  const { summary, target } = await backUp(at, { storage })
  expect(summary.missingFiles).toEqual(Object.keys(await filesOf(at.deps.storage)))
  expect((await manifestIn(target)).missingFiles).toEqual(summary.missingFiles)
})

test('an interrupted or failed backup leaves no file', async () => {
  const interruption = new AbortController()
  const storage = {
    ...at.deps.storage,
    list: () => {
      interruption.abort(new Error('Interrupted.'))
      return at.deps.storage.list()
    },
  }
  const { target } = await backUp(at)
  const second = target.replace('archive', 'second')
  const running = backUp(at, { storage, target: second, signal: interruption.signal })
  await expect(running).rejects.toThrow('Interrupted.')
  const failing = backUp(at, { target: second, objectsQuery: 'select nothing from nowhere' })
  await expect(failing).rejects.toThrow('nowhere')
  expect(await readdir(dirname(target))).toEqual(['archive.tar.gz'])
})

test('restores many files with a long manifest', async () => {
  const { storage } = await newInstallation()
  const bytes = async function* () {
    yield Buffer.from('a picture')
  }
  for (let made = 0; made < 500; made++)
    await storage.put(`picture-${String(made).padStart(4, '0')}-with-a-name-as-long-as-they-have`, bytes())
  const { target } = await backUp({ ...at, deps: { ...at.deps, storage } })
  const other = await newInstallation()
  expect(await restore(other, target)).toMatchObject({ files: 500 })
  expect(await filesOf(other.storage)).toEqual(await filesOf(storage))
})

test('restores tables larger than one part', async () => {
  const other = await newInstallation()
  await restore(other, (await backUp(at)).target)
  await ask(
    other.connection,
    `insert into notifications (workspace_id, user_id, type, values)
     select workspace_id, user_id, 'large', jsonb_build_object('text', repeat(md5(n::text), 40))
     from memberships, generate_series(1, 2000) n where role = 'owner'`,
  )
  const large = { ...at, connection: other.connection }
  const { target } = await backUp(large)
  const parts = (await manifestIn(target)).entries.filter(({ name }) =>
    name.startsWith('tables/public.notifications/'),
  )
  expect(parts.length).toBeGreaterThan(1)
  const third = await newInstallation()
  await restore(third, target)
  expect(await contentOf(third.connection)).toEqual(await contentOf(other.connection))
})

test('restores no sessions, reset links or upload slots; invitations and idempotency keys stay', async () => {
  await ana.post('/api/objects/upload', { type: 'image/png', size: 10 })
  await ask(
    at.connection,
    `insert into password_resets (token_hash, user_id, expires_at)
     select 'hash'::bytea, id, now() + interval '1 hour' from users limit 1`,
  )
  expect((await ana.post('/api/invitations', { email: 'new@example.com', role: 'member' })).statusCode).toBe(
    201,
  )
  await ask(at.connection, `insert into rate_limits values ('a', 5, now() + interval '1 hour')`)
  await ask(at.connection, `insert into publishing_workers (id) values ('gone')`)
  await ask(
    at.connection,
    `insert into idempotency_keys (workspace_id, key, fingerprint, status, answer, created_at)
     select id, 'k', 'f', 201, '{}', now() from workspaces limit 1`,
  )
  const other = await newInstallation()
  await restore(other, (await backUp(at)).target)
  const count = (table: string) => `(select count(*)::int from ${table}) as ${table.split(' ')[0]}`
  const tables = [
    'sessions',
    'password_resets',
    'rate_limits',
    'publishing_workers',
    `files where state = 'issued'`,
  ]
  const kept = ['invitations', 'idempotency_keys']
  const counts = `select ${[...tables, ...kept].map(count).join(', ')}`
  expect(await ask(other.connection, counts)).toEqual([
    {
      sessions: 0,
      password_resets: 0,
      rate_limits: 0,
      publishing_workers: 0,
      files: 0,
      invitations: 1,
      idempotency_keys: 1,
    },
  ])
})
