import { PosFailure } from '../pos.ts'
import type { Ask } from '../pos-client.ts'
import { siteIndex } from './woocommerce.api.ts'

/** The root URL of a shop's API, and the shop's name. */
export type Site = { root: string; name: string | null }

const withScheme = (typed: string) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)

function rootOf(typed: string): string {
  const url = URL.parse(withScheme(typed))
  if (!url || url.username || url.password) throw new PosFailure('address_refused')
  return `${url.origin}${url.pathname.replace(/\/(wp-admin|wp-json)?(\/.*)?$/, '')}`
}

const withoutWww = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** The canonical id of a site: its host and path, without scheme, www or trailing slash. */
export function siteName(root: string): string {
  const { host, pathname } = new URL(root)
  return `${host.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}`
}

/**
 * Sites often redirect: to or from www, or to HTTPS. Redirects are followed without the keys, which are then sent only
 * to the final address, and only if it is on the same host.
 */
export async function findSite(ask: Ask, typed: string): Promise<Site> {
  const root = rootOf(typed)
  try {
    const { body, url } = await siteIndex(ask, root)
    if (!body.namespaces.includes('wc/v3')) throw new PosFailure('not_found')
    const real = `${url.origin}${url.pathname.replace(/\/wp-json\/?$/, '')}`
    if (withoutWww(real) !== withoutWww(root)) throw new PosFailure('address_refused')
    return { root: real, name: body.name ?? null }
  } catch (error) {
    const isHidden =
      error instanceof PosFailure && ['credentials_refused', 'rights_missing'].includes(error.problem)
    // Some sites hide their index, but their shop may still respond.
    if (isHidden) return { root, name: null }
    throw error
  }
}
