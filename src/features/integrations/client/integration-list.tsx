import { Plug, Plus } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { integrationMessages } from '../i18n/index.ts'
import { IntegrationListSkeleton } from './integration-list-skeleton.tsx'
import type { IntegrationActions } from './integration-menu.tsx'
import { IntegrationRow } from './integration-row.tsx'
import { useIntegrations } from './integrations.queries.ts'

interface IntegrationListProps {
  mayManage: boolean
  actions: IntegrationActions
  onAdd: () => void
}

export function IntegrationList({ mayManage, actions, onAdd }: IntegrationListProps) {
  const t = useText(integrationMessages)
  const common = useText(commonMessages)
  const integrations = useIntegrations()
  const items = integrations.data?.items
  return (
    <Card aria-busy={integrations.isPending || undefined}>
      <CardHeader
        title={t('list.title')}
        className="pb-4"
        {...(mayManage ? {} : { description: t('readOnly') })}
      />
      {items && items.length > 0 ? (
        <ul aria-label={t('list.label')} className="divide-y border-t">
          {items.map((integration) => (
            <IntegrationRow
              key={integration.id}
              integration={integration}
              mayManage={mayManage}
              actions={actions}
            />
          ))}
        </ul>
      ) : items ? (
        <EmptyState
          className="border-t"
          icon={<Plug />}
          title={t('list.empty')}
          description={t('list.emptyText')}
          action={
            mayManage ? (
              <Button onClick={onAdd}>
                <Plus aria-hidden />
                {t('add')}
              </Button>
            ) : null
          }
        />
      ) : integrations.isPending ? (
        <IntegrationListSkeleton />
      ) : (
        <ErrorState
          className="border-t"
          title={t('list.failed')}
          reason={reasonOf(integrations.error)}
          retryLabel={common('retry')}
          retrying={integrations.isFetching}
          onRetry={() => void integrations.refetch()}
        />
      )}
    </Card>
  )
}
