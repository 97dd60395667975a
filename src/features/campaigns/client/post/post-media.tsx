import { ImagePlus } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { manifestFor } from '#connectors/social/account-manifest.ts'
import { takesVideos } from '#connectors/social/checks/check-video.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { postMediaMessages, postVideoMessages } from '#features/campaigns/i18n/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { ImageButton } from '../place-image/image-button.tsx'
import { PostMediaItem } from './post-media-item.tsx'
import { VideoButton } from './video-button.tsx'

/** Media of an editable post, in their order. */
export function PostMedia({ campaign, post }: { campaign: CampaignDetail; post: Post }) {
  const t = useText(postMediaMessages)
  const video = useText(postVideoMessages)
  const path = { id: campaign.id, postId: post.id }
  const pictures = post.media.filter(({ kind }) => kind === 'picture').length
  const hasVideo = post.media.some(({ kind }) => kind === 'video')
  const { maxPictures } = manifestFor(post.platform, post.limits).media
  const hasRoom = pictures < maxPictures
  return (
    <section aria-label={t('label')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          {t('label')}
          {pictures > 0 ? (
            <span className="font-normal text-muted text-xs tabular">
              {t('room', { count: pictures, limit: maxPictures })}
            </span>
          ) : null}
        </h3>
        <div className="flex flex-wrap gap-2">
          {hasRoom ? (
            <ImageButton campaign={campaign} post={post} label={t('add')} icon={<ImagePlus aria-hidden />} />
          ) : null}
          {takesVideos(post.platform) && !hasVideo ? (
            <VideoButton path={path} platform={post.platform} label={video('add')} />
          ) : null}
        </div>
      </div>
      {post.media.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      {post.media.map((item, place) => (
        <PostMediaItem
          // A replaced picture is a new item, so unsaved alt text of the old one is dropped.
          key={`${item.id} ${item.url}`}
          campaign={campaign}
          post={post}
          item={item}
          number={place + 1}
        />
      ))}
    </section>
  )
}
