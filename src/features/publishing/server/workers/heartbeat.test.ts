import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { createHeartbeat } from './heartbeat.ts'
import { listAlive } from './publishing-workers.repository.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const alive = async () => (await listAlive(at.deps.db)).map(({ inFlight }) => inFlight)

test('processes are listed from their first heartbeat until they stop', async () => {
  const [one, two] = [createHeartbeat(at.deps), createHeartbeat(at.deps)]
  expect(await alive()).toEqual([])
  await one.beat(3)
  await two.beat(4)
  expect((await alive()).sort()).toEqual([3, 4])
  await one.stop()
  expect(await alive()).toEqual([4])
  await two.stop()
  expect(await alive()).toEqual([])
})

test('writes every few seconds, however often it is called', async () => {
  const heartbeat = createHeartbeat(at.deps)
  for (let round = 0; round < 20; round++) await heartbeat.beat(round)
  expect(await alive()).toEqual([0])
  await heartbeat.stop()
})
