import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BATCH_MS, subscribeToChanges } from './subscribe-to-changes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream and the reads it refreshes. */
function listening(oldest = Date.now()) {
  const source = new EventTarget()
  const read: string[][] = []
  subscribeToChanges(source, 'me', {
    refresh: (...topics) => read.push(topics),
    refreshAll: () => read.push(['everything']),
    show: ({ path }) => read.push(['shown', path]),
    oldest: () => oldest,
  })
  const emit = (event: string, data: unknown) =>
    source.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  return { read, emit }
}

test('refetches what changed between the first read and the opening, and nothing else', () => {
  const { read, emit } = listening()
  vi.setSystemTime(Date.now() + 5_000)
  emit('ready', { topics: ['messages'], coversMs: 30_000 })
  expect(read).toEqual([['messages']])
})

test.each([
  ['it took long to open', 1_000_000, 25_000, 30_000],
  ['something was read long before', 900_000, 0, 30_000],
  ['the server has only just started', 1_000_000, 0, 800],
])('refetches everything if %s', (_case, oldest, ms, coversMs) => {
  const { read, emit } = listening(oldest)
  vi.setSystemTime(Date.now() + ms)
  emit('ready', { topics: ['messages'], coversMs })
  expect(read).toEqual([['everything']])
})

test('refetches everything after a break and after a gap', () => {
  const { read, emit } = listening()
  emit('ready', { topics: [], coversMs: 30_000 })
  emit('ready', { topics: ['brands'], coversMs: 30_000 })
  emit('gap', {})
  expect(read).toEqual([[], ['everything'], ['everything']])
})

test('refetches changes by others, not of this tab', () => {
  const { read, emit } = listening()
  emit('changed', { topics: ['brands'], by: 'me' })
  emit('changed', { topics: ['messages'], by: 'somebody' })
  emit('changed', { topics: ['customers'] })
  vi.advanceTimersByTime(BATCH_MS)
  expect(read).toEqual([['messages', 'customers']])
})

test('changes close together cause one refetch, later ones another', () => {
  const { read, emit } = listening()
  for (let n = 0; n < 20; n++) emit('changed', { topics: ['campaigns', 'plans'] })
  expect(read).toEqual([])
  vi.advanceTimersByTime(BATCH_MS)
  emit('changed', { topics: ['campaigns'] })
  vi.advanceTimersByTime(BATCH_MS)
  expect(read).toEqual([['campaigns', 'plans'], ['campaigns']])
})

test('progress is shown without a refetch', () => {
  const { read, emit } = listening()
  emit('progress', { path: '/api/videos/a', fields: { progress: 40 } })
  vi.advanceTimersByTime(BATCH_MS)
  expect(read).toEqual([['shown', '/api/videos/a']])
})
