import type { Manifest, PublishMode } from './channel.ts'

/** How posts go out. On a network that approves few apps, that depends on whether an account is connected. */
export const modeWith = (
  { mode, approvedApps }: Pick<Manifest, 'mode' | 'approvedApps'>,
  isConnected: boolean,
): PublishMode => (approvedApps && isConnected ? 'direct' : mode)
