import type { Db } from '#server/db/database.ts'
import { type Delivery, insertAll } from './deliveries.repository.ts'

/** Keeps a delivery for good; answers whether it is one we did not have. */
export type StoreDelivery = (delivery: Delivery) => Promise<boolean>

type Waiting = { delivery: Delivery; resolve(isNew: boolean): void; reject(error: unknown): void }

/** So many statements at once; what comes meanwhile shares the next one. */
const UNDER_WAY = 2
const MOST_ROWS = 100
const MOST_BYTES = 1_000_000

/** The next ones that go together, at least one. */
function takeSome(waiting: Waiting[]): Waiting[] {
  let bytes = 0
  const past = waiting.findIndex(({ delivery }, index) => {
    bytes += delivery.body.length
    return index > 0 && (index >= MOST_ROWS || bytes > MOST_BYTES)
  })
  return waiting.splice(0, past === -1 ? waiting.length : past)
}

async function store(db: Db, some: Waiting[]): Promise<void> {
  try {
    const added = await insertAll(
      db,
      some.map(({ delivery }) => delivery),
    )
    for (const { delivery, resolve } of some) resolve(added.has(delivery.deliveryId))
  } catch (error) {
    // One that cannot be stored, such as of an account that is gone, must not take the others with it.
    if (some.length > 1) for (const each of some) await store(db, [each])
    else some[0]?.reject(error)
  }
}

/**
 * Nobody is told that a delivery is kept before it is, and yet not each of them waits for a commit of its own: while the database
 * writes some, the next ones gather.
 */
export function openDeliveryStore(db: Db): StoreDelivery {
  const waiting: Waiting[] = []
  let underWay = 0
  const goOn = async (): Promise<void> => {
    if (underWay >= UNDER_WAY) return
    underWay += 1
    while (waiting.length > 0) await store(db, takeSome(waiting))
    underWay -= 1
  }
  return (delivery) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    waiting.push({ delivery, resolve, reject })
    void goOn()
    return promise
  }
}
