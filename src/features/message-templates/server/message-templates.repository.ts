import { and, asc, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { NetworkTemplate } from '#connectors/social/templates.ts'
import { campaigns, posts } from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Filling } from '../message-templates.contract.ts'
import { messageTemplates, postTemplates } from './message-templates.table.ts'

export type TemplateRow = typeof messageTemplates.$inferSelect
type AccountRef = { workspaceId: WorkspaceId; accountId: string }

const ofAccount = ({ workspaceId, accountId }: AccountRef) =>
  and(eq(messageTemplates.workspaceId, workspaceId), eq(messageTemplates.accountId, accountId))

/** In review first, then by name. */
export const list = (db: Db, account: AccountRef): Promise<TemplateRow[]> =>
  db
    .select()
    .from(messageTemplates)
    .where(ofAccount(account))
    .orderBy(
      sql`array_position(array['in_review', 'rejected', 'approved', 'paused', 'disabled'], ${messageTemplates.state})`,
      asc(messageTemplates.name),
      asc(messageTemplates.id),
    )

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.workspaceId, workspaceId), eq(messageTemplates.id, id)))
  return row ?? null
}

/** All of an account, locked until the transaction ends, by the network's id. */
export async function lockAll(db: Db, account: AccountRef): Promise<Map<string, TemplateRow>> {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(ofAccount(account))
    .orderBy(asc(messageTemplates.id))
    .for('update')
  return new Map(rows.map((row) => [row.remoteId, row]))
}

/** By the clock that marks the rows. */
export async function findNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  return new Date(Math.round(Number(rows[0]?.ms)))
}

type Read = { readAt: Date } | { submittedBy: string }

/** Answers their ids in the order of `templates`. */
export async function keep(
  db: Db,
  account: AccountRef,
  templates: readonly NetworkTemplate[],
  read: Read,
): Promise<string[]> {
  const ids: string[] = []
  const when = 'readAt' in read ? read : { ...read, submittedAt: sql`now()`, readAt: sql`now()` }
  for (const { buttons, ...template } of templates) {
    const row = { ...template, buttons: [...buttons], ...when }
    const [kept] = await db
      .insert(messageTemplates)
      .values({ ...account, ...row })
      .onConflictDoUpdate({
        target: [messageTemplates.workspaceId, messageTemplates.accountId, messageTemplates.remoteId],
        set: row,
      })
      .returning({ id: messageTemplates.id })
    if (kept) ids.push(kept.id)
  }
  return ids
}

export async function remove(db: Db, workspaceId: WorkspaceId, ids: readonly string[]): Promise<void> {
  await db
    .delete(messageTemplates)
    .where(and(eq(messageTemplates.workspaceId, workspaceId), inArray(messageTemplates.id, [...ids])))
}

/** Posts that will go out with a template. */
const isScheduled = and(eq(posts.state, 'scheduled'), eq(posts.isDemo, false))

const usesTemplate = and(
  eq(postTemplates.workspaceId, messageTemplates.workspaceId),
  eq(postTemplates.templateId, messageTemplates.id),
)
const isUsedBy = and(eq(posts.workspaceId, postTemplates.workspaceId), eq(posts.id, postTemplates.postId))

/** Accounts that wait for a review, or whose approved texts scheduled posts need. */
export const listWatched = (db: Db, limit: number) =>
  db
    .selectDistinct({ workspaceId: messageTemplates.workspaceId, accountId: messageTemplates.accountId })
    .from(messageTemplates)
    .where(
      or(
        eq(messageTemplates.state, 'in_review'),
        exists(
          db
            .select({ one: sql`1` })
            .from(postTemplates)
            .innerJoin(posts, isUsedBy)
            .where(and(usesTemplate, isScheduled)),
        ),
      ),
    )
    .limit(limit)

/** The posts that use a template, the newest first. */
export const listUses = (db: Db, workspaceId: WorkspaceId, templateId: string) =>
  db
    .select({
      postId: posts.id,
      campaignId: posts.campaignId,
      title: campaigns.title,
      createdBy: campaigns.createdBy,
      isScheduled: sql<boolean>`${isScheduled}`,
    })
    .from(postTemplates)
    .innerJoin(posts, isUsedBy)
    .innerJoin(
      campaigns,
      and(eq(campaigns.workspaceId, posts.workspaceId), eq(campaigns.id, posts.campaignId)),
    )
    .where(and(eq(postTemplates.workspaceId, workspaceId), eq(postTemplates.templateId, templateId)))
    .orderBy(desc(posts.createdAt), asc(posts.id))

export type Chosen = { template: TemplateRow; fillings: Filling[] }

export async function listChosen(
  db: Db,
  workspaceId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, Chosen>> {
  const rows = await db
    .select({ postId: postTemplates.postId, fillings: postTemplates.fillings, template: messageTemplates })
    .from(postTemplates)
    .innerJoin(
      messageTemplates,
      and(
        eq(messageTemplates.workspaceId, postTemplates.workspaceId),
        eq(messageTemplates.id, postTemplates.templateId),
      ),
    )
    .where(and(eq(postTemplates.workspaceId, workspaceId), inArray(postTemplates.postId, [...postIds])))
  return new Map(rows.map(({ postId, ...chosen }) => [postId, chosen]))
}

export async function choose(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  { templateId, fillings }: { templateId: string; fillings: Filling[] },
): Promise<void> {
  const set = { templateId, fillings }
  await db
    .insert(postTemplates)
    .values({ workspaceId, postId, ...set })
    .onConflictDoUpdate({ target: postTemplates.postId, set })
}
