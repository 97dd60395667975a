import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { Video } from '../videos.contract.ts'
import { videoMessages } from '../videos.messages.ts'

/** Says when a video that was asked for or seen being made is done, or cannot be made; what is answered takes one that was asked for. */
export function useVideoNews(videos: Video[] | undefined): (id: string) => void {
  const t = useText(videoMessages)
  const pending = useRef(new Set<string>())
  function tell() {
    for (const video of videos ?? []) {
      if (video.status === 'waiting' || video.status === 'running') pending.current.add(video.id)
      else if (pending.current.delete(video.id)) {
        if (video.status === 'done') toast({ title: t('toasts.done') })
        else
          toast({ variant: 'destructive', title: t('toasts.error'), description: video.error ?? undefined })
      }
    }
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
    tell()
  })
  return (id) => {
    pending.current.add(id)
    latest.current()
  }
}
