import * as z from 'zod'
import type { ChannelAccount, Tokens } from '#channels/channel.ts'
import type { Secrets } from '#server/secrets.ts'
import type { AccountRow } from './social-accounts.repository.ts'

const PURPOSE = 'social account'

const storedSchema = z.object({
  secret: z.string(),
  refresh: z.string().optional(),
  expiresAt: z.coerce.date().optional(),
})

/** What lets us in, in the form the row keeps it; it opens for this account alone. */
export const sealSecret = (
  secrets: Pick<Secrets, 'seal'>,
  accountId: string,
  { secret, refresh, expiresAt }: Tokens,
): string =>
  secrets.seal(PURPOSE, accountId, JSON.stringify({ secret, refresh, expiresAt })).toString('base64')

/** Rows from before there were several have the bare token. */
const tokensIn = (text: string): Tokens =>
  text.startsWith('{') ? storedSchema.parse(JSON.parse(text)) : { secret: text }

/** The account as an adapter needs it; null when its secret is gone or cannot be opened. */
export function openAccount(
  secrets: Secrets,
  { id, remoteId, secret }: Pick<AccountRow, 'id' | 'remoteId' | 'secret'>,
): ChannelAccount | null {
  if (secret === null) return null
  try {
    return { remoteId, ...tokensIn(secrets.open(PURPOSE, id, Buffer.from(secret, 'base64'))) }
  } catch {
    // Sealed with another app secret, or for another row: whoever gave it has to give it again.
    return null
  }
}
