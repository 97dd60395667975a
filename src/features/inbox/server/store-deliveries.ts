import { createBatcher } from '#server/db/batcher.ts'
import type { Db } from '#server/db/database.ts'
import { type Delivery, insertAll } from './deliveries.repository.ts'

/** Stores a delivery durably; answers whether it was new. */
export type StoreDelivery = (delivery: Delivery) => Promise<boolean>

/** Deliveries that arrive together share a commit. */
export const openDeliveryStore = (db: Db): StoreDelivery =>
  createBatcher({
    most: 100,
    atOnce: 2,
    size: { of: ({ body }) => body.length, most: 1_000_000 },
    work: async (deliveries) => {
      const added = await insertAll(db, deliveries)
      return deliveries.map(({ deliveryId }) => added.has(deliveryId))
    },
  })
