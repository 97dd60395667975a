import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { planEntries } from './content-plans.table.ts'

export async function moveEntry(
  { db }: Deps,
  { workspaceId }: Actor,
  _planId: string,
  id: string,
  day: string,
) {
  await db
    .update(planEntries)
    .set({ day })
    .where(and(eq(planEntries.workspaceId, workspaceId), eq(planEntries.id, id)))
}
