import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { modeWith } from '#connectors/social/mode-with.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { useSchedulePlan } from './plan.queries.ts'
import { outlookOf } from './plan-outlook.ts'
import { useConnected } from './use-connected.ts'

interface SchedulePlanDialogProps {
  plan: ContentPlan
  onClose: () => void
}

/** Says how many posts are scheduled and when, and which still need a person. */
export function SchedulePlanDialog({ plan, onClose }: SchedulePlanDialogProps) {
  const t = useText(planMessages)
  const locale = useLocale()
  const format = useFormat()
  const schedule = useSchedulePlan()
  const isConnected = useConnected()
  const { ahead, over, skipped } = outlookOf(plan, useNow())
  const used = [...new Set(ahead.map(({ platform }) => platform))]
  const isDirect = (platform: Platform) => modeWith(manifestOf(platform), isConnected(platform)) === 'direct'
  const named = (platforms: Platform[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      platforms.map((platform) => platformName(platform, locale)),
    )
  const waiting = used.filter((platform) => isDirect(platform) && !isConnected(platform))
  const byHand = used.filter((platform) => !isDirect(platform))
  const videos = used.filter((platform) => manifestOf(platform).media.requires === 'video')
  const lines = [
    t('schedule.what', {
      count: ahead.length,
      first: format.dateTime(ahead[0]?.scheduledFor ?? plan.createdAt),
      last: format.dateTime(ahead.at(-1)?.scheduledFor ?? plan.createdAt),
    }),
    skipped.length > 0 && t('schedule.left', { count: skipped.length }),
    over.length > 0 && t('schedule.past', { count: over.length }),
    waiting.length > 0 && t('schedule.unconnected', { platforms: named(waiting) }),
    byHand.length > 0 && t('schedule.byHand', { platforms: named(byHand) }),
    videos.length > 0 && t('schedule.videos', { platforms: named(videos) }),
    t('schedule.pictures'),
  ].filter((line) => typeof line === 'string')
  return (
    <ConfirmAction
      action={schedule}
      variables={plan.id}
      tone="primary"
      onClose={onClose}
      title={t('schedule.title')}
      subject={<bdi lang={plan.locale}>{plan.title}</bdi>}
      description={lines.map((line) => (
        <span key={line} className="mt-2 block first:mt-0">
          {line}
        </span>
      ))}
      confirmLabel={t('schedule.confirm', { count: ahead.length })}
    />
  )
}
