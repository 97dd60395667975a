import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The /64 network that a customer of a provider has. */
const NETWORK_PARTS = 4

/** Some proxies append the port and put IPv6 addresses in brackets. */
const bare = (text: string) =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)?.[1] ?? text

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = bare(text)
  if (ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address))
    return ipaddr.process(address)
  return null
}

/**
 * The client address. A proxy passes on anything it was given, so invalid entries are skipped and the nearest valid
 * address counts.
 */
function addressOf(request: FastifyRequest): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // The socket's address comes first, the farthest trusted one last.
  const way = request.ips ?? [request.ip]
  for (const text of way.toReversed()) {
    const address = parse(text)
    if (address) return address
  }
  return null
}

/** The client address for display. */
export const clientAddress = (request: FastifyRequest): string => {
  const address = addressOf(request)
  if (address instanceof ipaddr.IPv6) address.zoneId = undefined
  return address?.toString() ?? ''
}

/** The key for limits. For IPv6 that is a whole /64, because one customer has all of its addresses. */
export function limitedAddress(request: FastifyRequest): string {
  const address = addressOf(request)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? ''
  return address.parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')
}
