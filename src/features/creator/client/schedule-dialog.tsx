import { addDays } from 'date-fns/addDays'
import { useState } from 'react'
import { manifestOf } from '#channels/registry.ts'
import { fieldsOf } from '#client/api.ts'
import { FormDialog } from '#client/form-dialog.tsx'
import { useFormat } from '#client/format.ts'
import { useLocale, useText } from '#client/i18n.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { useNow } from '#client/use-now.ts'
import { useWorkspace } from '#client/workspace-context.ts'
import { dayIn } from '#platform/day.ts'
import type { CreatedPost } from '../creator.contract.ts'
import { creatorMessages } from '../creator.messages.ts'
import { useSchedule } from './creator.queries.ts'
import { fromFieldTime, toFieldTime } from './field-time.ts'

interface ScheduleDialogProps {
  campaignId: string
  posts: CreatedPost[]
  /** The day it was written for. */
  proposed: string | null
  onClose: () => void
}

const HOUR = '10:00'

export function ScheduleDialog({ campaignId, posts, proposed, onClose }: ScheduleDialogProps) {
  const t = useText(creatorMessages)
  const locale = useLocale()
  const format = useFormat()
  const { timeZone } = useWorkspace()
  const now = useNow()
  const schedule = useSchedule()
  const first =
    proposed && new Date(proposed) > now
      ? toFieldTime(timeZone, new Date(proposed))
      : `${dayIn(timeZone, addDays(now, 1))}T${HOUR}`
  const [typed, setTyped] = useState(first)
  const at = fromFieldTime(timeZone, typed)
  const isPast = at !== null && at <= now
  const date = at ? format.dateTime(at.toISOString()) : null
  const [only] = posts
  const refused = Object.values(fieldsOf(schedule.error)).join(' ')

  function submit() {
    if (!at || isPast) return
    const body = { scheduledFor: at.toISOString(), postIds: posts.map(({ id }) => id) }
    schedule.mutate(
      { params: { id: campaignId }, body },
      {
        onSuccess: () => {
          toast({ title: t('schedule.done', { date: format.dateTime(at.toISOString()) }) })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={
        posts.length === 1 && only
          ? t('schedule.title', { name: manifestOf(only.platform).label[locale] })
          : t('schedule.titleAll', { count: posts.length })
      }
      submitLabel={date && !isPast ? t('schedule.submit', { date }) : t('schedule.submitPlain')}
      pending={schedule.isPending}
      dirty={typed !== first}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label={t('schedule.when')}
        hint={t('schedule.zone', { zone: timeZone })}
        error={isPast || !at ? t('schedule.past') : refused}
        required
      >
        <Input
          type="datetime-local"
          value={typed}
          min={toFieldTime(timeZone, now)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
