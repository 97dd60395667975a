import { ExternalLink } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { ManualPublishStep } from './manual-publish-step.tsx'

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
  const { composeUrl } = manifestOf(post.platform)
  const { title, text, media } = post
  const url = composeUrl?.({ title, text })
  const isFilled = url !== undefined && url !== composeUrl?.({ title: '', text: '' })
  return (
    <ManualPublishStep number={number} title={t('open.title', { platform })} isDone={isDone}>
      <p className="text-muted">
        {url === undefined
          ? t('open.own')
          : t(isFilled ? 'open.filled' : 'open.paste', { files: media.length })}
      </p>
      {url === undefined ? null : (
        <Button asChild variant="secondary" className="self-start">
          <a href={url} target="_blank" rel="noreferrer" onClick={onDone}>
            <ExternalLink aria-hidden />
            {t('open.action', { platform })}
          </a>
        </Button>
      )}
    </ManualPublishStep>
  )
}
