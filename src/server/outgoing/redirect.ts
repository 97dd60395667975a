import { checkedAddress } from './checked-address.ts'

/** The answer leads elsewhere, and going there is not safe. */
export class RefusedRedirect extends Error {
  constructor() {
    super('The address leads elsewhere in a way that is not followed.')
    this.name = 'RefusedRedirect'
  }
}

export type Hop = { url: URL; init: RequestInit }

const redirects = new Set([301, 302, 303, 307, 308])
// Everything else may be a secret, whatever its name; what is not known to be harmless stays at home.
const harmless = ['accept', 'accept-language', 'user-agent']

const withoutSecrets = (headers: RequestInit['headers']): Headers =>
  new Headers([...new Headers(headers)].filter(([name]) => harmless.includes(name)))

export const isRedirect = ({ status, headers }: Response): boolean =>
  redirects.has(status) && headers.has('location')

/**
 * Where a redirect leads, with what may be said there. A request with a body is sent to nobody else, and what was asked for
 * encrypted is not asked for in the open.
 */
export function nextHop({ headers }: Response, { url, init }: Hop): Hop {
  const next = checkedAddress(URL.parse(headers.get('location') ?? '', url) ?? '')
  if (init.body || (url.protocol === 'https:' && next.protocol === 'http:')) throw new RefusedRedirect()
  return {
    url: next,
    init: next.origin === url.origin ? init : { ...init, headers: withoutSecrets(init.headers) },
  }
}
