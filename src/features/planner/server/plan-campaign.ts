import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'

type Words = Pick<PlanEntry, 'title' | 'text' | 'reason' | 'reasonDetail'>

/** The texts of the campaign made from a day of a plan. */
export function planCampaign(locale: Locale, { title, text, reason, reasonDetail }: Words) {
  const t = textOf(planMessages, locale)
  return {
    title,
    description: reasonDetail ? t(`reasonsWith.${reason}`, { detail: reasonDetail }) : t(`reasons.${reason}`),
    content: {
      content: text,
      variations: [],
      suggestedHashtags: text.match(/#[\p{L}\p{N}_]+/gu) ?? [],
      visualSuggestions: [],
    },
  }
}
