import { Plus, RotateCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { brandMessages } from '../i18n/index.ts'
import { useActiveBrand } from './active-brand.ts'
import { BrandMenu } from './brand-menu.tsx'
import { BrandSwitcherPlaceholder } from './brand-switcher-placeholder.tsx'
import { useBrands } from './brands.queries.ts'
import { useMayManageBrands } from './use-may-manage-brands.ts'

// Brands are rarely added, so the form's code is loaded on demand.
const BrandDialog = lazy(async () => ({ default: (await import('./brand-dialog.tsx')).BrandDialog }))

export function BrandSwitcher() {
  const t = useText(brandMessages)
  const brands = useBrands()
  const active = useActiveBrand(brands.data?.items ?? [])
  const mayManage = useMayManageBrands()
  const [adding, setAdding] = useState(false)
  const add = () => setAdding(true)

  if (brands.isPending) return <BrandSwitcherPlaceholder />
  if (brands.isError) {
    return (
      <Button variant="secondary" pending={brands.isFetching} onClick={() => void brands.refetch()}>
        <RotateCw aria-hidden />
        {t('switcher.failed')}
      </Button>
    )
  }
  return (
    <>
      {active ? (
        <BrandMenu brands={brands.data.items} active={active} onAdd={mayManage ? add : undefined} />
      ) : (
        <Button variant="secondary" disabled={!mayManage} onClick={add}>
          <Plus aria-hidden />
          {t('switcher.addFirst')}
        </Button>
      )}
      {adding ? (
        <Suspense>
          <BrandDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
