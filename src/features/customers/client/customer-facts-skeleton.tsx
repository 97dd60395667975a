import { useText } from '#client/i18n/use-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { customerMessages } from '../i18n/index.ts'

const facts = ['email', 'phone', 'total', 'address', 'language']

export function CustomerFactsSkeleton() {
  const t = useText(customerMessages)
  return (
    <output className="flex flex-col gap-5">
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <span className="flex items-center justify-between">
        <Skeleton className="h-5 w-20 rounded-full" />
        <Skeleton className="h-8 w-44" />
      </span>
      <span className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        {facts.map((fact) => (
          <span key={fact} className="flex flex-col gap-1.5">
            <Skeleton className="h-3.5 w-20" />
            <Skeleton className="w-36 max-w-full" />
          </span>
        ))}
      </span>
      <span className="mt-3 flex items-center justify-between">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-9 w-36" />
      </span>
      <Skeleton className="h-44 w-full rounded-lg" />
    </output>
  )
}
