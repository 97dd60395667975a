import { useText } from '#client/i18n/use-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { brandMessages } from '../i18n/index.ts'

export function BrandRowsSkeleton() {
  const t = useText(brandMessages)
  return (
    <output className="mt-4 block divide-y border-t">
      <VisuallyHidden>{t('switcher.loading')}</VisuallyHidden>
      {['w-40', 'w-28'].map((width) => (
        <div key={width} className="flex items-center gap-3 px-5 py-3">
          <Skeleton className="size-9" />
          <Skeleton className={width} />
          <Skeleton className="ml-auto h-8 w-20" />
        </div>
      ))}
    </output>
  )
}
