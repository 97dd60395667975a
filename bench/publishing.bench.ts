import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { TEXT_PLATFORMS } from '#tests/text-platforms.ts'
import { connect, startDatabase } from './harness/database.ts'
import { median, ratio, spread } from './harness/figures.ts'
import { type Product, signUp, startProduct } from './harness/product.ts'
import { rawClaimRate } from './harness/raw-claims.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'
import { seedDuePosts } from './harness/seed-posts.ts'

const POSTS = 10_000
const WITHIN_SECONDS = 60
const MOST_LATE_SECONDS = 10
const LEAST_RATE = 0.3
/** Long enough to write the posts before the first is due. */
const LEAD_MS = 20_000
const ROUNDS = 3

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

/** Polled rarely, by the end of an index, so that watching does not affect the result. */
async function untilAllOut(client: pg.Client): Promise<void> {
  const isOnItsWay = (state: string) =>
    client.query(`select from posts where state = '${state}' and not is_demo limit 1`)
  for (const state of ['scheduled', 'sending']) while ((await isOnItsWay(state)).rowCount) await pause(500)
}

/** Results of earlier rounds would be read at some point, and slow whatever is measured then. */
async function stopReadingResults(client: pg.Client): Promise<void> {
  await client.query('update post_attempts set results_due_at = null where results_due_at is not null')
  const isReading = () =>
    client.query("select from pgboss.job where name like '%results%' and state = 'active' limit 1")
  while ((await isReading()).rowCount) await pause(500)
}

type Run = { accepted: number; posts: number; p50: number; p99: number; last: number; perSecond: number }

/** By the network's own ledger. */
async function judge(client: pg.Client, since: Date): Promise<Run> {
  const { rows } = await client.query<Run>(
    `with taken as (
      select posts.id, sandbox_ledger.created_at as accepted_at, extract(epoch from sandbox_ledger.created_at - scheduled_for)::float8 as late
      from sandbox_ledger join post_attempts on post_attempts.id = reference::uuid join posts on posts.id = post_id
      where posts.scheduled_for >= $1
    )
    select count(*)::int as accepted, count(distinct id)::int as posts,
      percentile_cont(0.5) within group (order by late) as p50, percentile_cont(0.99) within group (order by late) as p99,
      max(late) as last, (count(*) / extract(epoch from max(accepted_at) - min(accepted_at)))::float8 as "perSecond"
    from taken`,
    [since],
  )
  const [run] = rows
  if (!run) throw new Error('The network took nothing.')
  return run
}

/** Posts that become due within this many seconds, until the last is published. */
async function publish(client: pg.Client, seconds: number): Promise<Run> {
  const startsAt = new Date(Date.now() + LEAD_MS)
  await seedDuePosts(client, POSTS, startsAt, seconds)
  if (Date.now() > startsAt.getTime()) throw new Error('The first posts were due before all were written.')
  await untilAllOut(client)
  return judge(client, startsAt)
}

type Round = { raw: number; run: Run }

const isExact = ({ accepted, posts }: Run) => accepted === POSTS && posts === POSTS
const inSeconds = (value: number) => `${value.toFixed(2)} s`
const shareOf = ({ raw, run }: Round) => run.perSecond / raw

/**
 * Ten thousand posts, first within one minute; then all at the same moment, alternating with a minimal worker on the
 * same server.
 */
export async function publishing(scope: Scope): Promise<Line[]> {
  const { dataDir, connection } = await startDatabase(scope)
  const product = await startProduct(scope, dataDir)
  const { cookie } = await signUp(product)
  await connectPlatforms(product, cookie)
  const client = await connect(scope, connection)
  const minute = await publish(client, WITHIN_SECONDS)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await stopReadingResults(client)
    rounds.push({ raw: await rawClaimRate(scope, connection, POSTS), run: await publish(client, 0) })
  }
  await product.child.stop()

  const shares = rounds.map(shareOf)
  const rate = median(shares)
  const [typical] = rounds.filter((round) => shareOf(round) === rate)
  const runs = rounds.map(({ run }) => run)
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
      `${ratio(rate)} of raw claims (${spread(shares)})`,
      `at least ${ratio(LEAST_RATE)}`,
      rate >= LEAST_RATE,
    ),
    judged(
      '  in the network’s ledger',
      runs.map(({ accepted, posts }) => `${accepted} accepted, ${posts} posts`).join('; '),
      'each once',
      runs.every(isExact),
    ),
    note(
      '  posts and raw claims a second',
      `${typical?.run.perSecond.toFixed(0)} and ${typical?.raw.toFixed(0)} in the median round`,
    ),
    note('  lateness p99 then', runs.map(({ p99 }) => inSeconds(p99)).join(', ')),
  ]
}
