import { Plus, RotateCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { brandMessages } from '../brands.messages.ts'
import { useActiveBrand } from './active-brand.ts'
import { BrandMenu } from './brand-menu.tsx'
import { BrandSwitcherPlaceholder } from './brand-switcher-placeholder.tsx'
import { useBrands } from './brands.queries.ts'

// Brands are added once in a blue moon; the code of forms need not come along before.
const NewBrandDialog = lazy(async () => ({
  default: (await import('./new-brand-dialog.tsx')).NewBrandDialog,
}))

export function BrandSwitcher() {
  const t = useText(brandMessages)
  const brands = useBrands()
  const active = useActiveBrand(brands.data?.items ?? [])
  const [adding, setAdding] = useState(false)
  const [wasAdding, setWasAdding] = useState(false)

  function add() {
    setWasAdding(true)
    setAdding(true)
  }

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
        <BrandMenu brands={brands.data.items} active={active} onAdd={add} />
      ) : (
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden />
          {t('switcher.addFirst')}
        </Button>
      )}
      {wasAdding ? (
        <Suspense>
          <NewBrandDialog open={adding} onOpenChange={setAdding} />
        </Suspense>
      ) : null}
    </>
  )
}
