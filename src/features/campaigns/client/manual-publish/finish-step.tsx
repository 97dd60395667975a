import { useText } from '#client/i18n/use-text.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { ManualPublishStep } from './manual-publish-step.tsx'
import { useFinishWords } from './use-finish-words.ts'

/** The files are in the network's app already. */
export function FinishStep({ post, number }: { post: Post; number: number }) {
  const t = useText(manualPublishMessages)
  const { labelOf } = usePlatforms()
  const words = useFinishWords(post)
  return (
    <ManualPublishStep number={number} title={t('finish.title', { platform: labelOf(post.platform) })}>
      <p className="text-muted">{words}</p>
    </ManualPublishStep>
  )
}
