import { expect, test } from 'vitest'
import { checkAccounts, checkQueueAge, checkStuck, checkWorkers } from './publishing-checks.ts'

const worker = (inFlight: number) => ({ id: 'worker', inFlight })

test.each([
  [[worker(3), worker(4)], 10, 'fine', '2 workers are publishing, 7 posts being sent'],
  [[worker(0)], null, 'fine', '1 worker is publishing, 0 posts being sent'],
  [[], null, 'warning', 'No worker is running; no post is due right now'],
  [[], 600, 'broken', 'No worker is running, and posts are due'],
] as const)('workers %j with a queue of %s are %s', (workers, oldest, level, text) => {
  const finding = checkWorkers(workers, oldest)
  expect(finding.level).toBe(level)
  expect(finding.text).toContain(text)
  if (level !== 'fine') expect(finding.fix).toContain('ROLE=worker npm start')
})

test.each([
  [null, 'fine', 'No post is late'],
  [90, 'fine', '90 seconds'],
  [301, 'warning', '5 minutes'],
  [7300, 'warning', '2 hours'],
  [300_000, 'warning', '3 days'],
] as const)('a queue of %s seconds is %s', (oldest, level, text) => {
  for (const hasWorker of [true, false]) {
    const finding = checkQueueAge(oldest, hasWorker)
    expect(finding.level).toBe(level)
    expect(finding.text).toContain(text)
    if (level === 'warning') expect(finding.fix).toContain('Nothing is lost')
  }
})

test('stuck posts and troubled accounts come with a fix', () => {
  expect(checkStuck(0).level).toBe('fine')
  expect(checkStuck(1)).toMatchObject({ level: 'warning', text: expect.stringContaining('1 post is held') })
  expect(checkStuck(2).text).toContain('2 posts are held')
  expect(checkAccounts({ needsReconnect: 0, unreachable: 0 }).level).toBe('fine')
  expect(checkAccounts({ needsReconnect: 1, unreachable: 2 })).toMatchObject({
    level: 'warning',
    text: 'In all workspaces: 1 channel needs to be reconnected, 2 channels did not respond',
  })
  expect(checkAccounts({ needsReconnect: 0, unreachable: 1 }).text).not.toContain('reconnected')
})
