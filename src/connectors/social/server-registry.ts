import type { Deps } from '#server/deps.ts'
import type { AdapterKind, ChannelAdapter } from './adapter.ts'
import { type AdapterName, adapterNames, testAdapterName } from './platforms.ts'
import { sandbox } from './sandbox/sandbox.adapter.ts'

type Reach = Pick<Deps, 'env' | 'clock'> & Partial<Pick<Deps, 'log'>>

const kinds: Record<AdapterName, AdapterKind<Reach>> = { sandbox }

/** The adapter of an account, by the name stored with it. */
export const adapterFor = (name: AdapterName, reach: Reach): ChannelAdapter => kinds[name].create(reach)

/** How a network is connected. */
export const adapterKindOf = (name: AdapterName): AdapterKind<Reach> => kinds[name]

/** Accepts any name, because attempts keep the names of removed adapters. */
export const isTestAdapter = (name: string): boolean =>
  adapterNames.some((known) => known === name && kinds[known].isTest === true)

/** Our page with the account's published posts; null if there is none. */
export const feedPathOf = (name: AdapterName, remoteId: string): string | null =>
  (remoteId && kinds[name].feedPath?.(remoteId)) || null

/** Any platform can be connected to it while its own network is not live. */
export const testAdapter = testAdapterName
