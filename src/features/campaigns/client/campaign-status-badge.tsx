import { CalendarClock, CircleCheck, CircleX, ClockAlert, PencilLine } from 'lucide-react'
import { useText } from '#client/i18n.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { Campaign } from '../campaigns.contract.ts'
import { campaignMessages } from '../campaigns.messages.ts'

const looks = {
  draft: { tone: 'neutral', Icon: PencilLine },
  scheduled: { tone: 'info', Icon: CalendarClock },
  published: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  overdue: { tone: 'danger', Icon: ClockAlert },
} as const

/** What a campaign is; one with a post that should be out by now says so. */
export function CampaignStatusBadge({ campaign }: { campaign: Pick<Campaign, 'status' | 'isOverdue'> }) {
  const t = useText(campaignMessages)
  const status = campaign.isOverdue ? 'overdue' : campaign.status
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
