import * as z from 'zod'
import type { ChannelAccount } from '#connectors/social/adapter.ts'
import type { Tokens } from '#connectors/social/connect/tokens.ts'
import type { Secrets } from '#server/secrets.ts'
import type { GrantTokens } from './channel-grants.repository.ts'
import type { AccountRow } from './social-accounts.repository.ts'

export const ACCOUNT_PURPOSE = 'social account'

/** The legacy format: a single token. */
const bareToken = /^[\w-]{20,100}$/

const tokensSchema = z.object({
  secret: z.string().min(1),
  refresh: z.string().min(1).optional(),
  expiresAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .optional(),
})

/** Sealed tokens, bound to their grant, and what may be known of them without opening. */
export const sealTokens = (
  secrets: Pick<Secrets, 'seal'>,
  grantId: string,
  { secret, refresh, expiresAt }: Tokens,
): GrantTokens => ({
  secret: secrets
    .seal(ACCOUNT_PURPOSE, grantId, JSON.stringify({ secret, refresh, expiresAt }))
    .toString('base64'),
  expiresAt: expiresAt ?? null,
  canRenew: refresh !== undefined,
})

const readTokens = (text: string): Tokens =>
  bareToken.test(text) ? { secret: text } : tokensSchema.parse(JSON.parse(text))

/** The tokens of a grant; null if they are missing or unreadable. */
export function openTokens(
  secrets: Pick<Secrets, 'open'>,
  { id, secret }: { id: string | null; secret: string | null },
): Tokens | null {
  if (secret === null || id === null) return null
  try {
    return readTokens(secrets.open(ACCOUNT_PURPOSE, id, Buffer.from(secret, 'base64')))
  } catch {
    // Sealed with another app secret, or for another row: the account has to be reconnected.
    return null
  }
}

type OpenedRow = Pick<AccountRow, 'grantId' | 'remoteId' | 'site' | 'secret' | 'limits'>

/** The account as an adapter needs it; null if its secret is missing or unreadable. */
export function openAccount(
  secrets: Pick<Secrets, 'open'>,
  { grantId, remoteId, site, secret, limits }: OpenedRow,
): ChannelAccount | null {
  const tokens = openTokens(secrets, { id: grantId, secret })
  return tokens && { ...tokens, remoteId, site, limits }
}
