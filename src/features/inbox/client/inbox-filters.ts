import * as z from 'zod'
import { messageFilters } from '../inbox.contract.ts'

/** The filters, by the names used in URL and API. */
export const filterNames = ['unread', 'important', 'day', 'platform', 'assignee', 'status'] as const
export type FilterName = (typeof filterNames)[number]

const schema = z.object(messageFilters).omit({ brandId: true })

/** As in the URL and the API. */
export type InboxFilters = z.input<typeof schema>

/** Filters in the URL; invalid values are ignored. */
export function filtersIn(params: URLSearchParams): InboxFilters {
  const given = Object.entries(schema.shape).flatMap(([name, rule]) => {
    const value = params.get(name)?.trim()
    return value && rule.safeParse(value).success ? [[name, value]] : []
  })
  // "unread=false" shows everything, so it is not a filter.
  return Object.fromEntries(
    given.filter(([name, value]) => !isSwitch(name) || z.stringbool().parse(value)),
  ) as InboxFilters
}

const isSwitch = (name: string | undefined) => name === 'unread' || name === 'important'

export const filtersInUse = (filters: InboxFilters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined)
