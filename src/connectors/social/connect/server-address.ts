import type { Env } from '#server/env.ts'

/**
 * The origin of a server as people enter it, with or without https://; null if it is none. Secrets are sent there, so
 * http is used only if the operator allows private networks.
 */
export function serverOrigin(
  entered: string,
  { allowPrivateNetwork }: Pick<Env, 'allowPrivateNetwork'>,
): string | null {
  const text = entered.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return allowPrivateNetwork ? url.origin : `https://${url.host}`
}
