import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { priceOfPost } from '#connectors/social/price.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { spendingMessages } from '#features/social-accounts/i18n/index.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import { useSocialAccounts } from '../social-accounts.queries.ts'
import { useSpending } from './spending.queries.ts'
import { useDollars } from './use-dollars.ts'

type PricedPost = { platform: Platform; accountId: string | null; text: string; followUps: readonly string[] }

interface CostNoteProps {
  brandId: string | null
  /** Those that are about to go out. */
  posts: readonly PricedPost[]
}

type Cost = { account: SocialAccount; platform: Platform; amount: number }

function costsOf({ brandId, posts }: CostNoteProps, accounts: readonly SocialAccount[]): Cost[] {
  const costs = new Map<string, Cost>()
  for (const { platform, accountId, ...texts } of posts) {
    const account = accountFor(accounts, { brandId, platform, accountId })
    const amount = priceOfPost(manifestOf(platform), texts)
    if (!account || account.isTest || amount === 0) continue
    const before = costs.get(account.id)?.amount ?? 0
    costs.set(account.id, { account, platform, amount: before + amount })
  }
  return [...costs.values()]
}

/** What networks charge for posts, and whether that passes the limit of the month; nothing where they are free. */
export function CostNote(props: CostNoteProps) {
  const t = useText(spendingMessages)
  const locale = useLocale()
  const dollars = useDollars()
  const costs = costsOf(props, useSocialAccounts().data?.items ?? [])
  const spendings = useSpending(costs.length > 0).data?.items ?? []
  return costs.map(({ account, platform, amount }) => {
    const spending = spendings.find(({ accountId }) => accountId === account.id)
    const left = spending ? Math.max(spending.monthlyLimit - spending.spent, 0) : null
    return (
      <span key={account.id} className="mt-2 block">
        {t('cost', { network: platformName(platform, locale), cost: dollars(amount) })}{' '}
        {left !== null && amount > left ? (
          <span className="text-warning">{t('tooLittle', { left: dollars(left) })}</span>
        ) : null}
      </span>
    )
  })
}
