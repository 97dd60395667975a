import type { Manifest } from '#connectors/social/channel.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'

export type ChannelState =
  | 'ready'
  | 'needs_keys'
  | 'connected'
  | 'ends_soon'
  | 'reconnect'
  | 'assisted'
  | 'sandbox_only'

const SOON_MS = 14 * 86_400_000

type Known = Pick<SocialAccount, 'isTest' | 'isActive' | 'health' | 'endsAt'>

const endsSoon = ({ endsAt }: Known, now: number) => endsAt !== null && Date.parse(endsAt) - now < SOON_MS

/** What a person should know first about a channel. The sandbox does not count as connected. `isKeyless`: it asks for an app whose keys are not here. */
export function channelState(
  { mode, isLive, approvedApps }: Pick<Manifest, 'mode' | 'isLive' | 'approvedApps'>,
  accounts: readonly Known[],
  now: number,
  isKeyless = false,
): ChannelState {
  const own = accounts.filter(({ isTest, isActive }) => !isTest && isActive)
  if (own.some(({ health }) => health === 'needs_reconnect')) return 'reconnect'
  if (own.some((account) => endsSoon(account, now))) return 'ends_soon'
  if (own.length > 0) return 'connected'
  if (approvedApps) return 'assisted'
  if (isLive) return isKeyless ? 'needs_keys' : 'ready'
  return mode === 'direct' ? 'sandbox_only' : 'assisted'
}
