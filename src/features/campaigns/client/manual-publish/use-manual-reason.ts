import { useLocale } from '#client/i18n/use-text.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { useReasonText } from '../post/use-reason-text.ts'

/** Why a person has to publish it: the network has no API for it, or something happened to this post. */
export function useManualReason({ platform, reason }: Pick<Post, 'platform' | 'reason'>): string | null {
  const locale = useLocale()
  const reasonText = useReasonText()
  const { mode, note } = manifestOf(platform)
  // A missing account is not the reason on a network that cannot be connected.
  const isItsNature = mode !== 'direct' && (reason === null || reason === 'no_account')
  return (isItsNature && note?.[locale]) || reasonText({ reason })
}
