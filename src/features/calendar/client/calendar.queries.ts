import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { queryClient, read, refresh } from '#client/data/query.ts'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useClockNote } from '#client/time/use-clock-note.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import type { NamedProblem } from '#features/campaigns/campaigns.contract.ts'
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

/** By day. They appear when they are there: no screen waits for them. */
export function useOccasions({ from, to }: { from: string; to: string }) {
  const { data } = useQuery(read(contract.getOccasions, { query: { from, to } }))
  return Object.groupBy(data?.occasions ?? [], ({ day }) => day)
}

export function useWeek() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.getWeek, { query: { brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}

type Item = contract.CalendarItem
type Move = {
  /** The posts of one chip. */
  items: readonly Item[]
  day: string
  /** The original items, when a move is undone. */
  before?: readonly Item[]
}
type Shown = Output<typeof contract.getCalendar>

/** A move keeps the local time, which a clock change may shift: undo restores the exact instant. */
const send = ({ kind, id, campaignId }: Item, day: string, before: Item | undefined) =>
  before && kind === 'post' && campaignId
    ? call(movePost, { params: { id: campaignId, postId: id }, body: { scheduledFor: before.scheduledFor } })
    : call(contract.moveItem, { params: { kind, id }, body: { day } })

const shownAs = (moved: readonly Item[]) => (shown: Shown | undefined) =>
  shown && {
    ...shown,
    items: shown.items.map((each) => {
      const place = moved.find(({ id }) => id === each.id)
      return place ? { ...each, day: place.day, time: place.time, scheduledFor: place.scheduledFor } : each
    }),
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
  const placesOf = ({ items, day, before }: Move) =>
    before ?? items.map((item) => moveToDay(item, day, timeZone))
  const mutation = useMutation({
    ...moves,
    mutationFn: async ({ items, day, before }: Move) => {
      const problems: NamedProblem[] = []
      for (const [index, item] of items.entries()) {
        const answer = await send(item, day, before?.[index])
        if ('problems' in answer) problems.push(...answer.problems)
      }
      return problems
    },
    onMutate: async (move) => {
      await queryClient.cancelQueries({ queryKey: [contract.getCalendar.path] })
      queryClient.setQueriesData<Shown>({ queryKey: [contract.getCalendar.path] }, shownAs(placesOf(move)))
    },
    onSuccess: (problems, move) => {
      const { items, day, before } = move
      const [first] = items
      if (!first) return
      toast({
        title: t('move.done', { day: format.day(day) }),
        description:
          [before ? null : noteOn(day, first.time), tellProblems(problems)].filter(Boolean).join(' ') ||
          undefined,
        action: {
          label: t('move.undo'),
          altText: t('day.moveNamed', { title: first.title }),
          onSelect: () => mutation.mutate({ items: placesOf(move), day: first.day, before: items }),
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
