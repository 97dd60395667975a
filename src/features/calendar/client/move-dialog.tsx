import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { useClockNote } from '#client/time/use-clock-note.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import type { Target } from '../move-to.ts'
import { MoveDayField } from './move-day-field.tsx'

interface MoveDialogProps {
  /** The posts of one campaign at one time. */
  items: readonly [CalendarItem, ...CalendarItem[]]
  today: string
  onMove: (target: Target) => void
  onClose: () => void
}

/** The alternative to dragging. */
export function MoveDialog({ items: [item], today, onMove, onClose }: MoveDialogProps) {
  const t = useText(calendarMessages)
  const noteOn = useClockNote('goesOut')
  const zone = useZoneWords()
  const [day, setDay] = useState(item.day)
  const [time, setTime] = useState(item.time)
  const isChanged = day !== item.day || time !== item.time
  return (
    <FormDialog
      title={t('move.title', { title: item.title })}
      description={zone.all}
      submitLabel={t('move.save')}
      pending={false}
      dirty={isChanged}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
        if (isChanged) onMove(time === item.time ? { day } : { day, time })
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <MoveDayField value={day} today={today} onChange={setDay} />
        <Field label={t('move.time')} hint={day && time && isChanged ? noteOn(day, time) : null} required>
          <Input type="time" required value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </div>
    </FormDialog>
  )
}
