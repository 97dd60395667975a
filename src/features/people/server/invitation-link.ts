import type { Secrets } from '#server/secrets.ts'

const PURPOSE = 'invitation'
const form = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([\w-]{43})$/

type Signed = { id: string; expiresAt: Date }

const signedText = ({ id, expiresAt }: Signed) => `${id} ${expiresAt.toISOString()}`

/** Computed when shown or sent: nothing that grants access is stored. */
export function linkPath(secrets: Secrets, invitation: Signed): string {
  // In the hash, so that it reaches no server log and no referrer.
  return `/join#${invitation.id.replaceAll('-', '')}.${secrets.sign(PURPOSE, signedText(invitation))}`
}

/** The id and signature in a link; null if malformed. */
export function readToken(token: string): { id: string; signature: string } | null {
  const match = form.exec(token)
  if (!match) return null
  const signature = match[6] ?? ''
  return { id: match.slice(1, 6).join('-'), signature }
}

export const isGenuine = (secrets: Secrets, invitation: Signed, signature: string): boolean =>
  secrets.verify(PURPOSE, signedText(invitation), signature)
