import { randomUUID } from 'node:crypto'
import type { Results, ResultsAnswer } from '#connectors/social/adapter.ts'
import { observeCalls } from '#connectors/social/http/observe-calls.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { adapterFor, isTestAdapter } from '#connectors/social/server-registry.ts'
import type { ResultProblem } from '#features/campaigns/campaign-results.ts'
import { findClicks } from '#features/mailings/index.server.ts'
import {
  type AccountRow,
  findAccount,
  openAccount,
  pauseAccounts,
  renewTokens,
  spendOnReading,
} from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { MeasuredPost } from './results.repository.ts'

/** Posts per call to a network. */
const BATCH = 50

/** `problem`: why the posts that are not in `known` have no results. */
export type Fetched = { known: Map<string, Results>; problem: ResultProblem }

const unknown: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

const problems: Record<Exclude<ResultsAnswer['kind'], 'results'>, ResultProblem> = {
  'token-expired': 'needs_reconnect',
  'needs-reconnect': 'needs_reconnect',
  'rate-limited': 'rate_limited',
  unreachable: 'unreachable',
}

/** `reading`: asking twice costs once. */
async function ask(
  deps: Deps,
  account: AccountRow,
  ids: string[],
  reading: string,
): Promise<ResultsAnswer | ResultProblem> {
  const opened = openAccount(deps.secrets, account)
  if (!opened) return 'needs_reconnect'
  const { observed, onAnswer } = observeCalls(opened)
  const { results } = adapterFor(account.adapter, { ...deps, onAnswer })
  const isReported = isTestAdapter(account.adapter) || manifestOf(account.platform).figures !== undefined
  if (!results || !isReported) return 'not_supported'
  if (!(await spendOnReading(deps, account, ids.length, reading))) return 'spending_limit'
  try {
    const answer = await results(opened, ids)
    // Posts need the same allowance.
    const restMs = (observed.restUntil?.getTime() ?? 0) - deps.clock.now().getTime()
    if (restMs > 0) await pauseAccounts(deps.db, [{ id: account.id, ms: restMs }])
    return answer
  } catch (err) {
    deps.log.warn({ err, account: account.id }, 'results could not be read')
    return 'unreachable'
  }
}

/** Asks once more with a new token if the old one has expired. */
async function askTwice(
  deps: Deps,
  { workspaceId, accountId }: Pick<MeasuredPost, 'workspaceId' | 'accountId'>,
  ids: string[],
): Promise<Map<string, Results> | ResultProblem> {
  let account = await findAccount(deps.db, workspaceId, accountId)
  if (!account) return 'disconnected'
  const reading = randomUUID()
  let answer = await ask(deps, account, ids, reading)
  if (typeof answer !== 'string' && answer.kind === 'token-expired') {
    if ((await renewTokens(deps, account)) === 'later') return 'unreachable'
    account = await findAccount(deps.db, workspaceId, accountId)
    if (!account) return 'disconnected'
    answer = await ask(deps, account, ids, reading)
  }
  if (typeof answer === 'string') return answer
  if (answer.kind === 'results') return answer.results
  if (answer.kind === 'unreachable')
    deps.log.warn({ account: accountId, reason: answer.reason }, 'results could not be read')
  return problems[answer.kind]
}

/** What we count ourselves. Mails have no network to ask. */
async function countedByUs({ db }: Deps, posts: readonly MeasuredPost[]): Promise<Map<string, Results>> {
  const [first] = posts
  if (!first) return new Map()
  const counted = await findClicks(
    db,
    first.workspaceId,
    posts.map(({ id }) => id),
  )
  return new Map(
    posts.flatMap(({ id, remoteId }) => {
      const clicks = counted.get(id)
      return clicks === undefined ? [] : [[remoteId, { ...unknown, clicks }]]
    }),
  )
}

/** Reads the results of posts of one account. A network without an answer is asked again in the next round. */
export async function fetchResults(deps: Deps, posts: readonly MeasuredPost[]): Promise<Fetched> {
  const known = await countedByUs(deps, posts)
  const asked = posts.filter(({ remoteId }) => !known.has(remoteId))
  for (let from = 0; from < asked.length; from += BATCH) {
    const batch = asked.slice(from, from + BATCH)
    const [first] = batch
    if (!first) break
    // Two posts may have been given the same link.
    const ids = [...new Set(batch.map(({ remoteId }) => remoteId))]
    const answer = await askTwice(deps, first, ids)
    if (typeof answer === 'string') return { known, problem: answer }
    for (const [id, results] of answer) known.set(id, results)
  }
  return { known, problem: 'missing' }
}
