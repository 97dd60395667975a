import type { ChannelAccount } from '../adapter.ts'
import type { Reach } from '../network-call.ts'

const UPLOAD_PURPOSE = 'youtube upload'

function secretsOf({ secrets }: Reach) {
  if (!secrets) throw new Error('Saving an upload needs the secret of this installation.')
  return secrets
}

/** Who has the address of an upload can send to it without a token. */
export const sealSession = (reach: Reach, { remoteId }: ChannelAccount, session: string): string =>
  secretsOf(reach).seal(UPLOAD_PURPOSE, remoteId, session).toString('base64')

/** Null if it was sealed with another app secret: then it is as good as expired. */
export function openSession(reach: Reach, { remoteId }: ChannelAccount, sealed: string): string | null {
  try {
    return secretsOf(reach).open(UPLOAD_PURPOSE, remoteId, Buffer.from(sealed, 'base64'))
  } catch {
    return null
  }
}
