import type { ChannelAccount } from './adapter.ts'
import type { Reach } from './http/network-call.ts'
import type { LiveNetwork } from './platforms.ts'

const uploadPurposeOf = (network: LiveNetwork) => `${network} upload`

function secretsOf({ secrets }: Reach) {
  if (!secrets) throw new Error('Saving an upload needs the secret of this installation.')
  return secrets
}

/** Who has the address of an upload can send to it without a token. */
export const sealUpload = (
  reach: Reach,
  network: LiveNetwork,
  { remoteId }: ChannelAccount,
  address: string,
): string => secretsOf(reach).seal(uploadPurposeOf(network), remoteId, address).toString('base64')

/** Null if it was sealed with another app secret: then it is as good as expired. */
export function openUpload(
  reach: Reach,
  network: LiveNetwork,
  { remoteId }: ChannelAccount,
  sealed: string,
): string | null {
  try {
    return secretsOf(reach).open(uploadPurposeOf(network), remoteId, Buffer.from(sealed, 'base64'))
  } catch {
    return null
  }
}
