import { ImagePlus } from 'lucide-react'
import { manifestOf } from '#channels/registry.ts'
import { useText } from '#client/i18n.ts'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import type { Post } from '../post-shape.ts'
import { PictureUpload } from './picture-upload.tsx'
import { PostMediaItem } from './post-media-item.tsx'

/** The pictures and videos of a post that is still ours, in their order. */
export function PostMedia({ campaignId, post }: { campaignId: string; post: Post }) {
  const t = useText(campaignDetailMessages)
  const path = { id: campaignId, postId: post.id }
  const pictures = post.media.filter(({ kind }) => kind === 'picture').length
  const hasRoom = pictures < manifestOf(post.platform).media.maxPictures
  return (
    <section aria-label={t('media.label')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('media.label')}</h3>
        {hasRoom ? (
          <PictureUpload path={path} label={t('media.add')} icon={<ImagePlus aria-hidden />} />
        ) : null}
      </div>
      {post.media.length === 0 ? <p className="text-muted">{t('media.none')}</p> : null}
      {post.media.map((item, place) => (
        <PostMediaItem
          // A replaced picture is another one: what was typed about the old one goes with it.
          key={`${item.id} ${item.url}`}
          path={path}
          item={item}
          number={place + 1}
        />
      ))}
    </section>
  )
}
