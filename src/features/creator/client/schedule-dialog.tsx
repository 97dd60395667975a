import { useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { ZonedTimeField } from '#client/time/zoned-time-field.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { DrawPictureButton, lacksMedia, NextSlotButton } from '#features/campaigns/index.client.ts'
import { addDays, dayIn } from '#platform/day.ts'
import type { CreatedPost } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import { proposeTime } from '../propose-time.ts'
import { useSchedule } from './creator.queries.ts'

interface ScheduleDialogProps {
  campaignId: string
  posts: CreatedPost[]
  /** The day it was written for. */
  proposed: string | null
  onClose: () => void
}

export function ScheduleDialog({ campaignId, posts, proposed, onClose }: ScheduleDialogProps) {
  const t = useText(creatorMessages)
  const locale = useLocale()
  const format = useFormat()
  const { timeZone } = useWorkspace()
  const now = useNow()
  const schedule = useSchedule()
  const [first] = useState(() =>
    proposed && new Date(proposed) > now
      ? proposed
      : (proposeTime(addDays(dayIn(timeZone, now), 1), timeZone, now)?.toISOString() ?? null),
  )
  const [at, setAt] = useState<string | null>(first)
  /** The field keeps what is typed; a picked time replaces it. */
  const [picked, setPicked] = useState<string | null>(first)
  const isPast = at !== null && new Date(at) <= now
  const date = at ? format.dateTime(at) : null
  const [only] = posts
  const refused = Object.values(fieldsOf(schedule.error)).join(' ')

  function submit() {
    if (!at || isPast) return
    const body = { scheduledFor: at, postIds: posts.map(({ id }) => id) }
    schedule.mutate(
      { params: { id: campaignId }, body },
      {
        onSuccess: () => {
          toast({ title: t('schedule.done', { date: format.dateTime(at) }) })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={
        posts.length === 1 && only
          ? t('schedule.title', { name: platformName(only.platform, locale) })
          : t('schedule.titleAll', { count: posts.length })
      }
      submitLabel={date && !isPast ? t('schedule.submit', { date }) : t('schedule.submitPlain')}
      pending={schedule.isPending}
      dirty={at !== first}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ZonedTimeField
        key={picked}
        label={t('schedule.when')}
        error={isPast || !at ? t('schedule.past') : refused}
        required
        means="goesOut"
        value={at}
        onChange={setAt}
      />
      <NextSlotButton
        campaignId={campaignId}
        postId={posts.length === 1 ? only?.id : undefined}
        onPick={(instant) => {
          setAt(instant)
          setPicked(instant)
        }}
        className="mt-3 self-start"
      />
      {lacksMedia(schedule.error) ? (
        <DrawPictureButton campaignId={campaignId} onDone={schedule.reset} className="mt-3 self-start" />
      ) : null}
    </FormDialog>
  )
}
