import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { type AiConnection, createModel } from '#connectors/ai/create-model.ts'
import { isLocalAi } from '#connectors/ai/local-servers.ts'
import { meteredModel } from '#connectors/ai/metered-model.ts'
import { isAiProvider, needsAddress } from '#connectors/ai/registry.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { guardedFetch } from '#server/outgoing/guarded-fetch.ts'
import { guardOf, noGuard } from '#server/outgoing/network-guard.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { AiSettings } from '../ai-settings.contract.ts'
import * as repository from './ai-settings.repository.ts'
import { AI_PURPOSE } from './ai-settings.table.ts'
import { isAtLimit, recordTokens } from './ai-usage.service.ts'
import { mayUseLocalAi } from './local-ai-access.ts'
import { readSealed } from './sealed-text.ts'

// Long texts take time; a page of them is far below this size.
const limits = { deadlineMs: 120_000, maxBytes: 10_000_000 }
const HINT_LENGTH = 4

/** The last characters of a short key would reveal too much. */
const hintOf = (key: string | null) => (key && key.length >= 3 * HINT_LENGTH ? key.slice(-HINT_LENGTH) : null)

const nothing: AiSettings = {
  source: 'none',
  provider: null,
  model: null,
  baseUrl: null,
  hasKey: false,
  keyHint: null,
  isKeyLost: false,
  testedAt: null,
}

/** The provider set by the operator; its name was checked at startup. */
const installationAi = ({ ai }: Pick<Deps, 'env'>['env']): AiConnection | null =>
  ai && isAiProvider(ai.provider) ? { ...ai, provider: ai.provider } : null

type Needed = Pick<Deps, 'db' | 'secrets' | 'env'>

/** For the screen: never the key, and of the operator's settings neither URL nor hint. */
export async function get({ db, secrets, env }: Needed, workspaceId: WorkspaceId): Promise<AiSettings> {
  const row = await repository.find(db, workspaceId)
  if (!row) {
    const installation = installationAi(env)
    if (!installation) return nothing
    const { provider, model, apiKey } = installation
    return { ...nothing, source: 'installation', provider, model, hasKey: Boolean(apiKey) }
  }
  const { provider, model, baseUrl, testedAt, apiKey: sealed } = row
  const key = readSealed(secrets, AI_PURPOSE, workspaceId, sealed)
  return {
    source: 'workspace',
    provider,
    model,
    baseUrl,
    hasKey: key.text !== null,
    keyHint: hintOf(key.text),
    isKeyLost: key.isLost,
    testedAt: testedAt.toISOString(),
  }
}

/** The model of this workspace: its own, otherwise the installation's, otherwise none. None beyond the monthly limit. */
export async function findAiModel(
  deps: Needed & Pick<Deps, 'clock'>,
  workspaceId: WorkspaceId,
): Promise<AiModel | null> {
  const model = await findModel(deps, workspaceId)
  if (!model || (await isAtLimit(deps, workspaceId))) return null
  return meteredModel(model, (tokens) => recordTokens(deps, workspaceId, tokens))
}

async function findModel(deps: Needed, workspaceId: WorkspaceId): Promise<AiModel | null> {
  const { db, secrets, env } = deps
  const row = await repository.find(db, workspaceId)
  if (!row) {
    const installation = installationAi(env)
    return installation && createModel(installation, guardedFetch(noGuard, limits))
  }
  const { text: apiKey, isLost } = readSealed(secrets, AI_PURPOSE, workspaceId, row.apiKey)
  // A program of this machine is only stored after an owner chose it from the ones that were found.
  const isOurs = isLocalAi(row.baseUrl) && (await mayUseLocalAi(deps, workspaceId))
  const guard = isOurs ? noGuard : guardOf(env)
  return isLost ? null : createModel({ ...row, apiKey }, guardedFetch(guard, limits))
}

/** The stored key for exactly this provider and URL; it must not be sent to another. */
export async function findStoredKey(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  workspaceId: WorkspaceId,
  { provider, baseUrl }: Pick<AiConnection, 'provider' | 'baseUrl'>,
): Promise<string | null> {
  const row = await repository.find(db, workspaceId)
  const isSame = row?.provider === provider && (!needsAddress(provider) || row.baseUrl === baseUrl)
  return isSame ? readSealed(secrets, AI_PURPOSE, workspaceId, row.apiKey).text : null
}

export const remove = ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<void> =>
  db.transaction(async (db) => {
    await repository.remove(db, actor.workspaceId)
    await announce(db, actor, 'ai-settings')
  })
