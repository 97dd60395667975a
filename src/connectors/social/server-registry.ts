import type { Deps } from '#server/deps.ts'
import type { ChannelAdapter } from './channel.ts'
import { sandboxAdapter } from './sandbox/sandbox.adapter.ts'

const adapters = { sandbox: sandboxAdapter } as const
export type AdapterName = keyof typeof adapters
export const adapterNames = Object.keys(adapters) as AdapterName[]

/** What reaches an account, by the name its row carries. */
export const adapterFor = (name: AdapterName, { env, clock }: Pick<Deps, 'env' | 'clock'>): ChannelAdapter =>
  adapters[name]({ env, clock })
