import { CalendarDays, CalendarPlus, Check, PencilLine, RotateCcw, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { daysOf } from '#platform/month-words.ts'
import { calendarLink } from '#platform/screen-links.ts'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { useApprovePlan, useReopenPlan } from './plan.queries.ts'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'
import { outlookOf } from './plan-outlook.ts'

interface PlanActionsProps {
  plan: ContentPlan
  onOpen: (dialog: OpenedPlanDialog) => void
}

/** The next step as a button; the rest in a menu. */
export function PlanActions({ plan, onOpen }: PlanActionsProps) {
  const t = useText(planMessages)
  const approve = useApprovePlan()
  const reopen = useReopenPlan()
  const { ahead } = outlookOf(plan, useNow())
  const [firstDay = ''] = daysOf(plan.month, plan.year)
  const isWritten = plan.generation === 'done'

  function nextStep() {
    if (!isWritten) return null
    if (plan.status === 'draft')
      return (
        <Button pending={approve.isPending} onClick={() => approve.mutate(plan.id)}>
          <Check aria-hidden />
          {t('actions.approve')}
        </Button>
      )
    if (plan.status === 'published' && ahead.length === 0)
      return (
        <Button asChild variant="secondary">
          <Link href={calendarLink(firstDay)}>
            <CalendarDays aria-hidden />
            {t('actions.calendar')}
          </Link>
        </Button>
      )
    return (
      <Button onClick={() => onOpen({ kind: 'schedule' })}>
        <CalendarPlus aria-hidden />
        {plan.status === 'approved'
          ? t('actions.schedule')
          : t('actions.scheduleMore', { count: ahead.length })}
      </Button>
    )
  }

  return (
    <>
      {nextStep()}
      <RowMenu label={t('actions.more')} pending={reopen.isPending}>
        {plan.status === 'approved' ? (
          <DropdownMenuItem icon={<RotateCcw aria-hidden />} onSelect={() => reopen.mutate(plan.id)}>
            {t('actions.reopen')}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem icon={<PencilLine aria-hidden />} onSelect={() => onOpen({ kind: 'rename' })}>
          {t('actions.rename')}
        </DropdownMenuItem>
        <DropdownMenuItem
          tone="danger"
          icon={<Trash2 aria-hidden />}
          onSelect={() => onOpen({ kind: 'delete' })}
        >
          {t('actions.delete')}
        </DropdownMenuItem>
      </RowMenu>
    </>
  )
}
