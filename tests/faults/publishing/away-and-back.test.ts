import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Stage, setStage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
afterEach(() => stage.reset())

const spans = [
  { minutes: 2, state: 'published' },
  { minutes: 3 * 60, state: 'published' },
  { minutes: 3 * 24 * 60, state: 'needs_you' },
]

test('down for two minutes, three hours, three days: what became due goes out once or asks a person once', async () => {
  const { at } = stage
  const campaigns: { id: string; state: string }[] = []
  for (const { minutes, state } of spans) {
    const id = await stage.publish(TEXT_PLATFORMS)
    const earlier = (column: string) => `${column} = ${column} - $2 * interval '1 minute'`
    await at.query(
      `update posts set ${['due_at', 'scheduled_for'].map(earlier).join(', ')} where campaign_id = $1`,
      [id, minutes],
    )
    campaigns.push({ id, state })
  }
  await stage.worker()
  await stage.untilAllEnded()
  await stage.untilAllTold()
  const fates = await stage.fates()
  for (const { id, state } of campaigns) {
    const its = fates.filter(({ campaign }) => campaign === id)
    const accepted = state === 'published' ? 1 : 0
    expect(its.map((fate) => [fate.state, fate.accepted])).toEqual(
      TEXT_PLATFORMS.map(() => [state, accepted]),
    )
  }
  expect(await stage.notices()).toEqual(['post_missed'])
  const { rows } = await at.query("select link from notifications where type = 'post_missed'")
  expect(rows[0]?.link).toContain(campaigns.at(-1)?.id)
})

test.each([
  ['an hour fast', 3_600_000],
  ['an hour slow', -3_600_000],
  ['a day fast', 86_400_000],
])('a worker whose clock is %s: nothing early, nothing twice, nothing late', async (_how, ms) => {
  const shift = join(tmpdir(), `campaigner-clock-${ms}.mjs`)
  await writeFile(
    shift,
    `const Right = Date
globalThis.Date = class extends Right {
  constructor(...given) { given.length === 0 ? super(Right.now() + ${ms}) : super(...given) }
  static now() { return Right.now() + ${ms} }
}`,
  )
  const due = await stage.publish(TEXT_PLATFORMS)
  const later = await stage.publish(['facebook', 'x'])
  await stage.at.query("update posts set due_at = now() + interval '30 minutes' where campaign_id = $1", [
    later,
  ])
  const worker = await stage.worker({ NODE_OPTIONS: `--import=${shift}` })
  const out = (id: string) =>
    stage.one("select count(*) as n from posts where state = 'published' and campaign_id = $1", [id])
  await eventually(async () => expect(await out(due)).toBe(TEXT_PLATFORMS.length))
  await worker.kill('SIGTERM')
  expect(await out(later)).toBe(0)
  expect((await stage.fates()).map(({ accepted }) => accepted).sort()).toEqual([
    0,
    0,
    ...TEXT_PLATFORMS.map(() => 1),
  ])
})
