import { CalendarClock, CircleCheck, CircleX, PencilLine } from 'lucide-react'
import { useText } from '#client/i18n.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { CampaignStatus } from '../campaign-status.ts'
import { campaignMessages } from '../campaigns.messages.ts'

const looks = {
  draft: { tone: 'neutral', Icon: PencilLine },
  scheduled: { tone: 'info', Icon: CalendarClock },
  published: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
} as const

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const t = useText(campaignMessages)
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
