import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RunningProduct } from '../../running-product.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type DatabaseLine, openDatabaseLine } from './database-line.ts'
import { type Stage, setStage, soon } from './stage.ts'

let stage: Stage
let line: DatabaseLine
let worker: RunningProduct
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.reset()
  line = await openDatabaseLine(stage.at.connection)
})
afterEach(async () => {
  line.mend()
  await worker?.kill('SIGKILL')
  await line.close()
})

const startWorker = async (deadlineSeconds: number) => {
  worker = await stage.worker({
    DATABASE_URL: line.url,
    PUBLISH_DEADLINE_SECONDS: String(deadlineSeconds),
  })
}

/** What became of each post: its state, how often the network took it, how often it was tried. */
const fates = async () =>
  (await stage.fates()).map(({ state, accepted, attempts }) => [state, accepted, attempts])
const publishedOnce = (posts: number) => Array(posts).fill(['published', 1, 1])
const all = TEXT_PLATFORMS.length

test('F16: the database is gone for half a minute between accept and commit, and more falls due: none is lost, none goes out twice', {
  timeout: 180_000,
}, async () => {
  // So much patience that what the network said is still remembered when the database is back.
  await startWorker(20)
  stage.gate.passage = 'after'
  await stage.publish(TEXT_PLATFORMS)
  await vi.waitFor(() => expect(stage.gate.held()).toBe(all), soon)
  line.cut()
  stage.gate.open()
  await stage.publish(TEXT_PLATFORMS)
  await pause(30_000)
  line.mend()
  await stage.untilAllEnded()
  expect(await fates()).toEqual(publishedOnce(2 * all))
})

test('F16: the database goes away in the midst of a claim: the claim is undone, and the posts go out once it is back', {
  timeout: 120_000,
}, async () => {
  await startWorker(2)
  const cut = line.cutAt('insert into post_attempts')
  await stage.publish(TEXT_PLATFORMS)
  await cut
  await vi.waitFor(async () => {
    expect(await fates()).toEqual(Array(all).fill(['scheduled', 0, 0]))
    expect(stage.gate.calls).toEqual([])
  }, soon)
  line.mend()
  await stage.untilAllEnded()
  expect(await fates()).toEqual(publishedOnce(all))
})

test('F16: the database freezes between accept and commit for longer than a lease: the network is asked, and nothing goes out twice', {
  timeout: 120_000,
}, async () => {
  await startWorker(2)
  stage.gate.passage = 'after'
  await stage.publish(TEXT_PLATFORMS)
  await vi.waitFor(() => expect(stage.gate.held()).toBe(all), soon)
  line.freeze()
  stage.gate.open()
  await stage.publish(TEXT_PLATFORMS)
  // Three deadlines are a lease.
  await pause(8_000)
  line.mend()
  await stage.untilAllEnded()
  expect(await fates()).toEqual(publishedOnce(2 * all))
})
