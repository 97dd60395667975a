import type { Platform } from '#connectors/social/platforms.ts'
import { useBrands, usePublicName } from '#core/brands/index.client.ts'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { useSocialAccounts } from '#features/social-accounts/index.client.ts'

/** Under whose name a post will stand: the connected account, else the brand itself. */
export function useAccountName(brandId: string | null, platform: Platform): string {
  const accounts = useSocialAccounts().data?.items
  const account = accountFor(accounts ?? [], brandId, platform)
  const name = usePublicName(brandId)
  const brands = useBrands().data?.items
  return account?.accountName ?? (name || (brands?.[0]?.name ?? ''))
}
