import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import type { RunningProduct } from '../../running-product.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type DatabaseLine, openDatabaseLine } from './database-line.ts'
import { type Stage, setStage } from './stage.ts'

let stage: Stage
let line: DatabaseLine
let worker: RunningProduct
beforeAll(async () => {
  stage = await setStage()
})
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

/** Each post with its state, how often the network accepted it, and its attempts. */
const fates = async () =>
  (await stage.fates()).map(({ state, accepted, attempts }) => [state, accepted, attempts])
const publishedOnce = (posts: number) => Array(posts).fill(['published', 1, 1])
const all = TEXT_PLATFORMS.length

test('F16: the database is away for half a minute between accept and commit while more becomes due: none is lost, none goes out twice', async () => {
  // A deadline long enough that the network's answers are still in memory when the database is back.
  await startWorker(20)
  stage.gate.passage = 'after'
  await stage.publish(TEXT_PLATFORMS)
  await eventually(() => expect(stage.gate.held()).toBe(all))
  line.cut()
  stage.gate.open()
  await stage.publish(TEXT_PLATFORMS)
  await pause(30_000)
  line.mend()
  await stage.untilAllEnded()
  expect(await fates()).toEqual(publishedOnce(2 * all))
})

test('F16: the database goes away during a claim: the claim is rolled back, and the posts go out once it is back', async () => {
  await startWorker(20)
  const cut = line.cutAt('insert into post_attempts')
  await stage.publish(TEXT_PLATFORMS)
  await cut
  await eventually(async () => {
    expect(await fates()).toEqual(Array(all).fill(['scheduled', 0, 0]))
    expect(stage.gate.calls).toEqual([])
  })
  line.mend()
  await stage.untilAllEnded()
  expect(await fates()).toEqual(publishedOnce(all))
})

test('F16: the database freezes between accept and commit for longer than a lease: the network is asked, and nothing goes out twice', async () => {
  await startWorker(4)
  stage.gate.passage = 'after'
  await stage.publish(TEXT_PLATFORMS)
  await eventually(() => expect(stage.gate.held()).toBe(all))
  line.freeze()
  stage.gate.open()
  await stage.publish(TEXT_PLATFORMS)
  // A lease is three deadlines.
  await pause(13_000)
  line.mend()
  await stage.untilAllEnded()
  expect(await fates()).toEqual(publishedOnce(2 * all))
})
