import { useText } from '#client/i18n/use-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { teamMessages } from '../i18n/index.ts'

export function TaskSkeleton() {
  const t = useText(teamMessages)
  return (
    <output className="flex flex-col gap-4">
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <Skeleton className="w-3/4" />
      <Skeleton className="w-1/2" />
      <span className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((fact) => (
          <Skeleton key={fact} className="h-9" />
        ))}
      </span>
      <Skeleton className="mt-4 h-16" />
      <Skeleton className="h-16" />
    </output>
  )
}
