import { ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { postMediaMessages, postVideoMessages } from '#features/campaigns/i18n/index.ts'
import type { PostMedia } from '#features/campaigns/post-shape.ts'
import { useRemoveMedia } from '../detail/campaign.queries.ts'
import { AltForm } from './alt-form.tsx'
import { PictureUpload } from './picture-upload.tsx'
import { VideoButton } from './video-button.tsx'

interface PostMediaItemProps {
  path: { id: string; postId: string }
  platform: Platform
  item: PostMedia
  /** Its position, starting at 1. */
  number: number
}

export function PostMediaItem({ path, platform, item, number }: PostMediaItemProps) {
  const t = useText(postMediaMessages)
  const video = useText(postVideoMessages)
  const [alt, setAlt] = useState(item.alt)
  const remove = useRemoveMedia()
  const params = { ...path, mediaId: item.id }
  const name = t(item.kind === 'video' ? 'video' : 'picture', { number })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-3">
        <div className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-md border bg-surface-sunken">
          {item.kind === 'video' ? (
            // A still frame. The preview plays the video.
            <video
              src={`${item.url}#t=0.001`}
              muted
              playsInline
              preload="metadata"
              aria-label={item.alt || name}
              className="size-full object-contain"
            />
          ) : (
            <img src={item.url} alt={item.alt || name} className="size-full object-contain" />
          )}
        </div>
        <div className="flex min-w-0 flex-1 flex-col justify-between gap-2">
          <p className="text-muted text-xs">
            {name} · {t('size', { width: String(item.width), height: String(item.height) })}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {item.kind === 'video' ? (
              <VideoButton
                path={path}
                platform={platform}
                label={t('replace')}
                name={video('replaceNamed', { number })}
              />
            ) : (
              <PictureUpload
                path={path}
                replaces={item.id}
                alt={alt}
                label={t('replace')}
                name={t('replaceNamed', { number })}
                icon={<ImageUp aria-hidden />}
              />
            )}
            <Button
              variant="ghost"
              size="icon"
              className="size-8 text-danger"
              pending={remove.isPending}
              aria-label={
                item.kind === 'video' ? video('removeNamed', { number }) : t('removeNamed', { number })
              }
              onClick={() => remove.mutate({ params })}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        </div>
      </div>
      <AltForm params={params} platform={platform} item={item} alt={alt} number={number} onType={setAlt} />
    </div>
  )
}
