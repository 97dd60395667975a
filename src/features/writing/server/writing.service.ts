import { lookOf, voiceOf } from '#core/brands/index.server.ts'
import { findBusinessFacts } from '#core/content-plans/index.server.ts'
import { findAiModel, getAiSettings, getWorkspaceSettings, isAtAiLimit } from '#core/settings/index.server.ts'
import { productFacts } from '#features/sales/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { createAiWriter } from '#writer/ai/ai-writer.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { ShopFacts, Writer } from '#writer/writer.ts'
import type { WriterInUse } from '../writing.contract.ts'

type Needed = Pick<Deps, 'db' | 'secrets' | 'env' | 'clock'>

/**
 * The writer of this workspace: its configured model, otherwise the built-in one. A failing model is never replaced
 * silently: it throws its reason, and the caller can request the built-in writer.
 */
export async function openWriter(
  deps: Needed,
  workspaceId: WorkspaceId,
  { builtIn = false }: { builtIn?: boolean } = {},
): Promise<Writer> {
  const model = builtIn ? null : await findAiModel(deps, workspaceId)
  return model ? createAiWriter(model) : builtInWriter
}

/** The same, for display; nothing is loaded or called. */
export async function writerInUse(deps: Needed, workspaceId: WorkspaceId): Promise<WriterInUse> {
  const { model, isKeyLost } = await getAiSettings(deps, workspaceId)
  if (!model || isKeyLost) return { kind: 'built-in', model: null, isAtLimit: false }
  const isAtLimit = await isAtAiLimit(deps, workspaceId)
  return isAtLimit ? { kind: 'built-in', model: null, isAtLimit } : { kind: 'ai', model, isAtLimit }
}

/** What a writer knows about the shop. */
export async function shopFacts(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<ShopFacts> {
  const { name, style } = await lookOf(deps, workspaceId, brandId)
  const facts = await findBusinessFacts(deps.db, workspaceId)
  const { industry, country } = await getWorkspaceSettings(deps.db, workspaceId)
  const { names, prices } = await productFacts(deps, workspaceId)
  return {
    name,
    industry: industry ?? facts?.industry ?? null,
    country,
    // Products named by the person come first, then those of the POS.
    products: [...new Set([...(facts?.topProducts ?? []), ...names])],
    ...(names.length > 0 && { prices }),
    brandStyle: style,
    voice: await voiceOf(deps.db, workspaceId, brandId),
  }
}
