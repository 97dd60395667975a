export const posProviders = ['stripe', 'shopify', 'square', 'woocommerce'] as const
export type PosProvider = (typeof posProviders)[number]

export const syncStatuses = ['running', 'done', 'failed'] as const
export type SyncStatus = (typeof syncStatuses)[number]

export const syncStages = ['products', 'sales'] as const
export type SyncStage = (typeof syncStages)[number]
