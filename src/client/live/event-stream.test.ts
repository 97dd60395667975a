import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

class FakeSource extends EventTarget {
  readonly CLOSED = 2
  readyState = 1
  close() {
    this.readyState = 2
  }
  emit(event: string, data = '{}') {
    this.dispatchEvent(new MessageEvent(event, { data }))
  }
  refuse() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
}

function opened() {
  const sources: FakeSource[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const stream = openEventStream({
    connect: () => {
      const source = new FakeSource()
      sources.push(source)
      return source as unknown as EventSource
    },
    page: page as unknown as Document,
  })
  const heard: string[] = []
  for (const name of ['ready', 'changed', 'progress', 'gap'])
    stream.events.addEventListener(name, () => heard.push(name))
  const look = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { stream, sources, heard, look, last: () => sources.at(-1) as FakeSource }
}

test("passes on the server's events", () => {
  const { heard, last } = opened()
  last().emit('ready')
  last().emit('changed')
  last().emit('progress')
  expect(heard).toEqual(['ready', 'changed', 'progress'])
})

test('a tab that gave way reconnects only when it becomes visible', () => {
  const { sources, look, last } = opened()
  last().emit('replaced')
  vi.advanceTimersByTime(60 * 60_000)
  look('hidden')
  expect(sources).toHaveLength(1)
  expect(last().readyState).toBe(2)
  look('visible')
  expect(sources).toHaveLength(2)
  look('visible')
  expect(sources).toHaveLength(2)
})

test('after a refusal it retries with growing delays, at least every five minutes', () => {
  const { sources, last } = opened()
  const waits: number[] = []
  for (let n = 0; n < 8; n++) {
    last().refuse()
    const before = sources.length
    let waited = 0
    while (sources.length === before) {
      vi.advanceTimersByTime(1_000)
      waited += 1_000
    }
    waits.push(waited / 1000)
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 300, 300, 300])
  last().emit('ready')
  last().refuse()
  vi.advanceTimersByTime(15_000)
  expect(sources).toHaveLength(10)
})

test('leaves a broken connection to the browser', () => {
  const { sources, last } = opened()
  last().readyState = 0
  last().dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(60 * 60_000)
  expect(sources).toHaveLength(1)
})

test('stays closed after closing', () => {
  const { stream, sources, look, last } = opened()
  last().refuse()
  stream.close()
  vi.advanceTimersByTime(60 * 60_000)
  look('visible')
  expect(sources).toHaveLength(1)
})
