import { Download, FolderDown } from 'lucide-react'
import { urlOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { downloadPost } from '#features/campaigns/posts.contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { ManualPublishStep } from './manual-publish-step.tsx'
import { ShareButton } from './share-button.tsx'

interface SaveStepProps {
  path: { id: string; postId: string }
  post: Post
  number: number
  isDone: boolean
  onDone: () => void
}

export function SaveStep({ path, post, number, isDone, onDone }: SaveStepProps) {
  const t = useText(manualPublishMessages)
  const { media, platform } = post
  return (
    <ManualPublishStep number={number} title={t('save.title')} isDone={isDone}>
      <ul className="flex flex-wrap gap-2">
        {media.map((item, place) => {
          const name = t(item.kind === 'video' ? 'save.video' : 'save.picture', { number: place + 1 })
          return (
            <li key={item.id}>
              <a
                href={item.url}
                download={`${platform}-${place + 1}`}
                onClick={onDone}
                className="flex flex-col items-center gap-1.5 rounded-md border p-1.5 text-xs transition-colors hover:border-border-control"
              >
                {item.kind === 'video' ? (
                  <video
                    src={`${item.url}#t=0.001`}
                    muted
                    playsInline
                    preload="metadata"
                    aria-hidden
                    className="size-24 rounded-sm bg-surface-sunken object-contain"
                  />
                ) : (
                  <img
                    src={item.url}
                    alt=""
                    className="size-24 rounded-sm bg-surface-sunken object-contain"
                  />
                )}
                <span className="flex min-h-8 items-center gap-1.5 font-medium">
                  <Download aria-hidden className="size-4" />
                  {name}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <ShareButton post={post} onDone={onDone} />
        <Button asChild variant="secondary">
          <a href={urlOf(pathOf(downloadPost.path, path), { as: 'zip' })} download onClick={onDone}>
            <FolderDown aria-hidden />
            {t('save.all')}
          </a>
        </Button>
      </div>
    </ManualPublishStep>
  )
}
