import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { integrationMessages } from '../i18n/index.ts'
import type { Integration, SyncStatus } from '../integrations.contract.ts'
import { useSyncs } from './integrations.queries.ts'
import { SyncReport } from './sync-report.tsx'

interface SyncsDialogProps {
  integration: Integration
  onClose: () => void
}

const tones: Record<SyncStatus, BadgeTone> = { running: 'info', done: 'success', failed: 'danger' }

/** The last syncs with their results or errors. */
export function SyncsDialog({ integration, onClose }: SyncsDialogProps) {
  const t = useText(integrationMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const zone = useZoneWords()
  const syncs = useSyncs(integration.id)
  const items = syncs.data?.items
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('sync.history', { name: integration.storeName })}
      description={`${t('sync.historyText')} ${zone.all}`}
      closeLabel={common('close')}
    >
      {items && items.length > 0 ? (
        <ul className="divide-y">
          {items.map((sync) => (
            <li key={sync.id} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-medium">{format.bareDateTime(sync.startedAt)}</span>
                <Badge tone={tones[sync.status]}>{t(`sync.statuses.${sync.status}`)}</Badge>
              </div>
              <p className="mt-1 text-muted">
                <SyncReport sync={sync} />
              </p>
              {sync.problem ? <p className="mt-1 text-danger">{sync.problem}</p> : null}
            </li>
          ))}
        </ul>
      ) : items ? (
        <p className="py-6 text-center text-muted">{t('sync.historyEmpty')}</p>
      ) : syncs.isPending ? (
        <div className="flex flex-col gap-3 py-3">
          <Skeleton className="w-40" />
          <Skeleton className="w-full" />
        </div>
      ) : (
        <ErrorState
          title={t('sync.historyFailed')}
          reason={reasonOf(syncs.error)}
          retryLabel={common('retry')}
          retrying={syncs.isFetching}
          onRetry={() => void syncs.refetch()}
        />
      )}
    </Dialog>
  )
}
