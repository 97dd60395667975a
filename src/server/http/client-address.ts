import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The parts that say the network a customer of a provider has to themselves. */
const NETWORK_PARTS = 4

/** Some proxies add the port, and IPv6 addresses then stand in brackets. */
const bare = (text: string) =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)?.[1] ?? text

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = bare(text)
  if (ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address))
    return ipaddr.process(address)
  return null
}

/**
 * Who is calling. A proxy hands on whatever it was given, so what is no address is passed over, and the nearest address on the way
 * here counts instead.
 */
function addressOf(request: FastifyRequest): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // The socket's own comes first, the furthest that is believed comes last.
  const way = request.ips ?? [request.ip]
  for (const text of way.toReversed()) {
    const address = parse(text)
    if (address) return address
  }
  return null
}

/** The visitor's address, for people to read. */
export const clientAddress = (request: FastifyRequest): string => {
  const address = addressOf(request)
  if (address instanceof ipaddr.IPv6) address.zoneId = undefined
  return address?.toString() ?? ''
}

/** What limits count as one address. Of IPv6 that is a whole /64, since one customer of a provider has all of its addresses. */
export function limitedAddress(request: FastifyRequest): string {
  const address = addressOf(request)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? ''
  return address.parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')
}
