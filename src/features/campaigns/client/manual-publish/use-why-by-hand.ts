import { useLocale } from '#client/i18n/use-text.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { useReasonText } from '../post/use-reason-text.ts'

/** Why a person has to post it: because its network lets no program in, or because of what happened to this one. */
export function useWhyByHand({ platform, reason }: Pick<Post, 'platform' | 'reason'>): string | null {
  const locale = useLocale()
  const reasonText = useReasonText()
  const { mode, note } = manifestOf(platform)
  // That no account is connected is no reason where none could be.
  const isItsNature = mode !== 'direct' && (reason === null || reason === 'no_account')
  return (isItsNature && note?.[locale]) || reasonText({ reason })
}
