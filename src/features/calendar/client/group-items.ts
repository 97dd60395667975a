import type { CalendarItem } from '../calendar.contract.ts'
import { itemColor } from './item-color.ts'

export type ChipItems = readonly [CalendarItem, ...CalendarItem[]]

/** Posts of one campaign at one time are one chip; others stay alone. In the order of the first of each. */
export function groupItems(items: readonly CalendarItem[]): ChipItems[] {
  const groups = new Map<string, [CalendarItem, ...CalendarItem[]]>()
  for (const item of items) {
    const key = item.campaignId
      ? [item.campaignId, item.time, itemColor(item), item.canMove].join(' ')
      : item.id
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}
