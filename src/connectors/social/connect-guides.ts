import { blogGuide } from './blog/blog.connect.ts'
import type { ConnectGuide } from './connect.ts'
import type { AdapterName } from './platforms.ts'

/** How each network is connected; networks without a guide can only be tried in the sandbox. */
export const connectGuides: Partial<Record<AdapterName, ConnectGuide>> = { blog: blogGuide }
