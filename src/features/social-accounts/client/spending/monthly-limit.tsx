import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { spendingMessages } from '#features/social-accounts/i18n/index.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import { MonthlyLimitDialog } from './monthly-limit-dialog.tsx'
import { useSpending } from './spending.queries.ts'
import { useDollars } from './use-dollars.ts'

interface MonthlyLimitProps {
  account: SocialAccount
  mayManage: boolean
}

/** What the network of an account has charged this month, and how much it may. */
export function MonthlyLimit({ account, mayManage }: MonthlyLimitProps) {
  const t = useText(spendingMessages)
  const dollars = useDollars()
  const spending = useSpending(true).data?.items.find(({ accountId }) => accountId === account.id)
  const [isChanging, setIsChanging] = useState(false)
  if (!spending) return null
  const { spent, monthlyLimit } = spending
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 border-t pt-2">
      <p className={spent >= monthlyLimit ? 'text-warning text-xs' : 'text-muted text-xs'}>
        {t('spent', { spent: dollars(spent), limit: dollars(monthlyLimit) })}
      </p>
      {mayManage ? (
        <Button variant="ghost" size="sm" className="-ms-3 sm:ms-0" onClick={() => setIsChanging(true)}>
          {t('change')}
          <VisuallyHidden>{account.accountName}</VisuallyHidden>
        </Button>
      ) : null}
      {isChanging ? (
        <MonthlyLimitDialog account={account} limit={monthlyLimit} onClose={() => setIsChanging(false)} />
      ) : null}
    </div>
  )
}
