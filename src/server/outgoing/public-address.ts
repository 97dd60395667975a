import ipaddr from 'ipaddr.js'

const inside = (address: ipaddr.IPv6, network: string) => address.match(ipaddr.IPv6.parseCIDR(network))

/** The IPv4 address in an IPv6 one: mapped, or translated by the network (NAT64). */
function embedded(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address()
  if (inside(address, '64:ff9b::/96')) return new ipaddr.IPv4(address.toByteArray().slice(12))
  return null
}

/** Whether an address is on the public internet: not this machine, a private network or unassigned. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  const four = embedded(address)
  if (four) return four.range() === 'unicast'
  // All globally routed addresses are in 2000::/3 today.
  return address.range() === 'unicast' && inside(address, '2000::/3')
}

/** Whether an address is this machine itself. */
export function isLoopbackAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.range() === 'loopback'
}
