import { useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { ZonedTimeField } from '#client/time/zoned-time-field.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { DrawPictureButton } from '../post/draw-picture-button.tsx'
import { lacksMedia } from './campaign-error.ts'
import { RefusalAlert } from './refusal-alert.tsx'

interface TimeDialogProps {
  campaignId: string
  title: string
  subject: string
  kind: 'schedule' | 'move'
  initial: string | null
  /** Rejects if the server refuses the time; the dialog shows the reason. */
  onChoose: (instant: string) => Promise<unknown>
  onClose: () => void
}

const labels = {
  schedule: { empty: 'schedule.confirm', chosen: 'schedule.confirmAt' },
  move: { empty: 'schedule.move', chosen: 'schedule.moveAt' },
} as const

/** Asks for a date and time in the shop's time zone. The button repeats the choice. */
export function TimeDialog({
  campaignId,
  title,
  subject,
  kind,
  initial,
  onChoose,
  onClose,
}: TimeDialogProps) {
  const t = useText(campaignDetailMessages)
  const close = useIfMounted(onClose)
  const format = useFormat()
  const [moment, setMoment] = useState(initial)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<Error | null>(null)

  async function choose(instant: string) {
    setIsPending(true)
    setRefusal(null)
    try {
      await onChoose(instant)
      close()
    } catch (error) {
      setRefusal(error instanceof Error ? error : null)
      setIsPending(false)
    }
  }

  return (
    <FormDialog
      title={title}
      description={subject}
      submitLabel={moment ? t(labels[kind].chosen, { date: format.dateTime(moment) }) : t(labels[kind].empty)}
      pending={isPending}
      disabled={!moment}
      dirty={moment !== initial}
      onSubmit={(event) => {
        event.preventDefault()
        if (moment) void choose(moment)
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <ZonedTimeField
          label={t('schedule.when')}
          error={fieldsOf(refusal).scheduledFor}
          required
          means="goesOut"
          value={moment}
          onChange={setMoment}
        />
        <RefusalAlert error={refusal} />
        {lacksMedia(refusal) ? (
          <DrawPictureButton campaignId={campaignId} onDone={() => setRefusal(null)} className="self-start" />
        ) : null}
      </div>
    </FormDialog>
  )
}
