import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { dayIn } from '#platform/day.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Conversation } from '../inbox.contract.ts'

/** Whether a reply is possible: why not, or until when. */
export function useReplyWindow(conversation: Conversation): { refusal: string | null; until: string | null } {
  const t = useText(inboxMessages)
  const locale = useLocale()
  const format = useFormat()
  const { timeZone } = useWorkspace()
  const now = useNow()
  const { cannotReply, replyUntil, platform, contactName } = conversation
  if (cannotReply) return { refusal: cannotReply, until: null }
  if (!replyUntil) return { refusal: null, until: null }
  const end = new Date(replyUntil)
  // The deadline passed while the conversation was open.
  if (end <= now)
    return {
      refusal: t('composer.over', { platform: platformName(platform, locale), name: contactName }),
      until: null,
    }
  const isToday = dayIn(timeZone, end) === dayIn(timeZone, now)
  const time = isToday ? format.time(replyUntil) : format.dateTime(replyUntil)
  return { refusal: null, until: t('composer.until', { time }) }
}
