import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useClockNote } from '#client/time/use-clock-note.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { dayWithWeekday } from '#platform/day.ts'
import { daysOf } from '#platform/month-words.ts'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan, PlanEntry } from '../planner.contract.ts'
import { useMoveEntry } from './plan.queries.ts'

interface MoveDialogProps {
  plan: ContentPlan
  entry: PlanEntry
  onClose: () => void
}

/** Moves a post without dragging. */
export function MoveDialog({ plan, entry, onClose }: MoveDialogProps) {
  const t = useText(planMessages)
  const locale = useLocale()
  const [day, setDay] = useState(entry.day)
  const move = useMoveEntry(plan)
  const noteOn = useClockNote('goesOut')
  return (
    <FormDialog
      title={t('move.title')}
      description={entry.title}
      submitLabel={t('move.submit')}
      pending={move.isPending}
      dirty={day !== entry.day}
      onSubmit={(event) => {
        event.preventDefault()
        if (day === entry.day) onClose()
        else move.mutate({ postId: entry.id, day }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <Field label={t('move.day')} hint={day === entry.day ? null : noteOn(day, entry.time)}>
        <Select
          value={day}
          onValueChange={setDay}
          options={daysOf(plan.month, plan.year).map((value) => {
            const words = dayWithWeekday(value, locale)
            return { value, label: value === entry.day ? t('move.current', { day: words }) : words }
          })}
        />
      </Field>
    </FormDialog>
  )
}
