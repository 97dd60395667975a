import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { type RunningProduct, startProduct } from '../running-product.ts'
import { startStopwatch } from '../stopwatch.ts'

let folder: string
let product: RunningProduct
let cookie: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigner-frozen-'))
  await chmod(folder, 0o755)
  product = await startProduct({ DATA_DIR: join(folder, 'data'), PORT: '0' })
  const person = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: 'long enough' }
  const answer = await call('/api/signup', { method: 'POST', body: JSON.stringify(person) })
  expect(answer.status).toBe(200)
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
})
afterAll(async () => {
  await signalDatabase('SIGCONT')
  await product?.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: Headers; body: Record<string, unknown>; ms: number }

async function call(path: string, init: RequestInit = {}): Promise<Answer> {
  const elapsedMs = startStopwatch()
  const answer = await fetch(`${product.url}${path}`, {
    ...init,
    headers: {
      cookie: cookie ?? '',
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...init.headers,
    },
  })
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return { status: answer.status, headers: answer.headers, body, ms: elapsedMs() }
}

/** The server of our folder and its child processes. */
async function databaseProcesses(): Promise<number[]> {
  const parents = new Map<number, number>()
  let server = 0
  for (const pid of (await readdir('/proc')).map(Number).filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    parents.set(pid, Number(state.slice(state.lastIndexOf(')')).split(' ')[2]))
    if (command.includes(`-D\0${folder}`)) server = pid
  }
  if (!server) return []
  return [server, ...[...parents].filter(([, parent]) => parent === server).map(([pid]) => pid)]
}

async function signalDatabase(signal: NodeJS.Signals) {
  for (const pid of await databaseProcesses()) process.kill(pid, signal)
}

const untilHealthy = () =>
  eventually(async () =>
    expect((await call('/api/health')).body).toMatchObject({ database: 'ok', queue: 'ok' }),
  )

const readCustomers = () => call('/api/customers')
const addCustomer = (name: string, headers: Record<string, string> = {}) =>
  call('/api/customers', { method: 'POST', body: JSON.stringify({ name }), headers })

// A machine that stalls can delay any single answer, so slow ones are asked for again.
const expectRedWithinTwoSeconds = () =>
  eventually(async () => {
    const { status, body, ms } = await call('/api/health')
    expect([status, body]).toMatchObject([
      503,
      { status: 'down', database: 'not answering', queue: 'unknown' },
    ])
    expect(ms).toBeLessThan(2000)
  })

const expectReadsRefusedInTime = () =>
  eventually(async () => {
    const reads = await Promise.all(Array.from({ length: 30 }, readCustomers))
    for (const { status, headers, body, ms } of reads) {
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(headers.get('retry-after')).not.toBeNull()
      expect(ms).toBeLessThan(12_000)
    }
  })

async function expectAllRefused() {
  await expectRedWithinTwoSeconds()

  const [, write, keyed, anonymous] = await Promise.all([
    expectReadsRefusedInTime(),
    addCustomer('Without a key'),
    addCustomer('With a key', { 'idempotency-key': 'frozen' }),
    fetch(`${product.url}/api/customers`).then(({ status }) => status),
  ])
  // The outcome of a running write is unknown; with a key a retry is safe.
  expect([write.status, keyed.status, keyed.body.code]).toEqual([503, 503, 'unavailable'])
  expect(['unavailable', 'outcome_unknown']).toContain(write.body.code)
  expect(anonymous).toBe(401)
  await expectRedWithinTwoSeconds()
}

test('F16: with a frozen database health is red within two seconds, every call is answered 503 in time, and all recovers by itself', async () => {
  await untilHealthy()
  await signalDatabase('SIGSTOP')
  try {
    await expectAllRefused()
  } finally {
    await signalDatabase('SIGCONT')
  }
  await untilHealthy()
  // More concurrent calls than pool connections: none was lost.
  const after = await Promise.all(Array.from({ length: 60 }, readCustomers))
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await addCustomer('With a key', { 'idempotency-key': 'frozen' })).status).toBe(201)
  const names = ((await readCustomers()).body as unknown as { name: string }[]).map(({ name }) => name)
  expect(names.filter((name) => name === 'With a key')).toHaveLength(1)
})

test('F16: with its idle database killed the product answers 503 immediately, reports it, and restarts the database', async () => {
  await untilHealthy()
  const [server = 0] = await databaseProcesses()
  process.kill(server, 'SIGKILL')
  const seen = new Set<string>()
  await eventually(async () => {
    const [health, read] = await Promise.all([call('/api/health'), readCustomers()])
    for (const { status, ms } of [health, read]) {
      expect([200, 503]).toContain(status)
      expect(ms).toBeLessThan(12_000)
    }
    seen.add(String(health.body.database))
    expect(seen).toContain('ok')
    expect([...seen].length).toBeGreaterThan(1)
    expect(read.status).toBe(200)
  })
  expect([...seen].some((state) => ['away', 'not answering'].includes(state))).toBe(true)
})
