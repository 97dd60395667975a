import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGNATURE_HEADER, signatureOf } from '#connectors/social/sandbox/sandbox.signature.ts'
import { connect, deliveryOf, tokenHashFor } from '#features/inbox/server/inbox.fixture.ts'
import { urlOf } from '../database-url.ts'
import { eventually } from '../eventually.ts'
import { type RunningProduct, startProduct } from '../running-product.ts'
import { createTestApp, TEST_SECRET, type TestApp } from '../test-app.ts'

const SENT = 10_000
// Each of these is sent once; the rest are copies, alternating between identical bytes and the same message.
const MESSAGES = 7_000
const CONVERSATIONS = 100
// The process is killed after this many acknowledgements.
const KILLED_AT = 4_000
const CONNECTIONS = 40

let at: TestApp
let dataDir: string
let product: RunningProduct
beforeAll(async () => {
  at = await createTestApp()
  dataDir = await mkdtemp(join(tmpdir(), 'campaigner-intake-'))
  await chmod(dataDir, 0o755)
})
afterAll(async () => {
  await product?.kill('SIGKILL')
  await at.close()
  await rm(dataDir, { recursive: true, force: true })
})

type Account = { id: string; tokenHash: string }
type Sending = { account: Account; body: Buffer }

const one = async (statement: string) => Number((await at.query(statement)).rows[0]?.n)

function shuffled<T>(items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[items[last], items[other]] = [items[other] as T, items[last] as T]
  }
  return items
}

/** Two accounts of two workspaces with the same message and conversation ids. */
async function connectTwo(): Promise<Account[]> {
  const accounts: Account[] = []
  for (const person of [await at.person(), await at.person()]) {
    const { id } = await connect(person)
    accounts.push({ id, tokenHash: await tokenHashFor(at, id) })
  }
  return accounts
}

function writeAll(accounts: Account[]): Sending[] {
  const originals = Array.from({ length: MESSAGES }, (_, number) => {
    const account = accounts[number % accounts.length] as Account
    const minute = new Date(Date.UTC(2026, 0, 1) + number * 60_000)
    const message = {
      id: `message ${Math.floor(number / 2)}`,
      thread: `thread ${Math.floor(number / 2) % CONVERSATIONS}`,
      text: `Number ${number}`,
      sentAt: minute.toISOString(),
    }
    return { account, body: deliveryOf(at, message), again: deliveryOf(at, message, message) }
  })
  const copies = Array.from({ length: SENT - MESSAGES }, (_, place) => {
    const { account, body, again } = originals[randomInt(MESSAGES)] as (typeof originals)[number]
    return { account, body: place % 2 === 0 ? body : again }
  })
  return shuffled([...originals, ...copies])
}

/** Sends until nothing is left or a connection is cut; unacknowledged ones are returned to the rest. */
async function sendSome(url: string, rest: Sending[], onYes: () => void): Promise<void> {
  const pool = new Pool(url, { connections: CONNECTIONS })
  let isGone = false
  const sendNext = async () => {
    for (let sending = rest.pop(); sending; sending = isGone ? undefined : rest.pop()) {
      const { account, body } = sending
      try {
        const signature = signatureOf(account.tokenHash, body, new Date())
        const answer = await pool.request({
          method: 'POST',
          path: `/api/intake/${account.id}`,
          headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
          body,
        })
        await answer.body.dump()
        if (answer.statusCode === 204) onYes()
        else rest.push(sending)
      } catch {
        // Refused or cut: it may have been stored, so it is sent again.
        rest.push(sending)
        isGone = true
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendNext))
  await pool.destroy()
}

test(`${SENT} deliveries, three in ten of them copies, and a kill: each message once, none lost`, async () => {
  const rest = writeAll(await connectTwo())
  const env = { DATABASE_URL: urlOf(at.connection), DATA_DIR: dataDir, APP_SECRET: TEST_SECRET, PORT: '0' }
  product = await startProduct(env)
  let yes = 0
  while (yes < KILLED_AT)
    await sendSome(product.url, rest, () => {
      yes += 1
      if (yes === KILLED_AT) void product.kill('SIGKILL')
    })
  expect(rest.length).toBeGreaterThan(0)

  product = await startProduct(env)
  while (rest.length > 0)
    await sendSome(product.url, rest, () => {
      yes += 1
    })
  expect(yes).toBe(SENT)
  const waiting = () => one('select count(*) as n from inbox_deliveries where handled_at is null')
  await eventually(async () => expect(await waiting()).toBe(0))
  await product.kill('SIGTERM')

  const stored = await at.query(
    `select count(*) as all, count(distinct content) as different, count(distinct conversation_id) as conversations
     from messages`,
  )
  expect(stored.rows).toEqual([{ all: MESSAGES, different: MESSAGES, conversations: 2 * CONVERSATIONS }])
  expect(await one('select sum(total) as n from inbox_totals')).toBe(MESSAGES)
  expect(await one('select count(*) as n from inbox_deliveries where problem is not null')).toBe(0)
  // In any order of arrival.
  const wrong = await at.query(
    `select conversations.id from conversations join messages on conversation_id = conversations.id
     group by conversations.id
     having max(messages.created_at) <> last_message_at or min(messages.created_at) <> waiting_since`,
  )
  expect(wrong.rows).toEqual([])
})
