import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { addDraft, type Sender, senderOf } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import { systemClock } from '#server/clock.ts'
import { buildIfNeeded } from '../../scripts/build-if-needed.ts'
import { eventually } from '../eventually.ts'
import { openProcessesApart, type ProcessesApart } from '../faults/processes-apart.ts'
import type { RunningProduct } from '../running-product.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { TEXT_PLATFORMS } from '../text-platforms.ts'
import { type RoundRobin, startRoundRobin } from './round-robin.ts'
import { type Swift, startSwift } from './swift-server.ts'

const CAMPAIGNS = 40
const POSTS = CAMPAIGNS * TEXT_PLATFORMS.length
/** A web process dies when the network has accepted this many posts of the load, and a worker later. */
const WEB_DIES_AT = POSTS / 4
const WORKER_DIES_AT = POSTS / 2

let at: TestApp
let swift: Swift
let proxy: RoundRobin
let apart: ProcessesApart
let webs: RunningProduct[]
let workers: RunningProduct[]
let sender: Sender
beforeAll(async () => {
  await buildIfNeeded()
  swift = await startSwift()
  at = await createTestApp({ s3: swift.settings })
  at.clock.now = systemClock.now
  proxy = await startRoundRobin()
  apart = await openProcessesApart(at.connection, swift.settings)
  const env = { PUBLIC_URL: proxy.url, SANDBOX_BASE_URL: proxy.url, PUBLISH_DEADLINE_SECONDS: '8' }
  webs = await Promise.all([apart.start('web', env), apart.start('web', env)])
  proxy.targets.push(...webs.map(({ url }) => url))
  workers = await Promise.all([apart.start('worker', env), apart.start('worker', env)])
  const ana = await at.person()
  for (const platform of TEXT_PLATFORMS) await ana.post('/api/social-accounts/sandbox', { platform })
  sender = await senderOf(at, ana)
})
afterAll(async () => {
  await apart?.close()
  await proxy?.close()
  await swift?.close()
  await at?.close()
})

const one = async (statement: string) => Number((await at.query(statement, [sender.workspaceId])).rows[0]?.n)
const accepted = () => one('select count(*) as n from sandbox_ledger where workspace_id = $1')
const onTheWay = () =>
  one("select count(*) as n from posts where workspace_id = $1 and state in ('scheduled', 'sending')")

/** The main path in a real browser: an idea, its posts and images, a schedule, the network, results. */
async function runBrowser(): Promise<{ code: unknown; output: string }> {
  const playwright = fileURLToPath(new URL('../../node_modules/.bin/playwright', import.meta.url))
  const child = spawn(playwright, ['test', 'e2e/idea-to-results.spec.ts', '--grep', 'in es'], {
    env: { ...process.env, E2E_URL: proxy.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'exit')
  return { code, output }
}

/** Each wait inside has a limit of its own, so this one must not end the test before they say what they waited for. */
const LONGER_THAN_ITS_WAITS_MS = 1_200_000

/** What a run that failed was waiting for. */
async function describeWaiting(): Promise<string> {
  const waiting = await at.query(
    `select state, fence as attempts, reason, count(*)::int as n,
       round(min(extract(epoch from due_at - now()))) as due_in, round(max(extract(epoch from lease_until - now()))) as leased_for,
       (select max(outcome || ': ' || coalesce(detail, '')) from post_attempts
         where post_id = any(array_agg(posts.id)) and number = posts.fence) as last
     from posts where workspace_id = $1 group by 1, 2, 3 order by 1, 2`,
    [sender.workspaceId],
  )
  const processes = [...webs, ...workers].map(({ url, process: { pid, exitCode, signalCode } }) => {
    return { url, pid, end: exitCode ?? signalCode, answered: proxy.answered.get(url) }
  })
  const paused = await at.query(
    'select platform, health, extract(epoch from paused_until - now()) as paused_for from social_accounts where workspace_id = $1 and paused_until > now()',
    [sender.workspaceId],
  )
  return JSON.stringify(
    { accepted: await accepted(), posts: waiting.rows, paused: paused.rows, processes },
    null,
    1,
  )
}

test(
  'a web and a worker process are killed under load: each post goes out once, and the main path works',
  async () => {
    onTestFailed(async () => console.log(await describeWaiting()))
    const browser = runBrowser()
    // The load begins while the browser works.
    await eventually(() =>
      expect(Math.min(...webs.map(({ url }) => proxy.answered.get(url) ?? 0))).toBeGreaterThan(3),
    )
    for (let made = 0; made < CAMPAIGNS; made++)
      await publishNow(at.deps.db, sender, await addDraft(at, sender, TEXT_PLATFORMS))
    await eventually(async () => expect(await accepted()).toBeGreaterThanOrEqual(WEB_DIES_AT))
    await webs[0]?.kill('SIGKILL')
    await eventually(async () => expect(await accepted()).toBeGreaterThanOrEqual(WORKER_DIES_AT))
    await workers[0]?.kill('SIGKILL')
    const stranded = await onTheWay()
    expect(stranded).toBeGreaterThan(0)

    await eventually(async () => expect(await onTheWay()).toBe(0), 500)
    const { code, output } = await browser
    expect(code, output).toBe(0)

    const { rows } = await at.query(
      `select state, (select count(*)::int from sandbox_ledger
       where reference in (select id::text from post_attempts where post_id = posts.id)) as accepted, count(*)::int as n
     from posts where workspace_id = $1 group by 1, 2`,
      [sender.workspaceId],
    )
    expect(rows).toEqual([{ state: 'published', accepted: 1, n: POSTS }])
    expect(await accepted()).toBe(POSTS)
    for (const left of [webs[1], workers[1]]) expect(left?.process.exitCode).toBeNull()
    const health = await (await fetch(`${proxy.url}/api/health`)).json()
    expect(health).toMatchObject({ status: 'ok', storage: 'ok' })
    console.log(
      [
        `Held: ${POSTS} posts, each once at the network; ${stranded} were on their way when the processes were dead.`,
        `Held: the main path in a browser, through ${[...proxy.answered.values()].join(' and ')} answers of two processes.`,
        'Held: database, queue, store and publishing are healthy without the dead ones.',
      ].join('\n'),
    )
  },
  LONGER_THAN_ITS_WAITS_MS,
)
