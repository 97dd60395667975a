import { lazy, Suspense, useId } from 'react'
import { Link } from 'wouter'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { socialAccountMessages } from '../i18n/index.ts'
import { AccountListSkeleton } from './account-list-skeleton.tsx'
import { useSocialAccounts } from './social-accounts.queries.ts'

// It brings the signs and the names of the networks; the shell stands without them.
const AccountList = lazy(async () => ({ default: (await import('./account-list.tsx')).AccountList }))

export interface ConnectedAccountsProps {
  /** Where it stands in a sheet, a link closes that. */
  onNavigate?: (() => void) | undefined
}

export function ConnectedAccounts({ onNavigate }: ConnectedAccountsProps) {
  const t = useText(socialAccountMessages)
  const common = useText(commonMessages)
  const headingId = useId()
  const accounts = useSocialAccounts()
  return (
    <section aria-labelledby={headingId} className="px-3">
      <h2 id={headingId} className="mb-1.5 font-medium text-muted text-xs">
        {t('heading')}
      </h2>
      {accounts.isPending ? (
        <AccountListSkeleton label={t('loading')} />
      ) : accounts.isError ? (
        <div role="alert" className="text-muted text-xs">
          <p>{t('failed')}</p>
          <Button
            variant="link"
            size="sm"
            pending={accounts.isFetching}
            onClick={() => void accounts.refetch()}
          >
            {common('retry')}
          </Button>
        </div>
      ) : accounts.data.items.length === 0 ? (
        <div className="text-muted text-xs">
          <p>{t('empty')}</p>
          <Button asChild variant="link" size="sm" className="text-xs">
            <Link href="/settings?section=channels" onClick={onNavigate}>
              {t('connect')}
            </Link>
          </Button>
        </div>
      ) : (
        <Suspense fallback={<AccountListSkeleton label={t('loading')} />}>
          <AccountList accounts={accounts.data.items} onNavigate={onNavigate} />
        </Suspense>
      )}
    </section>
  )
}
