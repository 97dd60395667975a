/** `pending` and `cancelled` are not revenue; refunded sales count without the refunded amount. */
export const saleStatuses = ['completed', 'pending', 'refunded', 'partially_refunded', 'cancelled'] as const
export type SaleStatus = (typeof saleStatuses)[number]
