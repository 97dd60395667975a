/** `pending` and `cancelled` are no revenue; of the refunded ones what was not given back is. */
export const saleStatuses = ['completed', 'pending', 'refunded', 'partially_refunded', 'cancelled'] as const
export type SaleStatus = (typeof saleStatuses)[number]
