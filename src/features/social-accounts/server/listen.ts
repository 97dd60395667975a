import { intakePath, type Listening } from '#connectors/social/incoming.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { pathOf } from '#platform/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { ListenProblem } from '../social-accounts.contract.ts'
import { openAccount } from './account-secret.ts'
import { type AccountRow, findActive, setListening } from './social-accounts.repository.ts'

export const INTAKE_TOKEN_PURPOSE = 'intake address'
const ANSWER_MAX = 500
const HOUR_MS = 3_600_000
/** Asking again is harmless, and restores what was changed at the network. */
const ASK_AGAIN_MS = 24 * HOUR_MS
const TRY_AGAIN_MS = HOUR_MS

const problems: Record<Exclude<Listening['kind'], 'listening'>, ListenProblem> = {
  'key-missing': 'key_missing',
  refused: 'refused',
  unreachable: 'unreachable',
}

type Found = { problem: ListenProblem | null; answer: string | null }

async function ask(deps: Deps, account: AccountRow): Promise<Found | null> {
  const { listen } = adapterFor(account.adapter, deps)
  const opened = openAccount(deps.secrets, account)
  if (!listen || !opened) return null
  const address = deps.env.publicUrl
  if (!address?.startsWith('https:')) return { problem: 'no_public_address', answer: null }
  const url = `${address}${pathOf(intakePath, { id: account.id })}`
  const token = deps.secrets.sign(INTAKE_TOKEN_PURPOSE, account.id)
  const listening = await listen(opened, { url, token })
  if (listening.kind === 'listening') return { problem: null, answer: null }
  const answer = 'reason' in listening ? listening.reason.slice(0, ANSWER_MAX) : null
  return { problem: problems[listening.kind], answer }
}

/** Asks the network to deliver what happens to an account, and stores what it answered. */
export async function listenFor(deps: Deps, account: AccountRow): Promise<void> {
  const found = await ask(deps, account)
  if (!found) return
  const now = deps.clock.now()
  const isAway = found.problem === 'unreachable'
  await deps.db.transaction(async (db) => {
    await setListening(db, account.workspaceId, account.id, {
      ...(found.problem === null && { listensSince: now }),
      listenProblem: found.problem,
      listenAnswer: found.answer,
      listenDueAt: new Date(now.getTime() + (isAway ? TRY_AGAIN_MS : ASK_AGAIN_MS)),
    })
    await announce(db, account, 'social-accounts')
  })
}

/** Of an account that is gone. The network may be away: what it delivers then finds nobody. */
export async function stopListeningFor(deps: Deps, account: AccountRow): Promise<void> {
  const { stopListening } = adapterFor(account.adapter, deps)
  const opened = stopListening && account.listensSince ? openAccount(deps.secrets, account) : null
  if (!opened) return
  try {
    await stopListening?.(opened)
  } catch (err) {
    deps.log.warn({ err, account: account.id }, 'a network could not be told to stop delivering')
  }
}

/** What a network wants to hear before it delivers to the address of an account; null if it has no business there. */
export async function answerChallenge(
  deps: Deps,
  accountId: string,
  query: Readonly<Record<string, string>>,
): Promise<string | null> {
  const account = await findActive(deps.db, accountId)
  const asked = account && adapterFor(account.adapter, deps).incoming?.challenge?.(query)
  return asked && deps.secrets.verify(INTAKE_TOKEN_PURPOSE, accountId, asked.token) ? asked.answer : null
}
