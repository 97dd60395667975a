import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { boot } from '#app/server/boot.ts'
import { readEnv } from '#app/server/read-env.ts'
import { addCampaign, postOn } from '#features/campaigns/server/campaigns.fixture.ts'
import {
  ask,
  backUp,
  contentOf,
  lastingContentOf,
  newFolder,
  newInstallation,
  restore,
} from '#server/backup/backup.fixture.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { migrationLevel, migrationsFolder, ownMigrations } from '#server/db/migration-level.ts'
import { createLog } from '#server/log.ts'
import { eventually } from './eventually.ts'
import { JOURNAL_BEFORE_BASELINE } from './journal-before-baseline.ts'
import { createTestApp, TEST_SECRET, type TestApp } from './test-app.ts'

/** The next minute, and not before the test lets it come. */
const inAMinute = () => new Date(Date.now() + 60_000).toISOString()

const [baseline, ...newer] = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql)

/** Tables that an old database does not have yet. */
const newerTables = newer.flat().flatMap((statement) => /^\s*CREATE TABLE "(\w+)"/.exec(statement)?.[1] ?? [])

const baselineIndex = (name: string) =>
  baseline?.find((statement) => /^\s*CREATE (?:UNIQUE )?INDEX "(\w+)"/.exec(statement)?.[1] === name) ?? ''

const baselineConstraint = (name: string) =>
  baseline?.flatMap(
    (statement) => new RegExp(`CONSTRAINT "${name}" .*(?=,$)`, 'm').exec(statement)?.[0] ?? [],
  )[0]

const undoings: readonly [RegExp, (names: string[]) => string][] = [
  [/^CREATE TABLE "(\w+)"/, ([table]) => `drop table ${table}`],
  [/^CREATE (?:UNIQUE )?INDEX "(\w+)"/, ([index]) => `drop index if exists ${index}`],
  [
    /^ALTER TABLE "?(\w+)"? DROP CONSTRAINT "(\w+)"/,
    ([table, name = '']) => {
      const old = baselineConstraint(name)
      // One that came later is on a column that is dropped.
      return old === undefined ? '' : `alter table ${table} add ${old}`
    },
  ],
  [/^DROP INDEX "(\w+)"/, ([index = '']) => baselineIndex(index)],
  [
    /^ALTER TABLE "?(\w+)"? ADD COLUMN "(\w+)"/,
    ([table, column]) => `alter table ${table} drop column ${column} cascade`,
  ],
  [
    /^ALTER TABLE "?(\w+)"? ADD CONSTRAINT "?(\w+)"?/,
    ([table, name]) => `alter table if exists ${table} drop constraint if exists ${name}`,
  ],
  [/^CREATE FUNCTION (\w+)/, ([name]) => `drop function ${name}`],
  // A seal is bound to the id of its row.
  [
    /^SELECT adopt_account_secrets/,
    () =>
      `update social_accounts a set id = g.id, secret = g.secret from channel_grants g where g.id = a.grant_id`,
  ],
  // Rows that an update changes are in columns that are dropped.
  [/^UPDATE /, () => ''],
  // Rows that it adds are in tables that are dropped.
  [/^INSERT INTO (\w+)/, () => ''],
]

/** What takes a statement of a newer migration back. */
function undoing(statement: string): string {
  const text = statement.replace(/^(?:\s|--.*\n)+/, '')
  for (const [form, write] of undoings) {
    const found = form.exec(text)
    if (found) return write(found.slice(1))
  }
  throw new Error(`Say in this test how to undo: ${text}`)
}

const EMPTY = '0 d41d8cd98f00b204e9800998ecf8427e'

/** The update adds them, without rows. */
const addedTables = Object.fromEntries(newerTables.map((table) => [`public.${table}`, EMPTY]))

const isColumnOfOldTable = (statement: string) => {
  const table = /^\s*ALTER TABLE "?(\w+)"? ADD COLUMN/.exec(statement)?.[1]
  return table !== undefined && !newerTables.includes(table)
}

/** The tables are the same before and after the baseline; only the journal tells which created them. */
async function makeOld(at: TestApp, entries = JOURNAL_BEFORE_BASELINE): Promise<void> {
  for (const statement of newer.flat().reverse()) {
    const undo = undoing(statement)
    if (undo) await at.query(undo)
  }
  await at.query('delete from drizzle.__drizzle_migrations')
  await at.query(
    'insert into drizzle.__drizzle_migrations (created_at, hash) select * from unnest($1::bigint[], $2::text[])',
    [entries.map(([createdAt]) => createdAt), entries.map(([, hash]) => hash)],
  )
}

async function openInstallation(): Promise<TestApp> {
  const at = await createTestApp()
  onTestFinished(at.close)
  at.clock.set(new Date().toISOString())
  return at
}

type Columns = { table: string; columns: string }[]

/** Without the queue's tables: each start rewrites its queues and cron jobs. */
async function columnsOf(at: TestApp): Promise<Columns> {
  const { rows } = await at.query(
    `select table_name as table, string_agg(quote_ident(column_name), ', ' order by column_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`,
  )
  return rows.map(({ table = '', columns = '' }) => ({ table, columns }))
}

/** The update moves these to the grants. */
const withoutSecrets = (all: Columns): Columns =>
  all.map(({ table, columns }) => ({
    table,
    columns: table === 'social_accounts' ? columns.replace(', secret', '') : columns,
  }))

const secretsOf = (
  { connection }: Pick<TestApp, 'connection'>,
  table: 'social_accounts' | 'channel_grants',
) => ask(connection, `select id, secret from ${table} where secret is not null order by id`)

async function rowsOf(at: TestApp, columns: Columns): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const { table, columns: names } of columns) {
    const { rows } = await at.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as content
       from (select ${names} from ${table}) t`,
    )
    content[table] = rows[0]?.content ?? ''
  }
  return content
}

async function startProduct({ connection }: TestApp) {
  const env = readEnv({ RATE_LIMITS: 'off', DATA_DIR: await newFolder(), APP_SECRET: TEST_SECRET })
  const running = await boot({
    env,
    log: createLog('silent'),
    database: Promise.resolve({ connection, cluster: null, release: async () => undefined }),
  })
  onTestFinished(running.stop)
  env.baseUrls.social.sandbox = await running.app.listen({ host: '127.0.0.1', port: 0 })
  return running
}

test('a database from before the baseline starts: its scheduled post goes out once, and the update changes no row', async () => {
  const at = await openInstallation()
  const ana = await at.person()
  expect((await ana.post('/api/populate-demo-data')).statusCode).toBe(200)
  expect((await ana.post('/api/social-accounts/sandbox', { platform: 'facebook' })).statusCode).toBe(201)
  const { id } = await addCampaign(ana, { platforms: ['facebook'], scheduledFor: inAMinute() })
  const post = await postOn(ana, id, 'facebook')
  const ledger = () =>
    at.query(
      `select ledger.id from sandbox_ledger ledger join post_attempts on post_attempts.id::text = reference
       where post_id = $1`,
      [post.id],
    )
  await makeOld(at)
  const columns = withoutSecrets(await columnsOf(at))
  const before = await rowsOf(at, columns)
  const secrets = await secretsOf(at, 'social_accounts')
  const product = await startProduct(at)
  expect(await rowsOf(at, columns)).toEqual(before)
  expect(await secretsOf(at, 'channel_grants')).toEqual(secrets)
  expect(await secretsOf(at, 'social_accounts')).toEqual([])
  expect((await ledger()).rows).toEqual([])
  const { rows: unread } = await at.query(
    `select count(*)::int as missing from posts where results_at is not null and not exists (
       select from post_result_days where post_id = posts.id and post_result_days.reach = posts.reach)`,
  )
  expect(unread).toEqual([{ missing: 0 }])

  await product.work()
  await at.query(`update posts set due_at = now() where id = $1`, [post.id])
  await eventually(async () => {
    const { rows } = await at.query('select state from posts where id = $1', [post.id])
    expect(rows).toEqual([{ state: 'published' }])
  })
  await product.stop()

  const again = await startProduct(at)
  await again.work()
  await again.stop()
  expect((await ledger()).rows).toHaveLength(1)
  const { rows } = await at.query('select number from post_attempts where post_id = $1', [post.id])
  expect(rows).toHaveLength(1)
})

test('a database from an older version is refused and stays unchanged', async () => {
  const at = await openInstallation()
  await makeOld(at, JOURNAL_BEFORE_BASELINE.slice(0, -1))
  const before = await contentOf(at.connection)
  await expect(migrateDatabase(at.connection)).rejects.toThrow(
    'Start the previous version once, then this one.',
  )
  expect(await contentOf(at.connection)).toEqual(before)
  const { rows } = await at.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ n: JOURNAL_BEFORE_BASELINE.length - 1 }])
})

test('an archive from before the baseline is restored, and does not count as older', async () => {
  const at = await openInstallation()
  await at.person()
  await makeOld(at)
  const { target } = await backUp(at)
  const fresh = await newInstallation()
  const summary = await restore(fresh, target)
  expect(summary.isOlder).toBe(ownMigrations().length > 1)
  // Only what the archive had is compared.
  for (const statement of newer.flat().reverse())
    if (isColumnOfOldTable(statement)) await ask(fresh.connection, undoing(statement))
  expect(await lastingContentOf(fresh.connection)).toEqual({
    ...(await lastingContentOf(at.connection)),
    ...addedTables,
  })
})

test('channels of an archive from before grants keep their access', async () => {
  const at = await openInstallation()
  const ana = await at.person()
  await ana.post('/api/social-accounts/sandbox', { platform: 'x' })
  await makeOld(at)
  const secrets = await secretsOf(at, 'social_accounts')
  expect(secrets).toHaveLength(1)
  const { target } = await backUp(at)
  const fresh = await newInstallation()
  await restore(fresh, target)
  expect(await secretsOf(fresh, 'channel_grants')).toEqual(secrets)
  const apart = 'select 1 from social_accounts where grant_id is distinct from id'
  expect(await ask(fresh.connection, apart)).toEqual([])
})

test('the baseline has the level of the last migration before it, and is never edited', () => {
  const [baseline] = ownMigrations()
  expect(baseline).toEqual({
    createdAt: migrationLevel(JOURNAL_BEFORE_BASELINE.map(([createdAt, hash]) => ({ createdAt, hash }))),
    hash: 'e912846883c524afc0c02bb8e5e84b5579c95eefae5c481f7f0b3722721cd56c',
  })
})
