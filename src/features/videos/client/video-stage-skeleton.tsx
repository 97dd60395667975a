import { useText } from '#client/i18n/use-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { videoMessages } from '../i18n/index.ts'

export function VideoStageSkeleton() {
  const t = useText(videoMessages)
  return (
    <output className="flex flex-col gap-3">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="aspect-video h-auto w-full rounded-md" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-9 w-48" />
    </output>
  )
}
