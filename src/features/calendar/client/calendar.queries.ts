import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/api.ts'
import { failureToast } from '#client/failure.ts'
import { useFormat } from '#client/format.ts'
import { useText } from '#client/i18n.ts'
import { queryClient, read, refresh } from '#client/query.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useClockNote } from '#client/use-clock-note.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#features/brands/client/use-brand-filter.ts'
import type { Output } from '#platform/endpoint.ts'
import * as contract from '../calendar.contract.ts'
import { calendarMessages } from '../calendar.messages.ts'
import type { CalendarFilters } from './use-calendar-place.ts'

const follows = { follows: ['/api/campaigns', '/api/content-plans'] }

export function useCalendar({ from, to }: { from: string; to: string }, filters: CalendarFilters) {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.getCalendar, { query: { from, to, ...filters, brandId } }),
    placeholderData: keepPreviousData,
    meta: follows,
    enabled: useIsBrandFilterKnown(),
  })
}

export function useWeek() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.getWeek, { query: { brandId } }),
    meta: follows,
    enabled: useIsBrandFilterKnown(),
  })
}

type Move = { item: contract.CalendarItem; day: string }
type Shown = Output<typeof contract.getCalendar>

const moved =
  ({ item, day }: Move) =>
  (shown: Shown | undefined) =>
    shown && { ...shown, items: shown.items.map((each) => (each.id === item.id ? { ...each, day } : each)) }

const moves = { mutationKey: ['calendar-moves'], scope: { id: 'calendar-moves' } }

/**
 * Shown on its new day at once; put back where it was when the server refuses. One after the other, so that the last day counts; what
 * was read before, or while another one is on its way, would put it back.
 */
export function useMoveItem() {
  const t = useText(calendarMessages)
  const format = useFormat()
  const noteOn = useClockNote('goesOut')
  const mutation = useMutation({
    ...moves,
    mutationFn: ({ item, day }: Move) =>
      call(contract.moveItem, { params: { kind: item.kind, id: item.id }, body: { day } }),
    onMutate: async (move) => {
      await queryClient.cancelQueries({ queryKey: [contract.getCalendar.path] })
      queryClient.setQueriesData<Shown>({ queryKey: [contract.getCalendar.path] }, moved(move))
    },
    onSuccess: (_answer, { item, day }) => {
      toast({
        title: t('move.done', { day: format.day(day) }),
        description: noteOn(day, item.time) ?? undefined,
        action: {
          label: t('move.undo'),
          altText: t('day.moveNamed', { title: item.title }),
          onSelect: () => mutation.mutate({ item: { ...item, day }, day: item.day }),
        },
      })
    },
    onError: failureToast(t('move.failed')),
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: moves.mutationKey }) === 1
      if (isLast) void refresh('/api/campaigns', '/api/content-plans')
    },
  })
  return mutation
}
