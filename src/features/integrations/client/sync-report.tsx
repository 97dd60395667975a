import { useText } from '#client/i18n/use-text.ts'
import { integrationMessages } from '../i18n/index.ts'
import type { Sync } from '../integrations.contract.ts'

/** The result of a sync, in one or two sentences. */
export function SyncReport({ sync }: { sync: Sync }) {
  const t = useText(integrationMessages)
  const { productsAdded, productsChanged, salesAdded, salesChanged, skipped } = sync
  return (
    <>
      {t('sync.report', {
        products: productsAdded,
        sales: salesAdded,
        changed: productsChanged + salesChanged,
      })}
      {skipped > 0 ? ` ${t('sync.skipped', { count: skipped })}` : null}
    </>
  )
}
