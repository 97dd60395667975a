import { useWorkspace } from '#client/data/workspace-context.ts'
import { createFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'

/** Shows the originally planned local time if the shop has changed its time zone since. */
export function PlannedTimeNote({ post: { state, scheduledFor, plannedZone } }: { post: Post }) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  const workspace = useWorkspace()
  if (state !== 'scheduled' || !scheduledFor || !plannedZone) return null
  const [before, now] = [plannedZone, workspace.timeZone].map((timeZone) =>
    createFormat(locale, { ...workspace, timeZone }),
  )
  // Paris and Madrid are two zones with the same local time.
  if (!before || before.bareDateTime(scheduledFor) === now?.bareDateTime(scheduledFor)) return null
  return <p className="text-muted text-xs">{t('posts.plannedAs', { date: before.dateTime(scheduledFor) })}</p>
}
