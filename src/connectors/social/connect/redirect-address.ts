import { isIP } from 'node:net'
import type { Env } from '#server/env.ts'

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** On this computer, where no certificate is needed. */
export const isHere = (url: URL) =>
  url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|::1)$/.test(bareHost(url))

/** With encryption and a name that is known everywhere. */
export const isPublished = (url: URL) =>
  url.protocol === 'https:' &&
  isIP(bareHost(url)) === 0 &&
  url.hostname.includes('.') &&
  !/\.(local|localhost)$/.test(url.hostname)

/** Our address for networks that send people back only to published names or to their own computer; null if it is neither. */
export function publishedAddress(_env: Pick<Env, 'publicUrl'>, address: string): string | null {
  const url = URL.parse(address)
  return url && (isHere(url) || isPublished(url)) ? url.origin : null
}

/** Our address for networks that send people back only to published names; null if it is none. */
export function encryptedAddress(_env: Pick<Env, 'publicUrl'>, address: string): string | null {
  const url = URL.parse(address)
  return url && isPublished(url) ? url.origin : null
}
