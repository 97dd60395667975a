import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { channelMessages } from '../i18n/index.ts'

const widths = ['w-28', 'w-40', 'w-32', 'w-24', 'w-36', 'w-44']

export function ChannelsSkeleton() {
  const t = useText(channelMessages)
  return (
    <Card>
      <output className="block divide-y">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {widths.map((width) => (
          <div key={width} className="flex items-center gap-3 px-5 py-4">
            <Skeleton className="size-9" />
            <div className="flex flex-col gap-2">
              <Skeleton className={width} />
              <Skeleton className="h-3 w-48" />
            </div>
            <Skeleton className="ml-auto hidden h-8 w-36 sm:block" />
          </div>
        ))}
      </output>
    </Card>
  )
}
