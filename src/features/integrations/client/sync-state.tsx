import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { integrationMessages } from '../i18n/index.ts'
import type { Sync } from '../integrations.contract.ts'
import { SyncReport } from './sync-report.tsx'

interface SyncStateProps {
  sync: Sync
  /** Set if new keys would help. */
  onKeys: (() => void) | undefined
}

/** The state of the last sync. */
export function SyncState({ sync, onKeys }: SyncStateProps) {
  const t = useText(integrationMessages)
  const format = useFormat()
  if (sync.status === 'failed') {
    return (
      <Alert tone="danger" title={t('sync.failed')} className="mt-3">
        <p>{sync.problem}</p>
        {sync.productsAdded + sync.salesAdded > 0 ? (
          <p className="mt-1 text-muted text-xs">
            <SyncReport sync={sync} />
          </p>
        ) : null}
        {onKeys ? (
          <Button variant="secondary" size="sm" className="mt-2" onClick={onKeys}>
            {t('list.keys')}
          </Button>
        ) : null}
      </Alert>
    )
  }
  if (sync.status === 'done') {
    return (
      <p className="mt-1 text-muted text-xs">
        <SyncReport sync={sync} />
      </p>
    )
  }
  if (sync.retryAt) {
    return (
      <div role="status" className="mt-3 rounded-md bg-surface-sunken px-3 py-2">
        <p className="font-medium">{t('sync.waitingTitle')}</p>
        <p className="text-muted text-xs">
          {sync.problem} {t('sync.nextTry', { time: format.time(sync.retryAt) })}
        </p>
      </div>
    )
  }
  return (
    <div role="status" className="mt-3 flex flex-col gap-1.5">
      {/* The total is unknown, so the bar shows activity, not progress. */}
      <div
        role="progressbar"
        aria-label={t('sync.label')}
        className="h-1.5 w-full overflow-hidden rounded-full bg-surface-sunken"
      >
        <div className="h-full w-1/3 animate-breathe rounded-full bg-primary" />
      </div>
      <p className="font-medium">{t(`sync.${sync.stage}`)}</p>
      <p className="text-muted text-xs">
        {sync.problem ??
          t('sync.soFar', {
            products: sync.productsAdded + sync.productsChanged,
            sales: sync.salesAdded + sync.salesChanged,
          })}
      </p>
    </div>
  )
}
