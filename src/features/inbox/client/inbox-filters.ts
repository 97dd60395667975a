import * as z from 'zod'
import { messageFilters } from '../inbox.contract.ts'

/** What the filter button offers, by the names that address and call share. */
export const filterNames = ['unread', 'important', 'day', 'platform', 'assignee', 'status'] as const
export type FilterName = (typeof filterNames)[number]

const schema = z.object(messageFilters).omit({ brandId: true })

/** As they are written in the address and sent to the server. */
export type InboxFilters = z.input<typeof schema>

/** What an address asks for; a value that makes no sense counts as left out. */
export function filtersIn(params: URLSearchParams): InboxFilters {
  const given = Object.entries(schema.shape).flatMap(([name, rule]) => {
    const value = params.get(name)?.trim()
    return value && rule.safeParse(value).success ? [[name, value]] : []
  })
  // "unread=false" is everything, so it is no filter.
  return Object.fromEntries(
    given.filter(([name, value]) => !isSwitch(name) || z.stringbool().parse(value)),
  ) as InboxFilters
}

const isSwitch = (name: string | undefined) => name === 'unread' || name === 'important'

export const filtersInUse = (filters: InboxFilters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined)
