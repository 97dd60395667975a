import { CalendarClock, CalendarDays } from 'lucide-react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardFooter } from '#client/ui/card.tsx'
import type { PlanGroup } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { PlanGroupCounts } from './plan-group-counts.tsx'
import { PlatformBadges } from './platform-badges.tsx'

interface PlanGroupCardProps {
  group: PlanGroup
  onOpen: () => void
}

/** All campaigns of a content plan in one card. */
export function PlanGroupCard({ group, onOpen }: PlanGroupCardProps) {
  const t = useText(campaignMessages)
  const format = useFormat()
  const { planId, title, next, platforms } = group
  return (
    <Card className="flex h-full flex-col border-primary-ink/40">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Badge tone="accent" icon={<CalendarDays aria-hidden />} className="self-start">
          {t('plans.badge')}
        </Badge>
        <div className="min-w-0">
          <h2 className="line-clamp-2 break-words text-base">{title}</h2>
          <PlanGroupCounts group={group} />
        </div>
        <PlatformBadges platforms={platforms} />
        {next ? (
          <p className="mt-auto flex items-start gap-1.5 text-muted text-xs">
            <CalendarClock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span className="min-w-0 break-words">
              {t('plans.next', { title: next.title, date: format.dateTime(next.scheduledFor) })}
            </span>
          </p>
        ) : null}
      </div>
      <CardFooter className="px-4">
        <Button
          size="sm"
          variant="secondary"
          className="flex-1"
          aria-label={t('plans.openNamed', { title })}
          onClick={onOpen}
        >
          {t('plans.open', { count: group.total })}
        </Button>
        <Button asChild variant="secondary" size="sm" className="flex-1">
          <Link href={`/ai-planner/${planId}`} aria-label={t('plans.planNamed', { title })}>
            {t('plans.plan')}
          </Link>
        </Button>
      </CardFooter>
    </Card>
  )
}
