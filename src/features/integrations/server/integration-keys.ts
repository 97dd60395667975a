import { type PosAdapter, PosFailure } from '#connectors/pos/pos.ts'
import type { PosProvider } from '#connectors/pos/registry.ts'
import { AppError, type ErrorCode } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Secrets } from '#server/secrets.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { IntegrationRow } from './integrations.repository.ts'
import { posTools } from './pos-tools.ts'

export const KEYS_PURPOSE = 'pos integration'

export type Credentials = Record<string, string>

/** Sealed keys, bound to this integration. */
export const sealKeys = (secrets: Pick<Secrets, 'seal'>, id: string, keys: Credentials): Buffer =>
  secrets.seal(KEYS_PURPOSE, id, JSON.stringify(keys))

/** The adapter of an integration, with its keys. */
export function openPosAdapter(
  deps: Deps,
  { id, provider, credentials }: Pick<IntegrationRow, 'id' | 'provider' | 'credentials'>,
): PosAdapter {
  if (!credentials) throw new AppError('pos_is_demo')
  return posTools.adapterFor(provider, openKeys(deps.secrets, id, credentials), deps)
}

function openKeys(secrets: Pick<Secrets, 'open'>, id: string, sealed: Buffer): Credentials {
  try {
    return JSON.parse(secrets.open(KEYS_PURPOSE, id, sealed))
  } catch (cause) {
    // Sealed with another app secret or for another row: the keys have to be entered again.
    throw new AppError('pos_keys_lost', { cause })
  }
}

/**
 * The same account is the same integration with any key: it is not counted twice, and finds its earlier data. If the
 * provider does not identify the account, the key does.
 */
export function integrationId(
  secrets: Pick<Secrets, 'sign'>,
  workspaceId: WorkspaceId,
  provider: PosProvider,
  account: string | null,
  keys: Credentials,
): string {
  const shop = account ?? JSON.stringify(keys)
  const signed = secrets.sign(KEYS_PURPOSE, `${workspaceId} ${provider} ${shop}`)
  const hex = Buffer.from(signed, 'base64url').toString('hex')
  // In UUID form (RFC 9562, version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const forPeople = new Set<string | null>([
  'pos_credentials_refused',
  'pos_rights_missing',
  'pos_not_found',
  'pos_address_refused',
  'pos_keys_lost',
] satisfies ErrorCode[])

/** Whether only a person can fix it. */
export const needsPerson = (problem: string | null): boolean => forPeople.has(problem)

export const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof PosFailure) return `pos_${error.problem}`
  return error instanceof AppError ? error.code : 'internal'
}
