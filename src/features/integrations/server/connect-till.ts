import { recordActivity } from '#features/activity/server/activity.service.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { says, textFor } from '#platform/validation.ts'
import { PosFailure } from '#pos/pos.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import {
  type Connection,
  credentialsOf,
  type Integration,
  listIntegrations,
} from '../integrations.contract.ts'
import { providerNames } from '../provider-names.ts'
import { beginSync } from './begin-sync.ts'
import { shownIntegration } from './integration-view.ts'
import * as repository from './integrations.repository.ts'
import { posTools } from './pos-tools.ts'
import { type Credentials, codeOf, integrationId, sealKeys } from './till.ts'

const MAX_URL = 300

const otherProvider = says(
  'An integration stays with its provider. Add another one instead',
  'Una integración sigue con su proveedor. Añade otra en su lugar',
)

const otherShop = says(
  'This is another shop. Add it as an integration of its own',
  'Esta es otra tienda. Añádela como una integración propia',
)

/** Only what a link may point to. */
function shownUrl(address: string | null | undefined): string | null {
  if (!address) return null
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  const plain = `${url.origin}${url.pathname === '/' ? '' : url.pathname}`
  return plain.length <= MAX_URL ? plain : null
}

/** The provider is asked outside of any transaction: nobody waits for it but the one who asked. */
async function askTill(deps: Deps, connection: Connection, keys: Credentials) {
  const { provider } = connection
  try {
    const { storeName, storeUrl } = await posTools.adapterFor(provider, keys, deps).check()
    return {
      storeName: (connection.storeName ?? storeName?.trim().slice(0, 120)) || providerNames[provider],
      storeUrl: shownUrl(keys.storeUrl ?? keys.siteUrl ?? storeUrl),
    }
  } catch (error) {
    if (!(error instanceof PosFailure)) throw error
    throw new AppError(codeOf(error))
  }
}

/** Keys that the provider does not take are not kept. Products and sales begin to come at once. */
export async function connectTill(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  connection: Connection,
): Promise<Integration> {
  const { workspaceId } = actor
  const { provider } = connection
  const keys = credentialsOf(connection)
  const store = await askTill(deps, connection, keys)
  const id = integrationId(deps.secrets, workspaceId, provider, keys)
  return deps.db.transaction(async (db) => {
    const row = await repository.insert(db, workspaceId, {
      id,
      provider,
      ...store,
      credentials: sealKeys(deps.secrets, id, keys),
      createdBy: actor.userId,
      createdAt: deps.clock.now(),
    })
    if (!row) throw new AppError('pos_already_connected')
    const sync = await beginSync(deps, db, workspaceId, id)
    const values = { store: row.storeName }
    await recordActivity(db, actor, { kind: 'pos_connected', values, link: '/integrations' })
    await announce(db, actor, listIntegrations.path)
    return shownIntegration(row, sync, locale)
  })
}

/** New keys for the same shop; what it has brought is still its own. */
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
    throw new AppError('invalid_input', { fields: { provider: textFor(otherProvider, locale) } })
  const keys = credentialsOf(connection)
  // What came from one shop must not be continued with another's.
  const address = (['storeUrl', 'siteUrl'] as const).find((field) => field in keys)
  if (address && integrationId(deps.secrets, workspaceId, existing.provider, keys) !== id)
    throw new AppError('invalid_input', { fields: { [address]: textFor(otherShop, locale) } })
  const store = await askTill(
    deps,
    { ...connection, storeName: connection.storeName ?? existing.storeName },
    keys,
  )
  return deps.db.transaction(async (db) => {
    const changes = { ...store, credentials: sealKeys(deps.secrets, id, keys), isActive: true, problem: null }
    const row = await repository.update(db, workspaceId, id, changes)
    if (!row) throw notFound()
    const sync = await beginSync(deps, db, workspaceId, id)
    await announce(db, actor, listIntegrations.path)
    return shownIntegration(row, sync, locale)
  })
}
