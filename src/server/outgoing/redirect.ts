import { checkedAddress } from './checked-address.ts'

/** The redirect is not safe to follow. */
export class RefusedRedirect extends Error {
  constructor() {
    super('The address leads elsewhere in a way that is not followed.')
    this.name = 'RefusedRedirect'
  }
}

export type Hop = { url: URL; init: RequestInit }

const redirects = new Set([301, 302, 303, 307, 308])
// Any other header may be a secret, so it is dropped.
const harmless = ['accept', 'accept-language', 'user-agent']

const withoutSecrets = (headers: RequestInit['headers']): Headers =>
  new Headers([...new Headers(headers)].filter(([name]) => harmless.includes(name)))

export const isRedirect = ({ status, headers }: Response): boolean =>
  redirects.has(status) && headers.has('location')

/** The next request of a redirect. A body is not sent to another origin, and https is not downgraded. */
export function nextHop({ headers }: Response, { url, init }: Hop): Hop {
  const next = checkedAddress(URL.parse(headers.get('location') ?? '', url) ?? '')
  if (init.body || (url.protocol === 'https:' && next.protocol === 'http:')) throw new RefusedRedirect()
  return {
    url: next,
    init: next.origin === url.origin ? init : { ...init, headers: withoutSecrets(init.headers) },
  }
}
