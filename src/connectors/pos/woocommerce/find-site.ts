import { PosFailure } from '../pos.ts'
import type { Ask } from '../pos-client.ts'
import { siteIndex } from './woocommerce.api.ts'

/** Where a shop's interface begins, and what the shop is called. */
export type Site = { root: string; name: string | null }

const withScheme = (typed: string) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)

function rootOf(typed: string): string {
  const url = URL.parse(withScheme(typed))
  if (!url || url.username || url.password) throw new PosFailure('address_refused')
  return `${url.origin}${url.pathname.replace(/\/(wp-admin|wp-json)?(\/.*)?$/, '')}`
}

const withoutWww = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** A site by the one name it has: the address without what people and servers add to it at will. */
export function siteName(root: string): string {
  const { host, pathname } = new URL(root)
  return `${host.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}`
}

/**
 * A site often answers at another address than the one people know: with or without www, encrypted or not. It is asked for
 * it without the keys; these then go there, and to no other host.
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
    // Some sites show their description to nobody; the shop behind it may still answer.
    if (isHidden) return { root, name: null }
    throw error
  }
}
