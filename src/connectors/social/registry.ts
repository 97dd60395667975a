import type { Manifest } from './channel.ts'
import { manifests } from './manifests.ts'
import type { Platform } from './platforms.ts'

export const manifestOf = (platform: Platform): Manifest => manifests[platform]

/** The adapter that publishes it, once its network is live. */
export const adapterNameOf = ({ adapter, network }: Pick<Manifest, 'adapter' | 'network'>): string =>
  adapter ?? network
