import { useText } from '#client/i18n/use-text.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { ManualPublishStep } from './manual-publish-step.tsx'

/** The files are in the network's app already. There is no link to an inbox on a phone. */
export function FinishStep({ post, number }: { post: Post; number: number }) {
  const t = useText(manualPublishMessages)
  const { labelOf } = usePlatforms()
  const platform = labelOf(post.platform)
  const hasVideo = post.media.some(({ kind }) => kind === 'video')
  const hasText = post.text.trim() !== ''
  return (
    <ManualPublishStep number={number} title={t('finish.title', { platform })}>
      <p className="text-muted">
        {t('finish.where', { platform, kind: hasVideo ? 'video' : 'pictures', files: post.media.length })}{' '}
        {t(hasText ? 'finish.paste' : 'finish.post', { platform })}
      </p>
    </ManualPublishStep>
  )
}
