import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedColumns } from '#app/server/features.ts'
import { urlOf } from '#tests/database-url.ts'
import { createTestApp, TEST_SECRET, type TestApp } from '#tests/test-app.ts'
import {
  ask,
  backUp,
  contentOf,
  never,
  newFolder,
  newInstallation,
  restore,
} from '../backup/backup.fixture.ts'
import type { Connection } from '../db/database.ts'
import { createSecrets, loadAppSecret } from '../secrets.ts'
import { rotateSecret } from './rotate-secret.ts'

const NEW_SECRET = 'another secret that is only used in tests, too'
const command = fileURLToPath(new URL('../../../scripts/rotate-secret.ts', import.meta.url))

let at: TestApp
let original: Awaited<ReturnType<typeof newInstallation>>

beforeAll(async () => {
  at = await createTestApp()
  await at.person()
  const { rows } = await at.query('select id from workspaces')
  const workspaceId = rows[0]?.id ?? ''
  const sealed = (purpose: string, context: string) => at.deps.secrets.seal(purpose, context, `${purpose}!`)
  const [integration, account] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ]
  await at.query(
    `insert into ai_settings (workspace_id, provider, model, api_key, tested_at) values ($1, 'openai', 'm', $2, now())`,
    [workspaceId, sealed('ai', workspaceId)],
  )
  await at.query(
    `insert into mail_settings (workspace_id, host, port, secure, password, from_name, from_email, tested_at)
     values ($1, 'h', 25, false, $2, 'n', 'e@example.com', now())`,
    [workspaceId, sealed('mail', workspaceId)],
  )
  await at.query(
    `insert into pos_integrations (id, workspace_id, provider, store_name, credentials)
     values ($1, $2, 'stripe', 's', $3), (gen_random_uuid(), $2, 'square', 'no keys', null)`,
    [integration, workspaceId, sealed('pos integration', integration)],
  )
  await at.query(
    `insert into social_accounts (id, workspace_id, platform, account_name, secret) values ($1, $2, 'x', 'a', $3)`,
    [account, workspaceId, sealed('social account', account).toString('base64')],
  )
  original = await newInstallation(atEnd)
  const archive = join(await newFolder(atEnd), 'archive.tar.gz')
  await backUp(at, { target: archive })
  await restore(original, archive)
})

const cleanups: (() => Promise<void>)[] = []
const atEnd = (work: () => Promise<void>) => void cleanups.unshift(work)
afterAll(async () => {
  for (const work of cleanups) await work()
  await at.close()
})

/** The same rows in a database that no process uses. */
async function newPlace(): Promise<Connection> {
  const { connection } = await newInstallation()
  const server = { ...connection, database: 'postgres' }
  await ask(server, `drop database ${connection.database}`)
  await ask(server, `create database ${connection.database} template ${original.connection.database}`)
  return connection
}

const byTable = sealedColumns.toSorted((a, b) => a.table.localeCompare(b.table))

/** Every sealed value; null if this secret does not open it. */
async function valuesIn(connection: Connection, secret: string): Promise<(string | null)[]> {
  const secrets = createSecrets(secret)
  const values: (string | null)[] = []
  for (const { table, column, purpose, context, form } of byTable) {
    const rows = await ask<{ context: string; sealed: Buffer | string }>(
      connection,
      `select ${context} as context, ${column} as sealed from ${table} where ${column} is not null`,
    )
    for (const { context, sealed } of rows) {
      try {
        values.push(
          secrets.open(purpose, context, Buffer.from(sealed as string, form === 'bytes' ? undefined : form)),
        )
      } catch {
        values.push(null)
      }
    }
  }
  return values
}

const allOpen = ['ai!', 'mail!', 'pos integration!', 'social account!']
const rotate = (connection: Connection, oldSecret = TEST_SECRET, newSecret = NEW_SECRET) =>
  rotateSecret({ connection, columns: sealedColumns, oldSecret, newSecret, signal: never })

test('every sealed value opens with the new secret and no longer with the old one', async () => {
  const connection = await newPlace()
  expect(await rotate(connection)).toEqual({ resealed: 4, current: 0, lost: [] })
  expect(await valuesIn(connection, NEW_SECRET)).toEqual(allOpen)
  expect(await valuesIn(connection, TEST_SECRET)).toEqual([null, null, null, null])
  expect(await rotate(connection)).toEqual({ resealed: 0, current: 4, lost: [] })
})

test('a value that opens with neither secret is named and left unchanged, and the others are rotated', async () => {
  const connection = await newPlace()
  await ask(connection, `update mail_settings set password = 'torn'::bytea`)
  const [row] = await ask(connection, 'select workspace_id from mail_settings')
  const { resealed, lost } = await rotate(connection)
  expect({ resealed, lost }).toEqual({
    resealed: 3,
    lost: [`mail_settings.password of ${row?.workspace_id}`],
  })
})

test('a wrong old secret changes nothing', async () => {
  const connection = await newPlace()
  const before = await contentOf(connection)
  await expect(rotate(connection, 'a secret that nobody ever used, at all')).rejects.toThrow(
    'opens none of the 4 kept values',
  )
  expect(await contentOf(connection)).toEqual(before)
})

test('refuses to rotate while the app is running', async () => {
  await expect(rotate(at.connection)).rejects.toThrow('is using this database (campaigner')
})

const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [command], {
    cwd: env.DATA_DIR,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: join(tmpdir(), 'campaigner-compile-cache'),
      ...env,
    },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )

test('the command creates a new secret for the data folder, and continues with it after an interruption', async () => {
  const connection = await newPlace()
  const dataDir = await newFolder()
  const env = { DATA_DIR: dataDir, DATABASE_URL: urlOf(connection) }
  await writeFile(join(dataDir, 'app-secret'), TEST_SECRET)
  // A run that was killed after its rows were written, before its secret replaced the old one.
  await writeFile(join(dataDir, 'app-secret.next'), NEW_SECRET)
  await rotate(connection)
  await expect(loadAppSecret(undefined, dataDir)).rejects.toThrow('run "npm run rotate-secret" again')

  expect(await run(env)).toMatchObject({
    code: 0,
    output: expect.stringContaining('4 values had it already'),
  })
  expect(await loadAppSecret(undefined, dataDir)).toBe(NEW_SECRET)

  const again = await run(env)
  expect(again.output).toContain('Encrypted 4 values with the new app secret.')
  const made = await readFile(join(dataDir, 'app-secret'), 'utf8')
  expect(made.length).toBeGreaterThan(40)
  for (const secret of [made, NEW_SECRET, TEST_SECRET]) expect(again.output).not.toContain(secret)
  expect((await stat(join(dataDir, 'app-secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['app-secret'])
  expect(await valuesIn(connection, made)).toEqual(allOpen)
})

test('the command accepts a configured secret, and then requires the old one', async () => {
  const connection = await newPlace()
  const env = { DATA_DIR: await newFolder(), DATABASE_URL: urlOf(connection), APP_SECRET: NEW_SECRET }
  expect(await run(env)).toMatchObject({ code: 2, output: expect.stringContaining('OLD_APP_SECRET') })
  const done = await run({ ...env, OLD_APP_SECRET: TEST_SECRET })
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Encrypted 4 values') })
  expect(await valuesIn(connection, NEW_SECRET)).toEqual(allOpen)
})

/** Binary and secret columns that are not sealed, and why. */
const notSealed = [
  'calendar_feeds.token_hash',
  'ai_budgets.monthly_tokens', // how much a model may read and write, not a secret
  'ai_usage.input_tokens',
  'ai_usage.output_tokens',
  'inbox_deliveries.body', // what a network sent, as it came
  'password_resets.token_hash',
  'sandbox_accounts.access_hash',
  'sandbox_accounts.refresh_hash',
  'sandbox_accounts.token_hash',
  'sessions.token_hash',
  'users.password_hash',
]

test('lists every column that can contain a sealed value', async () => {
  const { rows } = await at.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public'
       and (data_type = 'bytea' or column_name ~ '(secret|token|credential|password|api_key|sealed)')`,
  )
  const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).sort()).toEqual([...listed, ...notSealed].sort())
})

/** In the saved step of a post, while a file is uploaded. With another secret, the upload counts as expired. */
const notRotated = ['uploadPurposeOf']

test('lists every purpose for which the source seals', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const purposes = new Set<string>()
  for (const path of await readdir(root, { recursive: true })) {
    if (!path.endsWith('.ts') || path.includes('.test.') || path.endsWith('server/secrets.ts')) continue
    if (path.startsWith('server/rotate-secret')) continue
    const source = await readFile(join(root, path), 'utf8')
    for (const [, purpose = ''] of source.matchAll(/\.seal\(\s*([\w']+)/g)) purposes.add(purpose)
  }
  expect([...purposes].sort()).toEqual([
    'ACCOUNT_PURPOSE',
    'AI_PURPOSE',
    'APP_PURPOSE',
    'KEYS_PURPOSE',
    'MAIL_PURPOSE',
    'RETURNED_MAIL_PURPOSE',
    'SIGN_IN_PURPOSE',
    ...notRotated,
  ])
  expect(new Set(sealedColumns.map(({ purpose }) => purpose)).size).toBe(purposes.size - notRotated.length)
})
