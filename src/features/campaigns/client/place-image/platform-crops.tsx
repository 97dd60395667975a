import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import type { PictureSize } from '#connectors/social/channel.ts'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { postMediaMessages } from '#features/campaigns/i18n/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { CroppedImage } from '#features/media-library/index.client.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'

const sizeFor = ({ platform, formats }: Post): PictureSize =>
  mediumOf(platform, formats)?.size ?? manifestOf(platform).media.size

interface PlatformCropsProps {
  item: MediaItem
  posts: readonly Post[]
  chosen: ReadonlySet<string>
  onChoose: (postIds: ReadonlySet<string>) => void
}

/** What each platform would show of the image, to be chosen. */
export function PlatformCrops({ item, posts, chosen, onChoose }: PlatformCropsProps) {
  const t = useText(postMediaMessages)
  const { labelOfPost } = usePlatforms()
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('place.legend')}</legend>
      {posts.length > 1 ? (
        <div className="mb-2 flex items-center gap-1">
          <span aria-hidden className="me-auto font-medium">
            {t('place.legend')}
          </span>
          <Button variant="ghost" size="sm" onClick={() => onChoose(new Set(posts.map(({ id }) => id)))}>
            {t('place.all')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onChoose(new Set())}>
            {t('place.none')}
          </Button>
        </div>
      ) : null}
      <ul className="grid gap-2 sm:grid-cols-2">
        {posts.map((post) => {
          const size = sizeFor(post)
          const { width, height } = size
          const isCover = mediumOf(post.platform, post.formats)?.kind === 'video'
          return (
            <li
              key={post.id}
              className="flex items-center gap-3 rounded-md border p-2 has-checked:border-primary has-checked:bg-primary-subtle"
            >
              <span className="flex size-16 shrink-0 items-center justify-center">
                <CroppedImage item={item} shape={size} className={width > height ? 'w-16' : 'h-16'} />
              </span>
              <Checkbox
                className="min-w-0 flex-1"
                label={<span className="font-medium">{labelOfPost(post)}</span>}
                description={
                  isCover
                    ? t('place.cover')
                    : t('place.size', { width: String(width), height: String(height) })
                }
                checked={chosen.has(post.id)}
                onCheckedChange={() => toggle(post.id)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
