import { FolderDown } from 'lucide-react'
import { urlOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { downloadPost } from '#features/campaigns/posts.contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { ManualPublishStep } from './manual-publish-step.tsx'
import { MediaDownloads } from './media-downloads.tsx'
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
  return (
    <ManualPublishStep number={number} title={t('save.title')} isDone={isDone}>
      <MediaDownloads post={post} onDone={onDone} />
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
