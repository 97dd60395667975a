import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Until it is called back, a host name leads to this computer: links in texts need one. */
export function nameLocally(host: string): () => void {
  const known = dns.lookup
  const lookup = (name: string, options: object) =>
    name === host ? Promise.resolve([{ address: '127.0.0.1', family: 4 }]) : known(name, options)
  dns.lookup = lookup as typeof dns.lookup
  syncBuiltinESMExports()
  return () => {
    dns.lookup = known
    syncBuiltinESMExports()
  }
}
