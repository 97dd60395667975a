import { PosFailure } from '../pos.ts'

const ADMIN = 'admin.shopify.com'

/**
 * Where a shop's interface is, from what people take for its address: a bare name, the address, or that of its admin pages.
 * The token goes there encrypted; only in a network of one's own may it be otherwise.
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
