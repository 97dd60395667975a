import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Until the test ends, connections still lead to this machine, and say that they lead to that address. */
export function pretendAddress(address: string): void {
  const rename = (message: unknown) =>
    Object.defineProperty((message as { socket: Socket }).socket, 'remoteAddress', { value: address })
  subscribe('net.client.socket', rename)
  onTestFinished(() => void unsubscribe('net.client.socket', rename))
}
