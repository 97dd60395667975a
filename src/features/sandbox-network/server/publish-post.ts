import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { BehaviourKind } from '../sandbox-behaviour.contract.ts'
import type { SandboxPost } from '../sandbox-network.contract.ts'
import { type Accepted, acceptPost, type Keep } from './accept-post.ts'
import { takeTurn } from './behaviours.repository.ts'
import type { TellFeed } from './feed-news.ts'
import { type Manner, manners, type Turn } from './misbehave.ts'
import type { Account } from './tokens.ts'

type Network = Pick<Deps, 'db' | 'clock'> & { keep: Keep; tellFeed: TellFeed }
type Sent = { account: Account; locale: Locale; post: SandboxPost; patience: () => AbortSignal }

/** How the network was told to treat this post; null where it keeps to what it promises. */
function mannerFor({ behaviour, remaining }: Account, post: SandboxPost) {
  if (!behaviour || behaviour === 'normal' || remaining === 0) return null
  const manner = manners[behaviour]
  const isConcerned = !manner.takes || (manner.concerns?.(post) ?? true)
  return isConcerned ? { kind: behaviour, manner } : null
}

/** The turn and whatever the network writes for it are counted together, or not at all. */
const play = (
  { db, clock }: Network,
  { account, locale, post, patience }: Sent,
  { kind, manner }: { kind: BehaviourKind; manner: Manner },
) =>
  db.transaction(async (db) => {
    const taken = await takeTurn(db, account.workspaceId, account.id, kind)
    const turn: Turn | null = taken && { ...taken, account, now: clock.now(), patience: patience() }
    if (turn && !manner.takes) {
      await manner.writes?.(db, turn)
      return () => manner.answers(turn)
    }
    const accepted = await acceptPost(db, account, locale, post)
    if (turn && manner.takes) await manner.writes?.(db, turn, accepted)
    return async () => {
      if (turn && manner.takes) await manner.answers(turn, accepted)
      return accepted
    }
  })

/** What the network does with a post: what it promises, unless it was told otherwise. */
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
