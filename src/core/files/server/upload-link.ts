import { pathOf } from '#platform/endpoint.ts'
import type { Secrets } from '#server/secrets.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { putObject } from '../files.contract.ts'

const PURPOSE = 'upload'

export type UploadLink = { name: string; expires: string; signature: string }

/** Everything the link is bound to: slot, session and expiry. */
const signedText = (name: string, actor: Actor, expires: string) => [name, actor.sessionId, expires].join('.')

export function linkTo(secrets: Secrets, actor: Actor, name: string, expiresAt: Date): string {
  const expires = String(expiresAt.getTime())
  const signature = secrets.sign(PURPOSE, signedText(name, actor, expires))
  return `${pathOf(putObject.path, { name })}?expires=${expires}&signature=${signature}`
}

/** Whether this link was issued to this session, expired or not. */
export const isGivenTo = (secrets: Secrets, actor: Actor, { name, expires, signature }: UploadLink) =>
  secrets.verify(PURPOSE, signedText(name, actor, expires), signature)

export const hasExpired = ({ expires }: UploadLink, now: Date) => Number(expires) <= now.getTime()
