import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { read } from '#client/data/query.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { proposeTimes } from '#features/campaigns/times.contract.ts'

export const useProposedTimes = (id: string) => useQuery(read(proposeTimes, { params: { id } })).data

interface NextSlotButtonProps {
  campaignId: string
  /** The post to schedule; without it, all of them at once. */
  postId?: string | undefined
  onPick: (instant: string) => void
  className?: string
}

/** Offers the next good time at which the accounts have no other post. */
export function NextSlotButton({ campaignId, postId, onPick, className }: NextSlotButtonProps) {
  const t = useText(campaignDetailMessages)
  const format = useFormat()
  const proposed = useProposedTimes(campaignId)
  const at = postId ? proposed?.each.find((each) => each.postId === postId)?.scheduledFor : proposed?.together
  if (!at) return null
  return (
    <Button variant="secondary" size="sm" onClick={() => onPick(at)} className={className}>
      <CalendarClock aria-hidden />
      {t('schedule.nextSlot', { date: format.bareDateTime(at) })}
    </Button>
  )
}
