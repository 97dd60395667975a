import { RefreshCw, Trash2 } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { DemoMark } from '#client/ui/demo-mark.tsx'
import { providerIcons } from '#connectors/pos/provider-icons.ts'
import { type PosProvider, posManifestOf } from '#connectors/pos/registry.ts'
import { integrationMessages } from '../i18n/index.ts'
import type { Integration } from '../integrations.contract.ts'
import { type IntegrationActions, IntegrationMenu } from './integration-menu.tsx'
import { ProductImageState } from './product-image-state.tsx'
import { SyncState } from './sync-state.tsx'
import { useSync } from './use-sync.ts'

/** Decorative: the provider's name is next to it. */
function ProviderIcon({ provider }: { provider: PosProvider }) {
  const Icon = providerIcons[provider]
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-surface-sunken text-muted">
      <Icon aria-hidden className="size-4.5" />
    </span>
  )
}

interface IntegrationRowProps {
  integration: Integration
  mayManage: boolean
  actions: IntegrationActions
}

export function IntegrationRow({ integration, mayManage, actions }: IntegrationRowProps) {
  const t = useText(integrationMessages)
  const format = useFormat()
  const now = useNow()
  const { sync, isBusy } = useSync(integration)
  const { provider, storeName, storeUrl, isActive, needsAttention, images, lastSyncAt, isDemo, lastSync } =
    integration
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <ProviderIcon provider={provider} />
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 dir="auto" className="min-w-0 break-words text-sm">
              {storeName}
            </h3>
            <Badge tone={isActive ? 'success' : 'neutral'}>
              {isActive ? t('list.active') : t('list.inactive')}
            </Badge>
            {needsAttention ? <Badge tone="danger">{t('list.attention')}</Badge> : null}
            {isDemo ? <DemoMark /> : null}
          </div>
          <p className="break-words text-muted">
            {posManifestOf(provider).name}
            {storeUrl ? ` · ${storeUrl.replace(/^https?:\/\//, '')}` : null}
          </p>
          <p className="text-muted text-xs">
            {lastSyncAt
              ? t('list.lastSync', { when: format.relative(lastSyncAt, now) })
              : t('list.neverSynced')}
          </p>
          {isDemo ? <p className="mt-1 text-muted text-xs">{t('list.demo')}</p> : null}
        </div>
        {mayManage ? (
          <div className="flex flex-wrap items-center gap-1.5 max-sm:ms-12">
            {isDemo ? null : (
              <Button
                variant="secondary"
                size="sm"
                pending={isBusy}
                aria-label={t('list.syncNamed', { name: storeName })}
                onClick={sync}
              >
                <RefreshCw aria-hidden />
                {t('list.sync')}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              className="text-danger"
              aria-label={t('list.deleteNamed', { name: storeName })}
              onClick={() => actions.onDelete(integration)}
            >
              <Trash2 aria-hidden />
              {t('list.delete')}
            </Button>
            {isDemo ? null : <IntegrationMenu integration={integration} actions={actions} />}
          </div>
        ) : null}
      </div>
      {lastSync ? (
        <div className="ms-12">
          <SyncState
            sync={lastSync}
            onKeys={needsAttention && mayManage ? () => actions.onKeys(integration) : undefined}
          />
          {images ? <ProductImageState images={images} /> : null}
        </div>
      ) : null}
    </li>
  )
}
