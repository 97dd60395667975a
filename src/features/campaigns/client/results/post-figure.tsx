import { useText } from '#client/i18n/use-text.ts'
import type { FigureName } from '#connectors/social/results/figure-words.ts'
import { NetworkFigure } from '#connectors/social/results/network-figure.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { PostResults } from '#features/campaigns/results.contract.ts'
import { useWhyUnread } from './use-why-unread.ts'

/** A figure of a post with the network's word for it, or why it is unknown. */
export function PostFigure({ post, figure }: { post: PostResults; figure: FigureName }) {
  const t = useText(campaignResultsMessages)
  const whyByHand = useWhyUnread()
  const { destination, platform, problem, readAt, whyUnread } = post
  const whyNotRead =
    whyUnread !== null
      ? whyByHand(platform, whyUnread)
      : readAt === null && problem !== 'not_supported'
        ? t('never')
        : undefined
  // The columns of its parts have their words.
  const isPlain = figure === 'interactions'
  return (
    <NetworkFigure
      platform={platform}
      figure={figure}
      label={t(figure)}
      value={post[figure]}
      isTest={destination === 'test'}
      isPlain={isPlain}
      why={whyNotRead}
    />
  )
}
