import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { moveEntry } from './change-entry.ts'
import * as entries from './plan-entries.repository.ts'

/** To another day of its month, or time; by its own id, because the calendar does not know the plan. */
export async function moveOpenEntry(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  id: string,
  to: { day: string; time?: string | undefined },
): Promise<void> {
  const planId = await entries.findPlanId(deps.db, actor.workspaceId, id)
  if (planId === null) throw notFound()
  await moveEntry(deps, actor, locale, { id: planId, postId: id }, to)
}
