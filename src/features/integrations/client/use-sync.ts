import { useEffect, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { integrationMessages } from '../i18n/index.ts'
import type { Integration } from '../integrations.contract.ts'
import { useSyncProducts } from './integrations.queries.ts'

/** Starts a sync and shows a toast when it ends, seconds or minutes later. */
export function useSync(integration: Integration) {
  const t = useText(integrationMessages)
  const begin = useSyncProducts()
  const [awaited, setAwaited] = useState<string | null>(null)
  const { lastSync } = integration
  const isEnded = lastSync !== null && lastSync.id === awaited && lastSync.status !== 'running'
  useEffect(() => {
    if (!isEnded) return
    setAwaited(null)
    if (lastSync?.status === 'done') toast({ title: t('toasts.synced') })
    else
      toast({
        variant: 'destructive',
        title: t('toasts.syncFailed'),
        ...(lastSync?.problem && { description: lastSync.problem }),
      })
  }, [isEnded, lastSync, t])
  return {
    // A sync that waits for its provider can be started early.
    isBusy: begin.isPending || (lastSync?.status === 'running' && lastSync.retryAt === null),
    sync: () => begin.mutate(integration.id, { onSuccess: ({ id }) => setAwaited(id) }),
  }
}
