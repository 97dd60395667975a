import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { templateReasonText } from '#connectors/social/template-reason-text.ts'
import { dayInWords } from '#platform/day.ts'
import type { Page } from '#platform/endpoint.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { notificationMessages } from '../i18n/index.ts'
import * as repository from './notifications.repository.ts'

/** Each kind with the values its text needs. `once`: a person notified under that key is not notified again. */
export type Notice = { link?: string; once?: string } & (
  | { type: 'welcome'; values?: Record<never, string> }
  | { type: 'invoice_overdue'; values: { number: string; customer: string; due: string } }
  | { type: 'password_changed'; values?: Record<never, string> }
  | { type: 'person_joined'; values: { name: string } }
  | { type: 'email_changed'; values: { email: string } }
  | {
      type: 'post_no_account' | 'post_drafted' | 'post_missed' | 'post_failed' | 'post_unconfirmed'
      values: { campaign: string; platform: Platform }
    }
  | { type: 'post_coming_up'; values: { campaign: string; minutes: string } }
  | { type: 'post_overdue' | 'storage_full'; values: { campaign: string } }
  | { type: 'account_needs_reconnect'; values: { account: string; platform: Platform } }
  | { type: 'account_expires_soon'; values: { account: string; platform: Platform; days: string } }
  | { type: 'creation_done'; values: { title: string } }
  | { type: 'creation_failed'; values?: Record<never, string> }
  | { type: 'plan_ready'; values: { title: string } }
  | { type: 'plan_failed'; values: { title: string } }
  | { type: 'conversation_assigned'; values: { name: string; platform: Platform } }
  | {
      type: 'task_assigned' | 'proof_submitted' | 'task_approved' | 'task_completed' | 'task_cancelled'
      values: { title: string; name: string }
    }
  | { type: 'tasks_handed_over'; values: { name: string } }
  | { type: 'task_rejected'; values: { title: string; name: string; reason: string } }
  | { type: 'pos_sync_failed'; values: { store: string } }
  | { type: 'returned_mail_stopped'; values?: Record<never, string> }
  | { type: 'text_approved'; values: { title: string; use: 'post' | 'none' } }
  | { type: 'text_rejected'; values: { title: string; templateReason: string } }
  | { type: 'text_stopped'; values: { campaign: string } }
)

type Row = Awaited<ReturnType<typeof repository.list>>[number]

/** Days, platforms and reasons are formatted on reading, in the reader's language. */
function valuesFor(row: Row, locale: Locale): Record<string, string> {
  const { due, platform, templateReason, ...values } = row.values
  return {
    ...values,
    ...(due !== undefined && { due: dayInWords(due, locale) }),
    ...(platform !== undefined && {
      platform: platformName(platform, locale),
    }),
    ...(templateReason !== undefined && { reason: templateReasonText(templateReason, locale) }),
  }
}

function worded(row: Row, locale: Locale) {
  const t = textOf(notificationMessages, locale)
  const kind = row.type as Notice['type']
  const values = valuesFor(row, locale)
  // The stored values match the kind: both come from one Notice.
  const say = t as unknown as (key: string, values: Record<string, string>) => string
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    title: say(`kinds.${kind}.title`, values),
    message: say(`kinds.${kind}.message`, values),
  }
}

export async function list(
  db: Db,
  actor: Actor,
  locale: Locale,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ReturnType<typeof worded>>> {
  const rows = await repository.list(db, actor, limit + 1, cursor ? decodeInstantCursor(cursor) : null)
  const page = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { ...page, items: page.items.map((row) => worded(row, locale)) }
}

/** Notifies people in the transaction of the change; they see it when that commits. Answers who had not been before. */
export async function notify(
  db: Db,
  workspaceId: WorkspaceId,
  userIds: string[],
  notice: Notice,
): Promise<string[]> {
  if (userIds.length === 0) return []
  const told = await repository.insertFor(db, workspaceId, userIds, {
    type: notice.type,
    values: notice.values ?? {},
    link: notice.link ?? null,
    ...(notice.once !== undefined && { once: notice.once }),
  })
  await announce(db, { workspaceId }, 'notifications')
  return told
}

export const notifyOwners = async (db: Db, workspaceId: WorkspaceId, notice: Notice) =>
  notify(db, workspaceId, await repository.listOwners(db, workspaceId), notice)

/** The maker of a record while they are in the team, otherwise the owners. */
export async function recipientsFor(
  db: Db,
  workspaceId: WorkspaceId,
  makerId: string | null,
): Promise<string[]> {
  const isThere = makerId !== null && (await repository.isMember(db, workspaceId, makerId))
  return isThere ? [makerId] : repository.listOwners(db, workspaceId)
}

export const notifyMaker = async (
  db: Db,
  workspaceId: WorkspaceId,
  makerId: string | null,
  notice: Notice,
): Promise<string[]> => notify(db, workspaceId, await recipientsFor(db, workspaceId, makerId), notice)

export async function markRead(db: Db, actor: Actor, id: string): Promise<void> {
  if (!(await repository.markRead(db, actor, id))) throw notFound()
  await announce(db, actor, 'notifications')
}

export async function markAllRead(db: Db, actor: Actor): Promise<void> {
  await repository.markAllRead(db, actor)
  await announce(db, actor, 'notifications')
}
