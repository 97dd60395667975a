import { Suspense, useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { demoDataMessages } from '../i18n/index.ts'
import { useDemoDataState, useRemoveDemoData } from './demo-data.queries.ts'
import { LoadDemoButton } from './lazy-load-demo-button.ts'

export function DemoDataCard() {
  const t = useText(demoDataMessages)
  const common = useText(commonMessages)
  const { user } = useCurrentUser()
  const state = useDemoDataState()
  const remove = useRemoveDemoData()
  const [asks, setAsks] = useState(false)
  const mayChange = user?.role !== 'member'
  return (
    <Card>
      <CardHeader title={t('section.title')} />
      {state.isError ? (
        <ErrorState
          title={t('section.failed')}
          reason={reasonOf(state.error)}
          retryLabel={common('retry')}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      ) : (
        <CardBody className="flex flex-col items-start gap-4 pt-2">
          {state.data ? (
            <p className="max-w-prose text-muted">
              {state.data.isLoaded ? t('section.present') : t('section.none')}
            </p>
          ) : (
            <Skeleton className="h-10 w-full max-w-prose" />
          )}
          {mayChange ? (
            <Suspense>
              <LoadDemoButton />
            </Suspense>
          ) : (
            <p className="text-muted">{t('section.noRight')}</p>
          )}
          {mayChange && state.data?.isLoaded ? (
            <Button variant="secondary" onClick={() => setAsks(true)}>
              {t('section.remove')}
            </Button>
          ) : null}
        </CardBody>
      )}
      {asks ? (
        <ConfirmAction
          action={remove}
          variables={undefined}
          onClose={() => setAsks(false)}
          title={t('confirm.title')}
          subject={t('confirm.subject')}
          description={t('confirm.text')}
          confirmLabel={t('confirm.confirm')}
        />
      ) : null}
    </Card>
  )
}
