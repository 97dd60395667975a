import type { Platform } from '#connectors/social/platforms.ts'
import type { SocialAccount } from './social-accounts.contract.ts'

/** What has to be known of an account to choose one for a post. */
export type Account = Pick<SocialAccount, 'platform' | 'brandId' | 'isActive' | 'health'>

/** Where a post of this brand goes out on this platform: through the brand's own account, else through one of all brands. */
export function accountFor<Each extends Account>(
  accounts: readonly Each[],
  brandId: string | null,
  platform: Platform,
): Each | undefined {
  const active = accounts.filter((account) => account.isActive && account.platform === platform)
  return (
    active.find((account) => account.brandId === brandId) ?? active.find(({ brandId }) => brandId === null)
  )
}
