import type { Platform } from '#channels/platforms.ts'
import { useBrands } from '#core/brands/client/brands.queries.ts'
import { usePublicName } from '#core/brands/client/use-public-name.ts'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { useSocialAccounts } from '#features/social-accounts/client/social-accounts.queries.ts'

/** Under whose name a post will stand: the connected account, else the brand itself. */
export function useAccountName(brandId: string | null, platform: Platform): string {
  const accounts = useSocialAccounts().data?.items
  const account = accountFor(accounts ?? [], brandId, platform)
  const name = usePublicName(brandId)
  const brands = useBrands().data?.items
  return account?.accountName ?? (name || (brands?.[0]?.name ?? ''))
}
