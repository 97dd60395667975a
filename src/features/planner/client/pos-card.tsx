import { Link } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { OtherCurrencies } from '#features/sales/index.client.ts'
import { plannerMessages } from '../i18n/index.ts'
import { usePosInsights } from './planner.queries.ts'
import { PosConnect } from './pos-connect.tsx'
import { PosFigures } from './pos-figures.tsx'

/** POS insights for the planner; without a POS all figures are zero, with the reason. */
export function PosCard() {
  const t = useText(plannerMessages)
  const common = useText(commonMessages)
  const { data, isPending, isError, error, refetch, isFetching } = usePosInsights()
  if (isError)
    return (
      <Card>
        <ErrorState
          title={t('pos.error')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    )
  if (isPending)
    return (
      <Card>
        <CardBody role="status" aria-label={t('pos.loading')} className="flex flex-col gap-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-8" />
          <Skeleton className="h-40" />
        </CardBody>
      </Card>
    )
  const { insights } = data
  return (
    <Card>
      <CardHeader
        title={t('pos.title')}
        description={insights ? t('pos.connectedText') : t('pos.description')}
        actions={
          insights ? (
            <Badge tone="success">{t('pos.connected')}</Badge>
          ) : (
            <Badge>{t('pos.disconnected')}</Badge>
          )
        }
      />
      <CardBody className="flex flex-col gap-4">
        {insights ? null : <PosConnect />}
        <PosFigures insights={insights} />
        {insights ? (
          <OtherCurrencies others={insights.others} isOwnEmpty={insights.averageOrderValue === 0} />
        ) : null}
        {insights ? (
          <Button asChild variant="link" className="self-start">
            <Link href="/integrations">{t('pos.all')}</Link>
          </Button>
        ) : (
          <p className="text-muted text-xs">{t('pos.note')}</p>
        )}
      </CardBody>
    </Card>
  )
}
