import type { Platform } from '#connectors/social/platforms.ts'
import type { SocialAccount } from './social-accounts.contract.ts'

/** What is needed to choose an account for a post. */
export type Account = Pick<SocialAccount, 'platform' | 'brandId' | 'isActive' | 'health'>

/** The account for a post: the brand's own, otherwise one shared by all brands. */
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
