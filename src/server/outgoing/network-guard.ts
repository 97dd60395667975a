import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { Env } from '../env.ts'
import { isPublicAddress } from './public-address.ts'

export type Address = { address: string; family: number }
export type Resolve = (host: string) => Promise<Address[]>

/** Where calls to addresses that people enter may go. Only tests inject `resolve`. */
export type NetworkGuard = { allowPrivate: boolean; resolve?: Resolve }

/** For addresses that the operator set. */
export const noGuard: NetworkGuard = { allowPrivate: true }
const publicOnly: NetworkGuard = { allowPrivate: false }

export const guardOf = ({ allowPrivateNetwork }: Pick<Env, 'allowPrivateNetwork'>): NetworkGuard =>
  allowPrivateNetwork ? noGuard : publicOnly

/** The address points to this machine or a private network; nothing was sent. */
export class PrivateAddress extends Error {
  constructor() {
    super('The address is not on the open internet.')
    this.name = 'PrivateAddress'
  }
}

const bySystem: Resolve = (host) => lookup(host, { all: true })

/**
 * The addresses of a host, all public, or PrivateAddress. One private address refuses the host, because we do not
 * control which one is used.
 */
export async function resolvePublicHost(
  host: string,
  { allowPrivate, resolve = bySystem }: NetworkGuard,
): Promise<Address[]> {
  const bare = host.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  const addresses = family ? [{ address: bare, family }] : await resolve(bare)
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) throw new PrivateAddress()
  return addresses
}

/** The lookup of the connection itself: it connects to the checked address, so DNS rebinding has no effect. */
export const lookupWith =
  (guard: NetworkGuard): LookupFunction =>
  (host, { all, family }, callback) => {
    const wanted = ({ family: own }: Address) => !family || `${family}`.replace('IPv', '') === `${own}`
    resolvePublicHost(host, guard).then(
      (addresses) => {
        const [first, ...others] = addresses.filter(wanted)
        if (!first) callback(Object.assign(new Error('No address'), { code: 'ENOTFOUND' }), '', 0)
        else if (all) callback(null, [first, ...others])
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }

/** A connection to an IP literal does no lookup, so it is checked before. */
export const isRefusedLiteral = (host: string, { allowPrivate }: NetworkGuard): boolean => {
  const bare = host.replace(/^\[|\]$/g, '')
  return !allowPrivate && isIP(bare) !== 0 && !isPublicAddress(bare)
}
