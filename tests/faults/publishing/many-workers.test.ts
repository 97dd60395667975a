import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Stage, setStage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage({ isNetworkApart: true })
})
afterAll(() => stage.close())
afterEach(() => stage.reset())

const POISONED = 10

/** All due at one instant, before any worker starts; some use an account that cannot be reached. */
async function plan(posts: number): Promise<void> {
  const campaigns = posts / TEXT_PLATFORMS.length
  await stage.publishAll([...Array(campaigns).fill(TEXT_PLATFORMS), ...Array(POISONED).fill(['discord'])])
  await stage.at.query("update social_accounts set adapter = 'nonsense' where platform = 'discord'")
  await stage.at.query('update posts set due_at = now(), scheduled_for = now()')
}

const sentBy = (lines: string[]) => Number(/"sent":(\d+)/.exec(lines.join('\n'))?.[1] ?? 0)

test.each([
  [2, 400],
  [8, 1000],
])(
  '%i workers on %i posts due at one instant, and ten poisoned ones: each once, by several of them',
  async (count, posts) => {
    await plan(posts)
    const workers = await Promise.all(Array.from({ length: count }, () => stage.worker()))
    await stage.untilAllEnded()
    await eventually(async () => expect(await stage.notices()).toEqual(Array(POISONED).fill('post_failed')))
    await Promise.all(workers.map((worker) => worker.kill('SIGTERM')))
    const states = Object.groupBy(await stage.fates(), ({ state, reason, accepted }) =>
      [state, reason, accepted].join(' '),
    )
    expect(Object.entries(states).map(([state, posts]) => [state, posts?.length])).toEqual(
      expect.arrayContaining([
        ['published  1', posts],
        ['failed broken 0', POISONED],
      ]),
    )
    expect(Object.keys(states)).toHaveLength(2)
    expect(workers.filter(({ lines }) => sentBy(lines) > 0).length).toBeGreaterThan(1)
  },
)

test('a worker repeatedly frozen past its lease: others finish its work, and its own outcomes are rejected', async () => {
  const quick = { PUBLISH_DEADLINE_SECONDS: '2' }
  const [frozen, other] = await Promise.all([stage.worker(quick), stage.worker(quick)])
  for (let round = 0; round < 3; round++) {
    for (let made = 0; made < 10; made++) await stage.publish(TEXT_PLATFORMS)
    frozen.process.kill('SIGSTOP')
    await stage.hurryToTheEnd()
    frozen.process.kill('SIGCONT')
  }
  await Promise.all([frozen.kill('SIGTERM'), other.kill('SIGTERM')])
  const accepted = (await stage.fates()).map(({ state, accepted }) => `${state} ${accepted}`)
  expect(accepted).toEqual(Array(300).fill('published 1'))
})
