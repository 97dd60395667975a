import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { createLog } from '../log.ts'
import {
  ask,
  backUp,
  contentOf,
  filesOf,
  lastingContentOf,
  newFolder,
  newInstallation,
  type RawEntry,
  repack,
  restore,
} from './backup.fixture.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const OBJECT = 'an-object-of-sixteen'

let at: TestApp
let archive: string
/** An installation in use, whose data must survive every attempt. */
let place: Awaited<ReturnType<typeof newInstallation>>
let untouched: object

const cleanups: (() => Promise<void>)[] = []
const atEnd = (work: () => Promise<void>) => void cleanups.unshift(work)
const textStream = (text: string) => Readable.from([Buffer.from(text)])

beforeAll(async () => {
  at = await createTestApp()
  atEnd(at.close)
  await at.person({ firstName: 'Archived' })
  await at.deps.storage.put(OBJECT, textStream('the archived bytes'))
  archive = join(await newFolder(atEnd), 'archive.tar.gz')
  await backUp(at, { target: archive })
  place = await newInstallation(atEnd)
  await restore(place, archive)
  await ask(place.connection, `update users set first_name = 'Present'`)
  await place.storage.put(OBJECT, textStream('the present bytes'))
  untouched = await everythingIn(place)
})
afterAll(async () => {
  for (const work of cleanups) await work()
})

const everythingIn = async ({ connection, storage }: typeof place) => ({
  rows: await contentOf(connection),
  files: await filesOf(storage),
})

const editManifest = (change: (manifest: Manifest) => void) => (entries: RawEntry[]) =>
  entries.map(({ header, bytes }) => {
    if (header.name !== MANIFEST) return { header, bytes }
    const manifest = JSON.parse(bytes.toString()) as Manifest
    change(manifest)
    return { header, bytes: Buffer.from(JSON.stringify(manifest)) }
  })

const firstTable = ({ tables }: Manifest, name: string) => {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`${name} is not in the archive.`)
  return table
}

test('does not replace existing people unless asked to', async () => {
  await expect(restore(place, archive)).rejects.toThrow('data of 1 person')
  expect(await everythingIn(place)).toEqual(untouched)

  const other = await newInstallation()
  await restore(other, archive)
  await ask(other.connection, `update users set first_name = 'Present'`)
  await restore(other, archive, true)
  expect(await lastingContentOf(other.connection)).toEqual(await lastingContentOf(at.connection))
  expect(await filesOf(other.storage)).toEqual(await filesOf(at.deps.storage))
})

test('refuses to restore while the app is running', async () => {
  const { target } = await backUp(at)
  const before = await contentOf(at.connection)
  await expect(
    restore({ connection: at.connection, storage: at.deps.storage }, target, true),
  ).rejects.toThrow('is using this database (campaigner')
  expect(await contentOf(at.connection)).toEqual(before)
})

test('an archive truncated at any point changes nothing', async () => {
  const bytes = await readFile(archive)
  const cut = join(await newFolder(), 'cut.tar.gz')
  for (const length of [0, 10, Math.floor(bytes.length / 2), bytes.length - 1]) {
    await writeFile(cut, bytes.subarray(0, length))
    await expect(restore(place, cut, true)).rejects.toThrow('The archive is not usable')
  }
  expect(await everythingIn(place)).toEqual(untouched)
})

test('a flipped byte anywhere in the file changes nothing', async () => {
  const bytes = await readFile(archive)
  const damaged = join(await newFolder(), 'damaged.tar.gz')
  for (const share of [0.1, 0.5, 0.9]) {
    const position = Math.floor(bytes.length * share)
    const copy = Buffer.from(bytes)
    copy.writeUInt8(copy.readUInt8(position) ^ 0x55, position)
    await writeFile(damaged, copy)
    await expect(restore(place, damaged, true)).rejects.toThrow('The archive is not usable')
  }
  expect(await everythingIn(place)).toEqual(untouched)
})

const stranger = (header: RawEntry['header']): RawEntry => ({ header, bytes: Buffer.alloc(0) })

test.each<[string, (entries: RawEntry[]) => RawEntry[], string]>([
  ['a path that escapes', (all) => [stranger({ name: '../../evil' }), ...all], 'does not belong'],
  ['an absolute path', (all) => [stranger({ name: '/etc/evil' }), ...all], 'does not belong'],
  [
    'a path hidden in a file name',
    (all) => [stranger({ name: 'files/../../../evil-evil-evil' }), ...all],
    'does not belong',
  ],
  [
    'a table of another schema',
    (all) => [stranger({ name: 'tables/pg_catalog.pg_authid/000001' }), ...all],
    'does not belong',
  ],
  [
    'a link',
    (all) => [
      stranger({ name: 'files/a-link-to-elsewhere', type: 'symlink', linkname: '/etc/passwd' }),
      ...all,
    ],
    'does not belong',
  ],
  [
    'a row that was altered',
    (all) =>
      all.map(({ header, bytes }) => ({
        header,
        bytes: header.name.includes('users')
          ? Buffer.from(bytes.toString().replace('Archived', 'Tampered'))
          : bytes,
      })),
    'was altered',
  ],
  ['a missing entry', (all) => all.filter(({ header }) => !header.name.includes('users')), 'is missing'],
  [
    'an extra entry',
    (all) => all.toSpliced(-1, 0, { header: { name: 'files/one-nobody-listed' }, bytes: Buffer.from('x') }),
    'does not belong',
  ],
  [
    'an entry after the end',
    (all) => [...all, { header: { name: 'files/one-nobody-listed' }, bytes: Buffer.from('x') }],
    'follows its end',
  ],
  ['no end', (all) => all.slice(0, -1), 'its end is missing'],
  [
    'an unreadable list',
    (all) =>
      all.map((entry) => (entry.header.name === MANIFEST ? { ...entry, bytes: Buffer.from('{') } : entry)),
    'not readable',
  ],
  ['a later format', editManifest((manifest) => Object.assign(manifest, { format: 2 })), 'update first'],
  [
    'a newer release',
    editManifest(({ migrations }) => void migrations.push({ hash: 'x', createdAt: Number.MAX_SAFE_INTEGER })),
    'newer release',
  ],
  [
    'an unknown column',
    editManifest((manifest) => firstTable(manifest, 'public.users').columns.splice(0, 1, 'shoe_size')),
    'public.users with shoe_size',
  ],
  [
    'a missing required column',
    editManifest((manifest) => firstTable(manifest, 'public.users').columns.splice(1, 1)),
    'needs email in public.users',
  ],
  [
    'an unknown table',
    editManifest(({ tables }) => void tables.push({ name: 'public.spells', columns: ['id'], rows: 3 })),
    'public.spells',
  ],
  [
    'rows that do not add up',
    editManifest((manifest) => {
      firstTable(manifest, 'public.users').rows += 1
    }),
    'Of 2 rows of public.users, 1 came in',
  ],
])('refuses an archive with %s and changes nothing', async (_, change, reason) => {
  const changed = await repack(archive, change)
  const refusal = await restore(place, changed, true).catch((error: Error) => error.message)
  expect(refusal).toContain(reason)
  expect(refusal).toContain('Nothing was changed.')
  expect(await everythingIn(place)).toEqual(untouched)
})

test('restores an archive of an older release, with defaults for newer columns', async () => {
  const older = await newInstallation()
  await restore(older, archive)
  await ask(older.connection, 'alter table users drop column locale')
  await ask(
    older.connection,
    `delete from drizzle.__drizzle_migrations
     where id = (select max(id) from drizzle.__drizzle_migrations)`,
  )
  const { target } = await backUp({ ...at, connection: older.connection })
  const fresh = await newInstallation()
  expect(await restore(fresh, target)).toMatchObject({ isOlder: true })
  const people = await ask(fresh.connection, 'select first_name, locale from users')
  expect(people).toEqual([{ first_name: 'Archived', locale: 'en' }])
})

test('rows with dangling references fail the whole restore', async () => {
  const source = await newInstallation()
  await restore(source, archive)
  await ask(source.connection, 'alter table memberships drop constraint memberships_user_id_users_id_fk')
  await ask(source.connection, 'alter table sessions drop constraint sessions_user_id_users_id_fk')
  await ask(source.connection, 'delete from users')
  const { target } = await backUp({ ...at, connection: source.connection })
  await expect(restore(place, target, true)).rejects.toThrow('violates foreign key')
  expect(await everythingIn(place)).toEqual(untouched)
})

test('an interrupted restore changes nothing', async () => {
  const interruption = new AbortController()
  const storage = {
    ...place.storage,
    put: async () => {
      interruption.abort(new Error('Interrupted.'))
      return { size: 0 }
    },
  }
  const log = createLog('silent')
  const { signal } = interruption
  const running = restoreBackup({
    connection: place.connection,
    storage,
    archive,
    replace: true,
    log,
    signal,
  })
  await expect(running).rejects.toThrow('Interrupted.')
  expect(await everythingIn(place)).toEqual(untouched)
})

test('sequences do not hand out used numbers again', async () => {
  const source = await newInstallation()
  await restore(source, archive)
  await ask(source.connection, 'create sequence public.receipts')
  await ask(source.connection, `select nextval('receipts') from generate_series(1, 7)`)
  const { target } = await backUp({ ...at, connection: source.connection })
  await ask(source.connection, 'alter sequence receipts restart')
  await restore(source, target, true)
  expect(await ask(source.connection, `select nextval('receipts')::int as next`)).toEqual([{ next: 8 }])
})
