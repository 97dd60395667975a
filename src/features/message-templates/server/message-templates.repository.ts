import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { NetworkTemplate } from '#connectors/social/templates.ts'
import { postMedia, posts } from '#features/campaigns/index.server.ts'
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

/** Answers their ids in the order of `templates`. */
export async function keep(
  db: Db,
  account: AccountRef,
  templates: readonly NetworkTemplate[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { buttons, ...template } of templates) {
    const row = { ...template, buttons: [...buttons], readAt: sql`now()` }
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

/** Those that the network no longer lists. New ones may be missing from its list for a moment. */
export async function forgetOthers(
  db: Db,
  account: AccountRef,
  templates: readonly Pick<NetworkTemplate, 'remoteId'>[],
): Promise<void> {
  const known = templates.map(({ remoteId }) => remoteId)
  await db
    .delete(messageTemplates)
    .where(
      and(
        ofAccount(account),
        known.length > 0 ? notInArray(messageTemplates.remoteId, known) : undefined,
        lt(messageTemplates.readAt, sql`now() - interval '10 minutes'`),
      ),
    )
}

/** Accounts that wait for a review. */
export const listWaiting = (db: Db, limit: number) =>
  db
    .selectDistinct({ workspaceId: messageTemplates.workspaceId, accountId: messageTemplates.accountId })
    .from(messageTemplates)
    .where(eq(messageTemplates.state, 'in_review'))
    .limit(limit)

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>

export async function findPost(db: Db, workspaceId: WorkspaceId, postId: string, campaignId?: string) {
  const [post] = await db
    .select({
      id: posts.id,
      campaignId: posts.campaignId,
      brandId: posts.brandId,
      platform: posts.platform,
      accountId: posts.accountId,
      title: posts.title,
      text: posts.text,
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.id, postId),
        campaignId === undefined ? undefined : eq(posts.campaignId, campaignId),
      ),
    )
  return post ?? null
}

export const listMedia = (db: Db, workspaceId: WorkspaceId, postId: string) =>
  db
    .select({
      kind: postMedia.kind,
      url: postMedia.url,
      alt: postMedia.alt,
      width: postMedia.width,
      height: postMedia.height,
    })
    .from(postMedia)
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.postId, postId)))
    .orderBy(asc(postMedia.position))

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
