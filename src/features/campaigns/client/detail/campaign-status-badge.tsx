import { CalendarClock, CircleCheck, CircleX, ClockAlert, Hand, PencilLine } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'

const looks = {
  draft: { tone: 'neutral', Icon: PencilLine },
  scheduled: { tone: 'info', Icon: CalendarClock },
  published: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  overdue: { tone: 'danger', Icon: ClockAlert },
  ready: { tone: 'warning', Icon: Hand },
} as const

interface CampaignStatusBadgeProps {
  campaign: Pick<Campaign, 'status' | 'isOverdue' | 'isReadyForYou'>
}

function lookOf({ status, isOverdue, isReadyForYou }: CampaignStatusBadgeProps['campaign']) {
  if (isOverdue) return 'overdue'
  return isReadyForYou ? 'ready' : status
}

/** The status of a campaign. Overdue posts, and posts that need a person, take precedence. */
export function CampaignStatusBadge({ campaign }: CampaignStatusBadgeProps) {
  const t = useText(campaignMessages)
  const status = lookOf(campaign)
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
