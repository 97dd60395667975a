import { lookOf } from '#features/brand-studio/server/brand-design.service.ts'
import { lastBusinessData } from '#features/planner/server/business-facts.service.ts'
import { get as getSettings } from '#features/settings/server/workspace-settings.service.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { ShopFacts, Writer } from '#writer/writer.ts'

/** Who writes for this workspace: the model it has set up, else the built-in writer. */
export const openWriter = async (
  _deps: Pick<Deps, 'db' | 'secrets' | 'env'>,
  _workspaceId: WorkspaceId,
  _options: { builtIn?: boolean } = {},
): Promise<Writer> => builtInWriter

/** What a writer may know about the shop. */
export async function shopFacts(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<ShopFacts> {
  const { name, style } = await lookOf(deps, workspaceId, brandId)
  const told = await lastBusinessData(deps.db, workspaceId)
  const { industry, country } = await getSettings(deps.db, workspaceId)
  return {
    name,
    industry: industry ?? told?.industry ?? null,
    country,
    products: told?.topProducts ?? [],
    brandStyle: style,
  }
}
