import { ExternalLink } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { ManualPublishStep } from './manual-publish-step.tsx'
import { composerOf } from './way-to-post.ts'

interface OpenStepProps {
  post: Post
  number: number
  isDone: boolean
  onDone: () => void
}

export function OpenStep({ post, number, isDone, onDone }: OpenStepProps) {
  const t = useText(manualPublishMessages)
  const { labelOfPost } = usePlatforms()
  const platform = labelOfPost(post)
  const composer = composerOf(post)
  const files = post.media.length
  return (
    <ManualPublishStep number={number} title={t('open.title', { platform })} isDone={isDone}>
      <p className="text-muted">
        {composer === null ? t('open.own') : t(composer.isFilled ? 'open.filled' : 'open.paste', { files })}
      </p>
      {composer === null ? null : (
        <Button asChild variant="secondary" className="self-start">
          <a href={composer.url} target="_blank" rel="noreferrer" onClick={onDone}>
            <ExternalLink aria-hidden />
            {t('open.action', { platform })}
          </a>
        </Button>
      )}
    </ManualPublishStep>
  )
}
