import { type AiConnection, createModel } from '#connectors/ai/create-model.ts'
import { findLocalAi } from '#connectors/ai/local-servers.ts'
import { localProvider, needsAddress } from '#connectors/ai/registry.ts'
import { tryModel } from '#connectors/ai/try-model.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { guardedFetch } from '#server/outgoing/guarded-fetch.ts'
import { guardOf, type NetworkGuard, noGuard } from '#server/outgoing/network-guard.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { AiSettings, AiSettingsInput } from '../ai-settings.contract.ts'
import { settingsRules } from '../i18n/index.ts'
import type { LocalAi } from '../local-ai.contract.ts'
import * as repository from './ai-settings.repository.ts'
import { findStoredKey, get } from './ai-settings.service.ts'
import { AI_PURPOSE } from './ai-settings.table.ts'
import { mayUseLocalAi } from './local-ai-access.ts'

const trial = { deadlineMs: 20_000, maxBytes: 1_000_000 }

const noKey = ruleText(settingsRules, 'noKey')

type Needed = Pick<Deps, 'db' | 'secrets' | 'env' | 'clock'>

/** Calls the provider before storing; if that fails, the previous settings stay. */
export async function saveAiSettings(
  deps: Needed,
  actor: Actor,
  input: AiSettingsInput,
): Promise<AiSettings> {
  const connection = await connectionOf(deps, actor, input)
  return tryAndStore(deps, actor, connection, guardOf(deps.env))
}

/** The programs on the machine of this server. For workspaces that may not use them, nobody even looks for them. */
export async function listLocalAi(
  deps: Pick<Deps, 'db' | 'env'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<LocalAi> {
  const isAllowed = await mayUseLocalAi(deps, workspaceId)
  return { isAllowed, servers: isAllowed ? await findLocalAi() : [] }
}

/** A model on the machine of this server. The rule against private addresses does not apply, because it was found there. */
export async function saveLocalAi(
  deps: Needed,
  actor: Actor,
  { baseUrl, model }: { baseUrl: string; model: string },
): Promise<AiSettings> {
  const isFound = (await listLocalAi(deps, actor)).servers.some(
    (server) => server.baseUrl === baseUrl && server.models.includes(model),
  )
  if (!isFound) throw new AppError('ai_unreachable')
  const connection = { provider: localProvider, baseUrl, model, apiKey: null }
  return tryAndStore(deps, actor, connection, noGuard)
}

async function tryAndStore(
  deps: Needed,
  actor: Actor,
  connection: AiConnection,
  guard: NetworkGuard,
): Promise<AiSettings> {
  const { secrets, clock } = deps
  const { workspaceId } = actor
  await tryModel(await createModel(connection, guardedFetch(guard, trial)))
  const { apiKey, ...settings } = connection
  await deps.db.transaction(async (db) => {
    await repository.save(db, workspaceId, {
      ...settings,
      apiKey: apiKey ? secrets.seal(AI_PURPOSE, workspaceId, apiKey) : null,
      testedAt: clock.now(),
    })
    await recordActivity(db, actor, {
      kind: 'ai_connected',
      values: { model: connection.model },
      link: '/settings?section=ai',
    })
    await announce(db, actor, 'ai-settings')
  })
  return get(deps, workspaceId)
}

async function connectionOf(
  deps: Pick<Deps, 'db' | 'secrets'>,
  actor: Actor,
  { provider, model, baseUrl, apiKey }: AiSettingsInput,
): Promise<AiConnection> {
  const place = { provider, baseUrl: needsAddress(provider) && baseUrl ? baseUrl : null }
  const key = apiKey || (await findStoredKey(deps, actor.workspaceId, place))
  if (!key && !needsAddress(provider)) throw new AppError('invalid_input', { fields: { apiKey: noKey } })
  return { ...place, model, apiKey: key }
}
