import type * as Undici from 'undici'
import { isRefusedLiteral, lookupWith, type NetworkGuard, PrivateAddress } from './network-guard.ts'

// One for each guard, so that connections are used again, whoever calls.
const agents = new WeakMap<NetworkGuard, Undici.Agent>()

/** Every connection goes through here, whatever the address was made of. */
export function agentFor({ Agent, buildConnector }: typeof Undici, guard: NetworkGuard): Undici.Agent {
  const existing = agents.get(guard)
  if (existing) return existing
  const connector = buildConnector({ lookup: lookupWith(guard) })
  const agent = new Agent({
    connect: (options, callback) => {
      if (isRefusedLiteral(options.hostname, guard)) callback(new PrivateAddress(), null)
      else connector(options, callback)
    },
  })
  agents.set(guard, agent)
  return agent
}
