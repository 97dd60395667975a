import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, startProduct } from './running-product.ts'

// Enough to notice a regression on every run; KILL_ROUNDS=20 for the long one.
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4)
const WRITERS = 8
// Starting whole processes is slow on a busy machine.

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'campaigner-kill-'))
  await chmod(dataDir, 0o755)
})
afterAll(async () => {
  await stopDatabase('INT')
  await rm(dataDir, { recursive: true, force: true })
})

/** The embedded server outlives a killed process, so its own file says where it is. */
async function stopDatabase(signal: 'KILL' | 'INT'): Promise<void> {
  const [pid = ''] = (
    await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  ).split('\n')
  if (pid)
    execFileSync('sh', [
      '-c',
      `kill -${signal} ${pid}; while kill -0 ${pid} 2>/dev/null; do sleep 0.05; done`,
    ])
}

const person = { firstName: 'Kill', lastName: 'Nine', email: 'kill@example.com', password: 'long enough' }

async function cookieFor(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Writes until the server is gone; remembers only acknowledged writes. */
async function writeUntilGone(
  product: RunningProduct,
  cookie: string,
  acknowledged: Set<string>,
  killAfter: number,
) {
  let written = 0
  let killing: Promise<void> | undefined
  const writer = async (name: string) => {
    for (;;) {
      const answer = await fetch(`${product.url}/api/customers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ name }),
      }).catch(() => null)
      if (!answer) return
      const body = (await answer.json().catch(() => null)) as { id: string } | null
      if (answer.status !== 201 || !body) continue
      acknowledged.add(body.id)
      written += 1
      if (written === killAfter) killing = product.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(`Writer ${index}`)))
  await killing
}

async function storedIds(url: string, cookie: string): Promise<Set<string>> {
  const ids = new Set<string>()
  let cursor = ''
  do {
    const answer = await fetch(`${url}/api/customers?limit=200${cursor && `&cursor=${cursor}`}`, {
      headers: { cookie },
    })
    for (const { id } of (await answer.json()) as { id: string }[]) ids.add(id)
    cursor = answer.headers.get('x-next-cursor') ?? ''
  } while (cursor)
  return ids
}

test(`killed ${ROUNDS} times during writes, every acknowledged row survives and the next start works`, async () => {
  const acknowledged = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startProduct({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' })
    const cookie = await cookieFor(product.url, round === 0 ? '/api/signup' : '/api/login')
    const stored = await storedIds(product.url, cookie)
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
    // A different but deterministic moment each time.
    await writeUntilGone(product, cookie, acknowledged, 7 + ((round * 37) % 90))
    // Every other time the database is killed too, as in a power cut.
    if (round % 2 === 1) await stopDatabase('KILL')
  }
  const last = await startProduct({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' })
  const stored = await storedIds(last.url, await cookieFor(last.url, '/api/login'))
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 7)
  await last.kill('SIGTERM')
})

test('a taken port is reported in one clear sentence', async () => {
  const first = await startProduct({ DATA_DIR: dataDir, PORT: '0' })
  const port = new URL(first.url).port
  await expect(startProduct({ DATA_DIR: dataDir, PORT: port })).rejects.toThrow(
    `Port ${port} is already taken`,
  )
  await first.kill('SIGTERM')
})

test('a second process on another port joins the same database, and outlives the first', async () => {
  const first = await startProduct({ DATA_DIR: dataDir, PORT: '0' })
  const second = await startProduct({ DATA_DIR: dataDir, PORT: '0' })
  const cookie = await cookieFor(first.url, '/api/login')
  await first.kill('SIGTERM')
  const answer = await fetch(`${second.url}/api/auth/user`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  await second.kill('SIGTERM')
  expect([first.process.exitCode, second.process.exitCode]).toEqual([0, 0])
})

test('an invalid configuration is refused with the names of the variables', async () => {
  await expect(startProduct({ DATA_DIR: dataDir, PORT: 'eighty', SMTP_URL: 'mail.example' })).rejects.toThrow(
    /PORT[\s\S]*SMTP_URL/,
  )
})
