import { useText } from '#client/i18n/use-text.ts'
import { postReasonMessages } from '#features/campaigns/i18n/post-reasons/index.ts'
import { postReasons } from '#features/campaigns/post-reasons.ts'
import type { Post } from '#features/campaigns/post-shape.ts'

/** The reason why a post failed or needs a person, as text; null without a reason. */
export function useReasonText(): (post: Pick<Post, 'reason'>) => string | null {
  const t = useText(postReasonMessages)
  return ({ reason }) => {
    const known = postReasons.find((each) => each === reason)
    return known ? t(known) : null
  }
}
