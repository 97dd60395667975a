import type { Deps } from '#server/deps.ts'
import type { AdapterKind, ChannelAdapter } from './channel.ts'
import { type AdapterName, adapterNames } from './platforms.ts'
import { sandbox } from './sandbox/sandbox.adapter.ts'

type Reach = Pick<Deps, 'env' | 'clock'>

const kinds: Record<AdapterName, AdapterKind<Reach>> = { sandbox }

/** What reaches an account, by the name its row carries. */
export const adapterFor = (name: AdapterName, { env, clock }: Reach): ChannelAdapter =>
  kinds[name].create({ env, clock })

/** Attempts keep the name of an adapter even when it is gone. */
export const isTestAdapter = (name: string): boolean =>
  adapterNames.some((known) => known === name && kinds[known].isTest === true)

/** The page of ours that shows what the account has published; null where there is none. */
export const feedPathOf = (name: AdapterName, remoteId: string): string | null =>
  (remoteId && kinds[name].feedPath?.(remoteId)) || null

/** The one that all platforms can be connected to while their networks cannot. */
export const testAdapter = adapterNames[0]
