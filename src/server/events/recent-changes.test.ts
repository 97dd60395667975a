import { expect, test } from 'vitest'
import { rememberChanges } from './recent-changes.ts'

function remembering() {
  let now = 1_000
  const changes = rememberChanges(() => now)
  return {
    changes,
    wait: (ms: number) => {
      now += ms
    },
  }
}

test('knows nothing before it started', () => {
  const { changes, wait } = remembering()
  wait(400)
  expect(changes.recall('a')).toEqual({ topics: [], coversMs: 400 })
})

test('a change is reported to its own workspace, once', () => {
  const { changes } = remembering()
  changes.note('a', ['messages', 'plans'])
  changes.note('a', ['messages'])
  changes.note('b', ['brands'])
  expect(changes.recall('a').topics).toEqual(['messages', 'plans'])
  expect(changes.recall('b').topics).toEqual(['brands'])
  expect(changes.recall('c').topics).toEqual([])
})

test('covers at least half a minute, completely', () => {
  const { changes, wait } = remembering()
  const noted: { topic: string; at: number }[] = []
  let at = 0
  for (let n = 0; n < 200; n++) {
    const ms = (n * 7_919) % 12_000
    wait(ms)
    at += ms
    changes.note('a', [`campaigns/${n}`])
    noted.push({ topic: `campaigns/${n}`, at })
    const { topics, coversMs } = changes.recall('a')
    if (at > 30_000) expect(coversMs).toBeGreaterThanOrEqual(30_000)
    const covered = noted.filter((change) => at - change.at < coversMs)
    expect(topics).toEqual(expect.arrayContaining(covered.map(({ topic }) => topic)))
  }
})

test('forgets old changes', () => {
  const { changes, wait } = remembering()
  changes.note('a', ['messages'])
  wait(30_000)
  changes.note('a', ['brands'])
  wait(30_000)
  expect(changes.recall('a').topics).toEqual(['brands'])
})
