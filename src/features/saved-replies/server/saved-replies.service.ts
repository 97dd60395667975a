import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { savedRepliesRules } from '../i18n/index.ts'
import { MAX_SAVED_REPLIES, type NewSavedReply, type SavedReply } from '../saved-replies.contract.ts'
import * as repository from './saved-replies.repository.ts'
import { TITLE_IS_UNIQUE } from './saved-replies.table.ts'

type Timed = Pick<Deps, 'db' | 'clock'>

const tooMany = ruleText(savedRepliesRules, 'tooMany', { max: MAX_SAVED_REPLIES })
const titleTaken = ruleText(savedRepliesRules, 'titleTaken')

/** Everyone saves replies and changes their own; managers and owners also those of others. */
const mayChange = ({ role, userId }: Actor, { authorId }: repository.SavedReplyRow): boolean =>
  role !== 'member' || authorId === userId

const answer = (actor: Actor, row: repository.SavedReplyRow): SavedReply => ({
  ...row,
  mayChange: mayChange(actor, row),
})

export async function list(db: Db, actor: Actor, locale: Locale) {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const rows = await repository.list(db, actor.workspaceId)
  const items = rows.map((row) => answer(actor, row)).sort((a, b) => compare(a.title, b.title))
  return { items, nextCursor: null }
}

async function get(db: Db, { workspaceId }: Actor, id: string): Promise<repository.SavedReplyRow> {
  const found = await repository.find(db, workspaceId, id)
  if (!found) throw notFound()
  return found
}

async function ofFreeTitle<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (violatesConstraint(cause, TITLE_IS_UNIQUE))
      throw new AppError('refused', { fields: { title: titleTaken }, cause })
    throw cause
  }
}

export const create = ({ db, clock }: Timed, actor: Actor, reply: NewSavedReply): Promise<SavedReply> =>
  ofFreeTitle(() =>
    db.transaction(async (db) => {
      const { workspaceId, userId } = actor
      if ((await repository.countAll(db, workspaceId)) >= MAX_SAVED_REPLIES)
        throw new AppError('refused', { fields: { title: tooMany } })
      const now = clock.now()
      const id = await repository.insert(db, workspaceId, {
        ...reply,
        authorId: userId,
        createdAt: now,
        updatedAt: now,
      })
      await announce(db, actor, 'saved-replies')
      return answer(actor, await get(db, actor, id))
    }),
  )

export const change = (
  { db, clock }: Timed,
  actor: Actor,
  id: string,
  reply: NewSavedReply,
): Promise<SavedReply> =>
  ofFreeTitle(() =>
    db.transaction(async (db) => {
      if (!mayChange(actor, await get(db, actor, id))) throw new AppError('forbidden')
      await repository.update(db, actor.workspaceId, id, { ...reply, updatedAt: clock.now() })
      await announce(db, actor, 'saved-replies')
      return answer(actor, await get(db, actor, id))
    }),
  )

export const remove = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    if (!mayChange(actor, await get(db, actor, id))) throw new AppError('forbidden')
    await repository.remove(db, actor.workspaceId, id)
    await announce(db, actor, 'saved-replies')
  })
