import type { SandboxMessage } from '../sandbox-network.contract.ts'

export type Thread = { id: string; name: string; messages: SandboxMessage[] }

/** The latest conversation first; within one, the oldest message first. */
export const groupThreads = (newestFirst: SandboxMessage[]): Thread[] =>
  [...Map.groupBy(newestFirst, ({ thread }) => thread)].map(([id, messages]) => ({
    id,
    name: messages[0]?.customerName ?? id,
    messages: messages.toReversed(),
  }))
