import { useText } from '#client/i18n/use-text.ts'
import { LoadMore } from '#client/ui/load-more.tsx'
import { videoMessages } from '../i18n/index.ts'
import type { Video } from '../videos.contract.ts'
import { VideoRow } from './video-row.tsx'

interface VideoListProps {
  videos: Video[]
  onShow: (video: Video) => void
  onDelete: (video: Video) => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

export function VideoList({ videos, onShow, onDelete, hasMore, isLoadingMore, onMore }: VideoListProps) {
  const t = useText(videoMessages)
  return (
    <section aria-label={t('earlier')} className="border-t">
      <h3 className="px-5 pt-4 pb-2 font-medium text-sm">{t('earlier')}</h3>
      <ul className="divide-y border-t">
        {videos.map((video) => (
          <VideoRow key={video.id} video={video} onShow={onShow} onDelete={onDelete} />
        ))}
      </ul>
      <LoadMore label={t('more')} hasMore={hasMore} pending={isLoadingMore} onClick={onMore} />
    </section>
  )
}
