import { CalendarCheck, CircleAlert, CircleCheck, LoaderCircle, PencilLine } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { plannerMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { isUnderWay } from './use-generation-news.ts'

const looks = {
  draft: { tone: 'neutral', Icon: PencilLine },
  approved: { tone: 'info', Icon: CircleCheck },
  published: { tone: 'success', Icon: CalendarCheck },
  writing: { tone: 'info', Icon: LoaderCircle },
  failed: { tone: 'danger', Icon: CircleAlert },
} as const

function stateOf(plan: Pick<ContentPlan, 'generation' | 'status'>): keyof typeof looks {
  if (isUnderWay(plan)) return 'writing'
  return plan.generation === 'failed' ? 'failed' : plan.status
}

export function PlanStatusBadge({ plan }: { plan: Pick<ContentPlan, 'generation' | 'status'> }) {
  const t = useText(plannerMessages)
  const state = stateOf(plan)
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className={state === 'writing' ? 'animate-spin' : ''} />}>
      {t(`status.${state}`)}
    </Badge>
  )
}
