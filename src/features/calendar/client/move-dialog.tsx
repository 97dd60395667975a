import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useClockNote } from '#client/time/use-clock-note.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'

interface MoveDialogProps {
  item: CalendarItem
  today: string
  onMove: (day: string) => void
  onClose: () => void
}

/** The alternative to dragging. */
export function MoveDialog({ item, today, onMove, onClose }: MoveDialogProps) {
  const t = useText(calendarMessages)
  const format = useFormat()
  const noteOn = useClockNote('goesOut')
  const [day, setDay] = useState(item.day)
  return (
    <FormDialog
      title={t('move.title', { title: item.title })}
      description={t('move.description', { time: format.zoned(format.clock(item.time)) })}
      submitLabel={t('move.save')}
      pending={false}
      dirty={day !== item.day}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
        if (day !== item.day) onMove(day)
      }}
    >
      <Field label={t('move.day')} hint={day && day !== item.day ? noteOn(day, item.time) : null} required>
        <Input type="date" required min={today} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
    </FormDialog>
  )
}
