import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Reaction, SandboxPost } from '../sandbox-network.contract.ts'
import { sandboxLedger, sandboxReactions } from './sandbox-network.table.ts'

export type Entry = SandboxPost & { id: string; workspaceId: WorkspaceId; accountId: string }

/** In order. Each has its id already, so a repeated write after a lost answer is one entry. */
export async function accept(db: Db, entries: readonly Entry[]): Promise<void> {
  const column = <Value>(of: (entry: Entry) => Value) => sql.param(entries.map(of))
  await db.execute(sql`
    insert into sandbox_ledger (id, workspace_id, account_id, reference, title, text, media, follow_ups)
    select id, workspace_id, account_id, reference, title, text, media,
      array(select jsonb_array_elements_text(follow_ups))
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ workspaceId }) => workspaceId)}::uuid[],
      ${column(({ accountId }) => accountId)}::uuid[], ${column(({ reference }) => reference)}::text[],
      ${column(({ title }) => title)}::text[], ${column(({ text }) => text)}::text[],
      ${column(({ media }) => JSON.stringify(media))}::jsonb[],
      ${column(({ followUps }) => JSON.stringify(followUps))}::jsonb[])
      as sent (id, workspace_id, account_id, reference, title, text, media, follow_ups)
    on conflict (id) do nothing`)
}

export const listByReference = (db: Db, workspaceId: WorkspaceId, accountId: string, reference: string) =>
  db
    .select()
    .from(sandboxLedger)
    .where(
      and(
        eq(sandboxLedger.workspaceId, workspaceId),
        eq(sandboxLedger.accountId, accountId),
        eq(sandboxLedger.reference, reference),
      ),
    )
    .orderBy(asc(sandboxLedger.number))
    .limit(50)

export const listOfAccount = (
  db: Db,
  workspaceId: WorkspaceId,
  accountId: string,
  before: number | null,
  limit: number,
) =>
  db
    .select()
    .from(sandboxLedger)
    .where(
      and(
        eq(sandboxLedger.workspaceId, workspaceId),
        eq(sandboxLedger.accountId, accountId),
        before === null ? undefined : lt(sandboxLedger.number, before),
      ),
    )
    .orderBy(desc(sandboxLedger.number))
    .limit(limit)

export async function findPost(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select()
    .from(sandboxLedger)
    .where(and(eq(sandboxLedger.workspaceId, workspaceId), eq(sandboxLedger.id, id)))
  return row ?? null
}

/** Those of the ids that this account published. */
export async function listOwn(db: Db, workspaceId: WorkspaceId, accountId: string, ids: string[]) {
  const rows = await db
    .select({ id: sandboxLedger.id })
    .from(sandboxLedger)
    .where(
      and(
        eq(sandboxLedger.workspaceId, workspaceId),
        eq(sandboxLedger.accountId, accountId),
        inArray(sandboxLedger.id, ids),
      ),
    )
  return rows.map(({ id }) => id)
}

const isOf = (workspaceId: WorkspaceId, ids: string[]) =>
  and(eq(sandboxReactions.workspaceId, workspaceId), inArray(sandboxReactions.ledgerId, ids))

export const countReactions = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select({
      ledgerId: sandboxReactions.ledgerId,
      kind: sandboxReactions.kind,
      count: sql<number>`count(*)`,
    })
    .from(sandboxReactions)
    .where(isOf(workspaceId, ids))
    .groupBy(sandboxReactions.ledgerId, sandboxReactions.kind)

/** Which of the posts this person has seen and likes. */
export const listOwnReactions = (db: Db, workspaceId: WorkspaceId, ids: string[], userId: string) =>
  db
    .select({ ledgerId: sandboxReactions.ledgerId, kind: sandboxReactions.kind })
    .from(sandboxReactions)
    .where(
      and(
        isOf(workspaceId, ids),
        eq(sandboxReactions.userId, userId),
        inArray(sandboxReactions.kind, ['view', 'like']),
      ),
    )

/** The newest few of each post, oldest first. */
export async function listComments(db: Db, workspaceId: WorkspaceId, ids: string[], each: number) {
  const place = sql<number>`row_number() over (partition by ${sandboxReactions.ledgerId} order by ${sandboxReactions.createdAt} desc, ${sandboxReactions.id} desc)`
  const ranked = db
    .select({
      id: sandboxReactions.id,
      ledgerId: sandboxReactions.ledgerId,
      text: sql<string>`coalesce(${sandboxReactions.text}, '')`.as('said'),
      who: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`.as('who'),
      createdAt: sandboxReactions.createdAt,
      place: place.as('place'),
    })
    .from(sandboxReactions)
    .leftJoin(users, eq(users.id, sandboxReactions.userId))
    .where(and(isOf(workspaceId, ids), eq(sandboxReactions.kind, 'comment')))
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${each}`)
    .orderBy(desc(ranked.place))
  return rows
}

/** Views and likes count once per person; the rest each time. */
export const insertReaction = (
  db: Db,
  workspaceId: WorkspaceId,
  ledgerId: string,
  { userId, ...reaction }: Reaction & { userId: string },
) =>
  db
    .insert(sandboxReactions)
    .values({ ...reaction, text: reaction.text ?? null, workspaceId, ledgerId, userId })
    .onConflictDoNothing()

export const removeLike = (db: Db, workspaceId: WorkspaceId, ledgerId: string, userId: string) =>
  db
    .delete(sandboxReactions)
    .where(
      and(
        isOf(workspaceId, [ledgerId]),
        eq(sandboxReactions.userId, userId),
        eq(sandboxReactions.kind, 'like'),
      ),
    )
