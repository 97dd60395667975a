import type {
  PublishingHealth,
  Trouble,
  TroubledAccount,
} from '#features/publishing/publishing-health.contract.ts'
import type { AddressTrouble } from '#platform/address-trouble.ts'

export type PostTroubleKind = 'overdue' | 'unconfirmed' | 'needsYou' | 'failed'

export type ShownTrouble =
  | { kind: 'noWorker' }
  | { kind: 'address'; why: AddressTrouble }
  | { kind: 'posts'; of: PostTroubleKind; trouble: Trouble }
  | { kind: 'account'; account: TroubledAccount }
  | { kind: 'moreAccounts'; count: number }

const SHOWN_ACCOUNTS = 3
const urgency = ['needs_reconnect', 'unreachable', 'paused'] as const

/** Troubles, most urgent first. */
export function listTroubles(health: PublishingHealth): ShownTrouble[] {
  const posts = (...kinds: PostTroubleKind[]): ShownTrouble[] =>
    kinds.filter((of) => health[of].count > 0).map((of) => ({ kind: 'posts', of, trouble: health[of] }))
  const accounts = urgency.flatMap((trouble) =>
    health.accounts.filter((account) => account.trouble === trouble),
  )
  const more = accounts.length - SHOWN_ACCOUNTS
  return [
    ...(health.hasWorker ? [] : [{ kind: 'noWorker' } as const]),
    ...(health.address ? [{ kind: 'address', why: health.address } as const] : []),
    ...posts('overdue'),
    ...accounts.slice(0, SHOWN_ACCOUNTS).map((account) => ({ kind: 'account', account }) as const),
    ...(more > 0 ? [{ kind: 'moreAccounts', count: more } as const] : []),
    ...posts('unconfirmed', 'needsYou', 'failed'),
  ]
}
