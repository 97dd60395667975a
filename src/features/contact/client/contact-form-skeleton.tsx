import { useText } from '#client/i18n/use-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { contactMessages } from '../i18n/index.ts'

const lines = ['topic', 'name', 'email', 'company']

/** About as tall as the form, to reduce layout shift. */
export function ContactFormSkeleton() {
  const t = useText(contactMessages)
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
      {lines.map((line) => (
        <div key={line} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-9 pointer-coarse:h-11 rounded-md" />
        </div>
      ))}
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-36 rounded-md" />
      </div>
      <Skeleton className="h-11 rounded-md" />
    </div>
  )
}
