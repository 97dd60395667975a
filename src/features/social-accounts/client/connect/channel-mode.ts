import type { Manifest } from '#connectors/social/channel.ts'
import { modeWith } from '#connectors/social/mode-with.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'

/** How posts of a channel go out, as its row and its page say it. The sandbox does not count. */
export function channelMode(
  manifest: Pick<Manifest, 'mode' | 'drafts' | 'approvedApps'>,
  accounts: readonly Pick<SocialAccount, 'isTest' | 'isActive'>[],
) {
  if (manifest.drafts) return 'drafts'
  const hasOwn = accounts.some(({ isTest, isActive }) => !isTest && isActive)
  return manifest.approvedApps && !hasOwn ? 'approved' : modeWith(manifest, hasOwn)
}
