import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '#features/auth/server/password.ts'
import { eventually } from '#tests/eventually.ts'
import { openPool, type PoolOptions } from './worker-pool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigner-pool-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const poolOf = (overrides: Partial<PoolOptions> = {}) =>
  openPool({
    module: new URL('./pool-tasks.fixture.ts', import.meta.url),
    places: 1,
    placesOfOne: 1,
    priority: 0,
    deadlineMs: 15_000,
    patienceMs: 15_000,
    idleMs: 60_000,
    waiting: { perOwner: 4, all: 6 },
    ...overrides,
  })

const runnerOf = (overrides: Partial<PoolOptions> = {}) => {
  const pool = poolOf(overrides)
  return (task: string, input: unknown, owner = 'ana', signal?: AbortSignal) =>
    pool.run(task, async () => input, { owner, signal })
}

/** A file that does not exist yet: tasks that wait for it are blocked. */
const newGate = () => {
  const file = join(folder, crypto.randomUUID())
  return { file, open: () => writeFile(file, '') }
}

const isAlive = (pid: unknown) => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test('values, pictures and errors pass between processes unchanged', async () => {
  const run = runnerOf()
  const value = { words: ['Café', null], picture: Buffer.from([0, 1, 255]) }
  expect(await run('echo', value)).toEqual(value)
  expect(Buffer.isBuffer(((await run('echo', value)) as typeof value).picture)).toBe(true)
  await expect(run('refuse', null)).rejects.toMatchObject({ code: 'picture_unreadable' })
  await expect(run('fail', null)).rejects.toThrow('no colors left')
  expect(await run('echo', 'still here')).toBe('still here')
})

test('a password is hashed while every slot is busy', async () => {
  const run = runnerOf({ places: 2, placesOfOne: 2 })
  const gate = newGate()
  const held = Array.from({ length: 4 }, () => run('hold', gate.file))
  expect(await hashPassword('a password')).toMatch(/^\$argon2id/)
  await gate.open()
  expect(await Promise.all(held)).toEqual(Array(4).fill('let go'))
})

test('an owner with many tasks delays another by one task', async () => {
  const run = runnerOf()
  const gate = newGate()
  const order: string[] = []
  const all = [
    run('hold', gate.file).then(() => order.push('ana 1')),
    ...[2, 3, 4].map((number) => run('echo', null).then(() => order.push(`ana ${number}`))),
    run('echo', null, 'luis').then(() => order.push('luis')),
  ]
  await gate.open()
  await Promise.all(all)
  expect(order).toEqual(['ana 1', 'ana 2', 'luis', 'ana 3', 'ana 4'])
})

test('a slot is left for the others, however much one owner requests', async () => {
  const run = runnerOf({ places: 2, placesOfOne: 1 })
  const gate = newGate()
  const held = Array.from({ length: 3 }, () => run('hold', gate.file))
  expect(await run('echo', 'at once', 'luis')).toBe('at once')
  await gate.open()
  expect(await Promise.all(held)).toEqual(Array(3).fill('let go'))
})

test('limits waiting tasks per owner and in total, and refuses the rest immediately', async () => {
  const run = runnerOf()
  const gate = newGate()
  const all = Array.from({ length: 5 }, () => run('hold', gate.file))
  await expect(run('echo', null)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 })
  all.push(run('echo', null, 'luis'), run('echo', null, 'luis'))
  await expect(run('echo', null, 'eve')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  await gate.open()
  await Promise.all(all)
})

test('a task that waits too long is refused, and an aborted one never starts', async () => {
  const run = runnerOf({ patienceMs: 50 })
  const gate = newGate()
  const held = run('hold', gate.file)
  await expect(run('echo', null, 'luis')).rejects.toMatchObject({ code: 'unavailable' })
  const control = new AbortController()
  const read = vi.fn(async () => null)
  const pool = poolOf()
  const second = newGate()
  const busy = pool.run('hold', async () => second.file, { owner: 'ana' })
  const given = pool.run('echo', read, { owner: 'ana', signal: control.signal })
  control.abort(new Error('the client is gone'))
  await expect(given).rejects.toThrow('the client is gone')
  await Promise.all([gate.open(), second.open()])
  await Promise.all([held, busy])
  expect(read).not.toHaveBeenCalled()
})

test('a running task is told to stop', async () => {
  const control = new AbortController()
  const pool = poolOf()
  const stopped = pool.run('untilStopped', async () => null, {
    owner: 'ana',
    signal: control.signal,
    onProgress: () => control.abort(new Error('enough')),
  })
  await expect(stopped).rejects.toThrow('enough')
})

test('a killed worker fails one task, and the next one runs', async () => {
  const run = runnerOf()
  const before = await run('pid', null)
  await expect(run('die', null)).rejects.toMatchObject({ code: 'picture_failed' })
  expect(await run('pid', null)).not.toBe(before)
  expect(isAlive(before)).toBe(false)
})

test('a task that takes too long is ended', async () => {
  const held = runnerOf({ deadlineMs: 500 })('hold', newGate().file)
  await expect(held).rejects.toMatchObject({ code: 'picture_failed' })
})

test('an input that cannot be read in time frees the slot', async () => {
  const pool = poolOf({ deadlineMs: 100 })
  const never = () => new Promise<unknown>(() => undefined)
  await expect(pool.run('echo', never, { owner: 'ana' })).rejects.toMatchObject({ code: 'unavailable' })
})

test('workers have no secrets, start with the first task and end when idle', async () => {
  vi.stubEnv('APP_SECRET', 'nobody may know')
  const run = runnerOf({ idleMs: 20 })
  expect(await run('environment', null)).not.toContain('APP_SECRET')
  vi.unstubAllEnvs()
  const pid = await run('pid', null)
  await eventually(() => expect(isAlive(pid)).toBe(false))
  expect(await run('pid', null)).not.toBe(pid)
})

test('a worker ends with the app, even if the app is killed', async () => {
  const owner = fork(fileURLToPath(new URL('./pool-owner.fixture.ts', import.meta.url)), { execArgv: [] })
  const [worker] = await once(owner, 'message')
  expect(isAlive(worker)).toBe(true)
  owner.kill('SIGKILL')
  await eventually(() => expect(isAlive(worker)).toBe(false))
})

test('a worker that has grown large is replaced', async () => {
  const run = runnerOf()
  const small = await run('pid', null)
  await run('grow', 450 * 1024 * 1024)
  expect(await run('pid', null)).not.toBe(small)
})
