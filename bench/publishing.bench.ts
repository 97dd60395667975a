import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { TEXT_PLATFORMS } from '#tests/text-platforms.ts'
import { connect, startDatabase } from './harness/database.ts'
import { ratio } from './harness/figures.ts'
import { type Product, signUp, startProduct } from './harness/product.ts'
import { rawClaimRate } from './harness/raw-claims.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'
import { seedDuePosts } from './harness/seed-posts.ts'

const POSTS = 10_000
const WITHIN_SECONDS = 60
const MOST_LATE_SECONDS = 10
const LEAST_RATE = 0.3
const LEAD_MS = 3000

async function connectPlatforms(product: Product, cookie: string): Promise<void> {
  for (const platform of TEXT_PLATFORMS) {
    const answer = await fetch(`${product.url}/api/social-accounts/sandbox`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ platform }),
    })
    if (!answer.ok) throw new Error(`Connecting ${platform} answered ${answer.status}.`)
  }
}

const count = async (client: pg.Client, statement: string) =>
  Number((await client.query<{ n: string }>(statement)).rows[0]?.n)

async function untilAllOut(client: pg.Client): Promise<void> {
  while ((await count(client, "select count(*) as n from posts where state in ('scheduled', 'sending')")) > 0)
    await pause(200)
}

type Run = { accepted: number; posts: number; p50: number; p99: number; last: number; perSecond: number }

/** By the network's own record of what it took and when. */
async function judge(client: pg.Client): Promise<Run> {
  const { rows } = await client.query<Run>(`
    with taken as (
      select posts.id, sandbox_ledger.created_at as accepted_at, extract(epoch from sandbox_ledger.created_at - scheduled_for)::float8 as late
      from sandbox_ledger join post_attempts on post_attempts.id = reference::uuid join posts on posts.id = post_id
    )
    select count(*)::int as accepted, count(distinct id)::int as posts,
      percentile_cont(0.5) within group (order by late) as p50, percentile_cont(0.99) within group (order by late) as p99,
      max(late) as last, (count(*) / extract(epoch from max(accepted_at) - min(accepted_at)))::float8 as "perSecond"
    from taken`)
  const [run] = rows
  if (!run) throw new Error('The network took nothing.')
  return run
}

/** One round: posts that fall due within so many seconds, until the last is out. */
async function publish(scope: Scope, seconds: number): Promise<{ run: Run; raw: number }> {
  const { dataDir, connection } = await startDatabase(scope)
  const product = await startProduct(scope, dataDir)
  const { cookie } = await signUp(product)
  await connectPlatforms(product, cookie)
  const client = await connect(scope, connection)
  const raw = seconds === 0 ? await rawClaimRate(scope, connection, POSTS) : 0
  await seedDuePosts(client, POSTS, new Date(Date.now() + LEAD_MS), seconds)
  await untilAllOut(client)
  const run = await judge(client)
  await product.child.stop()
  return { run, raw }
}

const isExact = ({ accepted, posts }: Run) => accepted === POSTS && posts === POSTS
const inSeconds = (value: number) => `${value.toFixed(2)} s`

/** Ten thousand posts, first within one minute, then all at the same moment against the barest worker on the same server. */
export async function publishing(scope: Scope): Promise<Line[]> {
  const { run: minute } = await publish(scope, WITHIN_SECONDS)
  const { run: instant, raw } = await publish(scope, 0)
  const rate = instant.perSecond / raw
  return [
    judged(
      `${POSTS} posts due in one minute: lateness p99`,
      `${inSeconds(minute.p99)} (p50 ${inSeconds(minute.p50)}, last ${inSeconds(minute.last)})`,
      `at most ${MOST_LATE_SECONDS} s`,
      minute.p99 <= MOST_LATE_SECONDS,
    ),
    judged(
      '  in the network’s ledger',
      `${minute.accepted} accepted, ${minute.posts} posts`,
      'each once',
      isExact(minute),
    ),
    judged(
      `${POSTS} posts due at one moment: rate`,
      `${ratio(rate)} of raw claims (${instant.perSecond.toFixed(0)} against ${raw.toFixed(0)} a second)`,
      `at least ${ratio(LEAST_RATE)}`,
      rate >= LEAST_RATE,
    ),
    judged(
      '  in the network’s ledger',
      `${instant.accepted} accepted, ${instant.posts} posts`,
      'each once',
      isExact(instant),
    ),
    note('  lateness then', `p99 ${inSeconds(instant.p99)}, last ${inSeconds(instant.last)}`),
  ]
}
