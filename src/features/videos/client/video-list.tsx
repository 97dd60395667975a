import { useState } from 'react'
import { useText } from '#client/i18n.ts'
import { LoadMore } from '#client/ui/load-more.tsx'
import type { Video } from '../videos.contract.ts'
import { videoMessages } from '../videos.messages.ts'
import { DeleteVideoDialog } from './delete-video-dialog.tsx'
import { VideoRow } from './video-row.tsx'

interface VideoListProps {
  videos: Video[]
  shownId: string | undefined
  onShow: (video: Video) => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** Everything that was made, the one on show among them: it can be deleted here too. */
export function VideoList({ videos, shownId, onShow, hasMore, isLoadingMore, onMore }: VideoListProps) {
  const t = useText(videoMessages)
  const [leaving, setLeaving] = useState<Video | null>(null)
  return (
    <section aria-label={t('earlier')} className="border-t">
      <h3 className="px-5 pt-4 pb-2 font-medium text-sm">{t('earlier')}</h3>
      <ul className="divide-y border-t">
        {videos.map((video) => (
          <VideoRow
            key={video.id}
            video={video}
            isShown={video.id === shownId}
            onShow={onShow}
            onDelete={setLeaving}
          />
        ))}
      </ul>
      <LoadMore label={t('more')} hasMore={hasMore} pending={isLoadingMore} onClick={onMore} />
      {leaving ? <DeleteVideoDialog video={leaving} onClose={() => setLeaving(null)} /> : null}
    </section>
  )
}
