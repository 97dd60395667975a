import { useBrands, usePublicName } from '#core/brands/index.client.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { useSocialAccounts } from '#features/social-accounts/index.client.ts'
import type { PreviewedAccount } from './previewed-post.ts'

/** Without an account: the usual one. */
type Posted = Pick<Post, 'platform'> & Partial<Pick<Post, 'accountId' | 'accountName'>>

/** The author a post appears under: the connected account, otherwise the brand or the business, with its logo. */
export function usePreviewedAccount(
  brandId: string | null,
  { platform, accountId = null, accountName = '' }: Posted,
): PreviewedAccount {
  const { user } = useCurrentUser()
  const account = accountFor(useSocialAccounts().data?.items ?? [], { brandId, platform, accountId })
  const name = usePublicName(brandId)
  const brands = useBrands().data?.items
  const brand = brands?.find(({ id }) => id === brandId) ?? brands?.[0]
  return {
    name: account?.accountName ?? (accountName || name || brand?.name || (user?.workspace.name ?? '')),
    avatarUrl: brand?.logo ?? null,
  }
}
