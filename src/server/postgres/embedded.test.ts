import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import {
  connect,
  ignore,
  openFolder,
  readyFolders,
  serverPid,
  start,
  startInAnotherProcess,
} from './embedded.fixture.ts'
import { locate } from './places.ts'
import { serverSettings } from './server-settings.ts'

const readyFolder = readyFolders()

test('rows survive a restart', async () => {
  const dataDir = await readyFolder()
  const first = await start(dataDir)
  const writer = await connect(first)
  await writer.query("CREATE TABLE shop (name text); INSERT INTO shop VALUES ('Panadería Ñandú')")
  await writer.close()
  await first.stop()
  await expect(stat(join(first.dataDir, 'postmaster.pid'))).rejects.toThrow('ENOENT')

  const second = await start(dataDir)
  const reader = await connect(second)
  expect(await reader.query('SELECT lower(name) AS name FROM shop')).toEqual([{ name: 'panadería ñandú' }])
  expect([first.origin, second.origin]).toEqual(['started', 'started'])
  expect(second.dataDir).toBe(join(dataDir, 'postgres'))
})

test('the server listens on no port, checksums its pages, and its files are closed to others', async () => {
  const dataDir = await openFolder()
  const server = await start(dataDir)
  const client = await connect(server)
  const shown = async (name: string) =>
    (await client.query(`SELECT current_setting('${name}') AS value`))[0].value
  expect(await shown('listen_addresses')).toBe('')
  expect(await shown('data_checksums')).toBe('on')
  expect(await shown('server_encoding')).toBe('UTF8')
  expect(await shown('TimeZone')).toBe('UTC')
  const modes = await Promise.all(
    ['postgres', 'postgres.password', 'postgres.log'].map(
      async (name) => (await stat(join(dataDir, name))).mode & 0o777,
    ),
  )
  expect(modes).toEqual([0o700, 0o600, 0o600])
})

test('refuses a wrong password', async () => {
  const server = await start(await readyFolder())
  const impostor = { ...server, connection: { ...server.connection, password: 'guess' } }
  await expect(connect(impostor)).rejects.toThrow('password authentication failed')
})

test('joins a server that another process uses, and stops it with the last one', async () => {
  const dataDir = await readyFolder()
  const ours = await start(dataDir)
  const pid = await serverPid(ours)
  const theirs = startInAnotherProcess(dataDir)
  expect(await theirs.origin).toBe('joined')

  await ours.stop()
  expect(() => process.kill(pid, 0)).not.toThrow()

  await theirs.stop()
  await expect(stat(join(ours.dataDir, 'postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('an open connection of the app keeps the server up, one of another program does not', async () => {
  const dataDir = await readyFolder()
  const first = await start(dataDir)
  const second = await start(dataDir)
  expect(second.origin).toBe('joined')
  await second.stop()

  const app = await connect(first, 'campaigner-test')
  await first.stop()
  expect(await app.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await app.close()

  const third = await start(dataDir)
  expect(third.origin).toBe('adopted')
  await connect(third, 'psql')
  await third.stop()
  await expect(stat(join(first.dataDir, 'postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('a connection whose client is gone does not count as another user', async () => {
  const server = await start(await readyFolder())
  const leaving = await connect(server)
  const observer = await connect(server, 'observer')
  leaving.query('SELECT pg_sleep(0.2)').catch(ignore)
  await eventually(
    async () =>
      expect(await observer.query("SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'")).toHaveLength(
        1,
      ),
    5,
  )
  await leaving.close()
  await server.stop()
  await expect(stat(join(server.dataDir, 'postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('two processes that start at once on an empty folder share one server', async () => {
  const dataDir = await openFolder()
  const theirs = startInAnotherProcess(dataDir)
  const [ours, origin] = await Promise.all([start(dataDir), theirs.origin])
  expect([ours.origin, origin].sort()).toEqual(['joined', 'started'])
  await theirs.stop()
})

test('stopping twice is safe', async () => {
  const server = await start(await readyFolder())
  await Promise.all([server.stop(), server.stop()])
  await expect(stat(join(server.dataDir, 'postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('durability is on unless switched off by name', async () => {
  const places = await locate(await openFolder())
  expect(serverSettings(places, 5432, {})).toMatchObject({ synchronous_commit: 'on' })
  expect(serverSettings(places, 5432, {})).not.toHaveProperty('fsync')
  expect(serverSettings(places, 5432, { fsync: 'off' })).toMatchObject({ fsync: 'off' })
})
