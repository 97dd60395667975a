import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { calendarRules, postingTimesMessages } from '#features/calendar/i18n/index.ts'
import { MAX_TIMES_PER_DAY, type WeekTimes } from '#features/calendar/posting-times.contract.ts'
import { addTime, type DayChoice, dayChoices } from './edit-times.ts'
import { weekdayName } from './weekday-name.ts'

interface AddTimeProps {
  week: WeekTimes
  onChange: (week: WeekTimes) => void
}

/** Adds a time to some days of the week. */
export function AddTime({ week, onChange }: AddTimeProps) {
  const t = useText(postingTimesMessages)
  const rule = useText(calendarRules)
  const locale = useLocale()
  const [choice, setChoice] = useState<DayChoice>('everyDay')
  const [time, setTime] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const nameOf = (each: DayChoice) =>
    each === 'everyDay' || each === 'weekdays' || each === 'weekend'
      ? t(each)
      : weekdayName(Number(each), locale)

  function add() {
    if (!time) return
    const added = addTime(week, choice, time)
    if ('problem' in added) {
      setProblem(rule(added.problem, { max: String(MAX_TIMES_PER_DAY) }))
      return
    }
    setProblem(null)
    onChange(added.days)
  }

  return (
    <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_8.5rem_auto]">
      <Field label={t('days')} className="max-sm:col-span-2">
        <Select
          value={choice}
          onValueChange={setChoice}
          options={dayChoices.map((value) => ({ value, label: nameOf(value) }))}
        />
      </Field>
      <Field label={t('time')}>
        <Input
          type="time"
          value={time}
          aria-invalid={problem !== null}
          onChange={({ target }) => {
            setTime(target.value)
            setProblem(null)
          }}
          // Enter would save all of it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
      </Field>
      <Button variant="secondary" disabled={!time} onClick={add}>
        <Plus aria-hidden />
        {t('add')}
      </Button>
      <p role="alert" className="col-span-full text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
