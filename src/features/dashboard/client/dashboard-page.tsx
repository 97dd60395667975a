import { lazy, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { RecountNote } from '#core/settings/index.client.ts'
import { loadHelpChat } from '#features/help/index.client.ts'
import { InboxCard } from '#features/inbox/index.client.ts'
import { type Period, periods } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'
import { CampaignsCard } from './campaigns-card.tsx'
import { cardGrid } from './card-grid.ts'
import { useDashboard } from './dashboard.queries.ts'
import { PeriodToggle } from './period-toggle.tsx'
import { SalesCard } from './sales-card.tsx'

const [FIRST] = periods

/** In the URL, so that reload, back and shared links show the same period. */
function usePeriod() {
  const [params, setParams] = useSearchParams()
  const period = periods.find((each) => each === params.get('period')) ?? FIRST
  const choose = (next: Period) =>
    setParams((now) => updateSearchParams(now, { period: next === FIRST ? undefined : next }), {
      replace: true,
    })
  return { period, choose }
}

function DashboardSkeleton() {
  const t = useText(dashboardMessages)
  return (
    <div role="status" aria-label={t('loading')} className={cardGrid}>
      {['sales', 'campaigns'].map((card) => (
        <Card key={card} className="flex flex-col gap-4 p-5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-10 w-48 max-w-full" />
          <Skeleton className="h-24" />
        </Card>
      ))}
    </div>
  )
}

const HelpChat = lazy(async () => ({
  default: (await loadHelpChat()).HelpChat,
}))

export function DashboardPage() {
  const t = useText(dashboardMessages)
  const common = useText(commonMessages)
  const { user } = useCurrentUser()
  const { period, choose } = usePeriod()
  const { data, isError, error, isFetching, refetch } = useDashboard(period)
  useTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        className="mb-1"
        title={t('greeting', { name: user?.firstName || t('someone') })}
        description={t('intro')}
        actions={<PeriodToggle period={period} onChoose={choose} />}
      />
      <RecountNote />
      {isError ? (
        <Card>
          <ErrorState
            title={t('failed')}
            reason={reasonOf(error)}
            retryLabel={common('retry')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      ) : data ? (
        <div className={cardGrid}>
          <SalesCard sales={data.sales} period={data.period} isManager={user?.role !== 'member'} />
          <CampaignsCard campaigns={data.campaigns} period={data.period} />
        </div>
      ) : (
        <DashboardSkeleton />
      )}
      <InboxCard />
      <Suspense>
        <HelpChat />
      </Suspense>
    </div>
  )
}
