import type { ConnectGuide } from './connect.ts'
import type { LiveNetwork } from './platforms.ts'

/** How each network is connected. */
export const connectGuides: Record<LiveNetwork, ConnectGuide> = {}
