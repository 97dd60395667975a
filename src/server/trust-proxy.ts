import ipaddr from 'ipaddr.js'

/** Which X-Forwarded-For is trusted: none, that of this many proxies, or that of proxies in these ranges. */
export type TrustProxy = 'nobody' | { hops: number; isOldOn?: true } | { ranges: string[] }

const MAX_HOPS = 10
const rangeNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isRange(text: string): boolean {
  if (rangeNames.has(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  if (rest.length > 0 || !ipaddr.isValid(address)) return false
  if (ipaddr.IPv4.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return false
  if (bits === undefined) return true
  const most = ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
}

/** Null if invalid. `on` used to trust everyone; it now means the one proxy that an installation usually has. */
export function parseTrustProxy(text: string): TrustProxy | null {
  if (text === 'off') return 'nobody'
  if (text === 'on') return { hops: 1, isOldOn: true }
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    if (hops > MAX_HOPS) return null
    return hops === 0 ? 'nobody' : { hops }
  }
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isRange) ? { ranges } : null
}

type FastifyTrust = false | string[] | ((address: string, hop: number) => boolean)

/** Fastify accepts a bare number too, but then trusts none. Hop 0 is the socket itself. */
export function trustForFastify(trust: TrustProxy): FastifyTrust {
  if (trust === 'nobody') return false
  return 'ranges' in trust ? trust.ranges : (_address, hop) => hop < trust.hops
}
