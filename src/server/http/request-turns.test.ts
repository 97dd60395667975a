import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRequestTurns } from './request-turns.ts'

const bounds = { most: 2, youngMs: 250, waiting: 2 }
const here = () => new AbortController().signal

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Which turns were granted, after all pending promises. */
function watch(turns: Promise<unknown>[]) {
  const come = new Set<number>()
  turns.forEach((turn, place) => void turn.then(() => come.add(place)))
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return [...come]
  }
}

test('requests of one owner above the limit wait in order, and another owner is served immediately', async () => {
  const turns = openRequestTurns(bounds)
  const mine = Array.from({ length: 4 }, () => turns.take('ana', here))
  const come = watch(mine)
  expect(await come()).toEqual([0, 1])
  await turns.take('bo', here)
  const end = await mine[0]
  end?.()
  expect(await come()).toEqual([0, 1, 2])
  // Released twice, it is still one slot.
  end?.()
  expect(await come()).toEqual([0, 1, 2])
})

test('a slow request no longer blocks others', async () => {
  const turns = openRequestTurns(bounds)
  const come = watch([turns.take('ana', here), turns.take('ana', here), turns.take('ana', here)])
  expect(await come()).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(bounds.youngMs)
  expect(await come()).toEqual([0, 1, 2])
})

test('a disconnected client leaves the queue', async () => {
  const turns = openRequestTurns(bounds)
  const first = await turns.take('ana', here)
  await turns.take('ana', here)
  const gone = new AbortController()
  const left = turns.take('ana', () => gone.signal)
  const next = turns.take('ana', here)
  gone.abort(new Error('hung up'))
  await expect(left).rejects.toThrow('hung up')
  first()
  await expect(next).resolves.toBeTypeOf('function')
})

test('a request to a full queue is refused with Retry-After', async () => {
  const turns = openRequestTurns(bounds)
  for (let place = 0; place < bounds.most + bounds.waiting; place++) void turns.take('ana', here)
  await expect(turns.take('ana', here)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 })
})
