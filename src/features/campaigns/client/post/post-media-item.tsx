import { ArrowDown, ArrowUp, ImageUp, PencilRuler, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { thumbnailOf } from '#core/files/thumbnail-url.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { postMediaMessages, postVideoMessages } from '#features/campaigns/i18n/index.ts'
import type { Post, PostMedia } from '#features/campaigns/post-shape.ts'
import { useArrangeMedia } from '../detail/campaign.queries.ts'
import { ImageButton } from '../place-image/image-button.tsx'
import { useUndoMedia } from '../place-image/use-undo-media.ts'
import { AltForm } from './alt-form.tsx'
import { VideoButton } from './video-button.tsx'

interface PostMediaItemProps {
  campaign: CampaignDetail
  post: Post
  item: PostMedia
  /** Its position, starting at 1. */
  number: number
}

export function PostMediaItem({ campaign, post, item, number }: PostMediaItemProps) {
  const t = useText(postMediaMessages)
  const video = useText(postVideoMessages)
  const [alt, setAlt] = useState(item.alt)
  const arrange = useArrangeMedia()
  const offerUndo = useUndoMedia(campaign)
  const path = { id: campaign.id, postId: post.id }
  const params = { ...path, mediaId: item.id }
  const name = t(item.kind === 'video' ? 'video' : 'picture', { number })
  const at = number - 1

  /** Sets the order and number of the post's media; `title` says what was done. */
  function set(media: readonly PostMedia[], title: string) {
    const wanted = media.map(({ url, alt, itemId }) => ({ url, alt, itemId }))
    arrange.mutate(
      { params: { id: campaign.id }, body: { posts: [{ postId: post.id, media: wanted }] } },
      { onSuccess: () => offerUndo(title, [post.id]) },
    )
  }
  function move(to: number) {
    const media = post.media.filter(({ id }) => id !== item.id)
    set(media.toSpliced(to, 0, item), t('moved'))
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-3">
        <div className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-md border bg-surface-sunken">
          {/* Of a video, a still frame. The preview plays it. */}
          <img src={thumbnailOf(item.url)} alt={item.alt || name} className="size-full object-contain" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col justify-between gap-2">
          <p className="text-muted text-xs">
            {name} · {t('size', { width: String(item.width), height: String(item.height) })}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {item.kind === 'video' ? (
              <VideoButton
                path={path}
                platform={post.platform}
                label={t('replace')}
                name={video('replaceNamed', { number })}
              />
            ) : (
              <ImageButton
                campaign={campaign}
                post={post}
                replaces={item.id}
                label={t('replace')}
                name={t('replaceNamed', { number })}
                icon={<ImageUp aria-hidden />}
              />
            )}
            {item.kind === 'picture' ? (
              <Button asChild variant="secondary" size="sm">
                <Link
                  href={`/brand-studio?tab=editor&campaign=${campaign.id}&post=${post.id}&media=${item.id}`}
                  aria-label={t('editNamed', { number })}
                >
                  <PencilRuler aria-hidden />
                  {t('edit')}
                </Link>
              </Button>
            ) : null}
            {at > 0 ? (
              <Button
                variant="ghost"
                size="icon"
                className="size-8"
                disabled={arrange.isPending}
                aria-label={t('moveEarlier', { number })}
                onClick={() => move(at - 1)}
              >
                <ArrowUp aria-hidden />
              </Button>
            ) : null}
            {number < post.media.length ? (
              <Button
                variant="ghost"
                size="icon"
                className="size-8"
                disabled={arrange.isPending}
                aria-label={t('moveLater', { number })}
                onClick={() => move(at + 1)}
              >
                <ArrowDown aria-hidden />
              </Button>
            ) : null}
            <Button
              variant="ghost"
              size="icon"
              className="size-8 text-danger"
              pending={arrange.isPending}
              aria-label={
                item.kind === 'video' ? video('removeNamed', { number }) : t('removeNamed', { number })
              }
              onClick={() =>
                set(
                  post.media.filter(({ id }) => id !== item.id),
                  t('removed'),
                )
              }
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        </div>
      </div>
      <AltForm
        params={params}
        platform={post.platform}
        limits={post.limits}
        item={item}
        alt={alt}
        number={number}
        onType={setAlt}
      />
    </div>
  )
}
