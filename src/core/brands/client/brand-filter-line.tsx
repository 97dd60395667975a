import { useText } from '#client/i18n/use-text.ts'
import { brandMessages } from '../i18n/index.ts'
import { BrandMenu } from './brand-menu.tsx'
import { useBrands } from './brands.queries.ts'
import { useShownBrand } from './use-brand-filter.ts'

/** Names the brand a list is filtered by, and lets people switch. */
export function BrandFilterLine({ className = '' }: { className?: string }) {
  const t = useText(brandMessages)
  const { data } = useBrands()
  const shown = useShownBrand()
  if (!data || !shown) return null
  return (
    <div className={`flex flex-wrap items-center gap-2 text-muted ${className}`}>
      <span>{t('filter.shown')}</span>
      <BrandMenu brands={data.items} active={shown} size="sm" />
      <span>{t('filter.others')}</span>
    </div>
  )
}
