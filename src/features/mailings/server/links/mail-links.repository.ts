import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { MailingSettings, MessagePrice } from '#features/mailings/mailings.contract.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { mailingSettings, mailLinks } from '../mailings.table.ts'

export async function findSettings(db: Db, workspaceId: WorkspaceId): Promise<MailingSettings> {
  const [row] = await db
    .select({ countsClicks: mailingSettings.countsClicks })
    .from(mailingSettings)
    .where(eq(mailingSettings.workspaceId, workspaceId))
  return row ?? { countsClicks: false }
}

export async function writeSettings(
  db: Db,
  workspaceId: WorkspaceId,
  settings: Partial<MailingSettings & MessagePrice>,
): Promise<void> {
  await db
    .insert(mailingSettings)
    .values({ workspaceId, countsClicks: false, ...settings })
    .onConflictDoUpdate({ target: mailingSettings.workspaceId, set: settings })
}

export async function findMessagePrice(db: Db, workspaceId: WorkspaceId): Promise<number | null> {
  const [row] = await db
    .select({ messagePrice: mailingSettings.messagePrice })
    .from(mailingSettings)
    .where(eq(mailingSettings.workspaceId, workspaceId))
  return row?.messagePrice ?? null
}

const ofPost = (workspaceId: WorkspaceId, postId: string) =>
  and(eq(mailLinks.workspaceId, workspaceId), eq(mailLinks.postId, postId))

export async function addLinks(
  db: Db,
  workspaceId: WorkspaceId,
  postId: string,
  links: readonly { code: string; url: string }[],
): Promise<void> {
  if (links.length === 0) return
  await db
    .insert(mailLinks)
    .values(links.map((link) => ({ ...link, workspaceId, postId })))
    .onConflictDoNothing()
}

export async function removeLinks(db: Db, workspaceId: WorkspaceId, postId: string): Promise<void> {
  await db.delete(mailLinks).where(ofPost(workspaceId, postId))
}

export const listLinks = (db: Db, workspaceId: WorkspaceId, postId: string) =>
  db
    .select({ code: mailLinks.code, url: mailLinks.url, clicks: mailLinks.clicks })
    .from(mailLinks)
    .where(ofPost(workspaceId, postId))
    .orderBy(desc(mailLinks.clicks), asc(mailLinks.url))

/** Where a link leads. Its code is all that whoever opens it has. */
export async function findAddress(db: Db, code: string): Promise<string | null> {
  const [row] = await db.select({ url: mailLinks.url }).from(mailLinks).where(eq(mailLinks.code, code))
  return row?.url ?? null
}

/** The same, counted. */
export async function countClick(db: Db, code: string): Promise<string | null> {
  const [row] = await db
    .update(mailLinks)
    .set({ clicks: sql`${mailLinks.clicks} + 1` })
    .where(eq(mailLinks.code, code))
    .returning({ url: mailLinks.url })
  return row?.url ?? null
}

/** By post; those whose links are not counted are left out. */
export async function findClicks(
  db: Db,
  workspaceId: WorkspaceId,
  postIds: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ postId: mailLinks.postId, clicks: sql`sum(${mailLinks.clicks})`.mapWith(Number) })
    .from(mailLinks)
    .where(and(eq(mailLinks.workspaceId, workspaceId), inArray(mailLinks.postId, postIds)))
    .groupBy(mailLinks.postId)
  return new Map(rows.map(({ postId, clicks }) => [postId, clicks]))
}
