import { useText } from '#client/i18n/use-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { integrationMessages } from '../i18n/index.ts'

export function IntegrationListSkeleton() {
  const t = useText(integrationMessages)
  return (
    <div className="flex flex-col gap-6 border-t p-5">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {['first', 'second'].map((key) => (
        <div key={key} className="flex items-start gap-3">
          <Skeleton className="size-9 rounded-md" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-40 max-w-full" />
            <Skeleton className="w-56 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
