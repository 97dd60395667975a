import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '#platform/screens.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { firstReads } from './first-reads.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('every first read of a screen is one of our own calls', async () => {
  const ana = await at.person()
  const statuses = new Map<string, number>()
  for (const { path } of screens.filter(({ path: own }) => !own.includes(':id')))
    await firstReads(
      path,
      { address: new URL(path, 'http://page'), choices: {}, today: '2026-11-17' },
      async (url) => {
        const answer = await ana.get(url)
        statuses.set(url, answer.statusCode)
        return answer.statusCode === 200 ? { body: answer.json(), nextCursor: null } : null
      },
    )
  expect(statuses.size).toBeGreaterThan(20)
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([])
})
