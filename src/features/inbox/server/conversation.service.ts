import { platformName } from '#connectors/social/platform-name.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { notify } from '#core/notifications/index.server.ts'
import { lockTeamShared } from '#features/people/index.server.ts'
import { notFound } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { ReplyFailure } from '../i18n/en.ts'
import { conversationMessages } from '../i18n/index.ts'
import type { Conversation, Entry } from '../inbox.contract.ts'
import { announceConversation, announceInbox } from './announce-inbox.ts'
import * as repository from './conversations.repository.ts'
import * as replies from './replies.repository.ts'
import { findRoute, replyUntil } from './reply-route.ts'

type Changes = { assigneeId?: string | null | undefined; status?: 'open' | 'closed' | undefined }

/** The inbox with this conversation open. */
export const linkTo = (id: string) => `/inbox?conversation=${id}`

export async function get(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'secrets'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  locale: Locale,
  id: string,
): Promise<Conversation> {
  const found = await repository.find(deps.db, workspaceId, id)
  if (!found) throw notFound()
  const { conversation, assignee } = found
  const { platform } = conversation
  const way = await findRoute(deps, deps.db, conversation)
  const { replyWindowHours = 0 } = manifestOf(platform)
  const values = { platform: platformName(platform, locale), hours: String(replyWindowHours) }
  return {
    ...conversation,
    assignee,
    lastMessageAt: conversation.lastMessageAt.toISOString(),
    cannotReply:
      'obstacle' in way ? textOf(conversationMessages, locale)(`cannotReply.${way.obstacle}`, values) : null,
    replyUntil: replyUntil(conversation)?.toISOString() ?? null,
    account: way.account && {
      name: way.account.accountName,
      isTest: isTestAdapter(way.account.adapter),
    },
  }
}

function entryAnswer({ platform, failure, ...row }: repository.EntryRow, locale: Locale): Entry {
  const t = textOf(conversationMessages, locale)
  return {
    ...row,
    socialAccount: { platform },
    // Only our own codes are stored there.
    failure: failure && t(`failures.${failure as ReplyFailure}`),
  }
}

export async function getEntry(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  locale: Locale,
  id: string,
) {
  const row = await repository.findEntry(db, workspaceId, id)
  if (!row) throw notFound()
  return entryAnswer(row, locale)
}

export async function listEntries(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  locale: Locale,
  id: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  if (!(await repository.find(db, workspaceId, id))) throw notFound()
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.listEntries(db, workspaceId, id, after, limit + 1)
  const page = toPage(rows, limit, (row) => [row.createdAt, row.id])
  return { ...page, items: page.items.map((row) => entryAnswer(row, locale)) }
}

/** A message by a team member, ready to insert. */
export async function ownMessage(db: Db, { userId }: Actor, conversation: repository.ConversationRow) {
  const { id: conversationId, brandId, platform } = conversation
  const senderName = fullName(await replies.findAuthor(db, userId))
  return { conversationId, brandId, platform, authorId: userId, senderName, isRead: true }
}

export const addNote = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  conversationId: string,
  text: string,
): Promise<Entry> =>
  db.transaction(async (db) => {
    const conversation = await repository.lock(db, actor.workspaceId, conversationId)
    if (!conversation) throw notFound()
    const id = crypto.randomUUID()
    await replies.insert(db, actor.workspaceId, {
      ...(await ownMessage(db, actor, conversation)),
      id,
      direction: 'note',
      content: text,
      createdAt: clock.now(),
    })
    await announceConversation(db, actor, conversationId)
    return getEntry(db, actor, locale, id)
  })

/** For features that store records made from a conversation. */
export const findContact = repository.findContact

/** Notifies the new assignee once, unless they assigned it to themselves. */
async function assign(db: Db, actor: Actor, conversation: repository.ConversationRow, assigneeId: string) {
  if (assigneeId === actor.userId) return
  await notify(db, actor.workspaceId, [assigneeId], {
    type: 'conversation_assigned',
    values: { name: conversation.contactName, platform: conversation.platform },
    link: linkTo(conversation.id),
  })
}

export const change = (deps: Deps, actor: Actor, locale: Locale, id: string, changes: Changes) =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    // The team is locked before the conversation, as when a member is removed: nobody is assigned what they can no
    // longer see.
    const people = changes.assigneeId ? await lockTeamShared(db, workspaceId) : []
    const before = await repository.lock(db, workspaceId, id)
    if (!before) throw notFound()
    if (changes.assigneeId && !people.some((person) => person.id === changes.assigneeId)) throw notFound()
    const { assigneeId = before.assigneeId, status = before.status } = changes
    if (assigneeId && assigneeId !== before.assigneeId) await assign(db, actor, before, assigneeId)
    if (assigneeId !== before.assigneeId || status !== before.status) {
      await repository.update(db, workspaceId, id, { assigneeId, status })
      await announceInbox(db, actor)
    }
    if (status === 'closed' && before.status === 'open')
      await recordActivity(db, actor, {
        kind: 'conversation_closed',
        values: { name: before.contactName },
        link: linkTo(id),
      })
    return get({ ...deps, db }, actor, locale, id)
  })
