import type { Platform } from '#channels/platforms.ts'
import type { SocialAccount } from './social-accounts.contract.ts'

/** Where a post of this brand goes out on this platform: through the brand's own account, else through one of all brands. */
export function accountFor(
  accounts: readonly SocialAccount[],
  brandId: string | null,
  platform: Platform,
): SocialAccount | undefined {
  const active = accounts.filter((account) => account.isActive && account.platform === platform)
  return (
    active.find((account) => account.brandId === brandId) ?? active.find(({ brandId }) => brandId === null)
  )
}
