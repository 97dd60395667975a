import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { checkPost } from '#connectors/social/checks/check-post.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { startChild } from './harness/child.ts'
import { connect, startDatabase } from './harness/database.ts'
import { median, milliseconds, percentile, ratio } from './harness/figures.ts'
import type { Attack, HostileOrder, HostileReport } from './harness/hostile.process.ts'
import { type Product, signUp, startProduct } from './harness/product.ts'
import {
  type Draft,
  type Measure,
  measures,
  openQuietShop,
  type Pace,
  type Phase,
} from './harness/quiet-shop.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'
import { acceptedAt, hangAccountsOf, makeDue, seedMembers, seedPostsOf } from './harness/seed-neighbours.ts'

const QUIET_SECONDS = 120
const HOSTILE_SECONDS = 120
/** How long posts of the quiet shop may come out after the attack before they count as lost. */
const DRAIN_SECONDS = 120
const MOST = 3
/** Above this something else uses the processors, and a multiple of it is meaningless. */
const MOST_ALONE_MS = 1000

/** At least two hundred calls of each kind in both phases, and fewer uploads than the limit per minute. */
const pace: Pace = { 'sign-in': 600, list: 250, publish: 600, upload: 600 }
/** A person may sign in at most ten times in a quarter of an hour. */
const MEMBERS = 60

const HOSTILE_ADDRESS = '127.0.0.2'
/** Hanging posts: campaigns on all of these platforms, and as many posts on one of them. */
const HANGING_CAMPAIGNS = 80
const HANGING_PLATFORMS = 13
const POSTS_ON_ONE = 260
const weapons: Attack = {
  markdownDownloads: 2,
  hostileBriefs: 4,
  wrongSignIns: 4,
  eventStreams: 300,
  helpChats: 4,
  exports: 2,
  pictureSide: 7000,
  pictureUploads: 1,
  previews: 16,
  films: 2,
  pauseMs: 20,
}

const textPlatforms = allPlatforms.filter(
  (platform) =>
    checkPost({ platform, title: 'Flood', text: 'Come in and see us.', pictures: 0, videos: 0 }).length === 0,
)

/** Prepares everything; answers the function that starts it. */
async function prepareAttack(
  scope: Scope,
  client: pg.Client,
  product: Product,
): Promise<() => Promise<HostileReport>> {
  const { cookie, email } = await signUp(product, 'hostile@example.com')
  const connected = await fetch(`${product.url}/api/social-accounts/sandbox/all`, {
    method: 'POST',
    headers: { cookie },
  })
  if (!connected.ok) throw new Error(`Connecting accounts answered ${connected.status}.`)
  await hangAccountsOf(client, email)
  const platforms = textPlatforms.slice(0, HANGING_PLATFORMS)
  await seedPostsOf(client, email, HANGING_CAMPAIGNS, platforms)
  await seedPostsOf(client, email, POSTS_ON_ONE, platforms.slice(0, 1))
  const file = fileURLToPath(new URL('./harness/hostile.process.ts', import.meta.url))
  const child = startChild(scope, file)
  const order: HostileOrder = {
    url: product.url,
    cookie,
    address: HOSTILE_ADDRESS,
    seconds: HOSTILE_SECONDS,
    attack: weapons,
  }
  const ready = child.message()
  child.send(order)
  await ready
  return async () => {
    await makeDue(client, email)
    const report = child.message()
    child.send({ kind: 'begin' })
    return (await report) as HostileReport
  }
}

type Outcome = { took: Record<Measure, number[]>; lost: number; twice: number }

/** The times of a phase including its posts, once all are in the ledger or given up. */
async function judge(client: pg.Client, { took, published }: Phase): Promise<Outcome> {
  const ids = published.map(({ id }) => id)
  const promised = published.filter(({ isPromised }) => isPromised)
  const givenUpAt = Date.now() + DRAIN_SECONDS * 1000
  let taken = await acceptedAt(client, ids)
  const countMissing = () => promised.filter(({ id }) => !taken.has(id)).length
  while (countMissing() > 0 && Date.now() < givenUpAt) {
    await pause(500)
    taken = await acceptedAt(client, ids)
  }
  const publish = published.map(
    ({ id, askedAt }) => (taken.get(id)?.[0]?.getTime() ?? Date.now()) - askedAt.getTime(),
  )
  const twice = [...taken.values()].filter(({ length }) => length > 1).length
  return { took: { ...took, publish }, lost: countMissing(), twice }
}

function compare(kind: Measure, quiet: number[], hostile: number[]): Line[] {
  const before = percentile(quiet, 99)
  const during = percentile(hostile, 99)
  return [
    judged(
      `${kind}: p99 beside the attack`,
      `${ratio(during / before)} (${milliseconds(during)} against ${milliseconds(before)})`,
      `at most ${ratio(MOST)}`,
      during <= before * MOST,
    ),
    note(
      '  medians, and calls',
      `${milliseconds(median(hostile))} against ${milliseconds(median(quiet))}; ${hostile.length} against ${quiet.length}`,
    ),
  ]
}

const inWords = (outcomes: Record<string, number>) =>
  Object.entries(outcomes)
    .map(([outcome, times]) => `${times} × ${outcome}`)
    .join(', ')

/** The effect on a quiet shop of another workspace that attacks in every way at once. */
export async function neighbour(scope: Scope): Promise<Line[]> {
  const { dataDir, connection } = await startDatabase(scope)
  const settings = { RATE_LIMITS: 'on', ALLOW_PRIVATE_NETWORK: 'on', TRUST_PROXY: '1' }
  const product = await startProduct(scope, dataDir, [], settings)
  const client = await connect(scope, connection)
  const owner = await signUp(product)
  const shop = openQuietShop(scope, product, owner, await seedMembers(client, owner.email, MEMBERS))
  await shop.connect('x')
  const eachSecond = 1000 / pace.publish + 1000 / pace.upload
  const drafts: Draft[] = []
  const needed = Math.ceil((QUIET_SECONDS + HOSTILE_SECONDS + 2) * eachSecond)
  while (drafts.length < needed) drafts.push(await shop.addDraft(`Bread ${drafts.length}`))
  const campaigns = new Set(drafts.map(({ id }) => id))

  const quietPhase = await shop.work(QUIET_SECONDS, pace, drafts)
  const quiet = await judge(client, quietPhase)
  const attack = await prepareAttack(scope, client, product)
  const attacked = attack()
  const hostilePhase = await shop.work(HOSTILE_SECONDS, pace, drafts)
  const hostile = await judge(client, hostilePhase)
  const report = await attacked

  const phases = [quietPhase, hostilePhase]
  const unreadable = await shop.countUnreadable(phases.flatMap(({ uploads }) => uploads))
  const unlisted = campaigns.difference(await shop.listAll()).size
  const lost = quiet.lost + hostile.lost
  const twice = quiet.twice + hostile.twice
  const failures = phases.flatMap((phase) => phase.failures)
  const alone = percentile(quiet.took.list, 99)
  return [
    judged(
      'list: p99 alone',
      milliseconds(alone),
      `at most ${MOST_ALONE_MS} ms, else the machine is too busy`,
      alone <= MOST_ALONE_MS,
    ),
    ...measures.flatMap((kind) => compare(kind, quiet.took[kind], hostile.took[kind])),
    judged(
      'lost of the quiet shop',
      `${lost} posts not sent, ${twice} sent twice, ${unlisted} campaigns not listed, ${unreadable} files unreadable`,
      'nothing',
      lost + twice + unlisted + unreadable === 0,
    ),
    judged('  its calls that failed', `${failures.length}`, 'none', failures.length === 0),
    ...[...new Set(failures)].slice(0, 3).map((failure) => note('    such as', failure)),
    ...Object.entries(report).map(([name, outcomes]) => note(`  hostile: ${name}`, inWords(outcomes))),
  ]
}
