import { useText } from '#client/i18n.ts'
import { postReasonMessages } from '../post-reasons.messages.ts'
import { postReasons } from '../post-reasons.ts'
import type { Post } from '../post-shape.ts'

/** Why a post failed or waits, in words; null where there is nothing to say. */
export function useReasonText(): (post: Pick<Post, 'reason'>) => string | null {
  const t = useText(postReasonMessages)
  return ({ reason }) => {
    const known = postReasons.find((each) => each === reason)
    return known ? t(known) : null
  }
}
