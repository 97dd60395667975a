import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import * as contract from '../calendar.contract.ts'
import type { CalendarFilters } from './use-calendar-search-params.ts'

export function useCalendar({ from, to }: { from: string; to: string }, filters: CalendarFilters) {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.getCalendar, { query: { from, to, ...filters, brandId } }),
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
}

/** All items of a day of which only the first are in the answer for the whole view. */
export function useFullDay(day: string | null, filters: CalendarFilters) {
  const brandId = useBrandFilter()
  const span = { from: day ?? '', to: day ?? '' }
  return useQuery({
    ...read(contract.getCalendar, { query: { ...span, ...filters, brandId } }),
    enabled: day !== null,
  }).data?.items
}

/** By day. They appear when they are there: no screen waits for them. */
export function useOccasions({ from, to }: { from: string; to: string }) {
  const { data } = useQuery(read(contract.getOccasions, { query: { from, to } }))
  return Object.groupBy(data?.occasions ?? [], ({ day }) => day)
}

/** They follow the posts: a solved one leaves with the next answer. */
export function useWarnings({ from, to }: { from: string; to: string }): readonly contract.Warning[] {
  const brandId = useBrandFilter()
  const { data } = useQuery({
    ...read(contract.getWarnings, { query: { from, to, brandId } }),
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
  return data?.warnings ?? none
}
const none: readonly contract.Warning[] = []

export function useWeek() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.getWeek, { query: { brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}
