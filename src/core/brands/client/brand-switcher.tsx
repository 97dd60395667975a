import { Plus, RotateCw } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { brandMessages } from '../i18n/index.ts'
import { useActiveBrand } from './active-brand.ts'
import { BrandButton } from './brand-button.tsx'
import { useBrands } from './brands.queries.ts'
import { useMayManageBrands } from './use-may-manage-brands.ts'

// The switcher is on the first screens; its menu is loaded on first use.
const BrandMenu = lazy(async () => ({ default: (await import('./brand-menu.tsx')).BrandMenu }))
// Brands are rarely added, so the form's code is loaded on demand.
const BrandDialog = lazy(async () => ({ default: (await import('./brand-dialog.tsx')).BrandDialog }))

function BrandSwitcherPlaceholder() {
  const t = useText(brandMessages)
  return (
    <output>
      <Skeleton className="h-9 pointer-coarse:h-11 w-36 rounded-md" />
      <VisuallyHidden>{t('switcher.loading')}</VisuallyHidden>
    </output>
  )
}

export function BrandSwitcher() {
  const t = useText(brandMessages)
  const brands = useBrands()
  const active = useActiveBrand(brands.data?.items ?? [])
  const mayManage = useMayManageBrands()
  const [isMenuWanted, setIsMenuWanted] = useState(false)
  const [adding, setAdding] = useState(false)
  const add = () => setAdding(true)
  const wantMenu = () => setIsMenuWanted(true)
  const wantMenuOnArrow = ({ key }: KeyboardEvent) => key === 'ArrowDown' && wantMenu()

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
      {active && isMenuWanted ? (
        <Suspense fallback={<BrandButton active={active} aria-busy />}>
          <BrandMenu
            brands={brands.data.items}
            active={active}
            onAdd={mayManage ? add : undefined}
            defaultOpen
          />
        </Suspense>
      ) : active ? (
        <BrandButton active={active} onClick={wantMenu} onKeyDown={wantMenuOnArrow} />
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
