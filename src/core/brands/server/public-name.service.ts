import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { publicName } from '../public-name.ts'
import * as repository from './brands.repository.ts'

/** The name customers see for the brand, or by default for the business; empty until set. */
export async function publicNameOf(
  db: Db,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<string> {
  const business = await repository.findBusinessName(db, workspaceId)
  const brand =
    brandId === null
      ? await repository.findFirst(db, workspaceId)
      : await repository.find(db, workspaceId, brandId)
  const isOneOfSeveral = brandId !== null && (await repository.hasOthers(db, workspaceId, brandId))
  return publicName(business, brand, isOneOfSeveral)
}
