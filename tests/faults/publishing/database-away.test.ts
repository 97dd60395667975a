import { writeFile } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { urlOf } from '../../database-url.ts'
import { type Stage, setStage, TEXT_PLATFORMS } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())
afterEach(() => stage.reset())

const soon = { timeout: 60_000, interval: 50 }

/** A line to the database that can be cut: for whoever is at its end the server is gone. */
async function openLine({ host, port }: Stage['at']['connection']) {
  const lines = new Set<Socket>()
  let isUp = true
  const server = createServer((near) => {
    if (!isUp) return near.destroy()
    const far = createConnection(join(String(host), `.s.PGSQL.${port ?? 5432}`))
    for (const socket of [near, far]) {
      lines.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        lines.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut() {
      isUp = false
      for (const socket of lines) socket.destroy()
    },
    mend() {
      isUp = true
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

test('the database is gone for half a minute, with posts in the air and more falling due: none is lost, none goes out twice', {
  timeout: 180_000,
}, async () => {
  const { at, gate } = stage
  const line = await openLine(at.connection)
  const url = new URL(urlOf(at.connection))
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(line.port)
  // So much patience that what the network said is still remembered when the database is back.
  const worker = await stage.worker({ DATABASE_URL: url.href, PUBLISH_DEADLINE_SECONDS: '20' })
  gate.passage = 'after'
  await stage.publish(TEXT_PLATFORMS)
  await vi.waitFor(() => expect(gate.held()).toBe(TEXT_PLATFORMS.length), soon)
  line.cut()
  gate.open()
  await stage.publish(TEXT_PLATFORMS)
  await pause(30_000)
  line.mend()
  await stage.untilAllEnded()
  await worker.kill('SIGTERM')
  await line.close()
  const fates = (await stage.fates()).map(({ state, accepted, attempts }) => [state, accepted, attempts])
  expect(fates).toEqual(Array(2 * TEXT_PLATFORMS.length).fill(['published', 1, 1]))
})

test.each([
  ['two minutes', 2, 'published', []],
  ['three hours', 180, 'published', []],
  ['three days', 3 * 24 * 60, 'needs_you', ['post_missed']],
])('down for %s: what fell due meanwhile', { timeout: 60_000 }, async (_span, minutes, state, told) => {
  await stage.publish(TEXT_PLATFORMS)
  await stage.at.query(
    `update posts set due_at = due_at - ${minutes} * interval '1 minute', scheduled_for = scheduled_for - ${minutes} * interval '1 minute'`,
  )
  await stage.worker()
  await stage.untilAllEnded()
  await vi.waitFor(async () => expect(await stage.notices()).toEqual(told), soon)
  const accepted = state === 'published' ? 1 : 0
  expect((await stage.fates()).map((fate) => [fate.state, fate.accepted])).toEqual(
    TEXT_PLATFORMS.map(() => [state, accepted]),
  )
})

test.each([
  ['an hour fast', 3_600_000],
  ['an hour slow', -3_600_000],
  ['a day fast', 86_400_000],
])(
  'a worker whose clock is %s: nothing early, nothing twice, nothing late',
  { timeout: 60_000 },
  async (_how, ms) => {
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
    await vi.waitFor(async () => expect(await out(due)).toBe(TEXT_PLATFORMS.length), soon)
    await worker.kill('SIGTERM')
    expect(await out(later)).toBe(0)
    expect((await stage.fates()).map(({ accepted }) => accepted).sort()).toEqual([
      0,
      0,
      ...TEXT_PLATFORMS.map(() => 1),
    ])
  },
)
