import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { queryClient, read, refresh } from '#client/data/query.ts'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useClockNote } from '#client/time/use-clock-note.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import { failureWithReasons, useProblemWords } from '#features/campaigns/index.client.ts'
import { movePost } from '#features/campaigns/publish.contract.ts'
import type { Output } from '#platform/endpoint.ts'
import * as contract from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { moveToDay } from '../move-to-day.ts'
import type { CalendarFilters } from './use-calendar-search-params.ts'

export function useCalendar({ from, to }: { from: string; to: string }, filters: CalendarFilters) {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.getCalendar, { query: { from, to, ...filters, brandId } }),
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
}

export function useWeek() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.getWeek, { query: { brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}

type Move = {
  item: contract.CalendarItem
  day: string
  /** The original item, when a move is undone. */
  before?: contract.CalendarItem
}
type Shown = Output<typeof contract.getCalendar>

/** A move keeps the local time, which a clock change may shift: undo restores the exact instant. */
const send = ({ item: { kind, id, campaignId }, day, before }: Move) =>
  before && kind === 'post' && campaignId
    ? call(movePost, { params: { id: campaignId, postId: id }, body: { scheduledFor: before.scheduledFor } })
    : call(contract.moveItem, { params: { kind, id }, body: { day } })

const shownAs =
  ({ id, day, time, scheduledFor }: contract.CalendarItem) =>
  (shown: Shown | undefined) =>
    shown && {
      ...shown,
      items: shown.items.map((each) => (each.id === id ? { ...each, day, time, scheduledFor } : each)),
    }

const moves = { mutationKey: ['calendar-moves'], scope: { id: 'calendar-moves' } }

/**
 * Optimistic: moves back if the server refuses. Moves are serialized, so that the last day wins; reads from before, or
 * while another move is pending, would put it back.
 */
export function useMoveItem() {
  const t = useText(calendarMessages)
  const format = useFormat()
  const noteOn = useClockNote('goesOut')
  const { timeZone } = useWorkspace()
  const tellProblems = useProblemWords()
  const placeOf = ({ item, day, before }: Move) => before ?? moveToDay(item, day, timeZone)
  const mutation = useMutation({
    ...moves,
    mutationFn: async (move: Move) => {
      const answer = await send(move)
      return 'problems' in answer ? answer.problems : []
    },
    onMutate: async (move) => {
      await queryClient.cancelQueries({ queryKey: [contract.getCalendar.path] })
      queryClient.setQueriesData<Shown>({ queryKey: [contract.getCalendar.path] }, shownAs(placeOf(move)))
    },
    onSuccess: (problems, move) => {
      const { item, day, before } = move
      toast({
        title: t('move.done', { day: format.day(day) }),
        description:
          [before ? null : noteOn(day, item.time), tellProblems(problems)].filter(Boolean).join(' ') ||
          undefined,
        action: {
          label: t('move.undo'),
          altText: t('day.moveNamed', { title: item.title }),
          onSelect: () => mutation.mutate({ item: placeOf(move), day: item.day, before: item }),
        },
      })
    },
    onError: failureWithReasons(t('move.failed')),
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: moves.mutationKey }) === 1
      if (isLast) void refresh('campaigns', 'plans')
    },
  })
  return mutation
}
