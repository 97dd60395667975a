import { eq } from 'drizzle-orm'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'

export async function workspaceOf({ deps }: TestApp, { user }: Person): Promise<WorkspaceId> {
  const [row] = await deps.db
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(eq(memberships.userId, user.id))
  if (!row) throw new Error('This person has no workspace.')
  return row.id
}

/** Changes the time zone, currency, country or name of the person's workspace. */
export async function changeWorkspace(
  at: TestApp,
  person: Person,
  changes: Partial<{ timeZone: string; currency: string; country: string; name: string }>,
): Promise<void> {
  await at.deps.db
    .update(workspaces)
    .set(changes)
    .where(eq(workspaces.id, await workspaceOf(at, person)))
}
