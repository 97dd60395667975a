import type * as Undici from 'undici'
import { isRefusedLiteral, lookupWith, type NetworkGuard, PrivateAddress } from './network-guard.ts'

// One per guard, so that connections are reused across callers.
const agents = new WeakMap<NetworkGuard, Undici.Agent>()

/**
 * How long an idle connection is kept. Servers keep theirs for at least some seconds; a request on a connection that is
 * just being closed may or may not have arrived, and a post in doubt waits for minutes.
 */
const MAX_IDLE_MS = 500

/** Every connection goes through here, however the address was made. */
export function agentFor({ Agent, buildConnector }: typeof Undici, guard: NetworkGuard): Undici.Agent {
  const existing = agents.get(guard)
  if (existing) return existing
  const connector = buildConnector({ lookup: lookupWith(guard) })
  const agent = new Agent({
    keepAliveTimeout: MAX_IDLE_MS,
    keepAliveMaxTimeout: MAX_IDLE_MS,
    connect: (options, callback) => {
      if (isRefusedLiteral(options.hostname, guard)) callback(new PrivateAddress(), null)
      else connector(options, callback)
    },
  })
  agents.set(guard, agent)
  return agent
}
