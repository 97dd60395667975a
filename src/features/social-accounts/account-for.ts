import type { Platform } from '#connectors/social/platforms.ts'
import type { SocialAccount } from './social-accounts.contract.ts'

/** What is needed to choose an account for a post. */
export type Account = Pick<SocialAccount, 'id' | 'platform' | 'brandId' | 'isActive' | 'health'>

type Posted = {
  brandId: string | null
  platform: Platform
  /** The one that a person chose; null for the usual one. */
  accountId: string | null
}

/** The accounts that a post of a brand can go to: the brand's own and those shared by all brands. */
export const accountsOpenTo = <Each extends Account>(
  accounts: readonly Each[],
  { brandId, platform }: Omit<Posted, 'accountId'>,
): Each[] =>
  accounts.filter(
    (account) =>
      account.isActive &&
      account.platform === platform &&
      (account.brandId === null || account.brandId === brandId),
  )

/** The account for a post: the chosen one and no other. Without a choice, the brand's own, otherwise a shared one. */
export function accountFor<Each extends Account>(accounts: readonly Each[], post: Posted): Each | undefined {
  const open = accountsOpenTo(accounts, post)
  if (post.accountId !== null) return open.find(({ id }) => id === post.accountId)
  return open.find((account) => account.brandId === post.brandId) ?? open[0]
}
