import { posAdapter } from '#connectors/pos/server-registry.ts'

/** Tests replace the vendors here. */
export const posTools = { adapterFor: posAdapter }
