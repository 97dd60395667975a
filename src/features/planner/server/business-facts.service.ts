import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { BusinessData } from '../planner.contract.ts'
import { contentPlans } from './content-plans.table.ts'

/** What the shop last told the planner about itself. */
export async function lastBusinessData(db: Db, workspaceId: WorkspaceId): Promise<BusinessData | null> {
  const [plan] = await db
    .select({ businessData: contentPlans.businessData })
    .from(contentPlans)
    .where(eq(contentPlans.workspaceId, workspaceId))
    .orderBy(desc(contentPlans.createdAt), desc(contentPlans.id))
    .limit(1)
  return plan?.businessData ?? null
}
