import { useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { ZonedTimeField } from '#client/time/zoned-time-field.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { type QueueWay, queueWays } from '#features/campaigns/times.contract.ts'
import { CostNote } from '#features/social-accounts/index.client.ts'
import { DrawPictureButton } from '../post/draw-picture-button.tsx'
import { useCampaign } from './campaign.queries.ts'
import { lacksMedia } from './campaign-error.ts'
import { NextSlotButton, useProposedTimes } from './next-slot-button.tsx'
import { PostingTimesLink } from './posting-times-link.tsx'
import { ProposedTimeList } from './proposed-time-list.tsx'
import { RefusalAlert } from './refusal-alert.tsx'

interface TimeDialogProps {
  campaignId: string
  /** The post to schedule; without it, all of the campaign. */
  postId?: string
  title: string
  subject: string
  kind: 'schedule' | 'move'
  initial: string | null
  /** Rejects if the server refuses the time; the dialog shows the reason. */
  onChoose: (instant: string) => Promise<unknown>
  /** For a whole campaign: each post at the next free time of its platform. */
  onQueue?: (way: QueueWay) => Promise<unknown>
  onClose: () => void
}

const labels = {
  schedule: { empty: 'schedule.confirm', chosen: 'schedule.confirmAt' },
  move: { empty: 'schedule.move', chosen: 'schedule.moveAt' },
} as const

const confirmQueue = { each: 'schedule.confirmEach', spread: 'schedule.confirmSpread' } as const

/** Asks for a date and time in the shop's time zone, or proposes good ones. The button repeats the choice. */
export function TimeDialog({
  campaignId,
  postId,
  title,
  subject,
  kind,
  initial,
  onChoose,
  onQueue,
  onClose,
}: TimeDialogProps) {
  const t = useText(campaignDetailMessages)
  const close = useIfMounted(onClose)
  const campaign = useCampaign(campaignId).data
  const format = useFormat()
  const proposed = useProposedTimes(campaignId)
  const [way, setWay] = useState<'together' | QueueWay>('together')
  const [moment, setMoment] = useState(initial)
  /** The field keeps what is typed; a picked time replaces it. */
  const [picked, setPicked] = useState(initial)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<Error | null>(null)
  const isOne = proposed?.each.length === 1
  const times = way === 'together' ? null : (proposed?.[way] ?? [])

  async function send(call: Promise<unknown>) {
    setIsPending(true)
    setRefusal(null)
    try {
      await call
      close()
    } catch (error) {
      setRefusal(error instanceof Error ? error : null)
      setIsPending(false)
    }
  }

  function submit() {
    if (way !== 'together' && onQueue) void send(onQueue(way))
    else if (moment) void send(onChoose(moment))
  }

  function pick(instant: string) {
    setMoment(instant)
    setPicked(instant)
  }

  const chosen = moment ? t(labels[kind].chosen, { date: format.dateTime(moment) }) : t(labels[kind].empty)
  return (
    <FormDialog
      title={title}
      description={subject}
      submitLabel={way === 'together' ? chosen : t(confirmQueue[way], { count: times?.length ?? 0 })}
      pending={isPending}
      disabled={times ? times.length === 0 : !moment}
      dirty={moment !== initial || times !== null}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {onQueue ? (
          <Field label={t('schedule.way')} hint={way === 'each' ? t('schedule.queueHint') : null}>
            <Select
              value={way}
              onValueChange={setWay}
              options={[
                { value: 'together', label: t(isOne ? 'schedule.ways.one' : 'schedule.ways.together') },
                ...queueWays
                  .filter((value) => value === 'each' || !isOne)
                  .map((value) => ({ value, label: t(`schedule.ways.${value}`) })),
              ]}
            />
          </Field>
        ) : null}
        {times ? (
          <>
            <ProposedTimeList times={times} />
            <PostingTimesLink />
          </>
        ) : (
          <>
            <ZonedTimeField
              key={picked}
              label={t('schedule.when')}
              error={fieldsOf(refusal).scheduledFor}
              required
              means="goesOut"
              value={moment}
              onChange={setMoment}
            />
            <NextSlotButton campaignId={campaignId} postId={postId} onPick={pick} className="self-start" />
          </>
        )}
        {campaign ? (
          <p className="text-muted empty:hidden">
            <CostNote
              brandId={campaign.brandId}
              posts={campaign.posts.filter(({ id, state }) =>
                postId === undefined ? editableStates.has(state) : id === postId,
              )}
            />
          </p>
        ) : null}
        <RefusalAlert error={refusal} />
        {lacksMedia(refusal) ? (
          <DrawPictureButton campaignId={campaignId} onDone={() => setRefusal(null)} className="self-start" />
        ) : null}
      </div>
    </FormDialog>
  )
}
