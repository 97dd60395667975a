import { posAdapter } from '#connectors/pos/registry.ts'

/** Who asks the tills: one place, in which a test can put another. */
export const posTools = { adapterFor: posAdapter }
