import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { isUnsubscribedSince } from '#features/customers/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import {
  type DeliveryProblem,
  type DeliveryState,
  deliveryStates,
  MOST_PROBLEMS,
} from '../mailings.contract.ts'
import { type MailingEnd, mailDeliveries, mailings } from './mailings.table.ts'

export {
  findPostContent as findPost,
  listPostMedia as listMedia,
  type PostContent as MailPost,
} from '#features/campaigns/index.server.ts'

const CHUNK = 1000
/** What others have in hand is not asked for all the time. */
const LEAST_WAIT_MS = 1000

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

const ofPost = (workspaceId: WorkspaceId, postId: string, ...more: (SQL | undefined)[]) =>
  and(eq(mailDeliveries.workspaceId, workspaceId), eq(mailDeliveries.postId, postId), ...more)

const isMailing = (workspaceId: WorkspaceId, postId: string) =>
  and(eq(mailings.workspaceId, workspaceId), eq(mailings.postId, postId))

export type MailingRow = typeof mailings.$inferSelect

export async function find(db: Db, workspaceId: WorkspaceId, postId: string): Promise<MailingRow | null> {
  const [row] = await db.select().from(mailings).where(isMailing(workspaceId, postId))
  return row ?? null
}

/** Locked until the transaction ends; a second worker that opens it waits. Answers it as it was before. */
export async function lockOrAdd(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  brandIds: string[] | null,
): Promise<MailingRow | null> {
  const added = await db
    .insert(mailings)
    .values({ workspaceId, postId, brandIds })
    .onConflictDoNothing()
    .returning({ postId: mailings.postId })
  if (added.length > 0) return null
  const [row] = await db.select().from(mailings).where(isMailing(workspaceId, postId)).for('update')
  return row ?? null
}

export async function startOver(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  brandIds: string[] | null,
): Promise<void> {
  await db.delete(mailDeliveries).where(ofPost(workspaceId, postId))
  await db
    .update(mailings)
    .set({ brandIds, startedAt: sql`now()`, endedAt: null, endedBy: null })
    .where(isMailing(workspaceId, postId))
}

export async function remove(db: Db, workspaceId: WorkspaceId, postId: string): Promise<void> {
  await db.delete(mailings).where(isMailing(workspaceId, postId))
}

export async function addDeliveries(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  people: readonly { customerId: string; address: string }[],
): Promise<void> {
  for (let at = 0; at < people.length; at += CHUNK)
    await db
      .insert(mailDeliveries)
      .values(people.slice(at, at + CHUNK).map((each) => ({ ...each, workspaceId, postId })))
      .onConflictDoNothing()
}

/** Of workers that went silent: what was begun may have been taken, the rest goes back to the queue. */
export async function releaseAbandoned(db: Db, workspaceId: WorkspaceId, postId: string): Promise<void> {
  const isAbandoned = ofPost(
    workspaceId,
    postId,
    eq(mailDeliveries.state, 'sending'),
    lte(mailDeliveries.leaseUntil, sql`now()`),
  )
  await db
    .update(mailDeliveries)
    .set({ state: 'unconfirmed', problem: 'lost_answer', claim: null })
    .where(and(isAbandoned, isNotNull(mailDeliveries.begunAt)))
  await db
    .update(mailDeliveries)
    .set({ state: 'queued', claim: null })
    .where(and(isAbandoned, isNull(mailDeliveries.begunAt)))
}

/** The next that is due, locked; other workers get others. */
export async function lockNext(db: Db, workspaceId: WorkspaceId, postId: string) {
  const [row] = await db
    .select({ id: mailDeliveries.id, address: mailDeliveries.address })
    .from(mailDeliveries)
    .where(
      ofPost(workspaceId, postId, eq(mailDeliveries.state, 'queued'), lte(mailDeliveries.dueAt, sql`now()`)),
    )
    .orderBy(asc(mailDeliveries.dueAt), asc(mailDeliveries.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

/** Until something may be due: the next try, or the end of another worker's lease. Null if nothing is left. */
export async function findWaitMs(db: Db, workspaceId: WorkspaceId, postId: string): Promise<number | null> {
  const { state, dueAt, leaseUntil } = mailDeliveries
  const moment = sql`case when ${state} = 'queued' then ${dueAt} else ${leaseUntil} end`
  const [row] = await db
    .select({ ms: sql<string | null>`extract(epoch from min(${moment}) - now()) * 1000` })
    .from(mailDeliveries)
    .where(ofPost(workspaceId, postId, inArray(mailDeliveries.state, ['queued', 'sending'])))
  return row?.ms ? Math.max(Number(row.ms), LEAST_WAIT_MS) : null
}

export async function claim(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  { claim, leaseMs }: { claim: string; leaseMs: number },
): Promise<void> {
  await db
    .update(mailDeliveries)
    .set({ state: 'sending', claim, leaseUntil: inMs(leaseMs), begunAt: null, problem: null, answer: null })
    .where(and(eq(mailDeliveries.workspaceId, workspaceId), eq(mailDeliveries.id, id)))
}

const isHeld = (workspaceId: WorkspaceId, id: string, claim: string) =>
  and(
    eq(mailDeliveries.workspaceId, workspaceId),
    eq(mailDeliveries.id, id),
    eq(mailDeliveries.claim, claim),
    eq(mailDeliveries.state, 'sending'),
  )

/** Answers whether it is still this worker's, and not begun yet. */
export async function begin(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  { claim, leaseMs }: { claim: string; leaseMs: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(mailDeliveries)
    .set({ begunAt: sql`now()`, leaseUntil: inMs(leaseMs) })
    .where(
      and(
        isHeld(workspaceId, id, claim),
        isNull(mailDeliveries.begunAt),
        sql`${mailDeliveries.leaseUntil} > now()`,
      ),
    )
  return rowCount === 1
}

export type DeliveryEnd = {
  state: DeliveryState
  problem?: DeliveryProblem | null
  answer?: string | null
  /** Until the next try. */
  waitMs?: number
  sentAt?: Date
  remoteId?: string | null
  isTry?: boolean
}

const written = ({
  state,
  problem = null,
  answer = null,
  waitMs = 0,
  sentAt,
  remoteId,
  isTry = false,
}: DeliveryEnd) => ({
  state,
  problem,
  answer,
  claim: null,
  dueAt: inMs(waitMs),
  ...(sentAt && { sentAt }),
  ...(remoteId && { remoteId }),
  ...(isTry && { tries: sql`${mailDeliveries.tries} + 1` }),
})

/** Only by the worker that has it. Answers its address and how often it was tried before. */
export async function findHeld(db: Db, workspaceId: WorkspaceId, id: string, claim: string) {
  const [row] = await db
    .select({ address: mailDeliveries.address, tries: mailDeliveries.tries })
    .from(mailDeliveries)
    .where(isHeld(workspaceId, id, claim))
    .for('update')
  return row ?? null
}

export async function write(db: Db, workspaceId: WorkspaceId, id: string, end: DeliveryEnd): Promise<void> {
  await db
    .update(mailDeliveries)
    .set(written(end))
    .where(and(eq(mailDeliveries.workspaceId, workspaceId), eq(mailDeliveries.id, id)))
}

/** All that wait get this end. */
export async function endQueued(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  end: DeliveryEnd,
): Promise<void> {
  await db
    .update(mailDeliveries)
    .set(written(end))
    .where(ofPost(workspaceId, postId, eq(mailDeliveries.state, 'queued')))
}

/** The first reason stays. */
export async function endMailing(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  endedBy: MailingEnd | null,
): Promise<void> {
  await db
    .update(mailings)
    .set({
      endedAt: sql`coalesce(${mailings.endedAt}, now())`,
      endedBy: sql`coalesce(${mailings.endedBy}, ${endedBy})`,
    })
    .where(isMailing(workspaceId, postId))
}

export type Counts = Record<DeliveryState, number>

export async function countStates(db: Db, workspaceId: WorkspaceId, postId: string): Promise<Counts> {
  const rows = await db
    .select({ state: mailDeliveries.state, count: count() })
    .from(mailDeliveries)
    .where(ofPost(workspaceId, postId))
    .groupBy(mailDeliveries.state)
  const found = new Map(rows.map((row) => [row.state, row.count]))
  return Object.fromEntries(deliveryStates.map((state) => [state, found.get(state) ?? 0])) as Counts
}

export async function countUnsubscribed(db: Db, workspaceId: WorkspaceId, postId: string): Promise<number> {
  const { sentAt, address } = mailDeliveries
  const [row] = await db
    .select({ count: count() })
    .from(mailDeliveries)
    .where(
      ofPost(
        workspaceId,
        postId,
        eq(mailDeliveries.state, 'sent'),
        isUnsubscribedSince(mailDeliveries.workspaceId, address, sentAt),
      ),
    )
  return row?.count ?? 0
}

/** What did not go well, the gravest first. */
export const listProblems = (db: Db, workspaceId: WorkspaceId, postId: string) =>
  db
    .select({
      id: mailDeliveries.id,
      address: mailDeliveries.address,
      customerId: mailDeliveries.customerId,
      state: mailDeliveries.state,
      problem: mailDeliveries.problem,
      answer: mailDeliveries.answer,
    })
    .from(mailDeliveries)
    .where(ofPost(workspaceId, postId, isNotNull(mailDeliveries.problem), ne(mailDeliveries.state, 'sent')))
    .orderBy(
      sql`array_position(array['refused', 'failed', 'unconfirmed', 'skipped'], ${mailDeliveries.state})`,
      asc(mailDeliveries.address),
    )
    .limit(MOST_PROBLEMS)

export async function findAnswer(db: Db, workspaceId: WorkspaceId, postId: string): Promise<string | null> {
  const [row] = await db
    .select({ answer: mailDeliveries.answer })
    .from(mailDeliveries)
    .where(
      ofPost(
        workspaceId,
        postId,
        inArray(mailDeliveries.state, ['refused', 'failed']),
        isNotNull(mailDeliveries.answer),
      ),
    )
    .limit(1)
  return row?.answer ?? null
}
