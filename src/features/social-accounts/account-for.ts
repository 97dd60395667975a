import { type Platform, testAdapterName } from '#connectors/social/platforms.ts'
import type { SocialAccount } from './social-accounts.contract.ts'

/** What is needed to choose an account for a post. */
export type Account = Pick<SocialAccount, 'id' | 'platform' | 'brandId' | 'isActive' | 'health'> & {
  adapter: string
}

type Posted = {
  brandId: string | null
  platform: Platform
  /** The one that a person chose; null for the usual one. */
  accountId: string | null
}

const isTest = ({ adapter }: Account) => adapter === testAdapterName

/** A real network before the sandbox, then the brand's own; the same order as `inSendingOrder` of the server. */
const bySendingOrder = (a: Account, b: Account) =>
  Number(isTest(a)) - Number(isTest(b)) || Number(a.brandId === null) - Number(b.brandId === null)

/** The accounts that a post of a brand can go to, as they are used. Of equals, the first given comes first. */
export const accountsOpenTo = <Each extends Account>(
  accounts: readonly Each[],
  { brandId, platform }: Omit<Posted, 'accountId'>,
): Each[] =>
  accounts
    .filter(
      (account) =>
        account.isActive &&
        account.platform === platform &&
        (account.brandId === null || account.brandId === brandId),
    )
    .toSorted(bySendingOrder)

/** The account for a post: the chosen one and no other, otherwise the first of those open to it. */
export function accountFor<Each extends Account>(accounts: readonly Each[], post: Posted): Each | undefined {
  const open = accountsOpenTo(accounts, post)
  return post.accountId === null ? open[0] : open.find(({ id }) => id === post.accountId)
}
