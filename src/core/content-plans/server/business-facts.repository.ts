import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { BusinessData } from '../content-plan.ts'
import { contentPlans } from './content-plans.table.ts'

/** The shop's latest answers about itself. */
export async function findBusinessFacts(db: Db, workspaceId: WorkspaceId): Promise<BusinessData | null> {
  const [row] = await db
    .select({ facts: contentPlans.businessData })
    .from(contentPlans)
    .where(eq(contentPlans.workspaceId, workspaceId))
    .orderBy(desc(contentPlans.createdAt), desc(contentPlans.id))
    .limit(1)
  return row?.facts ?? null
}
