import { demoPostId } from '#features/campaigns/index.server.ts'
import { listDemoReaders } from '#features/customers/index.server.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { findPost } from './mailings.repository.ts'
import { mailDeliveries, mailings } from './mailings.table.ts'

const CAMPAIGN = 'gifts'
const FULL = '552 5.2.2 The mailbox is full'
const SECONDS_EACH = 2

/** One email went to everyone who had agreed by then; a mailbox was full. Deleted with the post. */
export const mailingsDemo: DemoPart = {
  name: 'mailings',
  async fill(db, shop) {
    const { workspaceId } = shop
    const postId = demoPostId(shop, CAMPAIGN, 'email')
    const startedAt = (await findPost(db, workspaceId, postId))?.publishedAt
    if (!startedAt) return
    const momentOf = (index: number) => new Date(startedAt.getTime() + (index + 1) * SECONDS_EACH * 1000)
    const readers = listDemoReaders(shop, startedAt)
    const rows = readers.map(({ customerId, address }, index) => ({
      id: shop.id(`delivery ${CAMPAIGN} ${address}`),
      workspaceId,
      postId,
      customerId,
      address,
      dueAt: startedAt,
      ...(index === readers.length - 1
        ? ({ state: 'refused', problem: 'refused', answer: FULL } as const)
        : ({ state: 'sent', begunAt: momentOf(index), sentAt: momentOf(index) } as const)),
    }))
    await db
      .insert(mailings)
      .values({ workspaceId, postId, startedAt, endedAt: momentOf(readers.length) })
      .onConflictDoNothing()
    await db.insert(mailDeliveries).values(rows).onConflictDoNothing()
  },
  clear: async () => undefined,
}
