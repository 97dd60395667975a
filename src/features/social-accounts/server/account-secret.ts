import type { ChannelAccount } from '#channels/channel.ts'
import type { Secrets } from '#server/secrets.ts'
import type { AccountRow } from './social-accounts.repository.ts'

const PURPOSE = 'social account'

/** The secret in the form the row keeps it; it opens for this account alone. */
export const sealSecret = (secrets: Pick<Secrets, 'seal'>, accountId: string, secret: string): string =>
  secrets.seal(PURPOSE, accountId, secret).toString('base64')

/** The account as an adapter needs it; null when its secret is gone or cannot be opened. */
export function openAccount(
  secrets: Secrets,
  { id, remoteId, secret }: Pick<AccountRow, 'id' | 'remoteId' | 'secret'>,
): ChannelAccount | null {
  if (secret === null) return null
  try {
    return { remoteId, secret: secrets.open(PURPOSE, id, Buffer.from(secret, 'base64')) }
  } catch {
    // Sealed with another app secret, or for another row: whoever gave it has to give it again.
    return null
  }
}
