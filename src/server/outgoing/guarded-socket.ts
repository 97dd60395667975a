import { connect, type Socket } from 'node:net'
import { isRefusedLiteral, lookupWith, type NetworkGuard, PrivateAddress } from './network-guard.ts'

/** A connection to a host that people entered, to a public address or not at all. */
export async function openGuardedSocket(
  { host, port }: { host: string; port: number },
  guard: NetworkGuard,
  signal: AbortSignal,
): Promise<Socket> {
  if (isRefusedLiteral(host, guard)) throw new PrivateAddress()
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ host, port, lookup: lookupWith(guard) })
  const giveUp = () => socket.destroy(signal.reason)
  signal.addEventListener('abort', giveUp)
  socket.once('close', () => signal.removeEventListener('abort', giveUp))
  socket.once('error', reject)
  socket.once('connect', () => resolve(socket))
  return promise
}
