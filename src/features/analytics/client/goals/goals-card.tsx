import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { Select } from '#client/ui/select.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import type { Goal, GoalPeriod } from '#features/analytics/goals.contract.ts'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import { periodsInOrder } from '../periods-in-order.ts'
import { GoalDialog } from './goal-dialog.tsx'
import { useDeleteGoal, useGoals } from './goals.queries.ts'
import { GoalsList } from './goals-list.tsx'

function DeleteGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const t = useText(goalMessages)
  return (
    <ConfirmAction
      action={useDeleteGoal()}
      variables={goal.id}
      onClose={onClose}
      title={t('remove.title')}
      subject={goal.title}
      description={t('remove.text')}
      confirmLabel={t('remove.confirm')}
    />
  )
}

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; goal: Goal } | null

export function GoalsCard() {
  const t = useText(goalMessages)
  const { user } = useCurrentUser()
  const [period, setPeriod] = useState<GoalPeriod>(periodsInOrder[0])
  const [opened, setOpened] = useState<Opened>(null)
  const goals = useGoals(period)
  const isSample = goals.data?.isSample ?? false
  const isManager = user?.role !== 'member'
  const canChange = isManager && !isSample
  const close = () => setOpened(null)
  const add = (
    <Button size="sm" onClick={() => setOpened({ kind: 'new' })}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  )
  return (
    <Card role="region" aria-label={t('title')}>
      <CardHeader
        title={t('title')}
        description={t('about')}
        actions={
          <>
            {isSample ? <SampleMark /> : null}
            <Select
              aria-label={t('period')}
              className="w-36"
              value={period}
              onValueChange={setPeriod}
              options={periodsInOrder.map((value) => ({ value, label: t(`periods.${value}`) }))}
            />
            {isManager ? add : null}
          </>
        }
      />
      <CardBody>
        <GoalsList
          query={goals}
          {...(canChange && {
            onEdit: (goal: Goal) => setOpened({ kind: 'edit', goal }),
            onDelete: (goal: Goal) => setOpened({ kind: 'delete', goal }),
          })}
        />
      </CardBody>
      {opened?.kind === 'new' ? <GoalDialog period={period} onClose={close} /> : null}
      {opened?.kind === 'edit' ? <GoalDialog goal={opened.goal} period={period} onClose={close} /> : null}
      {opened?.kind === 'delete' ? <DeleteGoalDialog goal={opened.goal} onClose={close} /> : null}
    </Card>
  )
}
