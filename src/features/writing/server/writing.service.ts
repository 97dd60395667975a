import { lookOf } from '#core/brands/index.server.ts'
import { findBusinessFacts } from '#core/content-plans/index.server.ts'
import { findAiModel, getAiSettings, getWorkspaceSettings } from '#core/settings/index.server.ts'
import { productFacts } from '#features/sales/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { createAiWriter } from '#writer/ai/ai-writer.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { ShopFacts, Writer } from '#writer/writer.ts'
import type { WriterInUse } from '../writing.contract.ts'

type Needed = Pick<Deps, 'db' | 'secrets' | 'env'>

/**
 * Who writes for this workspace: the model it has set up, else the built-in writer. A model that fails is never replaced in
 * silence: it throws its reason, and whoever wants the built-in writer then asks for it.
 */
export async function openWriter(
  deps: Needed,
  workspaceId: WorkspaceId,
  { builtIn = false }: { builtIn?: boolean } = {},
): Promise<Writer> {
  const model = builtIn ? null : await findAiModel(deps, workspaceId)
  return model ? createAiWriter(model) : builtInWriter
}

/** The same, for telling people beforehand; nothing is loaded or called for it. */
export async function writerInUse(deps: Needed, workspaceId: WorkspaceId): Promise<WriterInUse> {
  const { model, isKeyLost } = await getAiSettings(deps, workspaceId)
  return model && !isKeyLost ? { kind: 'ai', model } : { kind: 'built-in', model: null }
}

/** What a writer may know about the shop. */
export async function shopFacts(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<ShopFacts> {
  const { name, style } = await lookOf(deps, workspaceId, brandId)
  const told = await findBusinessFacts(deps.db, workspaceId)
  const { industry, country } = await getWorkspaceSettings(deps.db, workspaceId)
  const { names, prices } = await productFacts(deps, workspaceId)
  return {
    name,
    industry: industry ?? told?.industry ?? null,
    country,
    // What the person named comes first; what the till knows follows.
    products: [...new Set([...(told?.topProducts ?? []), ...names])],
    ...(names.length > 0 && { prices }),
    brandStyle: style,
  }
}
