import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BATCH_MS, subscribeToChanges } from './subscribe-to-changes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream, and what is read anew because of it. */
function listening(oldest = Date.now()) {
  const source = new EventTarget()
  const read: string[][] = []
  subscribeToChanges(source, 'me', {
    refresh: (...topics) => read.push(topics),
    refreshAll: () => read.push(['everything']),
    show: ({ path }) => read.push(['shown', path]),
    oldest: () => oldest,
  })
  const tell = (event: string, data: unknown) =>
    source.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  return { read, tell }
}

test('what changed between the first read and the opening is read again, and nothing else', () => {
  const { read, tell } = listening()
  vi.setSystemTime(Date.now() + 5_000)
  tell('ready', { topics: ['messages'], coversMs: 30_000 })
  expect(read).toEqual([['messages']])
})

test.each([
  ['it took long to open', 1_000_000, 25_000, 30_000],
  ['something was read long before', 900_000, 0, 30_000],
  ['the server has only just started', 1_000_000, 0, 800],
])('everything is read again where %s', (_case, oldest, ms, coversMs) => {
  const { read, tell } = listening(oldest)
  vi.setSystemTime(Date.now() + ms)
  tell('ready', { topics: ['messages'], coversMs })
  expect(read).toEqual([['everything']])
})

test('everything is read again after a break and after a gap', () => {
  const { read, tell } = listening()
  tell('ready', { topics: [], coversMs: 30_000 })
  tell('ready', { topics: ['brands'], coversMs: 30_000 })
  tell('gap', {})
  expect(read).toEqual([[], ['everything'], ['everything']])
})

test('what others change is read again, what this tab changed is not', () => {
  const { read, tell } = listening()
  tell('changed', { topics: ['brands'], by: 'me' })
  tell('changed', { topics: ['messages'], by: 'somebody' })
  tell('changed', { topics: ['customers'] })
  vi.advanceTimersByTime(BATCH_MS)
  expect(read).toEqual([['messages', 'customers']])
})

test('changes that come close together are read once, later ones again', () => {
  const { read, tell } = listening()
  for (let n = 0; n < 20; n++) tell('changed', { topics: ['campaigns', 'plans'] })
  expect(read).toEqual([])
  vi.advanceTimersByTime(BATCH_MS)
  tell('changed', { topics: ['campaigns'] })
  vi.advanceTimersByTime(BATCH_MS)
  expect(read).toEqual([['campaigns', 'plans'], ['campaigns']])
})

test('a step of work in progress is shown, and nothing is read for it', () => {
  const { read, tell } = listening()
  tell('progress', { path: '/api/videos/a', fields: { progress: 40 } })
  vi.advanceTimersByTime(BATCH_MS)
  expect(read).toEqual([['shown', '/api/videos/a']])
})
