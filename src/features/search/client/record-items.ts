import { Contact, type LucideIcon, Megaphone, MessageCircle } from 'lucide-react'
import type { CampaignStatus } from '#features/campaigns/campaign-status.ts'
import { type RecordKind, recordKinds } from '../record-kinds.ts'
import type { Found } from '../search.contract.ts'
import type { PaletteItem } from './palette-item.ts'
import { addressOf, type RecentItem } from './recent-items.ts'

const icons: Record<RecordKind, LucideIcon> = {
  campaigns: Megaphone,
  customers: Contact,
  conversations: MessageCircle,
}

type StatusName = (status: CampaignStatus) => string
type Line = { id: string; label: string; detail: string }

const linesOf = (found: Found, statusName: StatusName): Record<RecordKind, Line[]> => ({
  campaigns: found.campaigns.map(({ id, title, status }) => ({
    id,
    label: title,
    detail: statusName(status),
  })),
  customers: found.customers.map(({ id, name, detail }) => ({ id, label: name, detail })),
  conversations: found.conversations.map(({ id, contactName, excerpt }) => ({
    id,
    label: contactName,
    detail: excerpt,
  })),
})

/** The lines of an answer, by kind. */
export function itemsOf(found: Found, statusName: StatusName): { kind: RecordKind; items: PaletteItem[] }[] {
  const lines = linesOf(found, statusName)
  return recordKinds.map((kind) => ({
    kind,
    items: lines[kind].map(({ id, label, detail }) => ({
      key: `${kind} ${id}`,
      label,
      detail,
      Icon: icons[kind],
      to: addressOf({ kind, id }),
    })),
  }))
}

/** Recently opened records in the order in which they were opened; deleted ones are missing. */
export function recentItemsOf(
  recent: readonly RecentItem[],
  found: Found,
  statusName: StatusName,
): PaletteItem[] {
  const all = itemsOf(found, statusName).flatMap(({ items }) => items)
  return recent.flatMap(({ kind, id }) => all.filter(({ key }) => key === `${kind} ${id}`))
}
