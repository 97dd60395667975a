import { sql } from 'drizzle-orm'
import type { Industry } from '#platform/industries.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

type BusinessFacts = { industry: Industry; topProducts: string[] }

/** What the shop last told the planner about itself. By the name of its table: the planner stands on the writer. */
export async function lastBusinessFacts(db: Db, workspaceId: WorkspaceId): Promise<BusinessFacts | null> {
  const { rows } = await db.execute<{ facts: BusinessFacts }>(sql`
    select business_data as facts from content_plans where workspace_id = ${workspaceId}
    order by created_at desc, id desc limit 1`)
  return rows[0]?.facts ?? null
}
