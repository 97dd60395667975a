import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { limitConcurrency } from '#server/concurrency-limit.ts'

const derive = promisify(argon2)

type Cost = { memory: number; passes: number; parallelism: number }

/** One of the settings OWASP recommends: 46 MiB, one pass. It runs in the thread pool. */
export const recommendedCost: Cost = { memory: 47_104, passes: 1, parallelism: 1 }

/** Tests sign up hundreds of people and lower the cost; nothing else does. */
export const passwordHashing = { cost: recommendedCost }

const TAG_BYTES = 32

/** More at once would take processors and memory from everyone else. */
const inTurn = limitConcurrency(Math.min(4, availableParallelism()))

const hashWith = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  inTurn(() =>
    derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: TAG_BYTES, ...cost }),
  )

const base64 = (buffer: Buffer) => buffer.toString('base64').replace(/={1,2}$/, '')

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await hashWith(password, salt, passwordHashing.cost)
  const { memory, passes, parallelism } = passwordHashing.cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = form.exec(stored)
  if (!match) throw new Error('A stored password has a form that is not known.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(hash, 'base64')
  return timingSafeEqual(await hashWith(password, Buffer.from(salt, 'base64'), cost), expected)
}

/** Takes as long as a real check, so that timing does not reveal whether an address is known. */
export async function pretendToVerify(password: string): Promise<void> {
  await hashWith(password, randomBytes(16), passwordHashing.cost)
}
