import { PosFailure } from '../pos.ts'

const ADMIN = 'admin.shopify.com'

/**
 * The API origin for a shop address as people enter it: a bare name, the shop's URL or an admin URL. HTTP is
 * upgraded to HTTPS to protect the token, unless private networks are allowed.
 */
export function shopOrigin(typed: string, isOpenAllowed: boolean): string {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url || url.username || url.password) throw new PosFailure('address_refused')
  const named = url.hostname === ADMIN ? /^\/store\/([\w-]+)/.exec(url.pathname)?.[1] : undefined
  if (named) return `https://${named}.myshopify.com`
  if (/^[a-z0-9][a-z0-9-]*$/i.test(typed) && url.hostname !== 'localhost')
    return `https://${typed.toLowerCase()}.myshopify.com`
  if (url.protocol === 'http:' && !isOpenAllowed) url.protocol = 'https:'
  return url.origin
}
