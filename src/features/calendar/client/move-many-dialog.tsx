import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { addDays } from '#platform/day.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { Target } from '../move-to.ts'
import { MoveDayField } from './move-day-field.tsx'

const ways = ['later', 'earlier', 'toDay'] as const
const MAX_DAYS = 365

interface MoveManyDialogProps {
  count: number
  today: string
  onMove: (targetOf: (item: CalendarItem) => Target) => void
  onClose: () => void
}

/** By days, or to one day; each post keeps its time. */
export function MoveManyDialog({ count, today, onMove, onClose }: MoveManyDialogProps) {
  const t = useText(calendarMessages)
  const [way, setWay] = useState<(typeof ways)[number]>('later')
  const [days, setDays] = useState('7')
  const [day, setDay] = useState('')
  return (
    <FormDialog
      title={t('select.moveTitle', { count })}
      description={t('select.moveDescription')}
      submitLabel={t('move.save')}
      pending={false}
      dirty={day !== '' || days !== '7'}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
        const by = way === 'earlier' ? -Number(days) : Number(days)
        onMove((item) => ({ day: way === 'toDay' ? day : addDays(item.day, by) }))
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('select.way')}>
          <Select
            value={way}
            onValueChange={setWay}
            options={ways.map((value) => ({ value, label: t(`select.ways.${value}`) }))}
          />
        </Field>
        {way === 'toDay' ? (
          <MoveDayField value={day} today={today} onChange={setDay} />
        ) : (
          <Field label={t('select.days')} required>
            <Input
              type="number"
              required
              min={1}
              max={MAX_DAYS}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}
