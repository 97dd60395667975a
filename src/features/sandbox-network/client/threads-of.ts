import type { SandboxMessage } from '../sandbox-network.contract.ts'

export type Thread = { id: string; name: string; messages: SandboxMessage[] }

/** Who wrote last stands first; within a conversation the oldest does. */
export const threadsOf = (newestFirst: SandboxMessage[]): Thread[] =>
  [...Map.groupBy(newestFirst, ({ thread }) => thread)].map(([id, messages]) => ({
    id,
    name: messages[0]?.customerName ?? id,
    messages: messages.toReversed(),
  }))
