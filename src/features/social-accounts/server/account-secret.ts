import type { ChannelAccount } from '#channels/channel.ts'
import { SealedElsewhere, type Secrets } from '#server/secrets.ts'
import type { AccountRow } from './social-accounts.repository.ts'

const PURPOSE = 'social account'

/** The secret in the form the row keeps it; it opens for this account alone. */
export const sealSecret = (secrets: Pick<Secrets, 'seal'>, accountId: string, secret: string): string =>
  secrets.seal(PURPOSE, accountId, secret).toString('base64')

/** The account as an adapter needs it; null when its secret is gone or was sealed with another app secret. */
export function openAccount(
  secrets: Secrets,
  { id, remoteId, secret }: Pick<AccountRow, 'id' | 'remoteId' | 'secret'>,
): ChannelAccount | null {
  if (secret === null) return null
  try {
    return { remoteId, secret: secrets.open(PURPOSE, id, Buffer.from(secret, 'base64')) }
  } catch (error) {
    if (error instanceof SealedElsewhere) return null
    throw error
  }
}
