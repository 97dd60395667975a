import { readPreviews } from '#core/files/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { CalendarItem } from '../calendar.contract.ts'

/** As many as a day of the month view shows; each weighs about 1 kB. */
const CHIPS_OF_A_DAY = 4

/** One for each chip: posts of a campaign at the same time share it. */
function pickForChips(items: readonly CalendarItem[], pictureUrls: ReadonlyMap<string, string | null>) {
  const picked = new Map<string, string>()
  const chips = new Map<string, Set<string>>()
  for (const { id, campaignId, scheduledFor, day } of items) {
    const url = pictureUrls.get(id)
    const ofDay = chips.get(day) ?? new Set()
    const chip = `${campaignId ?? id} ${scheduledFor}`
    if (!url || ofDay.has(chip) || ofDay.size === CHIPS_OF_A_DAY) continue
    chips.set(day, ofDay.add(chip))
    picked.set(id, url)
  }
  return picked
}

/** Items, sorted by time, with a preview where the month view shows a chip. */
export async function addPreviews(
  db: Db,
  workspaceId: WorkspaceId,
  items: readonly CalendarItem[],
  pictureUrls: ReadonlyMap<string, string | null>,
): Promise<CalendarItem[]> {
  const picked = pickForChips(items, pictureUrls)
  const previews = await readPreviews(db, workspaceId, [...picked.values()])
  return items.map((item) => ({ ...item, previewUrl: previews.get(picked.get(item.id) ?? '') ?? null }))
}
