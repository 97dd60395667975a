import * as z from 'zod'
import type { ChannelAccount, Tokens } from '#connectors/social/adapter.ts'
import type { Secrets } from '#server/secrets.ts'
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

/** Sealed tokens, bound to this account. */
export const sealSecret = (
  secrets: Pick<Secrets, 'seal'>,
  accountId: string,
  { secret, refresh, expiresAt }: Tokens,
): string =>
  secrets.seal(ACCOUNT_PURPOSE, accountId, JSON.stringify({ secret, refresh, expiresAt })).toString('base64')

const readTokens = (text: string): Tokens =>
  bareToken.test(text) ? { secret: text } : tokensSchema.parse(JSON.parse(text))

/** The account as an adapter needs it; null if its secret is missing or unreadable. */
export function openAccount(
  secrets: Secrets,
  { id, remoteId, secret }: Pick<AccountRow, 'id' | 'remoteId' | 'secret'>,
): ChannelAccount | null {
  if (secret === null) return null
  try {
    return {
      ...readTokens(secrets.open(ACCOUNT_PURPOSE, id, Buffer.from(secret, 'base64'))),
      remoteId,
      site: '',
    }
  } catch {
    // Sealed with another app secret, or for another row: the account has to be reconnected.
    return null
  }
}
