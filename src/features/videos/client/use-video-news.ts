import { useText } from '#client/i18n/use-text.ts'
import { useOnFinished } from '#client/live/use-on-finished.ts'
import { toast } from '#client/ui/toast-store.ts'
import { videoMessages } from '../i18n/index.ts'
import type { Video } from '../videos.contract.ts'

const isUnderWay = ({ status }: Video) => status === 'waiting' || status === 'running'

/** Says when a video that was asked for or seen being made is done, or cannot be made. */
export function useVideoNews(videos: readonly Video[] = []): (id: string) => void {
  const t = useText(videoMessages)
  return useOnFinished(videos, isUnderWay, ({ status, error }) => {
    if (status === 'done') toast({ title: t('toasts.done') })
    else toast({ variant: 'destructive', title: t('toasts.error'), description: error ?? undefined })
  })
}
