import { spawn } from 'node:child_process'
import { chown, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { type Account, identity } from './account.ts'
import {
  connect,
  ignore,
  openFolder,
  quickSettings,
  readyFolders,
  serverPid,
  start,
  startInAnotherProcess,
} from './embedded.fixture.ts'
import { startIn } from './embedded.ts'
import { locate } from './places.ts'

const readyFolder = readyFolders()

test('adopts the server of a killed process', async () => {
  const dataDir = await readyFolder()
  const other = startInAnotherProcess(dataDir)
  expect(await other.origin).toBe('started')
  await other.kill()

  const server = await start(dataDir)
  expect(server.origin).toBe('adopted')
  const client = await connect(server)
  expect(await client.query('SELECT current_database() AS name')).toEqual([{ name: 'campaigner' }])
})

test('after app and server were killed, a start finds every acknowledged row', async () => {
  const dataDir = await readyFolder()
  const other = startInAnotherProcess(dataDir)
  await other.origin
  const visitor = await start(dataDir)
  const client = await connect(visitor)
  await client.query('SET synchronous_commit = on; CREATE TABLE kept AS SELECT 7 AS value')
  const pid = await serverPid(visitor)
  await other.kill()
  process.kill(pid, 'SIGKILL')

  const reader = await connect(await start(dataDir))
  expect(await reader.query('SELECT value FROM kept')).toEqual([{ value: 7 }])
})

test('restarts a server that dies while the app runs', async () => {
  const messages: string[] = []
  const server = await start(await readyFolder(), messages)
  process.kill(await serverPid(server), 'SIGKILL')
  await eventually(() => expect(messages).toContain('the database server is back'))
  const client = await connect(server)
  expect(await client.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

/** A server that misses its files may have ended by itself. */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

test('a folder removed while the app runs is not set up again', async () => {
  const messages: string[] = []
  const server = await start(await readyFolder(), messages)
  const pid = await serverPid(server)
  await rm(server.dataDir, { recursive: true, force: true, maxRetries: 5 })
  killIfRunning(pid)
  await eventually(() => expect(messages).toContain('the database folder is gone'))
})

test('cleans up after an interrupted setup and repeats it', async () => {
  const dataDir = await openFolder()
  const half = join(dataDir, 'postgres.new-interrupted', 'cluster')
  await mkdir(half, { recursive: true })
  await writeFile(join(half, 'PG_VERSION'), '18\n')
  await mkdir(join(dataDir, 'postgres'))

  const server = await start(dataDir)
  const client = await connect(server)
  expect(await client.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect((await readdir(dataDir)).filter((name) => name.includes('new'))).toEqual([])
})

test('a process killed during setup does not block or break the next start', async () => {
  const dataDir = await openFolder()
  const other = startInAnotherProcess(dataDir)
  await eventually(async () => expect((await readdir(dataDir)).join()).toContain('postgres.new-'), 5)
  await other.kill()

  const client = await connect(await start(dataDir))
  expect(await client.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('handles a record whose process id now belongs to another program', async () => {
  const dataDir = await readyFolder()
  const first = await start(dataDir)
  const record = await readFile(join(first.dataDir, 'postmaster.pid'), 'utf8')
  await first.stop()
  const { account } = await locate(dataDir)
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore', ...identity(account) })
  onTestFinished(() => void stranger.kill())
  const file = join(first.dataDir, 'postmaster.pid')
  await writeFile(file, record.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 })
  if (account) await chown(file, account.uid, account.gid)

  const second = await start(dataDir)
  expect(second.origin).toBe('started')
  expect(stranger.exitCode).toBeNull()
})

test("a copy of a running server's folder gets its own server", async () => {
  const original = await start(await readyFolder())
  const client = await connect(original)
  await client.query('CREATE TABLE mine AS SELECT 1 AS value; CHECKPOINT')
  const elsewhere = await openFolder()
  const { home, account } = await locate(join(original.dataDir, '..'))
  await cp(home, elsewhere, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !path.endsWith('.5432'),
  })
  if (account) await giveAway(join(elsewhere, 'postgres'), account)

  const copy = await start(elsewhere)
  expect(copy.origin).toBe('started')
  expect(await serverPid(copy)).not.toBe(await serverPid(original))
})

test('replaces a lost password file', async () => {
  const dataDir = await readyFolder()
  const first = await start(dataDir)
  await first.stop()
  await rm(join(dataDir, 'postgres.password'))
  const second = await start(dataDir)
  expect(second.connection.password).not.toBe(first.connection.password)
})

test('refuses a database of another major version with a clear message and leaves it unchanged', async () => {
  const dataDir = await openFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n')
  await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 15, this release brings PostgreSQL \d+/)
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION'])
})

test('refuses foreign files in place of the database and leaves them unchanged', async () => {
  const dataDir = await openFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
  await expect(start(dataDir)).rejects.toThrow('contains files but no PostgreSQL database')
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['notes.txt'])
})

test('reports why a server cannot start', async () => {
  const dataDir = await openFolder()
  const places = await locate(dataDir)
  await expect(startIn(places, ignore, { ...quickSettings, work_mem: 'plenty' })).rejects.toThrow(
    /did not start: it ended with code 1.*invalid value for parameter "work_mem"/s,
  )
})

test('without unix sockets a loopback port is used, remembered and adopted', async () => {
  const places = { ...(await locate(await readyFolder())), socketFolder: null }
  const first = await startIn(places, ignore, quickSettings)
  onTestFinished(() => first.stop())
  const second = await startIn(places, ignore, quickSettings)
  expect([first.connection.host, second.origin]).toEqual(['127.0.0.1', 'joined'])
  await Promise.all([first.stop(), second.stop()])
  const third = await startIn(places, ignore, quickSettings)
  await third.stop()
  expect(third.connection.port).toBe(first.connection.port)
})

async function giveAway(folder: string, { uid, gid }: Account) {
  const inside = await readdir(folder, { recursive: true })
  for (const path of [folder, ...inside.map((name) => join(folder, name))]) await chown(path, uid, gid)
}
