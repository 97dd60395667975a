import { PosFailure } from '#connectors/pos/pos.ts'
import { credentialFields, type PosProvider, posManifestOf } from '#connectors/pos/registry.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { clip } from '#platform/clip.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { integrationsRules } from '../i18n/index.ts'
import { type Connection, credentialsOf, type Integration } from '../integrations.contract.ts'
import { beginSync } from './begin-sync.ts'
import { type Credentials, codeOf, integrationId, sealKeys } from './integration-keys.ts'
import { shownIntegration } from './integration-view.ts'
import * as repository from './integrations.repository.ts'
import { ACCOUNT_IS_UNIQUE } from './integrations.table.ts'
import { posTools } from './pos-tools.ts'

const MAX_URL = 300

const otherProvider = ruleText(integrationsRules, 'otherProvider')

const otherShop = ruleText(integrationsRules, 'otherShop')

/** Only http and https URLs. */
function shownUrl(address: string | null | undefined): string | null {
  if (!address) return null
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  const plain = `${url.origin}${url.pathname === '/' ? '' : url.pathname}`
  return plain.length <= MAX_URL ? plain : null
}

/** The URL that a person entered, for providers with one. */
function addressIn(provider: PosProvider, keys: Credentials): string | undefined {
  const field = credentialFields(provider).find(({ kind }) => kind === 'address')
  return field && keys[field.id]
}

/** Calls the provider outside a transaction, so that only the caller waits. */
async function checkKeys(deps: Deps, connection: Connection, keys: Credentials) {
  const { provider } = connection
  try {
    const { storeName, storeUrl, account } = await posTools.adapterFor(provider, keys, deps).check()
    return {
      storeName: (connection.storeName ?? clip(storeName?.trim() ?? '', 120)) || posManifestOf(provider).name,
      storeUrl: shownUrl(addressIn(provider, keys) ?? storeUrl),
      account,
    }
  } catch (error) {
    if (!(error instanceof PosFailure)) throw error
    throw new AppError(codeOf(error))
  }
}

/** Refused keys are not stored. The first sync starts immediately. */
export async function connectIntegration(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  connection: Connection,
): Promise<Integration> {
  const { workspaceId } = actor
  const { provider } = connection
  const keys = credentialsOf(connection)
  const store = await checkKeys(deps, connection, keys)
  const id = integrationId(deps.secrets, workspaceId, provider, store.account, keys)
  return deps.db.transaction(async (db) => {
    await repository.lockConnections(db, workspaceId)
    const row = await repository.insert(db, workspaceId, {
      id,
      provider,
      ...store,
      credentials: sealKeys(deps.secrets, id, keys),
      createdBy: actor.userId,
      createdAt: deps.clock.now(),
    })
    if (!row) throw new AppError('pos_already_connected')
    // Possibly the same account, which would be counted twice.
    if ((await repository.countDoubtful(db, workspaceId, row)) > 0) throw new AppError('pos_account_unknown')
    const sync = await beginSync(deps, db, workspaceId, id)
    const values = { store: row.storeName }
    await recordActivity(db, actor, { kind: 'pos_connected', values, link: '/integrations' })
    await announce(db, actor, 'integrations')
    return shownIntegration(row, sync, locale)
  })
}

/** Data of one shop must not be mixed with another's. */
function refuseOtherShop(provider: PosProvider, known: string | null, account: string | null): void {
  if (known === null || known === account) return
  if (account === null) throw new AppError('pos_account_unknown')
  const [first] = credentialFields(provider)
  throw new AppError('invalid_input', { fields: { [first?.id ?? 'provider']: otherShop } })
}

async function updated(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: Partial<repository.NewIntegration>,
): Promise<repository.ShownRow> {
  try {
    const row = await repository.update(db, workspaceId, id, changes)
    if (row) return row
  } catch (cause) {
    if (!violatesConstraint(cause, ACCOUNT_IS_UNIQUE)) throw cause
    throw new AppError('pos_already_connected', { cause })
  }
  throw notFound()
}

/** New keys for the same shop; its data stays. */
export async function replaceKeys(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  id: string,
  connection: Connection,
): Promise<Integration> {
  const { workspaceId } = actor
  const existing = await repository.find(deps.db, workspaceId, id)
  if (!existing) throw notFound()
  if (existing.isDemo) throw new AppError('pos_is_demo')
  if (existing.provider !== connection.provider)
    throw new AppError('invalid_input', { fields: { provider: otherProvider } })
  const keys = credentialsOf(connection)
  const store = await checkKeys(
    deps,
    { ...connection, storeName: connection.storeName ?? existing.storeName },
    keys,
  )
  refuseOtherShop(existing.provider, existing.account, store.account)
  return deps.db.transaction(async (db) => {
    await repository.lockConnections(db, workspaceId)
    const changes = { ...store, credentials: sealKeys(deps.secrets, id, keys), isActive: true, problem: null }
    const row = await updated(db, workspaceId, id, changes)
    const sync = await beginSync(deps, db, workspaceId, id)
    await announce(db, actor, 'integrations')
    return shownIntegration(row, sync, locale)
  })
}
