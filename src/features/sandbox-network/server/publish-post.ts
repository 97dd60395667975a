import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { BehaviourKind } from '../sandbox-behaviour.contract.ts'
import type { SandboxPost } from '../sandbox-network.contract.ts'
import { type Accepted, acceptPost, type Keep } from './accept-post.ts'
import { takeTurn } from './behaviours.repository.ts'
import { type Manner, manners, type Turn } from './fault-injection.ts'
import type { AnnounceFeed } from './feed-announcer.ts'
import { type Account, requireAccess } from './tokens.ts'

type Network = Pick<Deps, 'db' | 'clock'> & { keep: Keep; tellFeed: AnnounceFeed }
type Sent = { account: Account; locale: Locale; post: SandboxPost; patience: () => AbortSignal }

/** The simulated failure for this post; null for regular treatment. */
function mannerFor({ behaviour, remaining }: Account, post: SandboxPost): Chosen | null {
  if (!behaviour || behaviour === 'normal' || remaining === 0) return null
  const manner = manners[behaviour]
  const isConcerned = !manner.takes || (manner.concerns?.(post) ?? true)
  return isConcerned ? { kind: behaviour, manner } : null
}

type Chosen = { kind: BehaviourKind; manner: Manner }
/** Runs after all writes: answers, or delays the answer. */
type Answering = () => Promise<Accepted>

type TakingManner = Extract<Manner, { takes: true }>

const answerFor =
  (manner: TakingManner, turn: Turn, accepted: Accepted): Answering =>
  async () => {
    await manner.answers(turn, accepted)
    return accepted
  }

/** Counts the post and writes its effects in one transaction. */
const playCounted = (
  { db, clock }: Network,
  { account, locale, post, patience }: Sent,
  { kind, manner }: Chosen,
) =>
  db.transaction(async (db): Promise<Answering> => {
    const taken = await takeTurn(db, account.workspaceId, account.id, kind)
    const turn: Turn | null = taken && { ...taken, account, now: clock.now(), patience: patience() }
    if (turn && !manner.takes) {
      await manner.writes?.(db, turn)
      return () => manner.answers(turn)
    }
    // A call with a turn may have ended the access since this one was let in.
    if (!turn) await requireAccess(db, account, clock.now())
    const accepted = await acceptPost(db, account, locale, post)
    if (!turn || !manner.takes) return async () => accepted
    await manner.writes?.(db, turn, accepted)
    return answerFor(manner, turn, accepted)
  })

/** Unlimited behaviors are not counted, so that posts do not contend for one row. */
async function playEndlessly(
  { db, clock, keep }: Network,
  { account, locale, post, patience }: Sent,
  { manner }: Chosen,
): Promise<Answering> {
  const turn = { account, seconds: account.seconds ?? 0, now: clock.now(), patience: patience() }
  if (!manner.takes) return () => manner.answers(turn)
  return answerFor(manner, turn, await acceptPost(db, account, locale, post, keep))
}

const play = (network: Network, sent: Sent, chosen: Chosen): Promise<Answering> =>
  sent.account.remaining === null && !chosen.manner.writes
    ? playEndlessly(network, sent, chosen)
    : playCounted(network, sent, chosen)

/** Publishes a post regularly, unless a failure is simulated. */
export async function publishPost(network: Network, sent: Sent): Promise<Accepted> {
  const { account, locale, post } = sent
  const chosen = mannerFor(account, post)
  if (!chosen) {
    const accepted = await acceptPost(network.db, account, locale, post, network.keep)
    network.tellFeed(account.workspaceId)
    return accepted
  }
  const answer = await play(network, sent, chosen)
  network.tellFeed(account.workspaceId)
  return answer()
}
