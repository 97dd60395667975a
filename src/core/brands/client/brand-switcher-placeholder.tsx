import { useText } from '#client/i18n/use-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { brandMessages } from '../i18n/index.ts'

export function BrandSwitcherPlaceholder() {
  const t = useText(brandMessages)
  return (
    <output>
      <Skeleton className="h-9 pointer-coarse:h-11 w-36 rounded-md" />
      <VisuallyHidden>{t('switcher.loading')}</VisuallyHidden>
    </output>
  )
}
