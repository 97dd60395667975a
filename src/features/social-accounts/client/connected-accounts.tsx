import { lazy, Suspense, useId } from 'react'
import { Link } from 'wouter'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { socialAccountMessages } from '../i18n/index.ts'
import { useSocialAccounts } from './social-accounts.queries.ts'

function AccountListSkeleton({ label }: { label: string }) {
  return (
    <output className="flex flex-col gap-2 py-1">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className="w-3/4" />
      <Skeleton className="w-1/2" />
    </output>
  )
}

// Lazy, because it loads the icons and names of all networks.
const AccountList = lazy(async () => ({ default: (await import('./account-list.tsx')).AccountList }))

export interface ConnectedAccountsProps {
  /** In a sheet, following a link closes it. */
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
